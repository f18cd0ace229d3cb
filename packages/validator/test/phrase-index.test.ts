import { describe, expect, it } from 'vitest';
import { indexPhrases, LONGEST_PHRASE } from '../src/markdown/phrase-index.js';

const always = () => true;
const held = (phrases: readonly string[], text: string) =>
  indexPhrases(phrases.map((phrase) => [phrase.split(' '), phrase] as const))
    .find(text.split(' '), always)
    .map((match) => match.values[0]);

describe('indexPhrases', () => {
  it('finds the longest phrase at every word, and none inside another', () => {
    expect(held(['a', 'a b', 'a b c d', 'b', 'c'], 'a b c')).toEqual(['a b', 'c']);
    expect(held(['a b c', 'b', 'c d'], 'a b c d')).toEqual(['a b c', 'c d']);
    expect(held(['a b'], 'b a')).toEqual([]);
    expect(held([], 'a')).toEqual([]);
  });

  it('falls back to a shorter phrase where the longer one is not accepted', () => {
    const index = indexPhrases([
      [['a'], 1],
      [['a', 'b'], 2],
    ]);
    expect(index.find(['a', 'b'], ({ to }) => to === 1).map((match) => match.values)).toEqual([[1]]);
  });

  it('keeps everything that is called alike, and leaves out what is too long', () => {
    const long = Array.from({ length: LONGEST_PHRASE + 1 }, () => 'a');
    const index = indexPhrases([
      [['a'], 1],
      [['a'], 2],
      [long, 3],
      [[], 4],
    ]);
    expect(index.get(['a'])).toEqual([1, 2]);
    expect(index.get(long)).toEqual([]);
  });

  it('reads each word of a hostile text a bounded number of times', () => {
    const phrases = Array.from({ length: 60 }, (_, at) => [Array<string>(at + 1).fill('a'), at] as const);
    const index = indexPhrases([...phrases, [[...Array<string>(60).fill('a'), 'b'], 60] as const]);
    const readsOf = (length: number): number => {
      let reads = 0;
      const words = new Proxy(Array<string>(length).fill('a'), {
        get: (target, member, receiver) => {
          if (typeof member === 'string' && /^\d+$/.test(member)) reads += 1;
          return Reflect.get(target, member, receiver) as unknown;
        },
      });
      index.find(words, always);
      return reads;
    };
    expect(readsOf(4000) / readsOf(1000)).toBeLessThan(4.2);
    expect(readsOf(4000)).toBeLessThanOrEqual(4000 * LONGEST_PHRASE);
  });
});
