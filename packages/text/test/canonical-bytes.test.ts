import { seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rewriteUtf8 } from '../src/canonical-bytes.js';
import { canonicalizeText } from '../src/index.js';
import { anyText, awkwardText } from './arbitraries.js';

const encoder = new TextEncoder();

/** Plain text before, so that what is awkward lies across the end of a block. */
const texts = fc
  .tuple(fc.oneof(awkwardText(), anyText()), fc.constantFrom('', 'x', 'é', '窑\r\n'), fc.nat(1030))
  .map(([text, filler, times]) => filler.repeat(times) + text);

describe('rewriteUtf8', () => {
  it('gives the UTF-8 of the canonical text and counts it, or nothing where it is canonical', () => {
    seeded(
      fc.property(texts, (text) => {
        const canonical = canonicalizeText(text);
        const rewritten = rewriteUtf8(encoder.encode(text));
        expect(rewritten === undefined).toBe(canonical === text);
        if (rewritten === undefined) return;
        expect(rewritten.bytes).toEqual(encoder.encode(canonical));
        expect(rewritten.blocks.chars).toBe([...canonical].length);
      }),
      { runs: 1000 },
    );
  });

  it('gives the same for more different segments than are remembered', () => {
    // 20,000 ideographs of a script that has no composites, each with a mark that its letter does not absorb.
    let text = '';
    for (let i = 0; i < 20_000; i++) text += `${String.fromCodePoint(0x4e00 + i)}\u0344`;
    expect(rewriteUtf8(encoder.encode(text))?.bytes).toEqual(encoder.encode(text.normalize('NFC')));
  });

  it('makes room for characters that NFC makes longer', () => {
    const text = '\u{1d160}\ufb2c'.repeat(300);
    expect(rewriteUtf8(encoder.encode(text))?.bytes).toEqual(encoder.encode(text.normalize('NFC')));
  });
});
