import { findEdits } from './search.js';
import type { WorkPool } from './work-pool.js';

/** Tokens that stayed, in both; or tokens of either side between two such runs. */
export interface Run {
  readonly kept: boolean;
  readonly oldStart: number;
  readonly oldEnd: number;
  readonly newStart: number;
  readonly newEnd: number;
  /** Nothing was searched for within: too much differs. */
  readonly coarse?: true;
}

/**
 * Aligns two sequences of tokens, given as numbers: equal tokens have equal numbers.
 *
 * @remarks Linear but for sorting: what begins and ends alike is set aside, tokens that occur once in both cut the rest
 * into stretches, and only these are searched, each with a bound after which it counts as replaced in whole.
 */
export function align(before: readonly number[], after: readonly number[], pool: WorkPool): Run[] {
  const runs: Run[] = [];
  const add = (run: Run): void => {
    if (run.oldStart < run.oldEnd || run.newStart < run.newEnd) runs.push(run);
  };
  const keep = (oldStart: number, newStart: number, length: number): void =>
    add({ kept: true, oldStart, oldEnd: oldStart + length, newStart, newEnd: newStart + length });

  const head = commonHead(before, after);
  const tail = commonTail(before, after, head);
  const oldEnd = before.length - tail;
  const newEnd = after.length - tail;
  keep(0, 0, head);
  let oldAt = head;
  let newAt = head;
  for (const [oldAnchor, newAnchor] of [
    ...findAnchors(before, after, head, oldEnd, newEnd),
    [oldEnd, newEnd] as const,
  ]) {
    for (const run of search(before, after, pool, oldAt, oldAnchor, newAt, newAnchor)) add(run);
    const length = oldAnchor < oldEnd ? 1 : 0;
    keep(oldAnchor, newAnchor, length);
    oldAt = oldAnchor + length;
    newAt = newAnchor + length;
  }
  keep(oldEnd, newEnd, tail);
  return runs;
}

function commonHead(before: readonly number[], after: readonly number[]): number {
  const most = Math.min(before.length, after.length);
  let length = 0;
  while (length < most && before[length] === after[length]) length++;
  return length;
}

function commonTail(before: readonly number[], after: readonly number[], head: number): number {
  const most = Math.min(before.length, after.length) - head;
  let length = 0;
  while (length < most && before[before.length - 1 - length] === after[after.length - 1 - length]) length++;
  return length;
}

/** Pairs of places of tokens that occur once in either stretch, the longest chain of them that ascends in both. */
function findAnchors(
  before: readonly number[],
  after: readonly number[],
  start: number,
  oldEnd: number,
  newEnd: number,
): (readonly [number, number])[] {
  const inOld = places(before, start, oldEnd);
  const inNew = places(after, start, newEnd);
  const pairs: (readonly [number, number])[] = [];
  for (const [token, oldAt] of inOld) {
    const newAt = inNew.get(token);
    if (oldAt >= 0 && newAt !== undefined && newAt >= 0) pairs.push([oldAt, newAt]);
  }
  return longestAscending(pairs);
}

/** Where each token stands, in order; -1 for one that occurs more than once. */
function places(tokens: readonly number[], start: number, end: number): Map<number, number> {
  const found = new Map<number, number>();
  for (let at = start; at < end; at++) {
    const token = tokens[at] as number;
    found.set(token, found.has(token) ? -1 : at);
  }
  return found;
}

/** By patience sorting: piles of candidates by the length of the chain that they end. */
function longestAscending(pairs: readonly (readonly [number, number])[]): (readonly [number, number])[] {
  const tops: number[] = [];
  const previous: number[] = [];
  for (let at = 0; at < pairs.length; at++) {
    const value = pairs[at]?.[1] ?? 0;
    let low = 0;
    let high = tops.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((pairs[tops[middle] as number]?.[1] ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    previous.push(low > 0 ? (tops[low - 1] as number) : -1);
    tops[low] = at;
  }
  const chain: (readonly [number, number])[] = [];
  for (let at = tops.at(-1) ?? -1; at >= 0; at = previous[at] as number) {
    const pair = pairs[at];
    if (pair !== undefined) chain.push(pair);
  }
  return chain.reverse();
}

function search(
  before: readonly number[],
  after: readonly number[],
  pool: WorkPool,
  oldStart: number,
  oldEnd: number,
  newStart: number,
  newEnd: number,
): Run[] {
  const whole: Run = { kept: false, oldStart, oldEnd, newStart, newEnd };
  if (oldStart === oldEnd || newStart === newEnd) return [whole];
  const changes = findEdits(before.slice(oldStart, oldEnd), after.slice(newStart, newEnd), pool);
  if (changes === undefined) return [{ ...whole, coarse: true }];
  const runs: Run[] = [];
  let oldAt = oldStart;
  let newAt = newStart;
  for (const { count, added, removed } of changes) {
    const run = {
      kept: !added && !removed,
      oldStart: oldAt,
      oldEnd: oldAt + (added ? 0 : count),
      newStart: newAt,
      newEnd: newAt + (removed ? 0 : count),
    };
    runs.push(run);
    oldAt = run.oldEnd;
    newAt = run.newEnd;
  }
  return runs;
}
