import type { IndexedRow, LexicalSearch, StoredGeneration } from '@loccit/storage';
import { expectLinearGrowth } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import { retrieve, termReader } from '../src/index.js';
import { rankRows } from '../src/retrieval/rank-rows.js';
import { AT, ask, GUEST, publish, writeDocument } from './ask.js';
import { openCorpus } from './corpora.js';

const acme = openCorpus('acme');

describe('answerQuestion', () => {
  it('grows with the length of a question, not with its square', () => {
    const words = (n: number) =>
      Array.from({ length: n }, (_, i) => `refund${i.toString(36)} 退${i}`).join(' ');
    const prepare = (size: number) => {
      const question = words(size);
      return () => ask(acme, question);
    };
    expectLinearGrowth(prepare, { from: 2_000 });
  });
});

describe('rankRows', () => {
  it('grows with the postings of the terms', () => {
    const prepare = (size: number) => {
      const rows = Array.from(
        { length: size },
        (_, at): IndexedRow => ({
          entryId: `e${at}`,
          chunkId: `c${at}`,
          documentId: `d${at % 97}`,
          length: 10 + (at % 90),
        }),
      );
      const search: LexicalSearch = {
        termsVersion: termReader.version,
        find: (terms) =>
          terms.map((_, term) =>
            rows.filter((_, at) => at % (term + 1) === 0).map((row) => ({ row, count: 1 })),
          ),
      };
      return () => rankRows(search, ['a', 'b', 'c'], new Set()).best(200);
    };
    expectLinearGrowth(prepare, { from: 4_000 });
  });
});

describe('retrieve', () => {
  it('reads as many records for a question, however many rows have nothing to do with it', () => {
    const count = (unrelated: number) => {
      const generation = publish([
        writeDocument('refunds', 'A refund takes five days.'),
        ...Array.from({ length: unrelated }, (_, at) =>
          writeDocument(`d${at}`, `Lichen ${at} grows slowly.`),
        ),
      ]);
      let read = 0;
      let passes = 0;
      const counted: StoredGeneration = {
        ...generation,
        record: (id) => {
          read++;
          return generation.record(id);
        },
        records: () => {
          passes++;
          return generation.records();
        },
      };
      const input = { question: 'How long does a refund take?', generation: counted, reader: GUEST, at: AT };
      retrieve(input);
      expect(passes).toBe(1);
      read = 0;
      for (let again = 0; again < 3; again += 1) expect(retrieve(input).selected).toHaveLength(1);
      expect(passes).toBe(1);
      return read;
    };
    expect(count(300)).toBe(count(3));
  });
});
