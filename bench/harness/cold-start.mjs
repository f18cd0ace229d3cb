import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { shuffled } from './compare.mjs';
import { median } from './median.mjs';
import { judged, measuringMemory } from './report.mjs';
import { random } from './samples.mjs';

/**
 * Starts `node <args>` of every case once a round, in shuffled order, and judges the median of the per-round ratios
 * to a start of Node that runs an empty file.
 *
 * @param {{ goal: string, cases: { name: string, args: string[], target?: number, atLeast?: number, cwd?: string,
 *   env?: Record<string, string>, status?: number }[], base?: { name: string, args: string[] }, runs?: number,
 *   seed?: number }} options `status` is the exit status a case must end with (0 unless given).
 */
export async function coldStart({ goal, base, cases, runs = 15, seed = 1 }) {
  if (measuringMemory()) return [];
  const next = random(seed);
  const folder = mkdtempSync(join(tmpdir(), 'loccit-bench-'));
  const empty = join(folder, 'empty.cjs');
  writeFileSync(empty, '');
  const all = [base ?? { name: 'node empty.cjs', args: [empty] }, ...cases];
  for (const each of all) start(each);

  const measure = async () => {
    const ratios = cases.map(() => []);
    for (let round = 0; round < runs; round += 1) {
      const times = new Array(all.length).fill(0);
      for (const index of shuffled(all.length, next)) times[index] = start(all[index]);
      for (const [index, list] of ratios.entries()) list.push(times[index + 1] / times[0]);
    }
    return cases.map(({ name, target, atLeast }, index) => ({
      name: `${name} / ${all[0].name}`,
      value: median(ratios[index]),
      min: Math.min(...ratios[index]),
      max: Math.max(...ratios[index]),
      target,
      atLeast,
    }));
  };
  try {
    return await judged(goal, measure);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Milliseconds from start to end of one process. */
function start({ name, args, cwd, env, status = 0 }) {
  const before = performance.now();
  const child = spawnSync(process.execPath, args, {
    cwd,
    env: env === undefined ? process.env : { ...process.env, ...env },
    encoding: 'utf8',
  });
  const elapsed = performance.now() - before;
  if (child.status !== status) {
    throw new Error(`"${name}" ended with ${child.status ?? child.signal}, not ${status}: ${child.stderr}`);
  }
  return elapsed;
}
