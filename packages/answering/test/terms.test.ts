import { describe, expect, it } from 'vitest';
import { contraryTerms } from '../src/contrary-words.js';
import { createTermSet } from '../src/term-set.js';
import { listTerms, stemWord, termReader } from '../src/terms.js';

describe('listTerms', () => {
  it('gives stems of words and bigrams of scripts without spaces, in order', () => {
    expect(listTerms('Lanterns 灯笼节 glow')).toEqual(['lantern', '灯笼', '笼节', 'glow']);
    expect(listTerms('灯 a1 灯x')).toEqual(['灯', 'a1', '灯', 'x']);
    expect(listTerms('?!… 👩‍👩‍👧')).toEqual([]);
  });

  it('folds width, case and traditional characters, so that either side may be written either way', () => {
    expect(listTerms('ＬＡＭＰ')).toEqual(listTerms('lamp'));
    expect(listTerms('退款何時到帳')).toEqual(listTerms('退款何时到账'));
    expect(listTerms('乾隆')).toEqual(listTerms('乾隆'));
  });
});

describe('stemWord', () => {
  it.each([
    ['tries', 'try'],
    ['bought', 'buying'],
    ['children', 'child'],
    ['telephones', 'phone'],
    ['seven', '7'],
  ])('%s and %s are one term', (one, other) => {
    expect(stemWord(one)).toBe(stemWord(other));
  });

  it('leaves alone what is longer than any word', () => {
    const long = 'ings'.repeat(30_000);
    expect(stemWord(long)).toBe(long);
  });
});

describe('createTermSet', () => {
  it('speaks of a term, of one that says the same, and of a stem that begins another', () => {
    const set = createTermSet('The librarian lost 遗失的钥匙');
    expect(set.speaksOf(stemWord('library'))).toBe(false);
    expect(set.speaksOf(stemWord('librarians'))).toBe(true);
    expect(set.speaksOf('丢失')).toBe(true);
    expect(set.has('丢失')).toBe(false);
    expect(set.hasCharacter('钥')).toBe(true);
    expect(set.speaksOf('lost')).toBe(false);
    expect(createTermSet('automation').speaksOf('autom')).toBe(true);
    expect(createTermSet('caterpillar').speaksOf('cat')).toBe(false);
  });
});

describe('contraryTerms', () => {
  it('is symmetric', () => {
    for (const [term, others] of contraryTerms)
      for (const other of others) expect(contraryTerms.get(other)).toContain(term);
  });
});

describe('termReader', () => {
  it('gives of an ASCII text the terms of its words', () => {
    const text = 'The FERRIES_2 re-open\n(tries: 40%), Boats\0sailing; x';
    const words = text.toLowerCase().match(/[a-z0-9_]+/g) ?? [];
    expect(termReader.list(text)).toEqual(words.map((word) => termReader.word?.(word)));
  });
});
