import { describe, expect, it } from 'vitest';
import { findAgreeing, listSameKind } from '../../src/supporting/compared-figures.js';

const wordsOf = (claim: string, evidence: string) =>
  findAgreeing(claim, evidence).map((pair) => [pair.claim.words, pair.evidence.words]);

describe('findAgreeing', () => {
  it.each([
    ['The crossing takes 90 minutes.', 'It takes 1.5 hours.', [['90 minutes', '1.5 hours']]],
    ['押金为一千二百元。', '押金 1200 元。', [['一千二百元', '1200 元']]],
    ['The crossing takes 90 minutes.', 'It takes two hours.', []],
    ['The crossing is long.', 'It takes two hours.', []],
  ])('pairs the figures of %j with those of %j in whatever notation', (claim, evidence, wanted) => {
    expect(wordsOf(claim, evidence)).toEqual(wanted);
  });

  it('shows the first of several that state the same', () => {
    const [pair] = findAgreeing('It costs 5 euros.', 'Carts cost 5 euros, boats 5 euros.');
    expect(pair?.evidence.quantity.charStart).toBe('Carts cost '.length);
  });

  it('looks at 64 figures of a claim and 1,000 of its evidence', () => {
    const list = (count: number): string =>
      Array.from({ length: count }, (_, index) => `${index + 10} boats`).join(', ');
    expect(findAgreeing(list(100), list(100))).toHaveLength(64);
    expect(findAgreeing('They have 2000 boats.', `${list(1500)}, 2000 boats`)).toEqual([]);
  });
});

describe('listSameKind', () => {
  it('lists at most three figures of a kind, each once, in the order of the texts', () => {
    const texts = ['It costs 5 euros or 6 euros.', '费用为 5 euros、7 元或 8 元，历时三天。'];
    expect(listSameKind('money', texts)).toEqual(['5 euros', '6 euros', '7 元']);
    expect(listSameKind('duration', texts)).toEqual(['三天']);
    expect(listSameKind('percent', texts)).toEqual([]);
  });
});
