import type { Audit } from '@loccit/contract';
import type { StoredGeneration } from '@loccit/storage';
import type { Outcome } from './compose-answer.js';
import { describeConflictRule, findConflict } from './find-conflict.js';
import { quotePassage } from './generating/statement.js';
import { listMissing } from './list-missing.js';
import type { Passage } from './list-passages.js';
import { type PickedPassages, pickPassages } from './pick-passages.js';
import { type Question, readQuestion } from './read-question.js';
import type { Retrieval } from './retrieval/retrieval.js';
import { coverQuestion, selectPassages } from './select-passages.js';
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
 * @remarks The question as a whole is decided first. Where nothing answers all that it asks and it asks several things, each is
 * decided by itself: those that are answered are answered, the others are told as missing. Deterministic.
 * @see specification, sections 10.2 and 10.5
 */
export function extractAnswer(generation: StoredGeneration | undefined, retrieval: Retrieval): Decided {
  if (retrieval.stop !== undefined) return { outcome: retrieval.stop, rules: [] };
  const whole = decide(generation, retrieval, retrieval.question);
  if (whole.conflict !== undefined)
    return { outcome: { status: 'conflict', conflict: whole.conflict }, rules: whole.rules };
  const parts = splitQuestion(retrieval.question).map(readQuestion);
  const isWhole = parts.every((part) => listBearing(part, whole.passages).length > 0);
  if (whole.passages.length > 0 && isWhole)
    return { outcome: { status: 'answered', passages: whole.passages }, rules: whole.rules };
  return decideByPart(generation, retrieval, { whole, parts });
}

/** The passages that answer that question by themselves. */
const listBearing = (question: Question, passages: readonly Passage[]): readonly Passage[] =>
  passages.filter((passage) => coverQuestion(question, passage) !== undefined);

interface Parts {
  readonly whole: DecidedQuestion;
  readonly parts: readonly Question[];
}

function decideByPart(
  generation: StoredGeneration | undefined,
  retrieval: Retrieval,
  { parts, whole }: Parts,
): Decided {
  const decided = parts.map((part) => ({
    part,
    // What answers the question as a whole needs no more of a part's words than of the whole.
    borne: listBearing(part, whole.passages),
    ...decide(generation, retrieval, part, leastOfPart[retrieval.question.lang]),
  }));
  const conflict = decided.find((part) => part.conflict !== undefined)?.conflict;
  const rules = [...whole.rules, { rule: 'question-by-part', version: '2', outcome: `${parts.length}` }];
  if (conflict !== undefined) return { outcome: { status: 'conflict', conflict }, rules };
  const answers = decided.map(({ borne, passages }) => (passages.length > 0 ? passages : borne));
  const passages = [...new Set(answers.flat())];
  if (passages.length === 0) return refuse(generation, retrieval, whole);
  const statements = passages.map(quotePassage);
  const missing = parts.filter((_, at) => answers[at]?.length === 0).map(({ text }) => text);
  if (missing.length === 0) return { outcome: { status: 'answered', statements }, rules };
  return {
    outcome: { status: 'partial', statements, reason: { code: 'part-without-evidence', missing } },
    rules,
  };
}

function refuse(
  generation: StoredGeneration | undefined,
  retrieval: Retrieval,
  { rules, undecided }: DecidedQuestion,
): Decided {
  const reason =
    undecided === undefined
      ? { code: 'no-matching-evidence' as const, missing: listMissing(generation, retrieval) }
      : { code: 'question-needs-detail' as const, missing: undecided === '' ? [] : [undecided] };
  return { outcome: { status: 'insufficient_evidence', reason }, rules };
}

/** A part has few words, of which chance finds more: so much of them must be spoken of. */
const leastOfPart = { en: 0.9, zh: 0.8 } as const;

interface DecidedQuestion extends PickedPassages {
  readonly conflict: ReturnType<typeof findConflict>;
  readonly rules: Audit['rules'];
}

function decide(
  generation: StoredGeneration | undefined,
  { selected }: Retrieval,
  question: Question,
  least = 0,
): DecidedQuestion {
  const found = (generation === undefined ? [] : selectPassages(generation, question, selected)).filter(
    ({ coverage }) => coverage.total >= least,
  );
  const { candidates, settled } = settleCandidates(found);
  const picked = pickPassages(candidates);
  const conflict = findConflict(candidates, new Set(picked.passages));
  const rules = [
    { rule: 'answer-coverage', version: '3', outcome: candidates.length > 0 ? 'answer' : 'refuse' },
    describeConflictRule(conflict),
    ...settled.map(describeSettled),
  ];
  return { ...picked, conflict, rules };
}

/** A rule that made one source yield to another: the entry that holds, then the one that yields. */
export const describeSettled = ({ holds, rule, yields }: SettledPair): Audit['rules'][number] => ({
  rule: rule.rule,
  version: rule.version,
  outcome: 'settled',
  entry_ids: [holds.passage.row.entry.id, yields.passage.row.entry.id],
});
