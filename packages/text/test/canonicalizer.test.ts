import { loadVectors, seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalizeText, createCanonicalizer, createTextIndex, readCanonicalText } from '../src/index.js';
import { rawBytes } from './arbitraries.js';
import { caught } from './caught.js';

interface Edge {
  name: string;
  repeat: string;
  times: number;
  then: string;
  chunk: number;
  quote: string;
  char: [number, number];
  chars: number;
}

const { edges } = loadVectors<{ edges: Edge[] }>('text/chunk-edges.json');

function feed(raw: Uint8Array, cuts: Iterable<number>): string {
  const canonicalizer = createCanonicalizer();
  let text = '';
  let from = 0;
  for (const to of cuts) {
    // The memory of a chunk is used again, as stream readers do.
    const chunk = raw.slice(from, to);
    text += canonicalizer.push(chunk);
    chunk.fill(0x21);
    from = to;
  }
  return text + canonicalizer.push(raw.subarray(from)) + canonicalizer.finish();
}

function* every(size: number, length: number): Iterable<number> {
  for (let cut = size; cut < length; cut += size) yield cut;
}

describe('createCanonicalizer', () => {
  it.each(edges)('$name', ({ repeat, times, then, chunk, quote, char, chars }) => {
    const raw = new TextEncoder().encode(repeat.repeat(times) + then);
    const text = feed(raw, every(chunk, raw.length));
    expect(text).toBe(readCanonicalText(raw).text);
    const index = createTextIndex(text);
    expect(index.chars).toBe(chars);
    expect(index.slice(char[0], char[1])).toBe(quote);
  });

  it('gives what one read gives, wherever the bytes are cut', () => {
    seeded(
      fc.property(rawBytes(), fc.array(fc.nat(200)), (raw, places) => {
        const cuts = places.map((place) => Math.min(place, raw.length)).sort((a, b) => a - b);
        expect(feed(raw, cuts)).toBe(readCanonicalText(raw).text);
      }),
      { runs: 1000 },
    );
  });

  it('gives back text before the end, so that it need not be held', () => {
    const canonicalizer = createCanonicalizer();
    expect(canonicalizer.push(new TextEncoder().encode('abc\r'))).toBe('abc');
    expect(canonicalizer.push(new TextEncoder().encode('\ndé'))).toBe('\nd');
    expect(canonicalizer.finish()).toBe('é');
  });

  it.each([
    ['ASCII, after the first bytes, which may be a mark of their own', 'abc \n', 2],
    ['line ends', 'a\r\nb\r', 2],
    ['Chinese', '窑温上升。', 1],
    ['emoji', '\u{1f6a2}', 2],
    ['decomposed letters', 'e\u0301u\u0323\u0301', 3],
    ['decomposed syllables', '\u1112\u1161\u11ab', 3],
  ])('keeps no more than one segment of %s that comes byte by byte', (_, piece, limit) => {
    const canonicalizer = createCanonicalizer();
    const raw = new TextEncoder().encode(piece.repeat(200));
    const { text } = readCanonicalText(raw);
    let given = '';
    for (const [at, byte] of raw.entries()) {
      given += canonicalizer.push(Uint8Array.of(byte));
      const whole = new TextDecoder().decode(raw.subarray(0, at + 1), { stream: true });
      expect(canonicalizeText(whole).length - given.length).toBeLessThanOrEqual(limit);
    }
    expect(given + canonicalizer.finish()).toBe(text);
  });

  it('keeps nothing of the memory of a chunk, which its owner may use again', () => {
    const canonicalizer = createCanonicalizer();
    const reused = Buffer.from('ab漮', 'utf8').subarray(0, 4);
    const before = canonicalizer.push(reused);
    reused.set([0xae, 0x63, 0x64, 0x65]);
    expect(before + canonicalizer.push(reused) + canonicalizer.finish()).toBe('ab漮cde');
  });

  it('counts the limit over all chunks', () => {
    const canonicalizer = createCanonicalizer({ maxBytes: 5 });
    canonicalizer.push(new Uint8Array(3).fill(0x61));
    expect(caught(() => canonicalizer.push(new Uint8Array(3).fill(0x61))).details).toEqual({
      actual: 6,
      limit: 5,
    });
  });
});
