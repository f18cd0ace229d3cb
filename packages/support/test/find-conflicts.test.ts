import { loadVectors } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import { findConflicts, type Scope, type SettlingRule, type SourceConflict } from '../src/index.js';

interface Source {
  text: string;
  work_id: string;
  scope?: Scope;
  authority?: number;
  effective_from?: string;
  effective_to?: string;
}
interface Row {
  id: string;
  sources: Source[];
  at?: string;
  conflicts: {
    a: number;
    b: number;
    kind: string;
    settled_by: SettlingRule | null;
    values?: [number, number][];
  }[];
}
const { rows } = loadVectors<{ rows: Row[] }>('support/conflicts.json');

const toStatement = ({ text, work_id, scope, authority, effective_from, effective_to }: Source) => ({
  text,
  workId: work_id,
  scope: scope ?? null,
  authority: authority ?? null,
  effectiveFrom: effective_from ?? null,
  effectiveTo: effective_to ?? null,
});
const find = (sources: readonly Source[], at: string | undefined): SourceConflict[] =>
  findConflicts(sources.map(toStatement), at === undefined ? {} : { at });
const MIRRORED = { a: 'b', b: 'a', both: 'both' } as const;

describe('findConflicts', () => {
  it.each(rows)('[C10] [D2] [D4] finds: $id', ({ sources, at, conflicts }) => {
    const found = find(sources, at);
    expect(found.map(({ a, b, kind, settledBy }) => ({ a, b, kind, settled_by: settledBy ?? null }))).toEqual(
      conflicts.map(({ values: _, ...conflict }) => conflict),
    );
    for (const [index, { values }] of conflicts.entries()) {
      if (values === undefined) continue;
      expect(found[index]?.differences.map(({ a, b }) => [a.lo, b.lo])).toEqual(values);
    }
  });

  it.each(rows)('finds the same the other way round: $id', ({ sources, at, conflicts }) => {
    const last = sources.length - 1;
    const found = find([...sources].reverse(), at).map(({ a, b, settledBy }) => [
      last - b,
      last - a,
      settledBy === undefined ? null : { ...settledBy, holds: MIRRORED[settledBy.holds] },
    ]);
    expect(found.sort()).toEqual(conflicts.map(({ a, b, settled_by }) => [a, b, settled_by]).sort());
  });

  it('[D2] finds the conflict of two ranges, and none within one source or between two copies', () => {
    const [long, short] = ['退款通常三至五个工作日到账。', '退款通常二至四个工作日到账。'];
    const [conflict] = findConflicts([
      { text: long, workId: 'P1' },
      { text: short, workId: 'P2' },
    ]);
    expect(conflict?.differences.map(({ a, b }) => [a.lo, a.hi, b.lo, b.hi])).toEqual([[3, 5, 2, 4]]);
    expect(conflict?.settledBy).toBeUndefined();
    expect(findConflicts([{ text: long, workId: 'P1' }])).toEqual([]);
    expect(
      findConflicts([
        { text: long, workId: 'P1' },
        { text: short, workId: 'P1' },
      ]),
    ).toEqual([]);
  });

  it('[C10] names sentences and figures by their places', () => {
    const [first, second] = ['Dogs 🐕 stay free. The loft costs 90 euros.', 'The loft costs 110 euros.'];
    const [conflict] = findConflicts([{ text: first }, { text: second }]);
    const cut = (text: string, place: { charStart: number; charEnd: number } | undefined) =>
      [...text].slice(place?.charStart, place?.charEnd).join('');
    expect(cut(first, conflict?.aSpan).trim()).toBe('The loft costs 90 euros.');
    expect(cut(first, conflict?.differences[0]?.a)).toBe('90 euros');
    expect(cut(second, conflict?.differences[0]?.b)).toBe('110 euros');
    expect(conflict?.key).toBe('the loft costs⟨money⟩');
  });

  it('compares a fixed number of sentences that say the same', () => {
    const many = Array.from({ length: 2_000 }, (_, n) => ({
      text: `The loft costs ${n} euros.`,
      workId: `${n}`,
    }));
    expect(findConflicts(many).length).toBe((24 * 23) / 2);
  });
});
