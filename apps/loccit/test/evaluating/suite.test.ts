import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { checkDocument } from '@loccit/contract/documents';
import { projectRoot } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import type { SuiteResult } from '../../src/evaluating/run-suite.js';
import { runMain } from '../run-loccit.js';
import { makeFolder } from '../temp-folder.js';

const suites = `${projectRoot}fixtures/suites`;
const run = async (name: string, more: readonly string[] = []) => {
  const { exit, stderr, stdout } = await runMain(['eval', 'suite', name, '--json', ...more], {
    cwd: projectRoot,
  });
  return { exit, stderr, result: (stdout === '' ? undefined : JSON.parse(stdout)) as SuiteResult };
};

/** A copy of a suite with one thing changed. */
function change(name: string, edit: (text: string) => string): string {
  const folder = `${makeFolder()}/suite`;
  cpSync(`${suites}/${name}`, folder, { recursive: true });
  const file = `${folder}/suite.json`;
  writeFileSync(file, edit(readFileSync(file, 'utf8')));
  return file;
}

describe('loccit eval suite', () => {
  it.each(['scenarios-en', 'scenarios-zh'])(
    '[C15] [C16] [C9] passes the eight scenarios and the faults: %s',
    async (name) => {
      const { exit, result } = await run(name);
      expect(result.cases.filter(({ failures }) => failures.length > 0)).toEqual([]);
      expect([exit, result.verdict, result.total]).toEqual([0, 'PASS', 18]);
      expect(checkDocument('suite-result', result)).toEqual([]);
    },
  );

  it.each(['refund-terms-en', 'refund-terms-zh'])(
    '[D1] [D2] [C10] answers from one source, takes no side of two, and lets old and lower ones yield: %s',
    async (name) => {
      const { exit, result } = await run(name);
      expect(result.cases.filter(({ failures }) => failures.length > 0)).toEqual([]);
      expect(exit).toBe(0);
    },
  );

  it('[C16] gives the same evidence for the same suite and sources, and other evidence for others', async () => {
    const [{ result: first }, { result: second }] = [
      await run('refund-terms-en'),
      await run('refund-terms-en'),
    ];
    expect(second).toEqual(first);
    const file = change('refund-terms-en', (text) => text);
    expect((await run(file)).result).toEqual(first);
    writeFileSync(
      file.replace('suite.json', 'single/p1.md'),
      'A domestic refund usually takes 8 working days.\n',
    );
    const { exit, result } = await run(file);
    expect([exit, result.verdict]).toEqual([1, 'BLOCK']);
    expect(result.corpus_sha256).not.toBe(first.corpus_sha256);
    expect(result.cases[0]).toMatchObject({ id: 'one-source', verdict: 'BLOCK', failures: ['shows'] });
    expect(result.cases[0]?.answer_sha256).not.toBe(first.cases[0]?.answer_sha256);
  });

  it.each([
    ['status', '"status": "answered"', '"status": "conflict"'],
    ['cites', '"cites": ["p1"]', '"cites": ["p7"]'],
    ['claims', '"claims": 1', '"claims": 2'],
    ['shows', '"shows": ["3 to 5"]', '"shows": ["4 to 5"]'],
  ])('[C16] blocks, and names what is not as expected: %s', async (failure, from, to) => {
    const file = change('refund-terms-en', (text) =>
      JSON.stringify(JSON.parse(text), null, 1)
        .replace(/\[\s+/g, '[')
        .replace(/\s+\]/g, ']')
        .replace(from, to),
    );
    const { exit, result } = await run(file);
    expect(exit).toBe(1);
    expect(result.cases[0]?.failures).toContain(failure);
    expect(checkDocument('suite-result', result)).toEqual([]);
    const difference = result.cases[0]?.differences?.find(({ member }) => member === failure);
    const [asked, found] = { status: ['conflict', 'answered'], cites: ['p7', 'p1'], claims: ['2', '1'] }[
      failure
    ] ?? ['4 to 5', expect.stringContaining('3 to 5')];
    expect(difference).toEqual({ member: failure, expected: [asked], actual: [found] });
  });

  it('tells people what was expected and what there is, and never what has to be hidden', async () => {
    const file = change('refund-terms-en', (text) => {
      const suite = JSON.parse(text);
      suite.cases[0].expect = { status: 'conflict', hides: ['3 to 5'] };
      return JSON.stringify(suite);
    });
    const { exit, stdout } = await runMain(['eval', 'suite', file, '--lang', 'en'], { cwd: projectRoot });
    expect(exit).toBe(1);
    expect(stdout).toContain('status: expected conflict; there is answered');
    expect(stdout).toContain('not as expected: hides\n');
    expect(stdout).not.toContain('3 to 5');
    expect(stdout).toContain('cases of refund-terms-en passed');
  });

  it('prints a line a case for people, and ends with the verdict', async () => {
    const { exit, stdout } = await runMain(['eval', 'suite', 'refund-terms-zh', '--lang', 'zh'], {
      cwd: projectRoot,
    });
    expect(exit).toBe(0);
    expect(stdout).toContain('PASS  one-source');
    expect(stdout).toContain('6 个用例中通过 6 个');
  });

  it('refuses a suite that is none with 2', async () => {
    const file = change('refund-terms-en', (text) => text.replace('"two-that-differ"', '"one-source"'));
    const { exit, result } = await run(file);
    expect([exit, JSON.stringify(result)]).toEqual([2, expect.stringContaining('/cases/1/id')]);
    expect((await run('no-such-suite')).exit).toBe(2);
  });
});
