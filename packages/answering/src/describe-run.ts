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
  const { generation, reader } = input;
  const { degraded, dropped, failure, filter, reranked, retrieved, selected } = retrieval;
  return {
    schema: 'urn:loccit:audit:1',
    nonce: input.nonce,
    answer_sha256: answerSha256,
    principal: reader.principal,
    tenant_id: reader.tenantId,
    groups: [...reader.groups],
    authorization_revision: generation?.generation.preimage.authorization_revision ?? null,
    index_generation_id: generation?.id ?? null,
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
    unicode_version: UNICODE_VERSION,
    failure,
    ...(degraded.length === 0 ? {} : { degraded: [...degraded] }),
    timings: {},
    at: input.at,
    created_at: input.at,
  };
}

const listEntries = (rows: readonly RankedRow[]) =>
  rows.map(({ row, score }) => ({ index_entry_id: row.entryId, score }));
