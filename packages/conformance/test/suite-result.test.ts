import { loadFolder } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import { caseChecks } from '../src/case-checks.js';
import type { Check } from '../src/check.js';
import { observeChecks } from '../src/suite-result.js';

const vectors = loadFolder('vectors');

/** The checks of one file, which is put in the place of the vectors of that path. */
function checksOf(path: string, change: (text: string) => string): Check[] {
  const text = Buffer.from(vectors.get(path) ?? []).toString('utf8');
  const files = new Map(vectors).set(path, new Uint8Array(Buffer.from(change(text))));
  return caseChecks(files).filter(({ file }) => file === path);
}

describe('observeChecks', () => {
  const corpus = 'verifier/good.jsonl';
  const rule = 'rules/structure/schema-mismatch.json';

  it('counts the vectors by folder', () => {
    const checks = [corpus, rule].flatMap((path) => checksOf(path, (text) => text).slice(0, 3));
    expect(observeChecks(checks)).toMatchObject({ checks: { verifier: 3, rules: 3 }, failures: [] });
  });

  it('names the id of a case that comes to something else than is expected', () => {
    const [first] = checksOf(corpus, (text) => text.replace('"verdict":"', '"verdict":"not '));
    expect(observeChecks(first === undefined ? [] : [first]).failures).toEqual([
      { file: corpus, name: first?.name },
    ]);
    const found = observeChecks(checksOf(rule, (text) => text.replace('"outcome": "', '"outcome": "not ')));
    const ids = checksOf(rule, (text) => text).map(({ name }) => name);
    expect(found.failures).toEqual([{ file: rule, name: ids[0] }]);
  });

  it('names the id of a case whose check does not come to an end', () => {
    const [first] = checksOf(corpus, (text) => text.replace('"store":"', '"store":"not-'));
    expect(observeChecks(first === undefined ? [] : [first]).failures).toEqual([
      { file: corpus, name: first?.name },
    ]);
  });

  it('has what was witnessed in the digest, though nothing expects it', () => {
    const check = (more: unknown): Check => ({
      file: 'some/file.json',
      name: 'a check',
      expected: 1,
      observe: (witness) => {
        witness(more);
        return 1;
      },
    });
    const [one, other] = ['a', 'b'].map((more) => observeChecks([check(more)]));
    expect([one?.failures, other?.failures]).toEqual([[], []]);
    expect(one?.observed_sha256).not.toBe(other?.observed_sha256);
  });
});
