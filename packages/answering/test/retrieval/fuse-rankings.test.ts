import { describe, expect, it } from 'vitest';
import { fuseRankings } from '../../src/retrieval/fuse-rankings.js';
import { takeBest } from '../../src/retrieval/take-best.js';

const row = (id: string) => ({ row: { entryId: id, chunkId: id, documentId: id, length: 1 }, score: 1 });
const fuse = (...orders: string[]) =>
  fuseRankings(orders.map((order) => [...order].map(row))).map(({ row, score }) => [row.entryId, score]);

describe('fuseRankings', () => {
  it('scores a row 1 / (60 + rank) in each order, ranks from 1', () => {
    expect(fuse('ab', 'b')).toEqual([
      ['b', Number((1 / 62 + 1 / 61).toFixed(9))],
      ['a', Number((1 / 61).toFixed(9))],
    ]);
  });

  it('breaks ties by chunk id, whatever the orders', () => {
    expect(fuse('ba', 'ab').map(([id]) => id)).toEqual(['a', 'b']);
    expect(fuse('c', 'b', 'a').map(([id]) => id)).toEqual(['a', 'b', 'c']);
    expect(fuse()).toEqual([]);
  });
});

describe('takeBest', () => {
  it('gives the first of an order, as sorting all would', () => {
    const numbers = Array.from({ length: 997 }, (_, at) => (at * 7919) % 1009);
    const sorted = [...numbers].sort((x, y) => x - y);
    const compare = (x: number, y: number) => (numbers[x] ?? 0) - (numbers[y] ?? 0);
    for (const count of [1, 2, 10, 996, 997, 5000])
      expect(takeBest(997, count, compare).map((at) => numbers[at])).toEqual(sorted.slice(0, count));
  });
});
