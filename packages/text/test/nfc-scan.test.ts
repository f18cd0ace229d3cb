import { seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NfcKind, nfcKind } from '../src/nfc-kinds.js';
import { surveyUtf8 } from '../src/nfc-scan.js';
import { sequenceLength } from '../src/utf8.js';
import { anyText, awkwardText } from './arbitraries.js';

const encoder = new TextEncoder();

const isContinuation = (byte: number) => (byte & 0xc0) === 0x80;

/** Bytes where `surveyUtf8` finds something active, if it is told to go on behind each. */
function findAll(bytes: Uint8Array): number[] {
  const found: number[] = [];
  surveyUtf8(bytes, 11, (byte) => {
    found.push(byte);
    return byte + sequenceLength(bytes[byte] as number);
  });
  return found;
}

describe('surveyUtf8', () => {
  it('finds every single code point that NFC may change or join, at every place in a word', () => {
    for (let codePoint = 1; codePoint <= 0x10ffff; codePoint++) {
      if (codePoint >= 0xd800 && codePoint <= 0xdfff) continue;
      const at = codePoint % 19;
      const bytes = encoder.encode(`${'x'.repeat(at)}${String.fromCodePoint(codePoint)}窑.é-----------`);
      const found = findAll(bytes).join();
      const expected = nfcKind(codePoint) === NfcKind.Inert ? '' : `${at}`;
      if (found !== expected)
        expect([codePoint.toString(16), found]).toEqual([codePoint.toString(16), expected]);
    }
  });

  it('finds all of them one after another, and counts what a plain loop counts', () => {
    const texts = fc
      .tuple(
        fc.oneof(awkwardText(), anyText()),
        fc.constantFrom('', 'x', 'é', '窑', '\u{1f6a2}'),
        fc.nat(300),
      )
      .map(([text, filler, times]) => filler.repeat(times) + text);
    seeded(
      fc.property(texts, fc.nat(3), fc.integer({ min: 3, max: 8 }), (text, shift, blockBits) => {
        const encoded = encoder.encode(text);
        // Any alignment of the memory underneath.
        const memory = new Uint8Array(encoded.length + shift);
        memory.set(encoded, shift);
        const bytes = memory.subarray(shift);
        const active: number[] = [];
        let byte = 0;
        for (const character of text) {
          const codePoint = character.codePointAt(0) as number;
          if (nfcKind(codePoint) !== NfcKind.Inert) active.push(byte);
          byte += encoder.encode(character).length;
        }
        expect(findAll(bytes)).toEqual(active);
        const before = (end: number) => bytes.subarray(0, end).filter(isContinuation).length;
        const survey = surveyUtf8(bytes, blockBits, (at) => at + sequenceLength(bytes[at] as number));
        expect(survey).toEqual({
          continuations: before(bytes.length),
          continuationsBefore: Uint32Array.from({ length: (bytes.length >> blockBits) + 1 }, (_, block) =>
            before(block << blockBits),
          ),
          hasFourByteLeads: bytes.some((each) => each >= 0xf0),
        });
      }),
      { runs: 1000 },
    );
  });

  it('ends where it is told to', () => {
    expect(surveyUtf8(encoder.encode('e\u0301'), 11, () => undefined)).toBe(undefined);
  });
});
