import { seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { align } from '../../src/revisions/align.js';
import { diffRevisions } from '../../src/revisions/index.js';
import { findEdits } from '../../src/revisions/search.js';
import { WorkPool } from '../../src/revisions/work-pool.js';

const random = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

function shuffle(tokens: readonly number[], next: (below: number) => number): number[] {
  const mixed = [...tokens];
  for (let at = mixed.length - 1; at > 0; at--) {
    const other = next(at + 1);
    [mixed[at], mixed[other]] = [mixed[other] as number, mixed[at] as number];
  }
  return mixed;
}

/** Stretches of the same tokens in another order, with a token between them that occurs once in both. */
function shuffledStretches(stretches: number, length: number): readonly [number[], number[]] {
  const next = random(7);
  const bag = Array.from({ length }, (_, at) => at % 10);
  const before: number[] = [];
  const after: number[] = [];
  for (let anchor = 10; anchor < 10 + stretches; anchor++) {
    before.push(...shuffle(bag, next), anchor);
    after.push(...shuffle(bag, next), anchor);
  }
  return [before, after];
}

describe('WorkPool', () => {
  it.each([100, 300, 2000])('takes no more than two comparisons a token and the reserve: %d', (length) => {
    for (const stretches of [4, 64]) {
      const pool = new WorkPool(10_000);
      const [before, after] = shuffledStretches(stretches, length);
      const runs = align(before, after, pool);
      expect(pool.taken).toBeLessThanOrEqual(2 * (before.length + after.length) + 10_000);
      expect(runs.some(({ coarse }) => coarse === true)).toBe(true);
      for (const { kept, oldStart, oldEnd, newStart, newEnd } of runs)
        if (kept) expect(after.slice(newStart, newEnd)).toEqual(before.slice(oldStart, oldEnd));
    }
  });

  it('leaves an ordinary edit its own share where others have taken the reserve', () => {
    const pool = new WorkPool(0);
    const [before, after] = shuffledStretches(1, 1000);
    expect(findEdits(before, after, pool)).toBeUndefined();
    const page = Array.from({ length: 200 }, (_, at) => at % 50);
    expect(findEdits(page, page.with(70, 99), pool)?.map(({ count }) => count)).toEqual([70, 1, 1, 129]);
  });

  it('compares nothing where tokens without partner alone are too many edits', () => {
    const pool = new WorkPool();
    const ones = Array.from({ length: 600 }, (_, at) => at);
    expect(
      findEdits(
        ones,
        ones.map((one) => one + 300),
        pool,
      ),
    ).toBeUndefined();
    expect(pool.taken).toBe(0);
  });

  it('grants nothing back, and says when more was asked for than was granted', () => {
    const pool = new WorkPool(3);
    const first = pool.open(1);
    expect([1, 2, 3, 4].map(() => first.take())).toEqual([true, true, true, true]);
    expect(first.close()).toBe(true);
    const second = pool.open(1);
    expect([1, 2, 3, 4].map(() => second.take())).toEqual([true, true, true, false]);
    expect([second.close(), pool.taken]).toEqual([false, 7]);
  });

  it('gives what a search without bounds gives while there is enough', () => {
    const tokens = fc.array(fc.nat(4), { maxLength: 40 });
    seeded(
      fc.property(tokens, tokens, (before, after) => {
        expect(align(before, after, new WorkPool())).toEqual(
          align(before, after, new WorkPool(Number.MAX_SAFE_INTEGER / 4)),
        );
      }),
      { runs: 500 },
    );
  });
});

describe('diffRevisions', () => {
  it('names every stretch that it replaced in whole, and keeps what is unchanged around it', () => {
    const next = random(3);
    const bag = Array.from({ length: 3000 }, (_, at) => at % 10);
    const noise = () =>
      shuffle(bag, next)
        .map((digit) => 'abcdefghij'[digit])
        .join(' ');
    const [old, fresh] = [noise(), noise()];
    const { map, coarse } = diffRevisions(`Head.\n${old}\nTail.\n`, `Head.\n${fresh}\nTail.\n`);
    expect(map.mapSpan(0, 5).deleted).toBe('none');
    expect(map.mapSpan(6 + old.length + 1, 6 + old.length + 6).deleted).toBe('none');
    expect(coarse.length).toBeGreaterThan(0);
    for (const { charStart, charEnd } of coarse)
      expect(map.mapSpan(charStart, charEnd).deleted).toBe('whole');
  });
});
