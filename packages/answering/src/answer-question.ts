import { type Answer, type Audit, digestAnswer } from '@loccit/contract';
import { digestOptions } from '@loccit/lineage';
import type { Reader, StoredGeneration } from '@loccit/storage';
import { UNICODE_VERSION } from '@loccit/text';
import { composeAnswer, type Outcome } from './compose-answer.js';
import { findConflict } from './find-conflict.js';
import { indexGeneration } from './lexical-index.js';
import type { Passage } from './list-passages.js';
import { listReadable } from './list-readable.js';
import { matchRoute } from './match-route.js';
import { placeWeights } from './match-units.js';
import { type RankedRow, rankRows } from './rank-rows.js';
import { type Question, readQuestion, unitWeights } from './read-question.js';
import { isSameWork } from './same-work.js';
import { answerThresholds, type Candidate, selectPassages } from './select-passages.js';
import { listLikeTerms } from './terms.js';

/** A question, who asks it, and what it is answered from. */
export interface QuestionInput {
  readonly question: string;
  readonly generation: StoredGeneration | undefined;
  readonly reader: Reader;
  /** `YYYY-MM-DDThh:mm:ssZ`: the time of the answer, and as of which validity is judged. */
  readonly at: string;
  /** `ans_` and 32 hex digits. */
  readonly answerId: string;
  /** 32 hex digits, for the audit. */
  readonly nonce: string;
  /** BCP 47; the question's own language where absent. */
  readonly lang?: string;
}

/** Rows that passages are taken from: the selected context. */
const selectedRows = 12;
/** Statements an answer holds at most. */
const mostClaims = 3;

/**
 * Answers a question from one generation for one reader, or says that it cannot.
 *
 * @remarks Deterministic: same input, same bytes. Everything the reader may not see is filtered before anything is
 * scored, and no value computed over it enters the answer. The audit is protected: it must not reach the reader, and an
 * answer whose audit cannot be kept must not be given out.
 * @see SPEC 3 and 4
 */
export function answerQuestion(input: QuestionInput): { readonly answer: Answer; readonly audit: Audit } {
  const question = readQuestion(input.question);
  const run = retrieve(input, question);
  const answer = composeAnswer(run.outcome, {
    answerId: input.answerId,
    lang: input.lang ?? question.lang,
    question: input.question,
    at: input.at,
  });
  return { answer, audit: describeRun(input, run, digestAnswer(answer)) };
}

interface Run {
  readonly outcome: Outcome;
  readonly ranked: readonly RankedRow[];
  readonly candidates: readonly Candidate[];
  readonly filter: Audit['filter'];
  readonly rules: Audit['rules'];
}

const noDocuments = {
  documents: 0,
  tombstoned: 0,
  other_tenant: 0,
  access_denied: 0,
  not_in_effect: 0,
  readable: 0,
};

function retrieve({ generation, question: text, reader, at }: QuestionInput, question: Question): Run {
  const empty = { ranked: [], candidates: [], filter: noDocuments, rules: [] };
  if (generation === undefined) {
    return {
      ...empty,
      outcome: { status: 'dependency_unavailable', reason: { code: 'index-unavailable', missing: [] } },
    };
  }
  const { documents, summary: filter } = listReadable(generation, reader, at);
  const route = matchRoute(generation.routes, text);
  if (route !== undefined) {
    return {
      ...empty,
      filter,
      outcome: { status: 'tool_required', reason: { code: 'live-data-needed', missing: [route.tool] } },
    };
  }
  if (question.units.length === 0) {
    return {
      ...empty,
      filter,
      outcome: { status: 'insufficient_evidence', reason: { code: 'question-without-terms', missing: [] } },
    };
  }
  const terms = question.units.flatMap((unit) => unit.terms.flatMap(listLikeTerms));
  const ranked = rankRows(indexGeneration(generation), terms, documents);
  const candidates = selectPassages(generation, question, ranked.slice(0, selectedRows));
  const conflict = findConflict(candidates, new Set(pickPassages(candidates)));
  const rules = [
    { rule: 'answer-coverage', version: '1', outcome: candidates.length > 0 ? 'answer' : 'refuse' },
    {
      rule: 'conflict-by-masked-quantities',
      version: '1',
      outcome: conflict === undefined ? 'none' : 'conflict',
    },
  ];
  const outcome: Outcome =
    conflict !== undefined
      ? { status: 'conflict', conflict }
      : candidates.length > 0
        ? { status: 'answered', passages: pickPassages(candidates) }
        : { status: 'insufficient_evidence', reason: { code: 'no-matching-evidence', missing: [] } };
  return { outcome, ranked, candidates, filter, rules };
}

/** The best passage, and others of other works that speak about the whole question by themselves. */
function pickPassages(candidates: readonly Candidate[]): Passage[] {
  const [best] = candidates;
  const picked: Passage[] = [];
  for (const { passage, coverage } of candidates) {
    if (passage !== best?.passage && coverage.own < 1) continue;
    if (picked.some((other) => other.text === passage.text || isSameWork(other, passage))) continue;
    picked.push(passage);
    if (picked.length === mostClaims) break;
  }
  return picked;
}

function describeRun(input: QuestionInput, run: Run, answerSha256: string): Audit {
  const { generation, reader } = input;
  const entries = (rows: readonly RankedRow[]) =>
    rows.map(({ row, score }) => ({ index_entry_id: row.entry.id, score }));
  const selected = run.ranked.slice(0, selectedRows);
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
        .slice(selectedRows)
        .map(({ row }) => ({ index_entry_id: row.entry.id, reason: 'budget' })),
    },
    rules: run.rules,
    tools: [
      {
        name: 'loccit-lexical-retriever',
        version: '1',
        options_sha256: digestOptions({
          selected_rows: selectedRows,
          most_claims: mostClaims,
          total_en: String(answerThresholds.total.en),
          total_zh: String(answerThresholds.total.zh),
          own: String(answerThresholds.own),
          heading: String(placeWeights.heading),
          neighbours: String(placeWeights.neighbours),
          character: String(placeWeights.character),
          word: String(unitWeights.word),
          name: String(unitWeights.name),
          light: String(unitWeights.light),
          lone: String(unitWeights.lone),
        }),
      },
    ],
    unicode_version: UNICODE_VERSION,
    failure: generation === undefined ? { stage: 'open', code: 'index-unavailable' } : null,
    timings: {},
    at: input.at,
    created_at: input.at,
  };
}
