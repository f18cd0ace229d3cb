import { loadVectors, seeded } from '@loccit/testing';
import { createTextIndex } from '@loccit/text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anchorPieces, IngestionError } from '../src/index.js';

interface Vector {
  readonly name: string;
  readonly text: string;
  readonly pieces: readonly string[];
  readonly max_overlap: number;
  readonly spans?: readonly [number, number][];
  readonly refused?: readonly [string, number];
}
const { pieces: vectors } = loadVectors<{ pieces: Vector[] }>('ingestion/pieces.json');

function anchor({ text, pieces, max_overlap: maxOverlap }: Vector): unknown {
  try {
    return anchorPieces(text, pieces, { maxOverlap }).map(({ charStart, charEnd }) => [charStart, charEnd]);
  } catch (error) {
    if (!(error instanceof IngestionError)) throw error;
    return [error.code, error.details.index];
  }
}

describe('anchorPieces', () => {
  it.each(vectors)('$name', (vector) => {
    expect(anchor(vector)).toEqual(vector.spans ?? vector.refused);
  });

  const cuts = fc.array(fc.tuple(fc.constantFrom('a', 'ab', '\u{1f6a2}', 'b a', '\n'), fc.boolean()), {
    maxLength: 30,
  });

  it('finds the very places of what was cut, or says that there is a choice', () => {
    seeded(
      fc.property(cuts, (parts) => {
        const text = parts.map(([part]) => part).join(' ');
        let at = 0;
        const kept = parts.flatMap(([part, keep]) => {
          const charStart = at;
          at += [...part].length + 1;
          return keep ? [{ part, charStart, charEnd: charStart + [...part].length }] : [];
        });
        try {
          const spans = anchorPieces(
            text,
            kept.map(({ part }) => part),
          );
          expect(spans).toEqual(kept.map(({ charStart, charEnd }) => ({ charStart, charEnd })));
        } catch (error) {
          expect(error).toMatchObject({ code: 'piece-ambiguous' });
        }
      }),
    );
  });

  it('gives spans that begin one after another and whose slices are the pieces', () => {
    seeded(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
        fc.integer({ min: 0, max: 4 }),
        (text, maxOverlap) => {
          const index = createTextIndex(text);
          const pieces: string[] = [];
          for (let start = 0; start < index.chars; start += 5) {
            pieces.push(index.slice(start, Math.min(index.chars, start + 5 + maxOverlap)));
          }
          try {
            const spans = anchorPieces(index, pieces, { maxOverlap });
            expect(spans.map(({ charStart, charEnd }) => index.slice(charStart, charEnd))).toEqual(pieces);
            for (const [at, span] of spans.entries())
              expect(span.charStart).toBeGreaterThan(spans[at - 1]?.charStart ?? -1);
          } catch (error) {
            expect(error).toMatchObject({ code: 'piece-ambiguous' });
          }
        },
      ),
    );
  });

  it('refuses an overlap that is no count', () => {
    for (const maxOverlap of [-1, 0.5, Number.NaN])
      expect(() => anchorPieces('a', ['a'], { maxOverlap })).toThrow(RangeError);
  });

  it('says nothing of the text in what it throws', () => {
    expect(() => anchorPieces('secret', ['hidden'])).toThrow('piece-not-found index=0');
  });
});
