import { loadVectors, seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findFacts, relateScopes, type Scope } from '../src/index.js';

interface Row {
  id: string;
  text: string;
  scope?: Scope;
  facts: { text: string; kind: string; unit: string; lo: number | null; hi: number | null; scope: Scope }[];
}
const { rows } = loadVectors<{ rows: Row[] }>('support/facts.json');

describe('findFacts', () => {
  it.each(rows)('[D1] [D4] reads: $id', ({ text, scope, facts }) => {
    const found = findFacts(text, { scope: scope ?? null });
    expect(
      found.map(({ charStart, charEnd, fact: { lo_open: _l, hi_open: _h, ...fact } }) => ({
        text: [...text].slice(charStart, charEnd).join(''),
        ...fact,
      })),
    ).toEqual(facts);
  });

  it('[D1] never throws, keeps the order and stays inside the text', () => {
    seeded(
      fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 24 }), (pieces) => {
        const text = pieces.join('');
        let end = 0;
        for (const { charStart, charEnd } of findFacts(text)) {
          expect(charStart).toBeGreaterThanOrEqual(end);
          end = charEnd;
        }
        expect(end).toBeLessThanOrEqual([...text].length);
      }),
    );
  });
});

const PIECES = [
  '3 days ',
  '5 euros ',
  '五个工作日',
  '除',
  '外',
  'except for ',
  'electronics',
  '，',
  '. ',
  '。',
  'after ',
  'approval ',
  '𠮷',
  '签收',
  '后',
  'and ',
  '\n',
  '国内',
  ' is excluded',
  '不适用',
];

const scopes = fc.dictionary(
  fc.constantFrom('region', 'goods', 'from_event'),
  fc.constantFrom('a', 'b', 'a/b'),
);
const MIRRORED = {
  same: 'same',
  wider: 'narrower',
  narrower: 'wider',
  disjoint: 'disjoint',
  overlap: 'overlap',
};

describe('relateScopes', () => {
  it.each([
    [{}, {}, 'same'],
    [{}, { region: 'domestic' }, 'wider'],
    [{ region: 'domestic' }, {}, 'narrower'],
    [{ region: 'domestic' }, { region: 'international' }, 'disjoint'],
    [{ goods: 'book/food' }, { goods: 'book' }, 'wider'],
    [{ goods: 'book/food' }, { goods: 'book/clothing' }, 'overlap'],
    [{}, { except_goods: 'food' }, 'wider'],
    [{ goods: 'food' }, { except_goods: 'food' }, 'disjoint'],
    [{ goods: 'book' }, { except_goods: 'food' }, 'narrower'],
    [{ except_goods: 'book/food' }, { except_goods: 'food' }, 'narrower'],
    [{ region: 'domestic' }, { goods: 'book' }, 'overlap'],
  ])('[D4] relates %j to %j: %s', (a, b, relation) => {
    expect(relateScopes(a, b).relation).toBe(relation);
  });

  it('is the same from the other side, and `same` of a scope and itself', () => {
    seeded(
      fc.property(scopes, scopes, (a, b) => {
        expect(relateScopes(b, a).relation).toBe(MIRRORED[relateScopes(a, b).relation]);
        expect(relateScopes(a, a).relation).toBe('same');
      }),
    );
  });
});
