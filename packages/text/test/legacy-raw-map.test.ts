import { loadVectors, seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolveCharset } from '../src/charset.js';
import { type CoveringSpan, canonicalizeText, createRawMap, type RawMap } from '../src/index.js';
import { decodeSequences } from '../src/legacy-decoder.js';
import { fromHex } from './arbitraries.js';
import { caught } from './caught.js';
import { LEGACY_CHARSETS, legacyBytes } from './legacy-bytes.js';

interface Vectors {
  legacy_maps: {
    name: string;
    charset: string;
    raw_hex: string;
    corresponding: [number, number][];
    inside: { byte: number; indivisible: string; covering: CoveringSpan }[];
    nearest_before: { char: number; byte: number }[];
    spans: { char: [number, number]; bytes: [number, number] }[];
  }[];
}

const vectors = loadVectors<Vectors>('text/raw-map.json');
const count = (text: string) => [...text].length;

/** Text of bytes that hold no mark to remove; `undefined` where they are ill-formed. */
function attempt(raw: Uint8Array, charset: string): string | undefined {
  try {
    const { text, consumed } = decodeSequences(raw, charset, 0);
    return consumed === raw.length ? text : undefined;
  } catch {
    return undefined;
  }
}

/** Every corresponding pair by the definition: cut the bytes, read both halves, compare with the whole. */
function oracle(raw: Uint8Array, declared: { charset?: string }) {
  const { charset, bomLength } = resolveCharset(raw, declared.charset);
  const written = attempt(raw.subarray(bomLength), charset) ?? '';
  const whole = canonicalizeText(written);
  const pairs: [byte: number, char: number][] = [];
  for (let byte = bomLength; byte <= raw.length; byte++) {
    const head = attempt(raw.subarray(bomLength, byte), charset);
    const tail = attempt(raw.subarray(byte), charset);
    if (head === undefined || tail === undefined || head + tail !== written) continue;
    const canonical = canonicalizeText(head);
    if (canonical + canonicalizeText(tail) === whole) pairs.push([byte, count(canonical)]);
  }
  return { pairs, chars: count(whole), bomLength };
}

function compare(raw: Uint8Array, declared: { charset?: string }, map: RawMap): void {
  const { pairs, chars, bomLength } = oracle(raw, declared);
  const byByte = new Map(pairs);
  let before = pairs[0]!;
  for (let byte = 0; byte <= raw.length; byte++) {
    const char = byByte.get(byte);
    if (char !== undefined) {
      before = [byte, char];
      if (map.fromRawByte(byte) !== char) expect([byte, map.fromRawByte(byte)]).toEqual([byte, char]);
    } else if (byte === 0) {
      expect(map.fromRawByte(0)).toBe(0);
    } else {
      const next = pairs.find(([at]) => at > byte)!;
      expect([byte, caught(() => map.fromRawByte(byte)).details.covering]).toEqual([
        byte,
        {
          start: byte < bomLength ? 0 : before[0],
          end: next[0],
          charStart: byte < bomLength ? 0 : before[1],
          charEnd: next[1],
        },
      ]);
    }
  }
  let at = 0;
  for (let char = 0; char <= chars; char++) {
    while (at + 1 < pairs.length && pairs[at + 1]![1] <= char) at++;
    const [byte, there] = pairs[at]!;
    expect([char, map.toRawByte(char)]).toEqual([char, byte]);
    const byteEnd = there === char ? byte : pairs[at + 1]![0];
    expect([char, map.toRawSpan(0, char)]).toEqual([char, { byteStart: bomLength, byteEnd }]);
  }
  expect(caught(() => map.toRawByte(chars + 1)).code).toBe('position-out-of-range');
  expect(caught(() => map.fromRawByte(raw.length + 1)).code).toBe('position-out-of-range');
}

function byteOrNone(map: RawMap, byte: number): number | undefined {
  try {
    return map.fromRawByte(byte);
  } catch {
    return undefined;
  }
}

describe('createRawMap', () => {
  it.each(vectors.legacy_maps)(
    '$charset: $name',
    ({ charset, raw_hex, corresponding, inside, nearest_before, spans }) => {
      const raw = fromHex(raw_hex);
      const map = createRawMap(raw, { charset });
      for (const [byte, char] of corresponding) {
        expect(map.toRawByte(char)).toBe(byte);
        expect(map.fromRawByte(byte)).toBe(char);
      }
      for (const { byte, indivisible, covering } of inside) {
        const error = caught(() => map.fromRawByte(byte));
        expect(error.code).toBe('position-inside-character');
        expect(error.details).toEqual({ position: byte, unit: 'raw-byte', indivisible, covering });
      }
      for (const { char, byte } of nearest_before) expect(map.toRawByte(char)).toBe(byte);
      for (const { char, bytes } of spans)
        expect(map.toRawSpan(...char)).toEqual({ byteStart: bytes[0], byteEnd: bytes[1] });
      compare(raw, { charset }, map);
    },
  );

  it('agrees with the definition at every position of short texts in every encoding', () => {
    seeded(
      fc.property(fc.constantFrom(...LEGACY_CHARSETS).chain(legacyBytes), ({ raw, declared }) =>
        compare(raw, declared, createRawMap(raw, declared)),
      ),
      { runs: 1500 },
    );
  });

  it('is monotone and inverse across checkpoints', () => {
    for (const charset of ['gb18030', 'big5', 'utf-16be']) {
      const long = legacyBytes(charset)
        .map(({ raw }) => [...raw])
        .filter((raw) => raw.length > 6 && raw[0] !== 0xfe);
      const [piece = []] = fc.sample(long, { seed: 5, numRuns: 1 });
      const raw = Uint8Array.from(Array.from({ length: Math.ceil(2200 / piece.length) }, () => piece).flat());
      const map = createRawMap(raw, { charset });
      const chars = map.fromRawByte(raw.length);
      const wrong: number[] = [];
      let last = 0;
      for (let char = 0; char <= chars; char++) {
        const byte = map.toRawByte(char);
        if (byte < last || map.fromRawByte(byte) > char) wrong.push(char);
        last = byte;
      }
      for (let byte = 0; byte <= raw.length; byte++) {
        const char = byteOrNone(map, byte);
        if (char !== undefined && map.toRawByte(char) !== byte) wrong.push(byte);
      }
      expect(wrong).toEqual([]);
    }
  });
});
