import type { Audit } from '@loccit/contract';
import { sha256Hex } from '@loccit/lineage';
import type { SupportJudge } from '@loccit/support/models';
import type { Passage } from '../list-passages.js';
import type { GenerationTask } from './answer-generator.js';
import { type CheckedStatement, checkStatements } from './check-statements.js';
import type { DraftSentence } from './draft.js';
import type { PassageShelf } from './passage-shelf.js';
import { type PlacedSentence, placeSentence } from './place-sentences.js';
import { quotePassage, type Statement } from './statement.js';

type DraftStatement = NonNullable<Audit['draft_statements']>[number];

/** A drafted sentence with what it came to. */
export interface JudgedSentence extends PlacedSentence {
  /** What may be shown of it; nothing where it failed. */
  readonly shown: Statement | undefined;
  readonly outcome: DraftStatement['outcome'];
  /** Why it could not stand as it was, sorted. */
  readonly rules: readonly string[];
}

/** What a draft is judged by. */
export interface DraftBench {
  readonly task: GenerationTask;
  readonly shelf: PassageShelf;
  readonly judge: SupportJudge | undefined;
  readonly yielding: ReadonlySet<Passage>;
}

/**
 * Judges the sentences of a draft, each by itself; what passes may be shown.
 *
 * @remarks A fact with several numbers must be borne by each. If only some bear it, it is checked again with these alone: a good
 * passage never covers for a bad one, and a bad one does not take a good one away.
 */
export async function judgeSentences(
  sentences: readonly DraftSentence[],
  { judge, shelf, task, yielding }: DraftBench,
): Promise<JudgedSentence[]> {
  const placed = sentences.map((sentence) => placeSentence(sentence, shelf, yielding));
  const checked = await check(
    placed.map(({ statement }) => statement),
    task,
    judge,
  );
  const fewer = placed.map(({ statement }, at) => dropUnbearing(statement, checked[at]));
  const again = await check(fewer, task, judge);
  return placed.map((one, at) => {
    const [first, second] = [checked[at], again[at]];
    const shown = first?.passes === true ? one.statement : second?.passes === true ? fewer[at] : undefined;
    const isAsDrafted = first?.passes === true && one.faults.every((fault) => fault === 'quote-absent');
    const rules = [
      ...new Set([...one.faults, ...(first?.passes === true ? [] : (first?.rules ?? []))]),
    ].sort();
    return {
      ...one,
      shown,
      outcome: shown === undefined ? 'dropped' : isAsDrafted ? 'stated' : 'recited',
      rules,
    };
  });
}

/** The checks of those that there are, at their places. */
async function check(
  statements: readonly (Statement | undefined)[],
  task: GenerationTask,
  judge: SupportJudge | undefined,
): Promise<(CheckedStatement | undefined)[]> {
  const there = [...statements.entries()].flatMap(([at, statement]) =>
    statement === undefined ? [] : [{ at, statement }],
  );
  const results = await checkStatements(
    there.map(({ statement }) => statement),
    task,
    judge,
  );
  const byPlace = new Map(there.map(({ at }, index) => [at, results[index]]));
  return statements.map((_, at) => byPlace.get(at));
}

function dropUnbearing(statement: Statement | undefined, checked: CheckedStatement | undefined) {
  if (statement === undefined || checked === undefined || checked.passes) return undefined;
  const passages = statement.passages.filter((_, at) => checked.bears[at] === true);
  return passages.length === 0 || passages.length === statement.passages.length
    ? undefined
    : { ...statement, passages };
}

/** The key sentences that the model quoted for what it could not put in words of its own, once each. */
export async function quoteKeySentences(
  failed: readonly JudgedSentence[],
  stated: readonly Statement[],
  { judge, task }: DraftBench,
): Promise<ReadonlyMap<JudgedSentence, Statement>> {
  const taken = new Set(stated.flatMap(({ passages, verbatim }) => (verbatim ? passages : [])));
  const wanted = failed.flatMap((one) => {
    const [passage] = one.quoted;
    if (passage === undefined || taken.has(passage)) return [];
    taken.add(passage);
    return [{ one, statement: quotePassage(passage) }];
  });
  const checked = await checkStatements(
    wanted.map(({ statement }) => statement),
    task,
    judge,
  );
  return new Map(
    wanted.flatMap(({ one, statement }, at) =>
      checked[at]?.passes === true ? [[one, statement] as const] : [],
    ),
  );
}

/** What the audit keeps of a sentence: its digest, never its words. */
export const describeSentence = (
  { rules, sentence }: Pick<JudgedSentence, 'rules' | 'sentence'>,
  outcome: DraftStatement['outcome'],
): DraftStatement => ({ text_sha256: sha256Hex(sentence.text), outcome, rules: [...rules] });
