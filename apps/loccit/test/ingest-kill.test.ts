import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { projectRoot } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import { makeFolder, runJson } from './temp-folder.js';

const built = `${projectRoot}apps/loccit/dist/index.js`;

/** Publishes two versions in turn until it is killed; writes a dot when the first is about to begin. */
const publisher = `
  const { main } = await import(${JSON.stringify(built)});
  const quiet = { write: () => true };
  process.stdout.write('.');
  for (let turn = 0; ; turn++)
    await main(['ingest', turn % 2 === 0 ? 'new' : 'old', '--store', 's'], { out: quiet, err: quiet, env: {} });`;

const version = (hour: string) => ({
  'office.md': `# Harbour office\n\nThe harbour office opens at ${hour}.\n`,
  ...Object.fromEntries(
    Array.from({ length: 12 }, (_, at) => [
      `${at}.md`,
      `# Berth ${at}\n\nBerth ${at} is swept at ${hour}.\n`,
    ]),
  ),
});

const below = (folder: string, files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text]));

/** The same moments on every run: a linear congruential generator with a fixed seed. */
function* moments(count: number, within: number): Generator<number> {
  let state = 20260101;
  for (let n = 0; n < count; n++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield (state / 2 ** 32) * within;
  }
}

function killAfter(cwd: string, milliseconds: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', publisher], {
      cwd,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    child.on('error', reject);
    child.stdout.once('data', () => setTimeout(() => child.kill('SIGKILL'), milliseconds));
    child.on('close', () => resolve());
  });
}

describe('an ingest that is killed', () => {
  it.skipIf(!existsSync(built))(
    'leaves a store that opens and serves the old or the new, at 30 moments (skipped where the app is not built)',
    async () => {
      const cwd = makeFolder({ ...below('old', version('08:00')), ...below('new', version('09:30')) });
      await runJson(cwd, ['ingest', 'old', '--store', 's']);
      for (const moment of moments(30, 400)) {
        await killAfter(cwd, moment);
        const answer = await runJson<{ status: string; answer: string }>(cwd, [
          'ask',
          'When does the harbour office open?',
          '--store',
          's',
        ]);
        expect(answer.status).toBe('answered');
        expect(answer.answer).toMatch(/^The harbour office opens at (08:00|09:30)\.$/);
      }
      const last = await runJson<{ generations: object[] }>(cwd, ['ingest', 'new', '--store', 's']);
      expect(last.generations).toHaveLength(1);
    },
    180_000,
  );
});
