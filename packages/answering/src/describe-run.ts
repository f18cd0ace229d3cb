import type { Audit } from '@loccit/contract';
import { UNICODE_VERSION } from '@loccit/text';
import type { QuestionInput } from './question-input.js';
import type { RankedRow } from './retrieval/rank-rows.js';
import type { Retrieval } from './retrieval/retrieval.js';

/**
 * The audit of a run; protected, because it counts what the reader may not see.
 *
 * @param rules - that decided after retrieval, behind those of retrieval itself
 */
export function describeRun(
  input: QuestionInput,
  retrieval: Retrieval,
  rules: Audit['rules'],
  answerSha256: string,
): Audit {
  const { degraded, dropped, failure, filter, reranked, retrieved, selected } = retrieval;
  return {
    ...describeReading(input, answerSha256),
    selected_entry_ids: selected.map(({ row }) => row.entry.id).sort(),
    filter,
    stages: {
      retrieved: listEntries(retrieved),
      reranked: listEntries(reranked),
      selected: selected.map(({ row, score }) => ({ index_entry_id: row.entry.id, score })),
      dropped: dropped.map(({ entryId, reason }) => ({ index_entry_id: entryId, reason })),
    },
    rules: [...retrieval.rules, ...rules],
    tools: retrieval.tools,
    failure,
    ...(degraded.length === 0 ? {} : { degraded: [...degraded] }),
  };
}

/** Who read what for an answer, and when: what every audit says. */
export function describeReading(
  { at, generation, nonce, reader }: Pick<QuestionInput, 'at' | 'generation' | 'nonce' | 'reader'>,
  answerSha256: string,
) {
  return {
    schema: 'urn:loccit:audit:1',
    nonce,
    answer_sha256: answerSha256,
    principal: reader.principal,
    tenant_id: reader.tenantId,
    groups: [...reader.groups],
    authorization_revision: generation?.generation.preimage.authorization_revision ?? null,
    index_generation_id: generation?.id ?? null,
    unicode_version: UNICODE_VERSION,
    timings: {},
    at,
    created_at: at,
  } as const;
}

/** Rows as a stage tells them. */
export const listEntries = (rows: readonly RankedRow[]) =>
  rows.map(({ row, score }) => ({ index_entry_id: row.entryId, score }));
