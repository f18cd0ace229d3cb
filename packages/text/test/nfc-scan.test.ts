import { seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { viewOf } from '../src/byte-count.js';
import { NfcKind, nfcKind } from '../src/nfc-kinds.js';
import { findActive } from '../src/nfc-scan.js';
import { anyText, awkwardText } from './arbitraries.js';

const encoder = new TextEncoder();

describe('findActive', () => {
  it('finds every single code point that NFC may change or join, at every place in a word', () => {
    for (let codePoint = 1; codePoint <= 0x10ffff; codePoint++) {
      if (codePoint >= 0xd800 && codePoint <= 0xdfff) continue;
      const at = codePoint % 19;
      const bytes = encoder.encode(`${'x'.repeat(at)}${String.fromCodePoint(codePoint)}窑.é-----------`);
      const expected = nfcKind(codePoint) === NfcKind.Inert ? bytes.length : at;
      const found = findActive(bytes, viewOf(bytes), 0);
      if (found !== expected)
        expect([codePoint.toString(16), found]).toEqual([codePoint.toString(16), expected]);
    }
  });

  it('finds all of them one after another', () => {
    seeded(
      fc.property(fc.oneof(awkwardText(), anyText()), fc.nat(3), (text, shift) => {
        const encoded = encoder.encode(text);
        // Any alignment of the memory underneath.
        const memory = new Uint8Array(encoded.length + shift);
        memory.set(encoded, shift);
        const bytes = memory.subarray(shift);
        const expected: number[] = [];
        let byte = 0;
        for (const character of text) {
          if (nfcKind(character.codePointAt(0) as number) !== NfcKind.Inert) expected.push(byte);
          byte += encoder.encode(character).length;
        }
        const found: number[] = [];
        let at = findActive(bytes, viewOf(bytes), 0);
        while (at < bytes.length) {
          found.push(at);
          at = findActive(bytes, viewOf(bytes), nextCharacter(bytes, at));
        }
        expect(found).toEqual(expected);
      }),
      { runs: 1000 },
    );
  });
});

function nextCharacter(bytes: Uint8Array, byte: number): number {
  let at = byte + 1;
  while (at < bytes.length && ((bytes[at] as number) & 0xc0) === 0x80) at++;
  return at;
}
