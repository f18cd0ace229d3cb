import type { Span } from '../span.js';
import { assertWellFormed, countCodePoints } from '../utf8.js';
import { align, type Run } from './align.js';
import { createRevisionMap, type RevisionMap } from './revision-map.js';
import { SectionBuilder } from './sections.js';
import { tidyRuns, type Weight } from './tidy.js';
import { WorkPool } from './work-pool.js';

/** How two revisions of a text differ. */
export interface RevisionDiff {
  readonly map: RevisionMap;
  /**
   * Stretches of the old revision that count as replaced in whole because too much differs to search them; what is
   * deleted elsewhere was searched for and not found.
   */
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
 * to stand in a word that merely shares some letters. Text that moved is deleted here and inserted there. Work is
 * counted, not timed, so that the same texts always give the same map: a changed stretch is searched for at most 400
 * edits, and all of them for at most two comparisons a token and four million more (a heavy revision of a long page takes
 * 130,000). A stretch that would take more is replaced in whole and said to be, in `coarse`.
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
  const pool = new WorkPool();
  let char = 0;
  compare(tokensOf(oldText, LINES), tokensOf(newText, LINES), pool, (run, before, after) => {
    if (run.kept || run.coarse === true || before === '' || after === '') return take(run, before, after);
    compare(tokensOf(before, WORDS), tokensOf(after, WORDS), pool, take);
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
  pool: WorkPool,
  take: (run: Run, before: string, after: string) => void,
): void {
  const numberOf = numbering();
  const runs = align(before.map(numberOf), after.map(numberOf), pool);
  const weights = [weighing(before), weighing(after)] as const;
  for (const run of tidyRuns(runs, (start, end, old) => weights[old ? 0 : 1](start, end))) {
    const { oldStart, oldEnd, newStart, newEnd } = run;
    take(run, before.slice(oldStart, oldEnd).join(''), after.slice(newStart, newEnd).join(''));
  }
}

/** Numbers tokens by the order in which they first come; single units, the most frequent, without asking for a hash. */
function numbering(): (token: string) => number {
  const units = new Int32Array(0x1_0000);
  const others = new Map<string, number>();
  let last = 0;
  return (token) => {
    const unit = token.charCodeAt(0);
    const known = token.length === 1 ? units[unit] : others.get(token);
    if (known !== undefined && known !== 0) return known;
    last += 1;
    if (token.length === 1) units[unit] = last;
    else others.set(token, last);
    return last;
  };
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
