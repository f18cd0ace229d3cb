import type { LineageCitation } from '@loccit/contract';
import type { BaseAnswer } from './bases.js';
import { add, type Draft, onAnswer, remove, replace } from './draft.js';
import { sha256 } from './store-finder.js';

/** Answers whose texts, statuses and citations lie together, the audit rewritten to fit. */
export function draftTexts(answers: Readonly<Record<string, BaseAnswer>>): Draft[] {
  const sealed = { audit: true, resealed: true as const };
  const loan = 'Books are lent for 21 days.';
  const of = (answer: string, claim: number, citation: number): LineageCitation =>
    answers[answer]?.answer.claims[claim]?.citations[citation] as LineageCitation;
  const said = (text: string) => [replace('/claims/0/text', text), replace('/answer', text)];
  const one = 'bergtal-joined';
  return [
    {
      ...sealed,
      id: 'text-figure',
      title: 'another figure in claim and answer',
      answer: 'nebenan-fees',
      changes: [onAnswer(...said('A berth costs 10 crowns a night.'))],
      fail: 'support/number-mismatch',
    },
    {
      ...sealed,
      id: 'text-denied',
      title: 'the opposite of what is cited',
      answer: 'nebenan-fees',
      changes: [onAnswer(...said('It is not true that a berth costs 20 crowns a night.'))],
      fail: 'support/unsupported',
    },
    {
      ...sealed,
      id: 'text-other-words',
      title: 'other words for what is cited are left to a judge',
      answer: 'nebenan-fees',
      changes: [onAnswer(...said('Mooring is 20 crowns each night.'))],
      unverifiable: 'support/undecided',
    },
    {
      ...sealed,
      id: 'text-zero-width',
      title: 'a hidden character between two digits',
      answer: 'nebenan-fees',
      changes: [onAnswer(...said('A berth costs 2\u200b0 crowns a night.'))],
      // The digits that are seen apart are no figure that could be told.
      fail: 'structure/hidden-character',
      unverifiable: 'support/undecided',
      notice: 'support/number-absent support/number-mismatch',
    },
    {
      ...sealed,
      id: 'text-decomposed',
      title: 'a claim that is not in NFC',
      answer: 'hafen-names',
      changes: [
        onAnswer(
          replace('/claims/0/text', 'The Cafe\u0301 Re\u0301union opens at 8:00.'),
          replace('/answer', 'The Cafe\u0301 Re\u0301union opens at 8:00.\nThe Café du Port opens at 9:00.'),
        ),
      ],
      fail: 'structure/text-not-canonical',
    },
    {
      ...sealed,
      id: 'text-inference-of-two-lines',
      title: 'an inference whose second line reads as a fact',
      answer: 'bergtal-garden',
      changes: [
        onAnswer(
          replace('/claims/1/text', '浇水时间为早上六点到九点。\n周末免费。'),
          replace('/answer', '每块园地每年收费一百二十元。\n推断：浇水时间为早上六点到九点。\n周末免费。'),
        ),
      ],
      fail: 'structure/answer-not-rendered',
      unverifiable: 'support/undecided',
      notice: 'support/compound-claim',
    },
    {
      ...sealed,
      id: 'text-label-dropped',
      title: 'an inference shown as a fact',
      answer: 'bergtal-garden',
      changes: [onAnswer(replace('/answer', '每块园地每年收费一百二十元。\n浇水时间为早上六点到九点。'))],
      fail: 'structure/answer-not-rendered',
    },
    {
      ...sealed,
      id: 'text-claims-swapped',
      title: 'an answer in another order than its claims',
      answer: 'hafen-fees',
      changes: [onAnswer({ op: 'move', from: '/claims/1', path: '/claims/0' })],
      fail: 'structure/answer-not-rendered',
    },
    {
      ...sealed,
      id: 'text-verbatim',
      title: 'a quotation that leaves out a word',
      answer: 'hafen-tides',
      changes: [
        onAnswer(
          replace('/claims/1/text', 'The gate is shut in storm.'),
          replace('/answer', 'Low water is at 05:40.\nThe gate is shut in storm.'),
        ),
      ],
      fail: 'support/not-extractive',
    },
    {
      ...sealed,
      id: 'text-other-passage',
      title: 'the right words, cited to another passage of the source',
      answer: one,
      changes: [
        onAnswer(
          ...(['char_start', 'char_end', 'span_sha256'] as const).map((name) =>
            replace(`/claims/1/citations/0/${name}`, of(one, 0, 0)[name]),
          ),
        ),
      ],
      fail: 'provenance/span-outside-element',
      unverifiable: 'support/undecided',
      notice: 'support/compound-claim',
    },
    {
      ...sealed,
      id: 'text-other-element',
      title: 'the element of one passage and the span of another',
      answer: one,
      changes: [onAnswer(replace('/claims/1/citations/0/element_id', of(one, 0, 0).element_id))],
      fail: 'provenance/element-not-in-chunk',
      unverifiable: 'support/undecided',
      notice: 'support/compound-claim',
    },
    {
      ...sealed,
      id: 'text-other-document',
      title: 'a whole citation of another document, which was not selected',
      answer: 'bergtal-partial',
      changes: [onAnswer(replace('/claims/0/citations/0', of('bergtal-conflict', 0, 0)))],
      fail: 'provenance/not-selected',
      unverifiable: 'support/undecided',
      notice: 'support/misattributed support/number-absent support/off-topic',
    },
    {
      ...sealed,
      id: 'text-slice-of-a-grapheme',
      title: 'a span that ends inside a visible character is told and fails nothing by itself',
      answer: 'hafen-piers',
      changes: [
        onAnswer(
          replace('/claims/0/citations/0/char_end', 6),
          replace('/claims/0/citations/0/span_sha256', sha256('Pier q')),
        ),
      ],
      unverifiable: 'support/undecided',
      notice: 'provenance/span-splits-grapheme support/entity-absent support/low-overlap',
    },
    {
      ...sealed,
      id: 'text-fact-of-another-unit',
      title: 'a fact in another unit than the text',
      answer: 'bergtal-answered',
      changes: [onAnswer(replace('/claims/0/facts/0/unit', 'month'))],
      fail: 'support/number-mismatch',
    },
    {
      ...sealed,
      id: 'text-absence-cited',
      title: 'what was not found is cited all the same',
      answer: 'bergtal-partial',
      changes: [onAnswer(add('/claims/1/citations/0', of('bergtal-partial', 0, 0)))],
      fail: 'structure/status-shape',
      unverifiable: 'support/undecided',
      notice: 'support/off-topic',
    },
    {
      ...sealed,
      id: 'text-refusal-with-a-claim',
      title: 'a refusal that answers all the same',
      answer: 'bergtal-policy',
      changes: [
        onAnswer(
          add('/claims/0', {
            claim_id: 'C1',
            text: loan,
            kind: 'fact',
            citations: [of('bergtal-partial', 0, 0)],
          }),
          replace('/answer', `此处无法回答这个问题。\n${loan}`),
        ),
      ],
      fail: 'provenance/not-selected structure/status-shape',
    },
    {
      ...sealed,
      id: 'text-reason-of-another-status',
      title: 'a reason that belongs to another status',
      answer: 'bergtal-writer',
      changes: [onAnswer(replace('/reason/code', 'index-unavailable'))],
      fail: 'structure/status-shape',
    },
    {
      ...sealed,
      id: 'text-conflict-of-one',
      title: 'a conflict of one side',
      answer: 'bergtal-conflict',
      changes: [
        onAnswer(
          remove('/claims/1'),
          replace('/answer', 'The sources disagree.\nA bicycle trailer costs 30 crowns per day.'),
        ),
      ],
      fail: 'structure/status-shape structure/unknown-reference',
    },
  ];
}
