import { readFileSync, writeFileSync } from 'node:fs';
import { openPack } from '@loccit/packs';
import { beforeAll, describe, expect, it } from 'vitest';
import { runBinary, runMain } from '../run-loccit.js';
import { makeSealedFolder, now } from '../sealed-folder.js';

let cwd = '';
/** Bytes of the largest text, or bytes as received, in the pack. */
let largest = 0;
const at = ['--at', now];

beforeAll(async () => {
  cwd = await makeSealedFolder();
  const bytes = readFileSync(`${cwd}/sealed.pack`);
  const contents = openPack(bytes).manifest.files.filter(({ path }) => /^(?:texts|raw)\//.test(path));
  largest = Math.max(...contents.map((file) => file.bytes));
  // Everything else of the pack is larger, and stays as it is bounded.
  expect(bytes.length).toBeGreaterThan(10 * largest);
  writeFileSync(`${cwd}/with.json`, readFileSync(`${cwd}/answer.json`));
});

interface Refusal {
  readonly error: {
    readonly code: string;
    readonly at: { readonly file?: string; readonly pointer?: string };
  };
}

describe('--max-bytes of a pack', () => {
  it.each([
    ['verify', ['verify', 'sealed.pack', '--policy', 'policy.json']],
    ['check', ['check', 'sealed.pack', '--policy', 'policy.json']],
    ['check of an answer with its pack', ['check', 'with.json', '--pack', 'sealed.pack']],
    ['open', ['open', 'sealed.pack', 'C1.1']],
    ['lineage', ['lineage', 'sealed.pack']],
  ])('[C14] bounds each text and each file as received in it: %s', async (name, argv) => {
    const run = (bytes: number) => runMain([...argv, ...at, '--max-bytes', String(bytes), '--json'], { cwd });
    const enough = name.startsWith('check of') ? 100_000 : largest;
    expect([0, 1]).toContain((await run(enough)).exit);
    expect((await runMain([...argv, ...at, '--json'], { cwd })).exit).toBe((await run(enough)).exit);
    if (name.startsWith('check of')) return;
    const { exit, stdout } = await run(largest - 1);
    const { error } = JSON.parse(stdout) as Refusal;
    expect({ exit, code: error.code, file: error.at.file }).toEqual({
      exit: 2,
      code: 'too-large',
      file: 'sealed.pack',
    });
    expect(error.at.pointer).toMatch(/^(?:texts|raw)\/[0-9a-f]{64}/);
  });

  it('bounds those of a pack on standard input, of which nothing else is bounded by it', async () => {
    const stdin = new Uint8Array(readFileSync(`${cwd}/sealed.pack`));
    const run = (bytes: number) =>
      runBinary(['verify', '-', ...at, '--max-bytes', String(bytes), '--json'], { cwd, stdin });
    expect((await run(largest)).exit).toBe(1);
    const { exit, stdout } = await run(largest - 1);
    expect([exit, (JSON.parse(stdout) as Refusal).error.code]).toEqual([2, 'too-large']);
  });

  it('says so to a person, with what would help', async () => {
    const { stderr } = await runMain(['verify', 'sealed.pack', ...at, '--max-bytes', '1'], { cwd });
    expect(stderr).toContain('(too-large)');
    expect(stderr).toContain('--max-bytes');
  });
});
