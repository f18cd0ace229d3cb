import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

import { judged, memoryCase } from './report.mjs';

/**
 * Runs every case in a process of its own and judges how far the resident memory rises above what it was once the
 * input was loaded, in multiples of the input's bytes.
 *
 * @remarks
 * The process is this bench file again, told by its arguments to run one case; the other goals of the file return at
 * once then. Inputs prepared outside of `load` are counted as already resident: keep memory goals in a file of their own.
 *
 * @param {{ goal: string, cases: { name: string, load: () => Uint8Array, run: (input: Uint8Array) => unknown,
 *   target?: number, atLeast?: number }[] }} options
 */
export async function memory({ goal, cases }) {
  const wanted = memoryCase();
  if (wanted !== undefined) {
    for (const each of cases) if (`${goal}/${each.name}` === wanted) await measureHere(each);
    return [];
  }
  const measure = async () =>
    cases.map(({ name, target, atLeast }) => {
      const child = spawnSync(
        process.execPath,
        ['--expose-gc', process.argv[1], '--memory-of', `${goal}/${name}`],
        {
          encoding: 'utf8',
          maxBuffer: 1 << 26,
        },
      );
      const line = child.stdout.split('\n').find((each) => each.startsWith('memory '));
      if (child.status !== 0 || line === undefined)
        throw new Error(`"${name}" did not measure: ${child.stderr}`);
      const [before, peak, bytes] = line.slice('memory '.length).split(' ').map(Number);
      const value = (peak - before) / bytes;
      return { name: `${name}, risen / input bytes`, value, min: value, max: value, target, atLeast };
    });
  return judged(goal, measure);
}

async function measureHere({ load, run }) {
  const input = await load();
  globalThis.gc?.();
  forgetPeak();
  const before = process.memoryUsage.rss();
  const result = await run(input);
  const peak = Math.max(process.resourceUsage().maxRSS * 1024, process.memoryUsage.rss());
  process.stdout.write(`memory ${before} ${peak} ${input.byteLength} ${typeof result}\n`);
  process.exit(0);
}

/** Lets the kernel forget the peak that loading reached; where it cannot, the peak may be that of the loading. */
function forgetPeak() {
  try {
    writeFileSync('/proc/self/clear_refs', '5');
  } catch {
    // Only Linux has this file; elsewhere the larger figure is the careful one.
  }
}
