import { loadVectors, seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decodePassages,
  encodePassages,
  escapePassage,
  type PromptPassage,
  unescapePassage,
} from '../../src/index.js';

interface Vectors {
  readonly cases: readonly {
    readonly name: string;
    readonly passages: readonly PromptPassage[];
    readonly docs: string;
  }[];
  readonly refused: readonly { readonly name: string; readonly docs: string }[];
}

const { cases, refused } = loadVectors<Vectors>('answering/prompts.json');

/** Texts made of what tags, attributes and references are made of, and of anything. */
const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc
    .array(
      fc.constantFrom(
        ...['<', '>', '&', '"', "'", '/', 'doc', '</doc>', '<doc id="2" source="', '</docs>', '\n', ' '],
        ...['&lt;', '&amp;', '&#x3C;', '&#xFF1C;', '\uFF1C', '\uFE65', '\u202E', '\uD800', '\uDC00', '\0'],
        ...['question', '一', '😀', '\u{E0041}', '[1]'],
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join('')),
);
const passages = fc.array(
  fc.oneof(
    fc.record({ source: texts, text: texts }),
    fc.record({ source: texts, text: texts, version: texts }),
  ),
  { maxLength: 5 },
);

describe('encodePassages', () => {
  it.each(cases)('[E1] writes and reads back $name', ({ docs, passages: given }) => {
    expect(encodePassages(given)).toBe(docs);
    expect(decodePassages(docs)).toEqual(given);
  });

  it('[E1] lets no text open or close a tag, and loses none', () => {
    seeded(
      fc.property(passages, (given) => {
        const docs = encodePassages(given);
        expect(docs.match(/<[^>]*>/gu) ?? []).toHaveLength(2 + 2 * given.length);
        expect(docs.match(/[<＜﹤]\s*\/?\s*docs?\b/giu)).toHaveLength(2 + 2 * given.length);
        expect(decodePassages(docs)).toEqual(given);
      }),
      { runs: 600 },
    );
  });
});

describe('decodePassages', () => {
  it.each(refused)('[E1] reads nothing from $name', ({ docs }) => {
    expect(decodePassages(docs)).toBeUndefined();
  });
});

describe('escapePassage', () => {
  it('[E1] is undone by unescapePassage, and holds no sign of a tag', () => {
    seeded(
      fc.property(texts, (text) => {
        expect(escapePassage(text)).not.toMatch(/[<>\uFF1C\uFF1E\uFE64\uFE65]/u);
        expect(unescapePassage(escapePassage(text))).toBe(text);
      }),
      { runs: 600 },
    );
  });

  it('leaves text alone that needs no escaping', () => {
    const text = 'Fees "are" 4 crowns;\n\t费用为 4 克朗。 👩‍🚀 〈章〉';
    expect(escapePassage(text)).toBe(text);
  });
});
