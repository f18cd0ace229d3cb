import { type Answer, type Audit, digestAnswer } from '@loccit/contract';
import { canonicalizeText } from '@loccit/text';
import { composeAnswer, type Outcome } from './compose-answer.js';
import { describeRun, type Run } from './describe-run.js';
import { findConflict } from './find-conflict.js';
import { indexGeneration } from './lexical-index.js';
import type { Passage } from './list-passages.js';
import { listReadable } from './list-readable.js';
import { matchRoute } from './match-route.js';
import type { QuestionInput } from './question-input.js';
import { rankRows } from './rank-rows.js';
import { type Question, readQuestion } from './read-question.js';
import { isSameWork } from './same-work.js';
import { searchLimits } from './search-limits.js';
import { type Candidate, selectPassages } from './select-passages.js';
import { type SettledPair, settleCandidates } from './settle-candidates.js';
import { listLikeTerms } from './terms.js';

/**
 * Answers a question from one generation for one reader, or says that it cannot.
 *
 * @remarks Deterministic: same input, same bytes. Everything the reader may not see is filtered before anything is
 * scored, and no value computed over it enters the answer. The audit is protected: it must not reach the reader, and an
 * answer whose audit cannot be kept must not be given out.
 * @throws {@link TextError} when the question holds U+0000 or a lone surrogate.
 * @see SPEC 3 and 4
 */
export function answerQuestion(input: QuestionInput): { readonly answer: Answer; readonly audit: Audit } {
  const question = readQuestion(canonicalizeText(input.question));
  const run = retrieve(input, question);
  const answer = composeAnswer(run.outcome, {
    answerId: input.answerId,
    lang: input.lang ?? question.lang,
    question: question.text,
    at: input.at,
  });
  return { answer, audit: describeRun(input, run, digestAnswer(answer)) };
}

const noDocuments = {
  documents: 0,
  tombstoned: 0,
  other_tenant: 0,
  access_denied: 0,
  not_in_effect: 0,
  readable: 0,
};

function retrieve({ generation, reader, at }: QuestionInput, question: Question): Run {
  const empty = { ranked: [], candidates: [], filter: noDocuments, rules: [] };
  if (generation === undefined) {
    return {
      ...empty,
      outcome: { status: 'dependency_unavailable', reason: { code: 'index-unavailable', missing: [] } },
    };
  }
  const { documents, summary: filter } = listReadable(generation, reader, at);
  // Another tenant's routes would tell that it has them.
  const routes = generation.tenantId === reader.tenantId ? generation.routes : [];
  const route = matchRoute(routes, question.text);
  if (route !== undefined) {
    return {
      ...empty,
      filter,
      rules: [{ rule: 'route-before-retrieval', version: '1', outcome: route.tool }],
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
  const terms = question.units.flatMap(({ terms }) =>
    terms.flatMap((term) => [term, ...listLikeTerms(term)]),
  );
  const isAskable = terms.length <= searchLimits.terms;
  const ranked = isAskable ? rankRows(indexGeneration(generation), terms, documents) : [];
  const found = selectPassages(generation, question, ranked.slice(0, searchLimits.selectedRows));
  const { candidates, settled } = settleCandidates(found);
  const conflict = findConflict(candidates, new Set(pickPassages(candidates)));
  const rules = [
    { rule: 'answer-coverage', version: '1', outcome: candidates.length > 0 ? 'answer' : 'refuse' },
    {
      rule: 'conflict-by-masked-quantities',
      version: '2',
      outcome: conflict === undefined ? 'none' : 'conflict',
    },
    ...settled.map(describeSettled),
  ];
  const outcome: Outcome =
    conflict !== undefined
      ? { status: 'conflict', conflict }
      : candidates.length > 0
        ? { status: 'answered', passages: pickPassages(candidates) }
        : { status: 'insufficient_evidence', reason: { code: 'no-matching-evidence', missing: [] } };
  return { outcome, ranked, candidates: found, filter, rules };
}

/** A rule that made one source yield to another: the entry that holds, then the one that yields. */
const describeSettled = ({ holds, rule, yields }: SettledPair): Audit['rules'][number] => ({
  rule: rule.rule,
  version: rule.version,
  outcome: 'settled',
  entry_ids: [holds.passage.row.entry.id, yields.passage.row.entry.id],
});

/** The best passage, and others of other works that speak about the whole question by themselves. */
function pickPassages(candidates: readonly Candidate[]): Passage[] {
  const [best] = candidates;
  const picked: Passage[] = [];
  for (const { passage, coverage } of candidates) {
    if (passage !== best?.passage && coverage.own < 1) continue;
    if (picked.some((other) => other.text === passage.text || isSameWork(other, passage))) continue;
    picked.push(passage);
    if (picked.length === searchLimits.claims) break;
  }
  return picked;
}
