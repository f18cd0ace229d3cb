import { describe, expect, it } from 'vitest';
import { findClosest, listSentences } from '../../src/supporting/closest-sentence.js';

describe('listSentences', () => {
  it.each([
    ['The lock opens at dawn. Boats pay a toll.', ['The lock opens at dawn.', 'Boats pay a toll.']],
    ['船闸黎明开放。船只须付费。', ['船闸黎明开放。', '船只须付费。']],
    ['', []],
  ])('cuts %j into its sentences, each in its place', (passage, wanted) => {
    const sentences = listSentences(passage);
    expect(sentences.map(({ text }) => text.trim())).toEqual(wanted);
    for (const { charEnd, charStart, text } of sentences)
      expect([...passage].slice(charStart, charEnd).join('')).toBe(text);
  });

  it('counts places in code points', () => {
    const [, second] = listSentences('A 🚢 waits. It sails.');
    expect([...'A 🚢 waits. It sails.'].slice(second?.charStart, second?.charEnd).join('')).toBe('It sails.');
  });
});

describe('findClosest', () => {
  const find = (claim: string, passage: string) => findClosest(claim, listSentences(passage))?.text.trim();

  it.each([
    ['Boats pay a toll at night.', 'The lock opens at dawn. Boats pay a toll.', 'Boats pay a toll.'],
    ['船只夜间须付费', '船闸黎明开放。船只须付费。', '船只须付费。'],
  ])('finds the sentence that shares most words with %j', (claim, passage, wanted) => {
    expect(find(claim, passage)).toBe(wanted);
  });

  it('takes the first of several that share as many, and none of no sentences', () => {
    expect(find('Gulls.', 'Boats pay. Carts pay.')).toBe('Boats pay.');
    expect(find('Gulls.', '')).toBeUndefined();
  });
});
