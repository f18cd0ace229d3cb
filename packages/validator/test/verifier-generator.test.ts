import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describeReport, runCase, type VectorCase } from '@loccit/conformance';
import { describe, expect, it } from 'vitest';
import { type DraftedFile, generate, RULES_ROOT } from './vectors/case-files.js';
import { findSurprises } from './vectors/draft.js';
import { readStoredCases, VERIFIER_ROOT } from './vectors/stored-cases.js';

const generated = generate();
// scripts/generate-verifier-corpus.mjs sets it; nothing is written otherwise.
const isWriting = process.env.LOCCIT_WRITE_VECTORS === '1';

function writeCases({ path, rule, drafts }: DraftedFile): void {
  const cases = drafts.map((draft): VectorCase => {
    const open = generated.complete(draft);
    return { ...open, expected: describeReport(runCase(open, generated.bases), rule) };
  });
  mkdirSync(dirname(path), { recursive: true });
  const text =
    rule === undefined
      ? cases.map((vector) => `${JSON.stringify(vector)}\n`).join('')
      : `${JSON.stringify({ rule, cases }, null, 1)}\n`;
  writeFileSync(path, text);
}

if (isWriting) {
  for (const folder of [`${VERIFIER_ROOT}stores`, `${VERIFIER_ROOT}answers`, RULES_ROOT]) {
    rmSync(folder, { recursive: true, force: true });
  }
  for (const [path, bytes] of generated.baseFiles) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
  }
  for (const file of generated.files) writeCases(file);
}

const listFiles = (root: string): string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.replace('//', '/'))
    .sort();

describe('the vectors of the check', () => {
  it('have the bases that the corpora give, byte for byte, and no others', () => {
    const stored = [...listFiles(`${VERIFIER_ROOT}stores`), ...listFiles(`${VERIFIER_ROOT}answers`)].sort();
    expect(stored).toEqual([...generated.baseFiles.keys()].sort());
    const different = [...generated.baseFiles].filter(
      ([path, bytes]) => Buffer.compare(readFileSync(path), bytes) !== 0,
    );
    expect(different.map(([path]) => path)).toEqual([]);
  });

  it('have a file for every rule that is drafted, and no others', () => {
    const drafted = generated.files.filter(({ rule }) => rule !== undefined).map(({ path }) => path);
    expect(listFiles(RULES_ROOT)).toEqual(drafted.sort());
  });

  it.each(generated.files.map((file) => [file.rule ?? file.path.slice(VERIFIER_ROOT.length), file] as const))(
    '%s holds the cases as they are drafted, and finds what their author stated',
    (_title, { path, drafts }) => {
      const cases = readStoredCases(path);
      expect(cases.map(({ expected: _, ...open }) => open)).toEqual(
        drafts.map((draft) => JSON.parse(JSON.stringify(generated.complete(draft))) as unknown),
      );
      const surprises = drafts.flatMap((draft, at) => {
        const expected = cases[at]?.expected;
        return expected === undefined ? ['no case'] : findSurprises(draft, expected);
      });
      expect(surprises).toEqual([]);
    },
  );
});
