import { type Answer, type Audit, digestAnswer } from '@loccit/contract';
import type { StoredGeneration } from '@loccit/storage';
import { describeReading, listEntries } from '../describe-run.js';
import { describeRetriever } from '../retrieval/describe-retriever.js';
import { listReadable } from '../retrieval/list-readable.js';
import type { RepairedAnswer, RepairScope } from './repair.js';

/** What a repair searched and was given, and what makes its audit one of its kind. */
export interface DescribedRepair extends Pick<RepairScope, 'evidence' | 'policy' | 'restrictions'> {
  readonly generation: StoredGeneration;
  /** 32 hex digits. */
  readonly nonce: string;
  /** Digest of the answer that was repaired. */
  readonly from: string;
}

/**
 * The audit of a repaired answer; protected, because it counts what the reader may not see.
 *
 * @remarks Selected is what the answer cites now, as far as it stands in the generation: what was found for its claims, with the score
 * of its search, and what the answer cited before and a check let stand, without one. The rules name the digest of the
 * answer that was repaired, and for each claim what became of it, with the entries that it cites now.
 * @example
 * ```ts
 * typeof describeRepair; // 'function'
 * ```
 * @see specification, section 10.6
 */
export function describeRepair(
  { evidence, from, generation, nonce, policy, restrictions }: DescribedRepair,
  { answer, repairs, searches }: Pick<RepairedAnswer, 'answer' | 'repairs' | 'searches'>,
): Audit {
  const { at, authorizer, reader } = evidence;
  const entriesOf = new Map(answer.claims.map((claim) => [claim.claim_id, listCitedEntries(claim)]));
  const cited = [...new Set([...entriesOf.values()].flat())].filter(
    (id) => generation.record(id) !== undefined,
  );
  const found = new Map(
    searches.flatMap(({ retrieved }) => listEntries(retrieved)).map((one) => [one.index_entry_id, one]),
  );
  const selected = cited.map((id) => found.get(id) ?? { index_entry_id: id });
  const kept = selected.filter((one) => !found.has(one.index_entry_id));
  const retrieved = [...found.values(), ...kept];
  return {
    ...describeReading({ at, generation, nonce, reader }, digestAnswer(answer)),
    selected_entry_ids: [...cited].sort(),
    filter: listReadable(generation, reader, at, { authorizer, restrictions }).summary,
    stages: { retrieved, reranked: retrieved, selected, dropped: [] },
    rules: [
      { rule: `repair-${policy}`, version: '1', outcome: from },
      ...searches.flatMap(({ rules }) => rules),
      ...repairs.map(({ claimId, outcome }) => {
        const entries = (entriesOf.get(claimId) ?? []).filter((id) => cited.includes(id));
        return {
          rule: 'repaired-claim',
          version: '1',
          outcome: `${claimId} ${outcome}`,
          ...(entries.length === 0 ? {} : { entry_ids: entries }),
        };
      }),
    ],
    tools: searches[0]?.tools ?? [describeRetriever()],
    failure:
      answer.status === 'generation_unavailable' ? { stage: 'repair', code: 'draft-not-checked' } : null,
  };
}

const listCitedEntries = ({ citations }: Answer['claims'][number]): string[] =>
  citations.flatMap((one) => ('index_entry_id' in one ? [one.index_entry_id] : []));
