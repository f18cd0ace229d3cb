import { loadVectors, seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCanonicalizer, decodeText, readCanonicalText, type TextErrorDetails } from '../src/index.js';
import { fromHex, rawBytes } from './arbitraries.js';
import { caught } from './caught.js';

interface Vectors {
  accepted: { name: string; raw_hex: string; declared_charset?: string; text: string; bom_length: number }[];
  refused: {
    name: string;
    raw_hex: string;
    declared_charset?: string;
    code: string;
    details: TextErrorDetails;
  }[];
}

const vectors = loadVectors<Vectors>('text/decode.json');
const declared = (charset?: string) => (charset === undefined ? {} : { charset });

describe('decodeText', () => {
  it.each(vectors.accepted)('reads $name', ({ raw_hex, declared_charset, text, bom_length }) => {
    expect(decodeText(fromHex(raw_hex), declared(declared_charset))).toEqual({
      text,
      charset: 'utf-8',
      bomLength: bom_length,
    });
  });

  it.each(vectors.refused)('refuses $name', ({ raw_hex, declared_charset, code, details }) => {
    const error = caught(() => decodeText(fromHex(raw_hex), declared(declared_charset)));
    expect(error.code).toBe(code);
    expect(error.details).toEqual(details);
  });

  it.each(vectors.refused)(
    'refuses $name in chunks of one byte alike',
    ({ raw_hex, declared_charset, code, details }) => {
      const error = caught(() => {
        const canonicalizer = createCanonicalizer(declared(declared_charset));
        for (const byte of fromHex(raw_hex)) canonicalizer.push(Uint8Array.of(byte));
        canonicalizer.finish();
      });
      // A chunk can end before a sequence is known to be broken; where it begins is known all the same.
      expect(error.code).toBe(code);
      expect(error.details.byteOffset).toBe(details.byteOffset);
    },
  );

  it('puts the fault where a lenient decoder puts its first U+FFFD', () => {
    const lenient = new TextDecoder('utf-8', { ignoreBOM: true });
    const byte = fc.oneof(
      fc.constantFrom(0x41, 0x80, 0xbf, 0xc2, 0xe0, 0xed, 0xef, 0xf0, 0xf4, 0x90, 0x9f, 0xa0),
      fc.integer({ min: 1, max: 255 }),
    );
    let faults = 0;
    seeded(
      fc.property(fc.uint8Array({ maxLength: 0 }), fc.array(byte, { maxLength: 12 }), (_, values) => {
        // An ASCII character in front keeps byte order marks out.
        const raw = Uint8Array.from([0x2e, ...values]);
        const replaced = lenient.decode(raw);
        if (!replaced.includes('\ufffd')) {
          expect(decodeText(raw).text).toBe(replaced);
          return;
        }
        const before = new TextEncoder().encode(replaced.slice(0, replaced.indexOf('\ufffd'))).length;
        if (
          before < raw.length - 2 &&
          raw[before] === 0xef &&
          raw[before + 1] === 0xbf &&
          raw[before + 2] === 0xbd
        )
          return;
        const { details } = caught(() => decodeText(raw));
        faults++;
        expect(details.byteOffset).toBe(before);
        const end = details.byteEnd ?? 0;
        expect(lenient.decode(raw.subarray(0, end))).toBe(
          `${replaced.slice(0, replaced.indexOf('\ufffd'))}\ufffd`,
        );
      }),
      { runs: 3000 },
    );
    expect(faults).toBeGreaterThan(1000);
  });

  it('refuses more bytes than the limit and reads exactly as many', () => {
    expect(decodeText(fromHex('616263'), { maxBytes: 3 }).text).toBe('abc');
    expect(caught(() => decodeText(fromHex('61626364'), { maxBytes: 3 }))).toMatchObject({
      code: 'too-large',
      details: { actual: 4, limit: 3 },
    });
  });

  it('says in its message nothing but the code and numbers', () => {
    const error = caught(() => decodeText(fromHex('736563726574ff')));
    expect(error.message).toBe('ill-formed-text byteOffset=6 byteEnd=7');
  });
});

describe('readCanonicalText', () => {
  it('shares the bytes it was given where only a byte order mark is in the way', () => {
    const raw = new TextEncoder().encode('\ufeff窑 ok\n');
    const read = readCanonicalText(raw);
    expect(read.bytes.buffer).toBe(raw.buffer);
    expect(read).toMatchObject({ text: '窑 ok\n', chars: 5, charset: 'utf-8' });
  });

  it('gives the UTF-8 and the code points of its text', () => {
    seeded(
      fc.property(rawBytes(), (raw) => {
        const read = readCanonicalText(raw);
        expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(read.bytes)).toBe(read.text);
        expect(read.chars).toBe([...read.text].length);
      }),
    );
  });
});
