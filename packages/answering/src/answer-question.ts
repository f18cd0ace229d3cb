import { type Answer, type Audit, digestAnswer } from '@loccit/contract';
import type { StoredGeneration } from '@loccit/storage';
import { composeAnswer, type Outcome } from './compose-answer.js';
import { describeRun } from './describe-run.js';
import { findConflict } from './find-conflict.js';
import type { Passage } from './list-passages.js';
import type { QuestionInput } from './question-input.js';
import type { Retrieval } from './retrieval/retrieval.js';
import { retrieve } from './retrieval/retrieve.js';
import { searchLimits } from './retrieval/search-limits.js';
import { isSameWork } from './same-work.js';
import { type Candidate, selectPassages } from './select-passages.js';
import { type SettledPair, settleCandidates } from './settle-candidates.js';

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
  return answerFromRetrieval(input, retrieve(input));
}

/**
 * Answers a question from what was already found for it, with the same guarantees as {@link answerQuestion}.
 *
 * @param retrieval - of the same question, generation, reader and time
 */
export function answerFromRetrieval(
  input: QuestionInput,
  retrieval: Retrieval,
): { readonly answer: Answer; readonly audit: Audit } {
  const { outcome, rules } = decide(input.generation, retrieval);
  const answer = composeAnswer(outcome, {
    answerId: input.answerId,
    lang: input.lang ?? retrieval.question.lang,
    question: retrieval.question.text,
    at: input.at,
  });
  return { answer, audit: describeRun(input, retrieval, rules, digestAnswer(answer)) };
}

/** What the rows that were found come to, and the rules that decided it. */
function decide(
  generation: StoredGeneration | undefined,
  retrieval: Retrieval,
): { readonly outcome: Outcome; readonly rules: Audit['rules'] } {
  if (retrieval.stop !== undefined) return { outcome: retrieval.stop, rules: [] };
  const found =
    generation === undefined ? [] : selectPassages(generation, retrieval.question, retrieval.selected);
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
  if (conflict !== undefined) return { outcome: { status: 'conflict', conflict }, rules };
  if (candidates.length > 0)
    return { outcome: { status: 'answered', passages: pickPassages(candidates) }, rules };
  const reason = { code: 'no-matching-evidence' as const, missing: [] };
  return { outcome: { status: 'insufficient_evidence', reason }, rules };
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
