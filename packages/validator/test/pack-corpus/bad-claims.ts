import type { BadDraft } from './drafts.js';
import { forge, type Loose, onAnswer } from './edits.js';

/** What the answer says, against what it cites. */
const CLAIMS: readonly (readonly [
  id: string,
  title: string,
  change: (answer: Loose) => unknown,
  finds: string,
])[] = [
  [
    'text',
    'the answer says other words than its claims',
    (a) => {
      a.answer = a.answer.replace('21', '12');
    },
    'structure/answer-not-rendered',
  ],
  [
    'figure',
    'claim and answer say another figure',
    (a) => {
      a.answer = a.answer.replace('21', '12');
      a.claims[0].text = a.claims[0].text.replace('21', '12');
      delete a.claims[0].verbatim;
    },
    'support/number-mismatch',
  ],
  [
    'verbatim',
    'a claim that promises its span word for word and does not keep it',
    (a) => {
      a.answer = a.answer.replace('lent', 'lent out');
      a.claims[0].text = a.claims[0].text.replace('lent', 'lent out');
    },
    'support/not-extractive',
  ],
  [
    'denial',
    'claim and answer deny what they cite',
    (a) => {
      a.answer = a.answer.replace('are lent', 'are not lent');
      a.claims[0].text = a.claims[0].text.replace('are lent', 'are not lent');
      delete a.claims[0].verbatim;
    },
    'support/negation-mismatch',
  ],
  [
    'fact',
    'a fact of another figure',
    (a) => {
      a.claims[0].facts[0].lo = 12;
      a.claims[0].facts[0].hi = 12;
    },
    'support/number-mismatch',
  ],
  [
    'fact-citation',
    'a fact of a citation that the claim does not have',
    (a) => {
      a.claims[0].facts[0].citation = 'C1.2';
    },
    'structure/unknown-reference',
  ],
  [
    'claims-exchanged',
    'citations of two claims exchanged',
    (a) => {
      [a.claims[0].citations, a.claims[1].citations] = [a.claims[1].citations, a.claims[0].citations];
    },
    'support/not-extractive support/number-mismatch',
  ],
  [
    'uncited',
    'a fact without a citation',
    (a) => {
      a.claims[1].citations = [];
    },
    'structure/missing-citation',
  ],
  [
    'ids',
    'two claims of one id',
    (a) => {
      a.claims[1].claim_id = 'C1';
    },
    'structure/duplicate-id',
  ],
  [
    'twice',
    'a citation twice',
    (a) => {
      a.claims[1].citations.push(a.claims[1].citations[0]);
    },
    'structure/duplicate-citation',
  ],
  [
    'status',
    'an answer to nothing',
    (a) => {
      a.status = 'insufficient_evidence';
    },
    'structure/status-shape',
  ],
  [
    'status-conflict',
    'a conflict of nothing',
    (a) => {
      a.status = 'conflict';
    },
    'structure/status-shape',
  ],
  [
    'reason',
    'a reason where none belongs',
    (a) => {
      a.reason = { code: 'no-matching-evidence', missing: [] };
    },
    'structure/status-shape',
  ],
  [
    'order',
    'claims in another order than the answer',
    (a) => {
      a.claims.reverse();
    },
    'structure/answer-not-rendered',
  ],
  [
    'left-out',
    'a claim less',
    (a) => {
      a.claims.pop();
    },
    'structure/answer-not-rendered',
  ],
  [
    'hidden',
    'a digit that is turned by a hidden character',
    (a) => {
      a.question = 'How long: 1\u202e2 days?';
    },
    'structure/hidden-character',
  ],
  [
    'decomposed',
    'a question that is not NFC',
    (a) => {
      a.question = 'A cafe\u0301?';
    },
    'structure/text-not-canonical',
  ],
  [
    'line-break',
    'a question with CR LF',
    (a) => {
      a.question = 'How long?\r\n';
    },
    'structure/text-not-canonical',
  ],
  [
    'no-schema',
    'an answer without its schema',
    (a) => {
      delete a.schema;
    },
    'structure/schema-mismatch',
  ],
  [
    'other-schema',
    'an answer of another version',
    (a) => {
      a.schema = 'urn:loccit:answer:2';
    },
    'structure/schema-mismatch',
  ],
  [
    'member',
    'an answer with a member that is not known',
    (a) => {
      a.checked = true;
    },
    'structure/schema-mismatch',
  ],
  [
    'citation-member',
    'a citation with a member that is not known',
    (a) => {
      a.claims[0].citations[0].verified = true;
    },
    'structure/schema-mismatch',
  ],
  [
    'citation-half',
    'a citation of form lineage without its chunk',
    (a) => {
      delete a.claims[0].citations[0].chunk_id;
    },
    'structure/schema-mismatch',
  ],
  [
    'span-half',
    'a span without its end',
    (a) => {
      delete a.claims[0].citations[0].char_end;
    },
    'structure/schema-mismatch',
  ],
  [
    'span-negative',
    'a span that begins before the text',
    (a) => {
      a.claims[0].citations[0].char_start = -1;
    },
    'structure/schema-mismatch',
  ],
  [
    'hash-capitals',
    'a hash in capitals',
    (a) => {
      a.claims[0].citations[0].span_sha256 = 'AB'.repeat(32);
    },
    'structure/schema-mismatch',
  ],
  [
    'status-unknown',
    'a status that there is not',
    (a) => {
      a.status = 'verified';
    },
    'structure/schema-mismatch',
  ],
  [
    'time',
    'a time with an offset',
    (a) => {
      a.created_at = '2026-02-03T09:00:00+00:00';
    },
    'structure/schema-mismatch',
  ],
  [
    'id',
    'an answer id of another form',
    (a) => {
      a.answer_id = 'ans_1';
    },
    'structure/schema-mismatch',
  ],
  ['list', 'an answer in a list', (a) => [a], 'structure/schema-mismatch'],
  ['empty', 'an empty object', () => ({}), 'structure/schema-mismatch'],
  [
    'text-alone',
    'a text in the place of an answer',
    () => 'Books are lent for 21 days.',
    'structure/schema-mismatch',
  ],
];

/** Answers that do not say what they cite, or are none. A seal is made of what conforms alone. */
export const CLAIM_DRAFTS: readonly BadDraft[] = CLAIMS.map(([id, title, change, finds]) =>
  forge(
    `answer-${id}`,
    title,
    'sealed',
    onAnswer(change),
    finds,
    finds === 'structure/schema-mismatch' ? 'kept' : 'anew',
  ),
);
