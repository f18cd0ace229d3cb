import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect } from 'vitest';
import { runMain } from './run-loccit.js';

const made: string[] = [];

/** A folder of its own with these files, removed when the test file has ended. */
export function makeFolder(files: Readonly<Record<string, string | Uint8Array>> = {}): string {
  if (made.length === 0)
    afterAll(() => {
      for (const folder of made) rmSync(folder, { recursive: true, force: true });
    });
  const folder = realpathSync(mkdtempSync(`${tmpdir()}/loccit-test-`));
  made.push(folder);
  writeFiles(folder, files);
  return folder;
}

export function writeFiles(folder: string, files: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

/** The JSON that a command prints, after it ended with that exit code. */
export async function runJson<T>(cwd: string, argv: readonly string[], exit = 0): Promise<T> {
  const run = await runMain([...argv, '--json'], { cwd });
  expect({ exit: run.exit, stderr: run.exit === exit ? '' : run.stderr + run.stdout.slice(0, 400) }).toEqual({
    exit,
    stderr: '',
  });
  return JSON.parse(run.stdout) as T;
}
