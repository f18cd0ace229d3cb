import { runCase } from '@loccit/conformance';
import { loadVectors } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import { RULES_ROOT } from './vectors/case-files.js';
import { openStoredBases, readStoredCases } from './vectors/stored-cases.js';

interface Vector {
  /** A case of `rules/verifiability/hidden-character.json`. */
  readonly case: string;
  readonly findings: readonly { readonly pointer: string; readonly evidence: readonly unknown[] }[];
}
const RULE = 'verifiability/hidden-character';
const vectors = loadVectors<Vector[]>('validator/hidden-spans.json');
const cases = readStoredCases(`${RULES_ROOT}${RULE}.json`);
const bases = openStoredBases();

describe('hiddenInSpan', () => {
  it.each(vectors.map((vector) => [vector.case, vector] as const))(
    'names every hidden run of the cited words by its place in the source: %s',
    (id, { findings }) => {
      const found = cases.filter((one) => one.id === id).map((one) => runCase(one, bases));
      expect(found).toHaveLength(1);
      expect(
        found[0]?.findings
          .filter(({ rule }) => rule === RULE)
          .map(({ pointer, evidence }) => ({ pointer, evidence })),
      ).toEqual(findings);
    },
  );

  it('has a vector of places for every case', () => {
    expect(vectors.map((vector) => vector.case)).toEqual(cases.map(({ id }) => id));
  });
});
