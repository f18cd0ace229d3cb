import { loadVectors, seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { base64Length, decodeBase64, decodeBase64Url, encodeBase64, encodeBase64Url } from '../src/base64.js';
import { bytesOfHex } from './implementations.js';

const rows = loadVectors<{ id: string; text: string; bytes: string | null }[]>('signing/base64.json');

describe('decodeBase64', () => {
  it.each(rows)('reads one alphabet with right padding and nothing else: $id', ({ text, bytes }) => {
    expect(decodeBase64(text)).toEqual(bytes === null ? undefined : bytesOfHex(bytes));
  });

  it('is inverse to both ways of writing, and takes no second text for the same bytes', () => {
    seeded(
      fc.property(fc.uint8Array({ maxLength: 70 }), fc.nat(), (bytes, at) => {
        const text = encodeBase64(bytes);
        expect(text).toBe(Buffer.from(bytes).toString('base64'));
        expect(decodeBase64(text)).toEqual(bytes);
        expect(decodeBase64(text.replaceAll('+', '-').replaceAll('/', '_'))).toEqual(bytes);
        const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=';
        const index = at % (text.length + 1);
        const other = text.slice(0, index) + letters[at % letters.length] + text.slice(index + 1);
        const read = decodeBase64(other);
        if (read !== undefined) expect(encodeBase64(read)).toBe(other);
      }),
      { runs: 2000 },
    );
  });
});

describe('decodeBase64Url', () => {
  it('is inverse to encodeBase64Url and refuses padding and the other alphabet', () => {
    seeded(
      fc.property(fc.uint8Array({ maxLength: 70 }), (bytes) => {
        const text = encodeBase64Url(bytes);
        expect(text).toBe(Buffer.from(bytes).toString('base64url'));
        expect(decodeBase64Url(text)).toEqual(bytes);
        expect(decodeBase64Url(`${text}=`)).toBeUndefined();
      }),
    );
    expect(decodeBase64Url('++++')).toBeUndefined();
  });
});

describe('base64Length', () => {
  it('is how long the text of so many bytes is', () => {
    for (let bytes = 0; bytes < 10; bytes++) {
      expect(base64Length(bytes)).toBe(encodeBase64(new Uint8Array(bytes)).length);
    }
  });
});
