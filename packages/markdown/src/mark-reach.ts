import type { MarkScope } from '@loccit/contract';
import { readConceptTerm, speaksOf, type TermWords, termWords } from './concept-term.js';
import type { Leaf } from './leaves.js';
import type { Mark } from './mark.js';
import type { Statement } from './statements.js';

/** The statements before, or on either side, that a mark reaches at most beyond its own. */
export const MAX_REACH = 100;

/** Which statements of a leaf each mark covers. */
export interface MarkReach {
  /** Indexes of statements, ascending. */
  statementsOf(mark: Mark): readonly number[];
  /** Whether a mark covers the statement. */
  isCovered(statement: number): boolean;
}

/**
 * How far the marks of a leaf reach.
 *
 * @param needsMark - whether a statement without a mark of its own may be covered by another's
 * @remarks `precise`: the statement that the mark belongs to. `passage`: a mark at the end of its statement also covers those
 * before it without a mark, back to a mark, to the start of the leaf or to a line that looks like a list item, which
 * is the last. `concept`: a mark inside its statement also covers those of the leaf without a mark that hold
 * every word of the term before the mark. No mark reaches further than {@link MAX_REACH} statements to a side.
 */
export function reachStatements(
  leaf: Leaf,
  statements: readonly Statement[],
  scope: MarkScope,
  needsMark: (statement: number) => boolean,
): MarkReach {
  const reach = new Map<Mark, readonly number[]>();
  const covered = new Set<number>();
  const isFree = (i: number): boolean => statements[i]?.marks.length === 0 && needsMark(i);
  const words = new Map<number, TermWords>();
  const wordsOf = (i: number): TermWords => {
    const known = words.get(i) ?? termWords(statements[i]?.text ?? '');
    words.set(i, known);
    return known;
  };
  statements.forEach((statement, own) => {
    if (statement.marks.length === 0) return;
    covered.add(own);
    const closing = scope === 'precise' ? undefined : listClosing(leaf, statement);
    const passage = scope === 'passage' ? [...listBefore(statements, own, isFree), own] : [own];
    for (const mark of statement.marks) {
      const atEnd = closing?.has(mark) === true;
      let reached: readonly number[] = [own];
      if (scope === 'passage' && atEnd) reached = passage;
      else if (scope === 'concept' && !atEnd) {
        const term = readConceptTerm(leaf.content.slice(0, mark.from - leaf.from).slice(-120));
        if (term !== undefined)
          reached = listAround(statements.length, own, (i) => isFree(i) && speaksOf(wordsOf(i), term));
      }
      reach.set(mark, reached);
      for (const i of reached) covered.add(i);
    }
  });
  return {
    statementsOf: (mark) => reach.get(mark) ?? [],
    isCovered: (statement) => covered.has(statement),
  };
}

/** The marks behind the last word of a statement. */
function listClosing(leaf: Leaf, statement: Statement): ReadonlySet<Mark> {
  const closing = new Set<Mark>();
  let end = statement.to;
  for (let i = statement.marks.length - 1; i >= 0; i -= 1) {
    const mark = statement.marks[i];
    if (mark === undefined) break;
    if (mark.to < end && /[\p{L}\p{N}]/u.test(leaf.content.slice(mark.to - leaf.from, end - leaf.from)))
      break;
    closing.add(mark);
    end = Math.min(end, mark.from);
  }
  return closing;
}

function listBefore(
  statements: readonly Statement[],
  own: number,
  isFree: (statement: number) => boolean,
): number[] {
  const before: number[] = [];
  for (let i = own; i > 0 && before.length < MAX_REACH; i -= 1) {
    if (statements[i]?.opensItem === true) break;
    const previous = i - 1;
    if (statements[previous]?.marks.length !== 0) break;
    if (isFree(previous)) before.unshift(previous);
  }
  return before;
}

function listAround(count: number, own: number, isReached: (statement: number) => boolean): number[] {
  const around: number[] = [];
  for (let i = Math.max(0, own - MAX_REACH); i < Math.min(count, own + MAX_REACH + 1); i += 1)
    if (i === own || isReached(i)) around.push(i);
  return around;
}
