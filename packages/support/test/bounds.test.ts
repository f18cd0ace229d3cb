import { loadVectors } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import { judgeSupport, type SupportMode } from '../src/index.js';

interface Outcome {
  readonly verdict: string;
  readonly checks: readonly string[];
}
interface Row {
  readonly id: string;
  readonly pairs: readonly { readonly claim: string; readonly text: string }[];
  readonly descriptive: Outcome;
  readonly normative: Outcome;
}
const { rows } = loadVectors<{ rows: Row[] }>('support/bounds.json');

function judge(claim: string, text: string, mode: SupportMode): Outcome {
  const { findings, verdict } = judgeSupport({ claim, evidence: { text }, mode });
  const told = findings.filter(({ rule }) => rule !== 'support/undecided');
  return { verdict, checks: told.map(({ check, rule }) => check ?? rule) };
}

describe('judgeSupport', () => {
  it.each(rows)('[D1] [D4] reads bounds of rules alike in English and Chinese: $id', (row) => {
    expect(row.pairs).toHaveLength(2);
    for (const { claim, text } of row.pairs) {
      expect(judge(claim, text, 'descriptive')).toEqual(row.descriptive);
      expect(judge(claim, text, 'normative')).toEqual(row.normative);
    }
  });

  it('[D1] supports no rule by another bound, and is never milder where a bound is a value', () => {
    const weight = ['supported', 'undecided', 'partial', 'unsupported', 'contradicted'];
    for (const { descriptive, normative } of rows) {
      expect(descriptive.verdict).not.toBe('supported');
      expect(weight.indexOf(normative.verdict)).toBeGreaterThanOrEqual(weight.indexOf(descriptive.verdict));
    }
  });
});
