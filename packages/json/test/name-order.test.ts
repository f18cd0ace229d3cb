import { seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NameOrders } from '../src/name-order.js';

describe('NameOrders', () => {
  it('sorts by UTF-16 units, whatever lists it has seen', () => {
    const orders = new NameOrders();
    const names = fc.uniqueArray(fc.constantFrom('a', 'b', 'aa', '', 'B', '\uff5e', '\u{1f6a2}', '\ue000'));
    seeded(
      fc.property(names, (given) => {
        const units = (text: string): string =>
          [...Array(text.length).keys()]
            .map((at) => text.charCodeAt(at).toString(16).padStart(4, '0'))
            .join('');
        const expected = [...given].sort((left, right) => (units(left) < units(right) ? -1 : 1));
        expect(orders.sorted(given)).toEqual(expected);
      }),
      { runs: 500 },
    );
  });

  it('stays right beyond what it keeps', () => {
    const orders = new NameOrders();
    for (let round = 0; round < 2; round++) {
      for (let index = 0; index < 1500; index++) {
        expect(orders.sorted([`b${index % 700}`, `a${index}`])).toEqual([`a${index}`, `b${index % 700}`]);
        expect(orders.sorted(['same', `r${index}`])).toEqual([`r${index}`, 'same']);
      }
    }
    const many = Array.from({ length: 100 }, (_, index) => `n${99 - index}`);
    expect(orders.sorted(many)).toEqual([...many].sort());
    expect(orders.sorted(['z'.repeat(65), 'a'])).toEqual(['a', 'z'.repeat(65)]);
  });

  it.each(['0', '10', '4294967295', '__proto__', 'toJSON'])('leaves %s to others, at any place', (name) => {
    const orders = new NameOrders();
    expect(orders.sorted([name, 'a'])).toBeUndefined();
    expect(orders.sorted(['b', name])).toBeUndefined();
  });
});
