import { add, replace } from './draft.js';
import { FIGURE_DRAFTS } from './rules-figures.js';
import { GAP_DRAFTS } from './rules-gaps.js';
import { LIST_DRAFTS } from './rules-lists.js';
import { LATE, on, ROOM, type RuleDrafts, report } from './rules-structure.js';

const C1 = '/claims/0/citations/0';

/** Rules about what an answer and a report show. */
export const TEXT_DRAFTS: RuleDrafts = {
  'structure/text-not-canonical': [
    on('hafen-names', 'nfd', 'a title that is not in NFC', [replace(`${C1}/title`, 'Cafe\u0301s')], {
      fail: 'structure/text-not-canonical',
    }),
    on(
      'bergtal-answered',
      'crlf',
      'a carriage return in a quote',
      [replace(`${C1}/quote/prefix`, '# Loan rules\r\n\r\n')],
      { fail: 'structure/text-not-canonical' },
    ),
    on('hafen-names', 'nfc', 'the same letters in NFC', []),
  ],
  'structure/answer-not-rendered': [
    on(
      'bergtal-answered',
      'added',
      'a sentence that no claim says',
      [
        replace(
          '/answer',
          'Books are lent for 21 days.\nThe cellar key hangs behind the map of 1888.\nAdvice: Ask at the desk before you order.\nIt is free.',
        ),
      ],
      { fail: 'structure/answer-not-rendered' },
    ),
    on(
      'bergtal-garden',
      'label',
      'an inference without its label',
      [replace('/answer', '每块园地每年收费一百二十元。\n浇水时间为早上六点到九点。')],
      { fail: 'structure/answer-not-rendered' },
    ),
    on(
      'bergtal-free',
      'no-spans',
      'a claim of a free answer without a place in it',
      [add('/claims/2', { claim_id: 'C3', text: 'Ask.', kind: 'advice', citations: [] })],
      { fail: 'structure/answer-not-rendered' },
    ),
    on('bergtal-partial', 'lang', 'a language that has no catalogue of its own uses English', [
      replace('/lang', 'fr'),
    ]),
  ],
  'structure/statement-differs': [
    on(
      'bergtal-free',
      'figure',
      'the answer shows another figure than the claim',
      [replace('/answer', `A late book costs 3 crowns per day. [1] ${ROOM} [2]`)],
      { fail: 'structure/statement-differs support/number-mismatch' },
    ),
    on(
      'bergtal-free',
      'struck',
      'Markdown that strikes out',
      [replace('/answer', `${LATE} [1] ${ROOM} [2]~~`)],
      { fail: 'structure/statement-differs structure/statement-uncovered' },
    ),
    on('bergtal-free', 'outer-space', 'white space at the ends of a span', [
      replace('/claims/0/answer_spans/0/char_end', 36),
    ]),
  ],
  'structure/statement-uncovered': [
    on(
      'bergtal-free',
      'appended',
      'words after the last claim',
      [replace('/answer', `${LATE} [1] ${ROOM} [2] And on Sundays.`)],
      { fail: 'structure/statement-uncovered' },
    ),
    on(
      'bergtal-free',
      'mark',
      'a mark that no citation bears',
      [replace('/answer', `${LATE} [1] ${ROOM} [3]`)],
      { fail: 'structure/statement-uncovered' },
    ),
    on('bergtal-free', 'punctuation', 'a mark left out, and a dash in its place', [
      replace('/answer', `${LATE}  –  ${ROOM} [2]`),
    ]),
    ...GAP_DRAFTS,
  ],
  'structure/hidden-character': [
    on('bergtal-free', 'id', 'a zero width space in an id', [replace(`${C1}/document_id`, 'loa\u200bns')], {
      fail: 'structure/hidden-character',
    }),
    on(
      'nebenan-fees',
      'digits',
      'a zero width space between two digits',
      [
        replace('/claims/0/text', 'A berth costs 2\u200b0 crowns a night.'),
        replace('/answer', 'A berth costs 2\u200b0 crowns a night.'),
      ],
      {
        fail: 'structure/hidden-character',
        unverifiable: 'support/undecided',
        notice: 'support/number-absent support/number-mismatch',
      },
    ),
    on(
      'nebenan-fees',
      'digits-and-point',
      'a zero width space between a digit and the point before the next',
      [
        replace('/claims/0/text', 'A berth costs 2\u200b.0 crowns a night.'),
        replace('/answer', 'A berth costs 2\u200b.0 crowns a night.'),
      ],
      {
        fail: 'structure/hidden-character',
        unverifiable: 'support/undecided',
        notice: 'support/number-absent support/number-mismatch',
      },
    ),
    on(
      'bergtal-free',
      'title',
      'elsewhere in a text it is told as a notice',
      [
        replace('/question_commitment', '0'.repeat(64)),
        replace('/answer', `${LATE} [1] ${ROOM} [2]\n\u2060`),
      ],
      { fail: 'structure/statement-uncovered', notice: 'structure/hidden-character' },
    ),
    on('hafen-signals', 'astral', 'a sign beyond the basic plane is not hidden', []),
  ],
  'structure/span-order': [
    on('bergtal-free', 'empty', 'a cited span that ends before it begins', [replace(`${C1}/char_end`, 0)], {
      fail: 'structure/span-order',
    }),
    on(
      'bergtal-free',
      'no-width',
      'a cited span without a code point',
      [replace(`${C1}/char_start`, 20), replace(`${C1}/char_end`, 20)],
      { fail: 'structure/span-order' },
    ),
    on(
      'bergtal-free',
      'woven',
      'two claims whose spans overlap',
      [replace('/claims/1/answer_spans/0/char_start', 30)],
      { fail: 'structure/span-order structure/statement-differs', unverifiable: 'support/undecided' },
    ),
    on('bergtal-free', 'two-pieces', 'a claim in two ascending pieces', [
      replace('/claims/0/answer_spans', [
        { char_start: 0, char_end: 10 },
        { char_start: 10, char_end: 35 },
      ]),
    ]),
  ],
  'structure/mark-without-entry': [
    report('no-entry', 'a number that no entry bears', `${LATE} [4]\n\n## Sources\n\n[1] Loan rules\n`, {
      fail: 'structure/mark-without-entry',
      notice: 'structure/entry-unused',
    }),
    report('note', 'a footnote that is not there', `${LATE} [^a]\n`, {
      fail: 'structure/mark-without-entry',
    }),
    report('entry', 'a number with its entry', `${LATE} [1]\n\n## Sources\n\n[1] Loan rules\n`),
  ],
  ...LIST_DRAFTS,
  ...FIGURE_DRAFTS,
};
