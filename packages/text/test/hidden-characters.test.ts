import { loadVectors, seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findHiddenCharacters, type HiddenCharacters } from '../src/index.js';
import { anyText } from './arbitraries.js';

const { texts } = loadVectors<{ texts: { name: string; text: string; found: HiddenCharacters[] }[] }>(
  'text/hidden-characters.json',
);

describe('findHiddenCharacters', () => {
  it.each(texts)('$name', ({ text, found }) => {
    expect(findHiddenCharacters(text)).toEqual(found);
  });

  it('asks the properties of every code point that could be hidden', () => {
    const hidden = /[\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\p{Co}]|(?![\t\n])\p{Cc}/u;
    for (let codePoint = 0; codePoint <= 0x10ffff; codePoint++) {
      const character = String.fromCodePoint(codePoint);
      if (hidden.test(character) !== (findHiddenCharacters(character).length === 1))
        expect(codePoint).toBe('another answer');
    }
  });

  it('finds every character of the four kinds, joiners and selectors of emoji aside', () => {
    seeded(
      fc.property(anyText(), (text) => {
        const expected = [...text].flatMap((character, char) =>
          /[\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\p{Co}]|(?![\t\n])\p{Cc}/u.test(character)
            ? [char]
            : [],
        );
        const found = findHiddenCharacters(text).flatMap(({ charStart, charEnd }) =>
          Array.from({ length: charEnd - charStart }, (_, i) => charStart + i),
        );
        expect(found).toEqual(expected);
      }),
      { runs: 500 },
    );
  });
});
