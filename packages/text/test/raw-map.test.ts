import { loadVectors, seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CoveringSpan,
  canonicalizeText,
  createRawMap,
  type RawMap,
  readCanonicalText,
} from '../src/index.js';
import { anyText, awkwardText, fromHex, rawBytes } from './arbitraries.js';
import { caught } from './caught.js';

interface Vectors {
  maps: {
    name: string;
    raw_hex: string;
    corresponding: [number, number][];
    inside: { byte: number; indivisible: string; covering: CoveringSpan }[];
    nearest_before: { char: number; byte: number }[];
  }[];
}

const vectors = loadVectors<Vectors>('text/raw-map.json');
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
const encoder = new TextEncoder();
const count = (text: string) => [...text].length;

/** Every corresponding pair by the definition: cut the bytes, canonicalise both halves, compare with the whole. */
function oracle(raw: Uint8Array): { pairs: [byte: number, char: number][]; chars: number } {
  const bom = raw[0] === 0xef && raw[1] === 0xbb && raw[2] === 0xbf ? 3 : 0;
  const text = decoder.decode(raw.subarray(bom));
  const whole = canonicalizeText(text);
  const pairs: [number, number][] = [];
  let byte = bom;
  let at = 0;
  for (const character of `${text}.`) {
    const head = canonicalizeText(text.slice(0, at));
    if (head + canonicalizeText(text.slice(at)) === whole) pairs.push([byte, count(head)]);
    byte += encoder.encode(character).length;
    at += character.length;
  }
  return { pairs, chars: count(whole) };
}

function compare(raw: Uint8Array, map: RawMap): void {
  const { pairs, chars } = oracle(raw);
  const byByte = new Map(pairs);
  const first = pairs[0]![0];
  let before = pairs[0]!;
  for (let byte = 0; byte <= raw.length; byte++) {
    const char = byByte.get(byte);
    if (char !== undefined) {
      before = [byte, char];
      if (map.fromRawByte(byte) !== char) expect(map.fromRawByte(byte)).toBe(char);
    } else if (byte === 0) {
      expect(map.fromRawByte(0)).toBe(0);
    } else {
      const next = byte < first ? pairs[0]! : pairs.find(([at]) => at > byte)!;
      const start = byte < first ? 0 : before[0];
      expect(caught(() => map.fromRawByte(byte)).details.covering).toEqual({
        start,
        end: next[0],
        charStart: byte < first ? 0 : before[1],
        charEnd: next[1],
      });
    }
  }
  let at = 0;
  for (let char = 0; char <= chars; char++) {
    while (at + 1 < pairs.length && pairs[at + 1]![1] <= char) at++;
    const [byte, there] = pairs[at]!;
    if (map.toRawByte(char) !== byte) expect(map.toRawByte(char)).toBe(byte);
    const byteEnd = there === char ? byte : pairs[at + 1]![0];
    if (map.toRawSpan(0, char).byteEnd !== byteEnd)
      expect(map.toRawSpan(0, char)).toEqual({ byteStart: first, byteEnd });
  }
  expect(caught(() => map.toRawByte(chars + 1)).code).toBe('position-out-of-range');
  expect(caught(() => map.fromRawByte(raw.length + 1)).code).toBe('position-out-of-range');
}

describe('createRawMap', () => {
  it.each(vectors.maps)('$name', ({ raw_hex, corresponding, inside, nearest_before }) => {
    const raw = fromHex(raw_hex);
    const map = createRawMap(raw);
    for (const [byte, char] of corresponding) {
      expect(map.toRawByte(char)).toBe(byte);
      expect(map.fromRawByte(byte)).toBe(char);
    }
    for (const { byte, indivisible, covering } of inside) {
      const error = caught(() => map.fromRawByte(byte));
      expect(error.code).toBe('position-inside-character');
      expect(error.details).toMatchObject({ position: byte, unit: 'raw-byte', indivisible, covering });
    }
    for (const { char, byte } of nearest_before) expect(map.toRawByte(char)).toBe(byte);
    compare(raw, map);
  });

  it('agrees with the definition at every position of short texts', () => {
    seeded(
      fc.property(rawBytes(16), (raw) => compare(raw, createRawMap(raw))),
      { runs: 1500 },
    );
  });

  it('agrees with the definition across checkpoints', () => {
    const long = fc
      .tuple(
        fc.boolean(),
        fc.oneof(awkwardText(20), anyText(8)),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 990, max: 1040 }),
      )
      .map(([mark, text, times, shift]) => {
        const filler =
          times % 3 === 0
            ? 'x'.repeat(shift)
            : times % 3 === 1
              ? '窑'.repeat(shift / 3)
              : 'a\u0301\r\n'.repeat(shift / 5);
        return encoder.encode((mark ? '\ufeff' : '') + filler + text.repeat(times));
      });
    seeded(
      fc.property(long, (raw) => compare(raw, createRawMap(raw))),
      { runs: 16 },
    );
  });

  it.each([
    ['marks that letters absorb', 'e\u0301o\u0323\u0302 '],
    ['rare letters that share their lead byte with marks', 'e\u0301\u0371'],
    ['marks that no letter absorbs', 'e\u0301x\u0302\r\n'],
    ['line ends alone', '窑\r\n\rx'],
  ])('agrees with the definition where a block ends: %s', (_, piece) => {
    for (const length of [1023, 1024, 1025]) {
      const filler = '.'.repeat(length - 4 * encoder.encode(piece).length - 7);
      const raw = encoder.encode(piece.repeat(4) + filler + piece.repeat(4));
      compare(raw, createRawMap(raw));
    }
  });

  it('gives the same map from what was read before', () => {
    seeded(
      fc.property(rawBytes(), fc.nat(3), (bytes, shift) => {
        // Any alignment of the memory underneath.
        const memory = new Uint8Array(bytes.length + shift);
        memory.set(bytes, shift);
        const raw = memory.subarray(shift);
        compare(raw, createRawMap(raw, { canonical: readCanonicalText(raw) }));
      }),
    );
  });

  it('reads anew what is not the memory that was read before, were it another part of the same buffer', () => {
    const memory = encoder.encode('e\u0301\r\nab');
    const { length } = memory;
    const before = readCanonicalText(memory.subarray(0, length - 2));
    for (const raw of [
      memory.subarray(1, length - 1),
      memory.slice(0, length - 2),
      memory,
      memory.subarray(0, 3),
    ]) {
      compare(raw, createRawMap(raw, { canonical: before }));
    }
  });

  it('searches inside runs of up to 256 marks and takes longer ones as one character', () => {
    const marks = (times: number) => encoder.encode(`.q${'\u0307'.repeat(times)}.`);
    const short = createRawMap(marks(255));
    expect(short.fromRawByte(2 + 2 * 100)).toBe(102);
    const long = createRawMap(encoder.encode(`.q${'\u0307\u0323'.repeat(150)}.`));
    expect(caught(() => long.fromRawByte(4)).details.covering).toEqual({
      start: 1,
      end: 602,
      charStart: 1,
      charEnd: 302,
    });
    expect(long.toRawByte(200)).toBe(1);
    expect(long.toRawByte(302)).toBe(602);
  });

  it('is monotone and inverse on the texts of one long paragraph', () => {
    const raw = encoder.encode(`${'Tiếng Việt được viết. '.normalize('NFD').repeat(400)}`);
    const map = createRawMap(raw);
    const { chars } = readCanonicalText(raw);
    let last = -1;
    for (let char = 0; char <= chars; char += 7) {
      const byte = map.toRawByte(char);
      expect(byte).toBeGreaterThan(last);
      expect(map.fromRawByte(byte)).toBe(char);
      last = byte;
    }
  });
});
