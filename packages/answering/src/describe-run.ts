import type { Audit } from '@loccit/contract';
import { digestOptions } from '@loccit/lineage';
import { UNICODE_VERSION } from '@loccit/text';
import type { Outcome } from './compose-answer.js';
import { placeWeights } from './match-units.js';
import type { QuestionInput } from './question-input.js';
import type { RankedRow } from './rank-rows.js';
import { unitWeights } from './read-question.js';
import { searchLimits } from './search-limits.js';
import { answerThresholds, type Candidate } from './select-passages.js';

/** What happened between a question and its outcome. */
export interface Run {
  readonly outcome: Outcome;
  readonly ranked: readonly RankedRow[];
  readonly candidates: readonly Candidate[];
  readonly filter: Audit['filter'];
  readonly rules: Audit['rules'];
}

/** The audit of a run; protected, because it counts what the reader may not see. */
export function describeRun(input: QuestionInput, run: Run, answerSha256: string): Audit {
  const { generation, reader } = input;
  const entries = (rows: readonly RankedRow[]) =>
    rows.map(({ row, score }) => ({ index_entry_id: row.entry.id, score }));
  const selected = run.ranked.slice(0, searchLimits.selectedRows);
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
    filter: run.filter,
    stages: {
      retrieved: entries(run.ranked),
      reranked: entries(run.ranked),
      selected: entries(selected),
      dropped: run.ranked
        .slice(searchLimits.selectedRows)
        .map(({ row }) => ({ index_entry_id: row.entry.id, reason: 'budget' })),
    },
    rules: run.rules,
    tools: [
      {
        name: 'loccit-lexical-retriever',
        version: '1',
        options_sha256: digestOptions(options),
      },
    ],
    unicode_version: UNICODE_VERSION,
    failure: generation === undefined ? { stage: 'open', code: 'index-unavailable' } : null,
    timings: {},
    at: input.at,
    created_at: input.at,
  };
}

const texts = (figures: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, String(figure)]));

const { own, total } = answerThresholds;
const options = {
  limits: texts(searchLimits),
  places: texts(placeWeights),
  thresholds: { own: String(own), total: texts(total) },
  units: texts(unitWeights),
};
