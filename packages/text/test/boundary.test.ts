import { seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSafeStart, joinsPreceding, safeByteFrom, segmentEnd, segmentStart } from '../src/boundary.js';
import { canonicalizeText } from '../src/index.js';
import { anyText, awkwardText } from './arbitraries.js';

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
const texts = fc.oneof(awkwardText(), anyText());

describe('isSafeStart', () => {
  it('holds only where both halves canonicalise on their own', () => {
    seeded(
      fc.property(texts, (text) => {
        for (let at = 0; at <= text.length; at++) {
          if (!isSafeStart(text, at)) continue;
          const halves = canonicalizeText(text.slice(0, at)) + canonicalizeText(text.slice(at));
          if (halves !== canonicalizeText(text)) expect({ text, at }).toBe('a safe start');
        }
      }),
    );
  });
});

describe('safeByteFrom', () => {
  it('gives a byte where both halves canonicalise on their own', () => {
    seeded(
      fc.property(texts, (text) => {
        const bytes = encoder.encode(text);
        for (let byte = 0; byte <= bytes.length; byte++) {
          const cut = safeByteFrom(bytes, byte);
          const halves = [bytes.subarray(0, cut), bytes.subarray(cut)].map((half) => decoder.decode(half));
          expect(cut).toBeGreaterThanOrEqual(byte);
          if (halves.map(canonicalizeText).join('') !== canonicalizeText(text))
            expect({ text, byte, cut }).toBe('a safe byte');
        }
      }),
    );
  });
});

describe('segmentEnd', () => {
  it('divides a text into segments that canonicalise on their own, and segmentStart leads back', () => {
    seeded(
      fc.property(texts, (text) => {
        const bytes = encoder.encode(text);
        let canonical = '';
        for (let from = 0; from < bytes.length; ) {
          const to = segmentEnd(bytes, from);
          const segment = decoder.decode(bytes.subarray(from, to));
          canonical += canonicalizeText(segment);
          const second = from + encoder.encode(String.fromCodePoint(segment.codePointAt(0) as number)).length;
          if (second < to && joinsPreceding(bytes, second)) expect(segmentStart(bytes, second)).toBe(from);
          from = to;
        }
        expect(canonical).toBe(canonicalizeText(text));
      }),
    );
  });
});
