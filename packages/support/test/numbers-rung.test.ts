import { loadVectors, seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SupportMode } from '../src/index.js';
import { NUMBERS_RUNG } from '../src/numbers/numbers-rung.js';
import { readPair } from '../src/reading.js';

interface Row {
  id: string;
  claim: string;
  text: string;
  mode?: SupportMode;
  verdict: string;
  findings: unknown[];
}
const { rows } = loadVectors<{ rows: Row[] }>('support/numbers.json');
const { rows: apart } = loadVectors<{ rows: Omit<Row, 'findings'>[] }>('support/false-contradictions.json');
const judge = (claim: string, text: string, mode: SupportMode = 'descriptive') =>
  NUMBERS_RUNG.judge(readPair(claim, [{ text }], { mode }));
const cut = (text: string, place?: { charStart: number; charEnd: number }) =>
  place === undefined ? null : [...text].slice(place.charStart, place.charEnd).join('');

describe('NUMBERS_RUNG', () => {
  it.each(rows)('[C12] [D4] says of figures: $id', ({ claim, findings, mode, text, verdict }) => {
    const opinion = judge(claim, text, mode);
    const found = opinion.findings.map(({ check, claimSpan, evidenceSpan, relation, rule, severity }) => [
      rule,
      check,
      severity,
      relation,
      cut(claim, claimSpan),
      cut(text, evidenceSpan),
    ]);
    expect([opinion.verdict, found]).toEqual([verdict, findings]);
  });

  it.each(apart)(
    '[C12] [D4] contradicts only where one figure alone differs: $id',
    ({ claim, text, verdict }) => {
      expect([judge(claim, text).verdict, judge(text, claim).verdict]).toEqual([verdict, verdict]);
    },
  );

  it('contradicts ranges that share nothing, and says nothing of a bound within which a value lies', () => {
    seeded(
      fc.property(
        fc.integer({ min: 2, max: 400 }),
        fc.integer({ min: 1, max: 50 }),
        fc.integer({ min: 2, max: 300 }),
        (from, length, gap) => {
          const to = from + length;
          const text = `A crossing of the sound takes ${from} to ${to} minutes.`;
          const apart = `A crossing of the sound takes ${to + gap} to ${to + gap + length} minutes.`;
          expect(judge(apart, text).verdict).toBe('contradicted');
          expect(judge(`A crossing takes at most ${to + gap} minutes.`, text).verdict).toBe('undecided');
          expect(judge(`A crossing takes at least ${to + gap} minutes.`, text).verdict).not.toBe('supported');
        },
      ),
    );
  });

  it('judges a figure in any notation alike', () => {
    seeded(
      fc.property(
        fc.integer({ min: 1_100, max: 99_999 }),
        fc.integer({ min: 2_000, max: 9_000 }),
        (n, more) => {
          const grouped = n.toLocaleString('en-US');
          const text = `The dam holds ${grouped} litres of water.`;
          expect(judge(`The dam holds ${n} litres of water.`, text).findings).toEqual([]);
          const other = 3 * n + more;
          expect(judge(`The dam holds ${other} litres of water.`, text).verdict).toBe('contradicted');
        },
      ),
    );
  });
});
