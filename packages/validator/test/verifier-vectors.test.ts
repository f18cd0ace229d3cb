import { describeReport, runCase } from '@loccit/conformance';
import { RULES } from '@loccit/contract';
import { describe, expect, it } from 'vitest';
import { RULES_ROOT } from './vectors/case-files.js';
import { openStoredBases, readStoredCases, VERIFIER_ROOT } from './vectors/stored-cases.js';

const bases = openStoredBases();
const built = RULES.filter((rule) => rule.status === 'built').map(({ id }) => id);

describe('the vectors of each rule', () => {
  describe.each(built)('%s', (rule) => {
    const cases = readStoredCases(`${RULES_ROOT}${rule}.json`);
    it.each(cases.map((vector) => [vector.title, vector] as const))('%s', (_title, vector) => {
      expect(describeReport(runCase(vector, bases), rule)).toEqual(vector.expected);
    });

    it('has a case that meets the rule and one that just does not', () => {
      const outcomes = cases.map(({ expected }) => expected.outcome);
      expect(outcomes).toContain('none');
      expect(outcomes.some((outcome) => outcome !== 'none')).toBe(true);
    });
  });
});

describe('the corpora for a verifier in another language', () => {
  const good = readStoredCases(`${VERIFIER_ROOT}good.jsonl`);
  const tampered = readStoredCases(`${VERIFIER_ROOT}tampered.jsonl`);

  it.each([
    ['good', good],
    ['tampered', tampered],
  ])('%s: every case comes to what it expects', (_name, cases) => {
    for (const vector of cases) {
      expect({ id: vector.id, ...describeReport(runCase(vector, bases)) }).toEqual({
        id: vector.id,
        ...vector.expected,
      });
    }
  });

  it('hold a hundred good artifacts of which nothing fails, and three hundred tampered ones that do not pass', () => {
    expect(good.length).toBeGreaterThanOrEqual(100);
    expect(good.filter(({ expected }) => expected.fail.length > 0)).toEqual([]);
    expect(tampered.length).toBeGreaterThanOrEqual(300);
    expect(tampered.filter(({ expected }) => expected.verdict === 'pass').map(({ id }) => id)).toEqual([]);
    const ids = [...good, ...tampered].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('meet every rule of structure and provenance that an answer can meet', () => {
    const met = new Set(
      tampered.flatMap(({ expected }) => [...expected.fail, ...expected.unverifiable, ...expected.notice]),
    );
    const wanted = RULES.filter(
      ({ status, layer, forms }) =>
        status === 'built' &&
        (layer === 'structure' || layer === 'provenance') &&
        forms.some((form) => form !== 'report'),
    );
    expect(wanted.map(({ id }) => id).filter((id) => !met.has(id))).toEqual([]);
  });
});
