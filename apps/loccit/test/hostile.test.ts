import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { projectRoot } from '@loccit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  argumentOf,
  bytesOf,
  damageStore,
  layOut,
  type Place,
  type Row,
  table,
  textsOf,
} from './hostile-table.js';
import { type BinaryRun, binary, type Run, runBinary, runMain } from './run-loccit.js';

const longestRepeat = 40;
const mostMegabytes = 300;

let store = '';
beforeAll(async () => {
  store = mkdtempSync(`${tmpdir()}/loccit-hostile-store-`);
  const { exit } = await runMain([
    'ingest',
    `${projectRoot}fixtures/answers/corpus`,
    '--store',
    `${store}/s`,
  ]);
  expect(exit).toBe(0);
  // The same in the form of a folder, for rows that damage one of its files.
  const exported = await runMain(['store', 'export', `${store}/folder`, '--store', `${store}/s`]);
  expect(exported.exit).toBe(0);
});
afterAll(() => rmSync(store, { recursive: true, force: true }));

/** Why a row cannot be run here, if it cannot. */
function lacks({ needs }: Row): string | undefined {
  if (needs === undefined) return undefined;
  if (process.platform === 'win32') return 'this platform';
  if (needs === 'permissions' && process.getuid?.() === 0) return 'root may read everything';
  if (needs === 'devices' && !existsSync('/dev/zero')) return 'no /dev/zero';
  return undefined;
}

describe('every row of fixtures/hostile/table.json', () => {
  const inProcess = table.rows.filter((row) => row.isolated === undefined);
  for (const row of inProcess) {
    const reason = lacks(row);
    it.skipIf(reason !== undefined)(
      `${row.id}: ${row.why}${reason === undefined ? '' : ` (skipped: ${reason})`}`,
      async () => {
        for (const mode of [[], ['--json']]) {
          await inFolder(row, async (folder) => {
            assertRun(
              row,
              await runMain([...row.argv.map(argumentOf), ...mode], { cwd: folder }),
              mode.length > 0,
            );
          });
        }
      },
    );
  }

  const isolated = table.rows.filter((row) => row.isolated === true);
  for (const row of isolated) {
    const reason =
      lacks(row) ?? (existsSync(binary.replace('bin/loccit.js', 'dist/index.js')) ? undefined : 'not built');
    const title = `${row.id}: ${row.why}, in at most ${mostMegabytes} MB${reason === undefined ? '' : ` (skipped: ${reason})`}`;
    it.skipIf(reason !== undefined)(title, async () => {
      await inFolder(row, async (folder) => {
        const stdin = row.stdin === undefined ? {} : { stdin: bytesOf(row.stdin) };
        const run = (mode: readonly string[]): Promise<BinaryRun> =>
          runBinary([...row.argv.map(argumentOf), ...mode], { cwd: folder, ...stdin });
        // Both forms at once: a store that two processes write to has to stand that anyway.
        const [plain, json] = await Promise.all([run([]), run(['--json'])]);
        assertRun(row, plain, false);
        assertRun(row, json, true);
        for (const { peakMegabytes } of [plain, json]) {
          expect(peakMegabytes).toBeGreaterThan(1);
          expect(peakMegabytes).toBeLessThan(mostMegabytes);
        }
      });
    });
  }

  it('has at least 300 rows, each with an id of its own and an ASCII file', () => {
    const ids = table.rows.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(300);
  });
});

async function inFolder(row: Row, act: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(`${tmpdir()}/loccit-hostile-`);
  try {
    layOut(folder, row.files);
    if (row.store !== undefined)
      cpSync(`${store}/${row.store === 'folder' ? 'folder' : 's'}`, `${folder}/store`, { recursive: true });
    damageStore(`${folder}/store`, row.damage);
    const before = readdirSync(folder);
    await act(folder);
    // Neither half of an output nor one file of two; an ingest that refuses may have begun a store.
    if (row.exit !== 0 && row.argv[0] !== 'ingest') expect(readdirSync(folder)).toEqual(before);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface ErrorDocument {
  readonly code: string;
  readonly message: string;
  readonly at: Place;
}

function assertRun(row: Row, run: Run, json: boolean): void {
  const { exit, stdout, stderr } = run;
  expect({ exit, stderr: exit === row.exit ? '' : stderr }).toEqual({ exit: row.exit, stderr: '' });
  expect(stdout + stderr).not.toMatch(/\bat (?:\S+ \()?(?:file:|node:|\/)\S*:\d+:\d+|node:internal/);
  if (json) assertJson(row, stdout);
  else assertText(row, stdout, stderr);
  if (row.exit !== 0) assertNoEcho(row, run, json);
}

function assertJson(row: Row, stdout: string): void {
  if (row.code !== undefined) {
    const { error } = JSON.parse(stdout) as { error: ErrorDocument };
    expect(error).toMatchObject({ code: row.code, at: row.at ?? {} });
    expect(error.message).toMatch(/\.$/);
  }
  if (row.finding !== undefined) {
    const { findings } = JSON.parse(stdout) as { findings: { rule: string }[] };
    expect(findings.map(({ rule }) => rule)).toContain(row.finding.rule);
    if (row.finding.place !== undefined) {
      const found = findings.find(({ rule }) => rule === row.finding?.rule);
      expect(JSON.stringify(found)).toContain(`"pointer":"${row.finding.place.pointer}"`);
    }
  }
  if (row.verdict !== undefined) expect(JSON.parse(stdout)).toMatchObject({ verdict: row.verdict });
  if (row.reasons !== undefined) expect(JSON.parse(stdout)).toMatchObject({ reasons: row.reasons });
  if (row.refused !== undefined) {
    const { refused } = JSON.parse(stdout) as { refused: { path: string; error: ErrorDocument }[] };
    expect(refused.map(({ path, error }) => ({ path, code: error.code }))).toEqual(
      row.refused.map(({ path, code }) => ({ path, code })),
    );
    for (const [at, { at: place = {} }] of row.refused.entries())
      expect(refused[at]?.error.at).toMatchObject(place);
  }
  if (row.documents !== undefined) {
    const { documents } = JSON.parse(stdout) as { documents: { document_id: string }[] };
    expect(documents.map(({ document_id }) => document_id)).toEqual(row.documents);
  }
  if (row.citations !== undefined)
    expect((JSON.parse(stdout) as { citations: unknown[] }).citations).toHaveLength(row.citations);
}

/** Wrapped lines are no difference. */
const squeeze = (text: string): string => text.replace(/\s+/g, '');

function assertText(row: Row, stdout: string, stderr: string): void {
  if (row.code !== undefined) {
    expect(stderr).toContain(`(${row.code})`);
    expect(stdout).toBe('');
    // What went wrong, where if it has a place, and what to do.
    expect(stderr.trimEnd().split('\n').length).toBeGreaterThanOrEqual(row.at === undefined ? 2 : 3);
    const { byte_offset, column, line, pointer } = row.at ?? {};
    if (line !== undefined && column !== undefined) expect(squeeze(stderr)).toContain(`:${line}:${column}`);
    if (byte_offset !== undefined) expect(stderr).toContain(`byte ${byte_offset}`);
    if (pointer !== undefined) expect(squeeze(stderr)).toContain(pointer);
  }
  if (row.finding !== undefined) expect(squeeze(stdout)).toContain(row.finding.rule);
  for (const { code } of row.refused ?? []) expect(stdout).toContain(`(${code})`);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  expect(stdout + stderr).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/);
}

/** No message repeats more than 40 characters of the input. */
function assertNoEcho(row: Row, { stderr, stdout }: Run, json: boolean): void {
  const said = stderr + (json ? messagesIn(stdout) : row.code === undefined ? refusalsIn(stdout) : stdout);
  for (const text of textsOf(row)) {
    const characters = [...text];
    for (let at = 0; at + longestRepeat < characters.length; at++) {
      const window = characters.slice(at, at + longestRepeat + 1).join('');
      if (said.includes(window)) expect.fail(`repeats more than ${longestRepeat} characters of the input`);
    }
  }
}

/** What is said in words or points into the input; members that hold claims, passages and paths are meant to repeat. */
function messagesIn(stdout: string): string {
  const said: unknown[] = [];
  if (stdout !== '') {
    JSON.parse(stdout, (name, value: unknown) => {
      if (['message', 'pointer', 'code', 'rule'].includes(name)) said.push(value);
      return value;
    });
  }
  return said.join('\n');
}

const refusalsIn = (stdout: string): string =>
  stdout
    .split('\n')
    .filter((line) => line.trimStart().startsWith('\u2717'))
    .join('\n');
