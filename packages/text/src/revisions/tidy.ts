import type { Run } from './align.js';

/** Length of a run in characters, and whether it holds a letter or digit. */
export interface Weight {
  readonly chars: number;
  readonly wordy: boolean;
}

/**
 * Joins neighbouring changes, and takes what stayed between two changes as changed too where it stayed by chance.
 *
 * @remarks By chance stays what holds no letter or digit, and what is no longer than the larger side of the change before
 * it and of the one after it: a shared `the` in two different sentences is no sign that a part of one is left. Linear.
 */
export function tidyRuns(
  runs: readonly Run[],
  weigh: (start: number, end: number, old: boolean) => Weight,
): Run[] {
  const done: Run[] = [];
  const sizeOf = ({ oldStart, oldEnd, newStart, newEnd }: Run): number =>
    Math.max(weigh(oldStart, oldEnd, true).chars, weigh(newStart, newEnd, false).chars);
  for (const run of runs) {
    const last = done.at(-1);
    if (last !== undefined && last.kept === run.kept) {
      done[done.length - 1] = join(last, run);
      continue;
    }
    done.push(run);
    while (!run.kept && done.length > 2) {
      const [before, between, after] = done.slice(-3) as [Run, Run, Run];
      const { chars, wordy } = weigh(between.oldStart, between.oldEnd, true);
      if (wordy && (chars > sizeOf(before) || chars > sizeOf(after))) break;
      done.splice(-3, 3, join(join(before, between), after));
    }
  }
  return done;
}

function join(first: Run, second: Run): Run {
  const coarse = first.coarse === true || second.coarse === true;
  return {
    kept: first.kept && second.kept,
    oldStart: first.oldStart,
    oldEnd: second.oldEnd,
    newStart: first.newStart,
    newEnd: second.newEnd,
    ...(coarse ? { coarse } : {}),
  };
}
