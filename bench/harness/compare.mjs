import { median } from './median.mjs';
import { judged, measuringMemory } from './report.mjs';
import { random } from './samples.mjs';
import { perRun, warmed } from './timing.mjs';

/**
 * Times `base` and every case in one process, interleaved, and judges the median of each case's per-round ratio to
 * `base`. A case says `target` (at most), `atLeast` (for a peer that must stay slower than `base`) or neither (for
 * information). Runs may return promises. Whether outputs are equal is the caller's to check before.
 *
 * @param {{ goal: string, base: { name: string, run: () => unknown },
 *   cases: { name: string, run: () => unknown, target?: number, atLeast?: number }[],
 *   rounds?: number, roundMs?: number, warmMs?: number, gc?: boolean, seed?: number }} options `gc` collects before
 *   every measurement; use it for inputs over 10 MB, with `node --expose-gc`.
 */
export async function compare({
  goal,
  base,
  cases,
  rounds = 9,
  roundMs = 50,
  warmMs = 40,
  gc = false,
  seed = 1,
}) {
  if (measuringMemory()) return [];
  const next = random(seed);
  const all = [base, ...cases];
  const counts = [];
  for (const each of all) counts.push(await warmed(each.run, warmMs, roundMs));

  const measure = async () => {
    const ratios = cases.map(() => []);
    for (let round = 0; round < rounds; round += 1) {
      const times = new Array(all.length).fill(0);
      for (const index of shuffled(all.length, next)) {
        if (gc) globalThis.gc?.();
        times[index] = await perRun(all[index].run, counts[index]);
      }
      for (const [index, list] of ratios.entries()) list.push(times[index + 1] / times[0]);
    }
    return cases.map(({ name, target, atLeast }, index) => ({
      name: `${name} / ${base.name}`,
      value: median(ratios[index]),
      min: Math.min(...ratios[index]),
      max: Math.max(...ratios[index]),
      target,
      atLeast,
    }));
  };
  return judged(goal, measure);
}

/** The numbers below `count` in an order drawn from `next`. */
export function shuffled(count, next) {
  const order = Array.from({ length: count }, (_, index) => index);
  for (let index = count - 1; index > 0; index -= 1) {
    const other = Math.floor(next() * (index + 1));
    [order[index], order[other]] = [order[other], order[index]];
  }
  return order;
}
