import type { Span } from '../span.js';
import { assertWellFormed, countCodePoints } from '../utf8.js';
import { align, type Run } from './align.js';
import { createRevisionMap, type RevisionMap } from './revision-map.js';
import { SectionBuilder } from './sections.js';
import { tidyRuns, type Weight } from './tidy.js';

/** How two revisions of a text differ. */
export interface RevisionDiff {
  readonly map: RevisionMap;
  /** Stretches of the old revision that count as replaced in whole because too much differs to search them. */
  readonly coarse: readonly Span[];
}

const LINES = /[^\n]*\n|[^\n]+/g;

/** Words, single ideographs and kana, and every other character by itself. */
const WORDS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{M}\p{N}_])+|./gsu;

const WORDY = /[\p{L}\p{N}]/u;

/**
 * Compares two revisions of a canonical text and maps the old one to the new one.
 *
 * @remarks By lines, and within changed lines by words (ideographs and kana one by one), so that a position never comes
 * to stand in a word that merely shares some letters. Text that moved is deleted here and inserted there. Time grows
 * with the length of the texts, however they differ: a stretch that would take more is replaced in whole and said to be.
 * @throws {@link TextError} `lone-surrogate`.
 * @example
 * ```ts
 * const { map } = diffRevisions('The quay opens at 8.\n', 'The quay opens daily at 9.\n');
 * map.mapSpan(0, 14); // { deleted: 'none', span: { charStart: 0, charEnd: 14 }, deletedSpans: [], insertedSpans: [] }
 * ```
 */
export function diffRevisions(oldText: string, newText: string): RevisionDiff {
  assertWellFormed(oldText);
  assertWellFormed(newText);
  const builder = new SectionBuilder();
  const coarse: Span[] = [];
  let char = 0;
  compare(tokensOf(oldText, LINES), tokensOf(newText, LINES), (run, before, after) => {
    if (run.kept || run.coarse === true || before === '' || after === '') return take(run, before, after);
    compare(tokensOf(before, WORDS), tokensOf(after, WORDS), take);
  });
  return { map: createRevisionMap(builder.build()), coarse };

  function take(run: Run, before: string, after: string): void {
    const length = countCodePoints(before);
    if (run.kept) builder.keep(length);
    else builder.replace(length, countCodePoints(after));
    if (run.coarse === true && length > 0) coarse.push({ charStart: char, charEnd: char + length });
    char += length;
  }
}

const tokensOf = (text: string, pattern: RegExp): string[] => text.match(pattern) ?? [];

function compare(
  before: readonly string[],
  after: readonly string[],
  take: (run: Run, before: string, after: string) => void,
): void {
  const numbers = new Map<string, number>();
  const numberOf = (token: string): number => {
    let number = numbers.get(token);
    if (number === undefined) {
      number = numbers.size;
      numbers.set(token, number);
    }
    return number;
  };
  const runs = align(before.map(numberOf), after.map(numberOf));
  const weights = [weighing(before), weighing(after)] as const;
  for (const run of tidyRuns(runs, (start, end, old) => weights[old ? 0 : 1](start, end))) {
    const { oldStart, oldEnd, newStart, newEnd } = run;
    take(run, before.slice(oldStart, oldEnd).join(''), after.slice(newStart, newEnd).join(''));
  }
}

/** Weighs stretches of tokens by sums taken once. */
function weighing(tokens: readonly string[]): (start: number, end: number) => Weight {
  const chars = [0];
  const words = [0];
  for (const [index, token] of tokens.entries()) {
    chars.push((chars[index] as number) + token.length);
    words.push((words[index] as number) + (WORDY.test(token) ? 1 : 0));
  }
  const between = (sums: number[], start: number, end: number): number =>
    (sums[end] as number) - (sums[start] as number);
  return (start, end) => ({ chars: between(chars, start, end), wordy: between(words, start, end) > 0 });
}
