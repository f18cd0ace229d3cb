import { loadVectors } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import { createMarkStream, extractCitations } from '../src/index.js';

interface PlainText {
  readonly title: string;
  readonly text: string;
  /** Whether a stream, which knows no mathematics, comments and titles, leaves it alone as well. */
  readonly stream: boolean;
}

describe('extractCitations', () => {
  for (const { title, text, stream: streams } of loadVectors<PlainText[]>('markdown/no-citations.json')) {
    it(`[B2] finds no citation in ${title}`, () => {
      const found = extractCitations(text);
      expect(found.citations.map((citation) => citation.mark)).toEqual([]);
      expect(found.references).toEqual([]);
      expect(
        extractCitations(text, { superscripts: true }).citations.map((citation) => citation.mark),
      ).toEqual([]);
    });

    // What a stream cannot know is no test of it.
    if (!streams) continue;
    it(`takes nothing out of ${title} while it is written`, () => {
      const stream = createMarkStream();
      const shown = [...text].map((piece) => stream.push(piece).text).join('') + stream.end().text;
      expect(shown).toBe(text);
    });
  }
});
