import type { Audit } from '@loccit/contract';
import type { StoredGeneration } from '@loccit/storage';
import type { Outcome } from './compose-answer.js';
import { describeConflictRule, findConflict } from './find-conflict.js';
import { quotePassage } from './generating/statement.js';
import { listMissing } from './list-missing.js';
import type { Passage } from './list-passages.js';
import { type Question, readQuestion } from './read-question.js';
import type { Retrieval } from './retrieval/retrieval.js';
import { searchLimits } from './retrieval/search-limits.js';
import { isSameWork } from './same-work.js';
import { type Candidate, selectPassages } from './select-passages.js';
import { type SettledPair, settleCandidates } from './settle-candidates.js';
import { splitQuestion } from './split-question.js';

/** What was decided, and by which rules. */
export interface Decided {
  readonly outcome: Outcome;
  readonly rules: Audit['rules'];
}

/**
 * What the rows that were found come to by rules alone: whole sentences of them, a conflict, or a refusal.
 *
 * @remarks The question as a whole is decided first. Where nothing answers it and it asks several things, each is decided by
 * itself: those that are answered are answered, the others are told as missing. Deterministic.
 * @see specification, sections 10.2 and 10.5
 */
export function extractAnswer(generation: StoredGeneration | undefined, retrieval: Retrieval): Decided {
  if (retrieval.stop !== undefined) return { outcome: retrieval.stop, rules: [] };
  const whole = decide(generation, retrieval, retrieval.question);
  if (whole.conflict !== undefined)
    return { outcome: { status: 'conflict', conflict: whole.conflict }, rules: whole.rules };
  if (whole.passages.length > 0)
    return { outcome: { status: 'answered', passages: whole.passages }, rules: whole.rules };
  return decideByPart(generation, retrieval, whole.rules);
}

function decideByPart(
  generation: StoredGeneration | undefined,
  retrieval: Retrieval,
  rules: Audit['rules'],
): Decided {
  const parts = splitQuestion(retrieval.question);
  const decided = parts.map((text) => ({
    text,
    ...decide(generation, retrieval, readQuestion(text), leastOfPart[retrieval.question.lang]),
  }));
  const conflict = decided.find((part) => part.conflict !== undefined)?.conflict;
  const all = [...rules, { rule: 'question-by-part', version: '1', outcome: `${parts.length}` }];
  if (conflict !== undefined) return { outcome: { status: 'conflict', conflict }, rules: all };
  const passages = [...new Set(decided.flatMap((part) => part.passages))];
  const unanswered = decided.filter((part) => part.passages.length === 0);
  if (passages.length === 0) {
    const missing = listMissing(generation, retrieval);
    const reason = { code: 'no-matching-evidence' as const, missing };
    return { outcome: { status: 'insufficient_evidence', reason }, rules };
  }
  const statements = passages.map(quotePassage);
  if (unanswered.length === 0) return { outcome: { status: 'answered', statements }, rules: all };
  const reason = { code: 'part-without-evidence' as const, missing: unanswered.map(({ text }) => text) };
  return { outcome: { status: 'partial', statements, reason }, rules: all };
}

/** A part has few words, of which chance finds more: so much of them must be spoken of. */
const leastOfPart = { en: 0.9, zh: 0.8 } as const;

interface DecidedPart {
  readonly passages: readonly Passage[];
  readonly conflict: ReturnType<typeof findConflict>;
  readonly rules: Audit['rules'];
}

function decide(
  generation: StoredGeneration | undefined,
  { selected }: Retrieval,
  question: Question,
  least = 0,
): DecidedPart {
  const found = (generation === undefined ? [] : selectPassages(generation, question, selected)).filter(
    ({ coverage }) => coverage.total >= least,
  );
  const { candidates, settled } = settleCandidates(found);
  const passages = pickPassages(candidates);
  const conflict = findConflict(candidates, new Set(passages));
  const rules = [
    { rule: 'answer-coverage', version: '1', outcome: candidates.length > 0 ? 'answer' : 'refuse' },
    describeConflictRule(conflict),
    ...settled.map(describeSettled),
  ];
  return { passages, conflict, rules };
}

/** A rule that made one source yield to another: the entry that holds, then the one that yields. */
export const describeSettled = ({ holds, rule, yields }: SettledPair): Audit['rules'][number] => ({
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
