import { loadVectors } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import { judgeSupport, type Scope } from '../src/index.js';

interface Row {
  id: string;
  claim: string;
  text: string;
  after?: string;
  scope?: Scope;
  verdict: string;
  checks: string[];
}
const { rows } = loadVectors<{ rows: Row[] }>('support/conditions.json');
const RULES = new Set(['support/condition-dropped', 'support/scope-widened']);
const judge = ({ claim, text, after, scope }: Row) => {
  const { verdict, findings } = judgeSupport({
    claim,
    evidence: {
      text,
      ...(after === undefined ? {} : { after }),
      ...(scope === undefined ? {} : { scope }),
    },
  });
  return { verdict, findings: findings.filter(({ rule }) => RULES.has(rule)) };
};

describe('CONDITIONS_RUNG', () => {
  it.each(rows)('[D4] judges: $id', (row) => {
    const { verdict, findings } = judge(row);
    expect([verdict, findings.map(({ check }) => check)]).toEqual([row.verdict, row.checks]);
  });

  it.each(rows.filter(({ checks }) => checks.length > 0))(
    '[D4] names both places and what stands there: $id',
    (row) => {
      for (const { claimSpan, evidenceSpan, evidenceValue, relation } of judge(row).findings) {
        expect(claimSpan.charEnd).toBeGreaterThan(claimSpan.charStart);
        expect(claimSpan.charEnd).toBeLessThanOrEqual([...row.claim].length);
        expect(evidenceValue).toBeTypeOf('string');
        expect(['stronger', 'disjoint']).toContain(relation);
        if (evidenceSpan === undefined) expect(row.after).toBeDefined();
        else expect(evidenceSpan.charEnd).toBeLessThanOrEqual([...row.text].length);
      }
    },
  );
});
