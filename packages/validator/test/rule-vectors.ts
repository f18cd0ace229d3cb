import type { Report } from '@loccit/contract';
import { checkAnswer, checkMarkdown, checkResponse } from '../src/index.js';
import { encode } from './artifacts.js';
import {
  answered,
  answerWith,
  check,
  checkDamaged,
  edited,
  evidenceOf,
  LOAN,
  leftOut,
  loan,
  publishedAgain,
  store,
} from './checked-corpus.js';
import { AT, WARDEN } from './corpus.js';
import { PROVENANCE_VECTORS } from './provenance-vectors.js';
import { CITED, checkPack, contentOf, holdSeal, open, PREDICATE, policyFor, sealOf } from './sealed-packs.js';

/** One way to meet a rule, with every rule that is then found. */
export interface RuleVector {
  readonly title: string;
  readonly rules: readonly string[];
  readonly run: () => Report;
}

const pack = open(contentOf('raw'));
const expired = await sealOf({ ...PREDICATE, issuedAt: '2026-01-01T00:00:00Z', expiresAt: AT });

const STRUCTURE_VECTORS: readonly RuleVector[] = [
  {
    title: 'a member that occurs twice is no strict JSON',
    rules: ['structure/malformed-json'],
    run: () =>
      checkAnswer({ bytes: new Uint8Array(Buffer.from('{"a":1,"\\u0061":2}')), evidence: evidenceOf(store) }),
  },
  {
    title: 'the same span cited twice for one claim',
    rules: ['structure/duplicate-citation'],
    run: () => check(answerWith(LOAN, [loan, loan])),
  },
  {
    title: 'a character between digits that nobody sees',
    rules: ['structure/hidden-character', 'support/undecided'],
    run: () => check(answerWith('Books are lent for 2\u200b1 days.', [loan])),
  },
  {
    title: 'a character in an id that nobody sees',
    rules: ['structure/hidden-character'],
    run: () => check(answerWith(LOAN, [{ ...loan, document_id: 'loa\u200bns' }])),
  },
  {
    title: 'a number of a report without an entry',
    rules: ['structure/mark-without-entry'],
    run: () =>
      checkMarkdown({
        bytes: new Uint8Array(
          Buffer.from('Books are lent for 21 days [4].\n\n## Sources\n\n[1] Loan rules\n'),
        ),
        evidence: evidenceOf(store),
      }),
  },
  {
    title: 'a citation of a response that stands behind the end of its answer',
    rules: ['structure/annotation-misplaced'],
    run: () =>
      checkResponse({
        bytes: encode({
          message: {
            role: 'assistant',
            content: [{ type: 'text', text: 'Books are lent for 21 days.' }],
            citations: [
              {
                start: 70,
                end: 80,
                text: 'Not there.',
                sources: [{ type: 'document', id: 'loans.md', document: { title: 'Loan rules' } }],
              },
            ],
          },
          finish_reason: 'COMPLETE',
        }),
        evidence: evidenceOf(store),
      }),
  },
];

const OTHER_VECTORS: readonly RuleVector[] = [
  {
    title: 'a claim that shares no word with its evidence',
    rules: ['support/undecided'],
    run: () => check(answerWith('Zebras graze quietly.', [loan])),
  },
  {
    title: 'a claim of another figure',
    rules: ['support/number-mismatch'],
    run: () => check(answerWith('Books are lent for 12 days.', [loan])),
  },
  {
    title: 'a claim that denies its evidence',
    rules: ['support/unsupported'],
    run: () => check(answerWith('It is not true that books are lent for 21 days.', [loan])),
  },
  {
    title: 'a source that shows no version',
    rules: [
      'provenance/unknown-source',
      'support/undecided',
      'verifiability/cannot-open',
      'verifiability/version-missing',
    ],
    run: () =>
      check(answerWith(LOAN, [{ ...loan, source_version: '' }]), {
        evidence: evidenceOf(publishedAgain(leftOut('loans.md'))),
      }),
  },
  {
    title: 'a source that is served in another wording now',
    rules: ['verifiability/not-available-now'],
    run: () =>
      check(answerWith(LOAN, [loan]), {
        evidence: evidenceOf(publishedAgain(edited('loans.md', (text) => text.replace('21', '14')))),
      }),
  },
  {
    title: 'an answer whose seal holds no longer',
    rules: ['provenance/no-anchor', 'verifiability/seal-expired'],
    run: () => checkPack(pack, { seals: [holdSeal(expired, policyFor(CITED), pack)] }),
  },
  {
    title: 'a source whose time is over',
    rules: ['verifiability/not-available-now'],
    run: () => check(answered, { evidence: evidenceOf(store, WARDEN, '2027-03-01T00:00:00Z') }),
  },
  {
    title: 'a source that the store lists and cannot show',
    rules: [
      'provenance/canonical-hash',
      'provenance/raw-hash',
      'support/undecided',
      'verifiability/cannot-open',
    ],
    run: () => checkDamaged({ raw: () => undefined, text: () => undefined }),
  },
];

export const RULE_VECTORS = [...STRUCTURE_VECTORS, ...PROVENANCE_VECTORS, ...OTHER_VECTORS];
