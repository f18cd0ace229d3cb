import { describe, expect, it } from 'vitest';
import { ask, publish, writeDocument } from './ask.js';

const markdown = (text: string) => publish([writeDocument('harbour', text, { media_type: 'text/markdown' })]);
const claimsOf = (text: string, question: string) =>
  ask(markdown(text), question).answer.claims.map((claim) => claim.text);

describe('listPassages', () => {
  it('[C12] states a sentence that leans on the one before together with it', () => {
    const text = 'The ferry runs from May to September. It carries bicycles free of charge.';
    expect(claimsOf(text, 'Does the ferry carry bicycles free of charge?')).toEqual([text]);
  });

  it('[C12] does not state a sentence with the mark of a note, whose condition would be lost', () => {
    const text = 'Dogs travel free of charge[^1]. Cats pay 2 euros.\n\n[^1]: Guide dogs only.\n';
    expect(claimsOf(text, 'Do dogs travel free of charge?')).toEqual([]);
  });

  it('finds a table row by the words of its header', () => {
    const text =
      '| Berth | Summer price | Winter price |\n|---|---|---|\n| Small boat | 20 euros | 9 euros |\n| Large boat | 44 euros | 18 euros |\n';
    expect(claimsOf(text, 'What is the winter price of a small boat berth?')).toEqual([
      'Small boat | 20 euros | 9 euros',
    ]);
  });

  it('keeps the statements of a paragraph of sentences that all lean within bounds', () => {
    const text = `The pier is old. ${'It was mended again and again in those years. '.repeat(200)}`;
    const claims = claimsOf(text, 'Was the old pier mended again?');
    expect(Math.max(0, ...claims.map((claim) => claim.length))).toBeLessThanOrEqual(600);
  });
});
