import { loadVectors } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import { CONDITIONS_RUNG } from '../src/conditions/conditions-rung.js';
import { judgeSupport, type Scope, type SupportEvidence } from '../src/index.js';
import { readPair } from '../src/reading.js';

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
const readEvidence = ({ text, after, scope }: Row): SupportEvidence => ({
  text,
  ...(after === undefined ? {} : { after }),
  ...(scope === undefined ? {} : { scope }),
});
const judge = (row: Row) => CONDITIONS_RUNG.judge(readPair(row.claim, [readEvidence(row)]));

describe('CONDITIONS_RUNG', () => {
  it.each(rows)('[D4] judges: $id', (row) => {
    const { verdict, findings } = judge(row);
    expect([verdict, findings.map(({ check }) => check)]).toEqual([row.verdict, row.checks]);
  });

  it.each(rows.filter(({ verdict }) => verdict !== 'undecided'))(
    '[D4] keeps the ladder from support: $id',
    (row) => {
      const { verdict } = judgeSupport({ claim: row.claim, evidence: readEvidence(row) });
      expect(['partial', 'unsupported', 'contradicted']).toContain(verdict);
    },
  );

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
