import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { projectRoot } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import { openFolderCache } from '../../src/models/folder-cache.js';
import { makeFolder } from '../temp-folder.js';

const built = `${projectRoot}apps/loccit/dist/models/folder-cache.js`;
const KEYS = Array.from({ length: 8 }, (_, at) => createHash('sha256').update(String(at)).digest('hex'));
const LONG = 200_000;

/** Writes every key in turn with a long answer of its own letter until it is killed; writes a dot when it begins. */
const writer = (folder: string, letter: string) => `
  const { openFolderCache } = await import(${JSON.stringify(built)});
  const cache = openFolderCache(${JSON.stringify(folder)});
  const keys = ${JSON.stringify(KEYS)};
  process.stdout.write('.');
  for (let turn = 0; ; turn++) {
    const key = keys[turn % keys.length];
    await cache.write(key, key + ${JSON.stringify(letter)}.repeat(${LONG}));
    const read = await cache.read(key);
    if (read !== undefined && read.length !== key.length + ${LONG}) process.exit(9);
  }`;

/** The code that the process ended with by itself, or none where it was killed. */
function killAfter(script: string, milliseconds: number): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    child.on('error', reject);
    child.stdout.once('data', () => setTimeout(() => child.kill('SIGKILL'), milliseconds));
    child.on('close', (code) => resolve(code));
  });
}

describe('openFolderCache', () => {
  it.skipIf(!existsSync(built))(
    '[B11] gives a whole answer or none after 20 kills of two processes that write at once (skipped where the app is not built)',
    async () => {
      const folder = makeFolder();
      const cache = openFolderCache(folder);
      for (let round = 0; round < 10; round += 1) {
        const ended = await Promise.all([
          killAfter(writer(folder, 'a'), (round * 7) % 60),
          killAfter(writer(folder, '答'), (round * 11) % 60),
        ]);
        expect(ended).toEqual([null, null]);
        for (const key of KEYS) {
          const answers = [undefined, ...['a', '答'].map((letter) => key + letter.repeat(LONG))];
          const read = await cache.read(key).catch(() => undefined);
          expect(answers.includes(read)).toBe(true);
        }
      }
      await cache.write(KEYS[0] ?? '', 'kept');
      expect(await cache.read(KEYS[0] ?? '')).toBe('kept');
    },
    240_000,
  );
});
