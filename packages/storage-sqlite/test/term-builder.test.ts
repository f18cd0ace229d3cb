import type { TermReader } from '@loccit/storage';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PostingLists } from '../src/posting-lists.js';
import { buildSegments } from '../src/term-builder.js';
import { VarintReader } from '../src/varint.js';
import { WordScanner } from '../src/word-scanner.js';

/** Words are their own terms but for a plural; other scripts by the character. */
const word = (one: string): string => one.replace(/s$/, '');
const list = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z0-9_]+|[^\0-\x7f]/gu) ?? []).map((one) =>
    /^\w/.test(one) ? word(one) : one,
  );
const plain: TermReader = { version: 'test/1', list };
const quick: TermReader = { ...plain, word };

const text = fc.oneof(
  fc
    .array(fc.constantFrom('Bridge', 'bridges', 'TOLL_4', ' ', ', ', '\n', 'x'.repeat(300), '0', '\0', '~'))
    .map((parts) => parts.join('')),
  fc.string(),
  fc.string({ unit: 'binary' }),
);

describe('WordScanner', () => {
  it('reads the words of ASCII texts as a pattern does, and no other text', () => {
    const names: string[] = [];
    const scanner = new WordScanner((one) => names.push(one) - 1);
    fc.assert(
      fc.property(text, (given) => {
        const read = scanner.read(given);
        const isAscii = Buffer.byteLength(given) === given.length;
        const words = isAscii ? (given.toLowerCase().match(/[a-z0-9_]+/g) ?? []) : undefined;
        expect(read && [...read].map((term) => names[term])).toEqual(words);
      }),
      { seed: 7, numRuns: 2000 },
    );
  });

  it('knows words again until there are too many, and then asks', () => {
    const ids = new Map<string, number>();
    const scanner = new WordScanner((one) => {
      const id = ids.get(one) ?? ids.size;
      ids.set(one, id);
      return id;
    });
    const words = Array.from({ length: 200_000 }, (_, at) => `w${(at * 7919) % 100_003}`);
    expect([...(scanner.read(words.join(' ')) ?? [])]).toEqual(words.map((one) => ids.get(one)));
  });
});

describe('PostingLists', () => {
  it('gives back what was added to each list, however they grow between one another', () => {
    const numbers = fc.tuple(fc.nat(3000), fc.nat(), fc.nat(200), fc.nat(70_000));
    fc.assert(
      fc.property(fc.array(numbers, { maxLength: 3000, size: 'max' }), (added) => {
        const lists = new PostingLists();
        for (let id = 0; id <= 3000; id++) lists.begin(id);
        const expected = new Map<number, number[]>();
        for (const [at, first, second, third] of added) {
          const id = at < 2000 ? at % 3 : at;
          lists.append(id, first, second, third);
          expected.set(id, [...(expected.get(id) ?? []), first, second, third]);
        }
        for (const [id, values] of expected) {
          const bytes = Buffer.alloc(lists.sizeOf(id));
          lists.copy(id, bytes, 0);
          const reader = new VarintReader(bytes);
          expect(values.map(() => reader.next())).toEqual(values);
          expect(reader.at).toBe(bytes.length);
        }
      }),
      { seed: 7, numRuns: 30 },
    );
  });
});

describe('buildSegments', () => {
  it('makes the same pages whether words are read by the reader or by the index', () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 40 }), (texts) => {
        const units = [{ unit: 1, rows: texts.map((given, slot) => ({ slot, text: given })) }];
        expect([...buildSegments(units, quick)]).toEqual([...buildSegments(units, plain)]);
      }),
      { seed: 7, numRuns: 300 },
    );
  });
});
