import { seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unifyLineEnds } from '../src/line-ends.js';
import { anyText, awkwardText } from './arbitraries.js';

const encoder = new TextEncoder();

/** Long stretches and short ones between line ends, and line ends across the ends of blocks. */
const texts = fc
  .tuple(
    fc.oneof(awkwardText(), anyText()),
    fc.constantFrom('', 'x', 'é', '窑\r\n', '\r', '\r\n', 'x\u0323'),
    fc.nat(1030),
    awkwardText(),
  )
  .map(([text, filler, times, before]) => before + filler.repeat(times) + text);

describe('unifyLineEnds', () => {
  it('changes nothing but line ends, and counts what is left', () => {
    seeded(
      fc.property(texts, (text) => {
        const unified = text.replace(/\r\n?/g, '\n');
        const source = encoder.encode(text);
        const { bytes, blocks } = unifyLineEnds(source, source.length === text.length);
        expect(bytes).toEqual(encoder.encode(unified));
        expect(blocks.chars).toBe([...unified].length);
      }),
      { runs: 500 },
    );
  });
});
