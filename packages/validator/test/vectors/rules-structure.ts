import type { Files, PatchOperation } from '@loccit/conformance';
import type { BaseAnswer } from './bases.js';
import { add, type Draft, onAnswer, remove, replace } from './draft.js';

/** Drafts by rule. */
export type RuleDrafts = Readonly<Record<string, readonly Draft[]>>;
/** What drafts are made from. */
export interface Material {
  readonly stores: ReadonlyMap<string, Files>;
  readonly answers: Readonly<Record<string, BaseAnswer>>;
}

type Stated = Partial<Draft>;

/** A case in which the answer has one change. */
export function on(
  answer: string,
  id: string,
  title: string,
  patch: readonly PatchOperation[],
  stated: Stated = {},
): Draft {
  return {
    id,
    title,
    answer,
    ...(patch.length === 0 ? {} : { changes: [onAnswer(...patch)] }),
    ...stated,
  };
}

const edited = (id: string, title: string, text: string, at: number, fail?: string): Draft => ({
  id,
  title,
  answer: 'bergtal-answered',
  changes: [{ target: 'answer', edits: [{ start: at, end: at, text }] }],
  ...(fail === undefined ? {} : { fail }),
});

const C1 = '/claims/0/citations/0';
export const LATE = 'A late book costs 2 crowns per day.';
export const ROOM = 'The reading room is free of charge.';

export const report = (id: string, title: string, text: string, stated: Stated = {}): Draft => ({
  id,
  title,
  report: text,
  ...stated,
});

/** A response of a provider in the form of a case. */
export const response = (id: string, title: string, value: unknown, stated: Stated = {}): Draft => ({
  id,
  title,
  response: value,
  ...stated,
});

/** Rules about what an answer is made of. */
export const STRUCTURE_DRAFTS: RuleDrafts = {
  'structure/malformed-json': [
    edited('doubled', 'a member that occurs twice', '"lang":"zh",', 1, 'structure/malformed-json'),
    edited(
      'escaped',
      'a member that occurs twice, once with an escape',
      '"l\\u0061ng":"zh",',
      1,
      'structure/malformed-json',
    ),
    edited(
      'huge',
      'an integer beyond what a double holds',
      '"x":9007199254740993,',
      1,
      'structure/malformed-json',
    ),
    edited('spaced', 'white space before the first bracket is JSON', ' \n', 0),
  ],
  'structure/schema-mismatch': [
    on('bergtal-answered', 'unknown-member', 'a member that the schema does not have', [add('/note', 'x')], {
      fail: 'structure/schema-mismatch',
    }),
    on(
      'bergtal-answered',
      'half-lineage',
      'a citation that names some levels of the chain only',
      [remove(`${C1}/element_id`)],
      { fail: 'structure/schema-mismatch' },
    ),
    on('bergtal-answered', 'optional-gone', 'an optional member left out', [
      remove('/generator'),
      remove(`${C1}/quote`),
    ]),
  ],
  'structure/duplicate-id': [
    on('bergtal-answered', 'same', 'two claims with the same id', [replace('/claims/1/claim_id', 'C1')], {
      fail: 'structure/duplicate-id',
    }),
    on('bergtal-answered', 'gap', 'ids that leave a number out', [replace('/claims/2/claim_id', 'C9')]),
  ],
  'structure/unknown-reference': [
    on(
      'bergtal-conflict',
      'conflict',
      'a conflict that names no claim',
      [replace('/conflicts/0/claim_ids/1', 'C9')],
      { fail: 'structure/unknown-reference' },
    ),
    on(
      'bergtal-answered',
      'fact',
      'a fact that names a citation that its claim does not have',
      [replace('/claims/0/facts/0/citation', 'C1.2')],
      { fail: 'structure/unknown-reference' },
    ),
    on(
      'bergtal-answered',
      'foreign-fact',
      'a fact that names a citation of another claim',
      [replace('/claims/0/facts/0/citation', 'C2.1')],
      { fail: 'structure/unknown-reference' },
    ),
    on('bergtal-conflict', 'order', 'claims of a conflict in another order', [
      replace('/conflicts/0/claim_ids', ['C2', 'C1']),
    ]),
  ],
  'structure/status-shape': [
    on('bergtal-tool', 'reason', 'a refusal without a reason', [remove('/reason')], {
      fail: 'structure/status-shape',
    }),
    on(
      'bergtal-tool',
      'code',
      'a code that belongs to another status',
      [replace('/reason/code', 'no-matching-evidence')],
      { fail: 'structure/status-shape' },
    ),
    on(
      'bergtal-partial',
      'absence',
      'a citation for what was not found',
      [{ op: 'copy', from: C1, path: '/claims/1/citations/0' }],
      { fail: 'structure/status-shape', unverifiable: 'support/undecided', notice: 'support/off-topic' },
    ),
    on('bergtal-detail', 'no-claims', 'nothing found, and no claim about it', [
      replace('/reason/code', 'question-without-terms'),
    ]),
    on('bergtal-answered', 'empty-conflicts', 'an empty list of conflicts counts as none', [
      add('/conflicts', []),
    ]),
  ],
  'structure/missing-citation': [
    on('bergtal-answered', 'fact', 'a fact without a citation', [replace('/claims/1/citations', [])], {
      fail: 'structure/missing-citation',
    }),
    on(
      'bergtal-garden',
      'inference',
      'an inference without a citation',
      [replace('/claims/1/citations', [])],
      { fail: 'structure/missing-citation' },
    ),
    on(
      'bergtal-answered',
      'told-of',
      'a fact without a citation, of which a figure names one: the other layers of the claim are skipped all the same',
      [replace('/claims/0/citations', [])],
      { fail: 'structure/missing-citation structure/unknown-reference' },
    ),
    on('bergtal-advice', 'opinion', 'advice and opinion owe none', [
      replace('/claims/1/citations', []),
      replace('/claims/2/citations', []),
    ]),
    report(
      'passages',
      'a sentence without a number in a report written from numbered passages',
      `${LATE} [5] ${ROOM}\n`,
      { passages: 'documents', fail: 'structure/missing-citation' },
    ),
    report(
      'report',
      'elsewhere a sentence without a mark is told as a notice',
      `${LATE} [1] Come again soon.\n\n## Sources\n\n[1] Loan rules\n`,
      { notice: 'structure/missing-citation' },
    ),
  ],
  'structure/duplicate-citation': [
    on(
      'bergtal-free',
      'same',
      'the same span of the same revision twice',
      [{ op: 'copy', from: C1, path: '/claims/0/citations/-' }],
      { fail: 'structure/duplicate-citation', notice: 'support/redundant-citation' },
    ),
    on(
      'bergtal-source-only',
      'sources',
      'the same revision twice, both times without a span',
      [{ op: 'copy', from: C1, path: '/claims/0/citations/-' }],
      { fail: 'structure/duplicate-citation', notice: 'support/redundant-citation' },
    ),
    on(
      'bergtal-free',
      'other-claim',
      'the same span for another claim',
      [{ op: 'copy', from: C1, path: '/claims/1/citations/-' }],
      { unverifiable: 'support/undecided', notice: 'support/off-topic' },
    ),
  ],
  'structure/source-version-mismatch': [
    on(
      'bergtal-free',
      'other',
      'a version that is not the one of the record',
      [replace(`${C1}/source_version`, '2026-02')],
      { fail: 'structure/source-version-mismatch' },
    ),
    on(
      'bergtal-free',
      'space',
      'a version that differs in white space',
      [replace(`${C1}/source_version`, '2026-01 ')],
      { fail: 'structure/source-version-mismatch' },
    ),
    on(
      'hafen-ferry',
      'unknown',
      'of a source that is not known here nothing can be said',
      [replace(`${C1}/source_version`, 'other')],
      { unverifiable: 'provenance/unknown-source support/undecided verifiability/cannot-open' },
    ),
    on('bergtal-free', 'equal', 'the version of the record', []),
  ],
};
