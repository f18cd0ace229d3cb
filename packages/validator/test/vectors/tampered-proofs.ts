import type { Change, Files } from '@loccit/conformance';
import type { BaseAnswer } from './bases.js';
import { add, type Draft, onAudit, remove, replace } from './draft.js';
import { proofOf, proveOther } from './prove-in.js';
import { findIn, other, sha256 } from './store-finder.js';

const MISMATCH = 'provenance/audit-mismatch';
const PATH = '/proofs/0/path';

/** What proofs of an audit show, and what they do not. */
export function draftProofs(
  stores: ReadonlyMap<string, Files>,
  answers: Readonly<Record<string, BaseAnswer>>,
): Draft[] {
  const harbour = stores.get('hafen') ?? new Map();
  const [first, third] = [findIn(harbour, 'hafen', 0), findIn(harbour, 'hafen', 2)] as const;
  const proof = proofOf(answers, 'hafen-fees');
  const former = proofOf(answers, 'hafen-fees-second');
  const wrong = replace(`${PATH}/0`, other(proof.path[0] ?? ''));
  const noLeaves = third.record(third.generation.id, remove('/info/leaves'));
  const drafted = (
    id: string,
    title: string,
    changes: readonly Change[],
    stated: Partial<Draft> = { fail: MISMATCH },
  ): Draft => ({ id: `proof-${id}`, title, answer: 'hafen-fees', audit: true, changes, ...stated });
  return [
    drafted('neighbour', 'a proof with another neighbour', [onAudit(wrong)]),
    drafted('reversed', 'a proof whose neighbours stand in another order', [
      onAudit(replace(PATH, [...proof.path].reverse())),
    ]),
    drafted('longer', 'a proof with a hash too many', [onAudit(add(`${PATH}/-`, sha256('a neighbour')))]),
    drafted('older', 'a proof of another generation beside a good one', [
      onAudit(add('/proofs/-', proveOther(first))),
    ]),
    drafted('retained', 'a false proof, where only the store has the generation', [
      onAudit(remove('/generation'), wrong),
    ]),
    drafted(
      'carried',
      'a false proof, where only the audit has the generation',
      [
        { target: `store:${first.pointer}`, patch: [replace('/published', [first, third].map(idOf))] },
        onAudit(replace(`${PATH}/0`, other(former.path[0] ?? ''))),
      ],
      { answer: 'hafen-fees-second', fail: MISMATCH, unverifiable: 'provenance/wrong-generation' },
    ),
    drafted(
      'unlisted',
      'a false proof, and a generation whose leaves are not at hand',
      [noLeaves, onAudit(wrong)],
      { fail: MISMATCH, unverifiable: 'provenance/entry-not-in-generation' },
    ),
    drafted(
      'stray',
      'the proof of another entry, and a generation whose leaves are not at hand',
      [noLeaves, onAudit(replace('/proofs/0', proveOther(third, proof.index_entry_id)))],
      { unverifiable: 'provenance/entry-not-in-generation' },
    ),
    drafted('instead', 'a proof where the leaves are not at hand', [noLeaves], {}),
    drafted(
      'other-root',
      'a proof where the leaves at hand give another root',
      [third.record(third.generation.id, remove('/info/leaves/0'))],
      {},
    ),
  ];
}

const idOf = ({ generation }: { readonly generation: { readonly id: string } }): string => generation.id;
