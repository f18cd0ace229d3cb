import { shuffled } from './compare.mjs';
import { median } from './median.mjs';
import { judged, measuringMemory } from './report.mjs';
import { random } from './samples.mjs';
import { perRun, warmed } from './timing.mjs';

/**
 * Times `run(make(size))` at every size and judges the exponent fitted to time against size (1 is linear), and, if
 * `maxRatio` is given, the time of the largest size over that of the smallest.
 *
 * @param {{ goal: string, sizes: number[], make: (size: number) => unknown, run: (input: unknown) => unknown,
 *   maxExponent?: number, maxRatio?: number, rounds?: number, roundMs?: number, gc?: boolean, seed?: number }} options
 */
export async function growth({
  goal,
  sizes,
  make,
  run,
  maxExponent,
  maxRatio,
  rounds = 9,
  roundMs = 30,
  gc = false,
  seed = 1,
}) {
  if (measuringMemory()) return [];
  const next = random(seed);
  const runs = [];
  for (const size of sizes) {
    const input = await make(size);
    runs.push(() => run(input));
  }
  const counts = [];
  for (const each of runs) counts.push(await warmed(each, roundMs, roundMs));

  const measure = async () => {
    const exponents = [];
    const ratios = [];
    for (let round = 0; round < rounds; round += 1) {
      const times = new Array(sizes.length).fill(0);
      for (const index of shuffled(sizes.length, next)) {
        if (gc) globalThis.gc?.();
        times[index] = await perRun(runs[index], counts[index]);
      }
      exponents.push(slope(sizes.map(Math.log), times.map(Math.log)));
      ratios.push(times[times.length - 1] / times[0]);
    }
    const span = `${sizes[0]} to ${sizes[sizes.length - 1]}`;
    return [
      row(`exponent, ${span}`, exponents, maxExponent),
      row(`largest / smallest, ${span}`, ratios, maxRatio),
    ];
  };
  return judged(goal, measure);
}

function row(name, values, target) {
  return { name, value: median(values), min: Math.min(...values), max: Math.max(...values), target };
}

/** The least-squares slope of `ys` over `xs`. */
function slope(xs, ys) {
  const meanX = xs.reduce((sum, x) => sum + x, 0) / xs.length;
  const meanY = ys.reduce((sum, y) => sum + y, 0) / ys.length;
  let above = 0;
  let below = 0;
  for (const [index, x] of xs.entries()) {
    above += (x - meanX) * (ys[index] - meanY);
    below += (x - meanX) ** 2;
  }
  return above / below;
}
