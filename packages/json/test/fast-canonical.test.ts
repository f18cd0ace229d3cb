import { seeded } from '@loccit/testing';
import canonicalize from 'canonicalize';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createJsonCanonicalizer } from '../src/canonicalize-json.js';
import { FastCanonical } from '../src/fast-canonical.js';
import { isProxy } from '../src/platform.node.js';
import { jsonValue, reversed } from './json-values.js';
import { notJson } from './not-json.js';

/** What happened: the text, or the refusal's code and pointer. */
function outcomeOf(write: (value: unknown) => string, value: unknown): unknown {
  try {
    return write(value);
  } catch (error) {
    return Object.assign({}, error);
  }
}

const fast = createJsonCanonicalizer();
const careful = createJsonCanonicalizer({ fastPath: false });

/** A proxy of a plain value that counts what it is asked. */
function counted(target: object): { proxy: object; calls: Map<string, number> } {
  const calls = new Map<string, number>();
  const handler = new Proxy({} as ProxyHandler<object>, {
    get: (_, trap) => (first: object, second: PropertyKey, third: unknown) => {
      const asked = `${String(trap)} ${String(typeof second === 'object' ? '' : second)}`;
      calls.set(asked, (calls.get(asked) ?? 0) + 1);
      return (Reflect as unknown as Record<PropertyKey, (...given: unknown[]) => unknown>)[trap]?.(
        first,
        second,
        third,
      );
    },
  });
  return { proxy: new Proxy(target, handler), calls };
}

describe('FastCanonical', () => {
  it('[C14] gives the text of canonicalize, or leaves the value to it', () => {
    let written = 0;
    const writer = new FastCanonical(isProxy);
    seeded(
      fc.property(jsonValue, (value) => {
        const text = writer.write(value);
        if (text === undefined) return;
        written++;
        expect(text).toBe(canonicalize(value));
      }),
      { runs: 3000 },
    );
    expect(written).toBeGreaterThan(1500);
  });

  it('[C14] encodes long lists in parts as canonicalize writes them whole, or ends as the careful way does', () => {
    const lengths = fc.constantFrom(0, 63, 64, 65, 128, 129, 200);
    const around = fc.constantFrom<(list: unknown[]) => unknown>(
      (list) => list,
      (list) => [list],
      (list) => [1, list, 'ü'],
      (list) => ({ z: 1, list, a: { list } }),
      (list) => ({ list, other: list, '\u00e9"\\': [list, list] }),
      (list) => ({ '\ud800': list }),
    );
    const item = fc.oneof(
      { weight: 8, arbitrary: jsonValue },
      fc.constantFrom(...notJson.map(([, fault]) => fault)),
    );
    const bytes = (way: typeof fast) => (value: unknown) => Buffer.from(way.encode(value)).toString('utf8');
    let written = 0;
    seeded(
      fc.property(
        lengths,
        fc.array(jsonValue),
        item,
        around,
        fc.nat(300),
        (length, items, last, wrap, place) => {
          const list: unknown[] = Array.from(
            { length },
            (_, index) => items[index % (items.length || 1)] ?? 'ü𐂂',
          );
          if (place < length) list[place] = last;
          const value = wrap(list);
          const outcome = outcomeOf(bytes(fast), value);
          expect(outcome).toEqual(outcomeOf(bytes(careful), value));
          if (new FastCanonical(isProxy).encode(value) !== undefined) written++;
        },
      ),
      { runs: 500 },
    );
    expect(written).toBeGreaterThan(100);
  });

  it('encodes items of a long list that are longer than a block of memory', () => {
    const texts = Array.from({ length: 130 }, (_, index) =>
      'é'.repeat(index % 3 === 0 ? 700_000 / (index + 1) : 9),
    );
    const value = { texts, whole: [...texts, 'x'.repeat(2_000_000)] };
    expect(Buffer.from(fast.encode(value)).toString('utf8')).toBe(canonicalize(value));
  });

  it('[C14] ends as the careful way does, in text and in refusals', () => {
    seeded(
      fc.property(jsonValue, fc.constantFrom(...notJson), fc.boolean(), (value, [, fault], first) => {
        const mixed = first ? [fault, value] : { value, '\u{1f6a2}': fault, a: 1 };
        expect(outcomeOf(fast.canonicalize, value)).toEqual(outcomeOf(careful.canonicalize, value));
        expect(outcomeOf(fast.canonicalize, mixed)).toEqual(outcomeOf(careful.canonicalize, mixed));
      }),
      { runs: 500 },
    );
  });

  it.each(notJson)('leaves to the guard: %s', (_, value) => {
    expect(new FastCanonical(isProxy).write(value)).toBeUndefined();
  });

  it.each<[string, unknown]>([
    ['integer-like names', { a: [{ 7: 1, b: 2 }] }],
    ['the name toJSON, whatever its value', { toJSON: 'text' }],
    ['text that looks like an escaped half of a pair', ['C:\\udata']],
    ['a proxy', { a: new Proxy({}, {}) }],
  ])('leaves to canonicalize: %s', (_, value) => {
    expect(new FastCanonical(isProxy).write(value)).toBeUndefined();
    expect(fast.canonicalize(value)).toBe(canonicalize(value));
  });

  it.each<[string, unknown]>([
    ['a document as programs make it', { schema: 'x', claims: [{ text: '潮\n', n: -0 }], a: [[], {}, null] }],
    ['objects without a prototype', Object.assign(Object.create(null), { b: 1, a: 2 })],
    ['frozen objects', Object.freeze({ b: Object.freeze([1]), a: 2 })],
    ['an object that occurs twice', [notJson, notJson].map(() => ({ b: 1, a: 1 }))],
    ['a scalar', 'é'],
    ['names like numbers that are none', { '1.5': 1, '-1': 2, '1e3': 3 }],
  ])('writes itself: %s', (_, value) => {
    expect(new FastCanonical(isProxy).write(value)).toBe(canonicalize(value));
  });

  it('[C14] writes the same bytes whatever the order of members and whatever was written before', () => {
    const used = new FastCanonical(isProxy);
    seeded(
      fc.property(jsonValue, (value) => {
        const text = used.write(value);
        expect(used.write(reversed(value))).toBe(text);
        expect(new FastCanonical(isProxy).write(value)).toBe(text);
      }),
      { runs: 500 },
    );
  });

  it('asks a proxy each thing once, whether it is written or refused', () => {
    for (const target of [{ b: 1, a: 'x' }, [1, 2], { b: 1, a: undefined }, [Number.NaN]]) {
      const { proxy, calls } = counted(target);
      outcomeOf(fast.canonicalize, { list: [proxy] });
      expect(calls.size).toBeGreaterThan(0);
      expect([...calls].filter(([, times]) => times > 1)).toEqual([]);
    }
  });

  it('writes what a proxy answered when it was checked', () => {
    let asked = 0;
    const shifty = new Proxy(
      { a: 1 },
      {
        getOwnPropertyDescriptor: () => ({
          value: asked++ === 0 ? 1 : undefined,
          enumerable: true,
          configurable: true,
          writable: true,
        }),
        get: () => 'never asked',
      },
    );
    expect(fast.canonicalize(shifty)).toBe('{"a":1}');
  });

  it('is not misled by a polluted prototype', () => {
    const set = (): never => {
      throw new Error('a setter was called');
    };
    Object.defineProperty(Object.prototype, 'amount', { set, get: () => 7, configurable: true });
    Object.defineProperty(Array.prototype, 'toJSON', { value: 5, configurable: true });
    try {
      for (const { canonicalize: write } of [fast, careful]) {
        expect(write([{ b: 2, amount: 1 }])).toBe('[{"amount":1,"b":2}]');
        expect(write([{ b: 2 }])).toBe('[{"b":2}]');
      }
    } finally {
      Reflect.deleteProperty(Object.prototype, 'amount');
      Reflect.deleteProperty(Array.prototype, 'toJSON');
    }
  });

  it.each([
    ['arrays', Array.prototype, [1]],
    ['objects', Object.prototype, { a: 1 }],
  ])('leaves what a converter that all %s inherit would change, to be refused', (_, prototype, value) => {
    Object.defineProperty(prototype, 'toJSON', { value: () => 'other', configurable: true });
    try {
      for (const { canonicalize: write } of [fast, careful]) {
        expect(() => write(value)).toThrow(expect.objectContaining({ code: 'not-plain' }));
      }
    } finally {
      Reflect.deleteProperty(prototype, 'toJSON');
    }
  });

  it('takes no value that the descriptor of an accessor inherits', () => {
    const get = (): number => 1;
    const accessors = [
      Object.defineProperty({}, 'amount', { get, enumerable: true }),
      Object.defineProperty([1], 0, { get }),
      Object.defineProperty({}, 'toJSON', { get, enumerable: true }),
    ];
    const outcomes: unknown[] = [];
    Object.defineProperty(Object.prototype, 'value', { value: 'POLL', configurable: true });
    try {
      for (const { canonicalize: write } of [fast, careful]) {
        for (const value of [...accessors, { amount: [1] }]) outcomes.push(outcomeOf(write, value));
      }
    } finally {
      Reflect.deleteProperty(Object.prototype, 'value');
    }
    const refusal = expect.objectContaining({ code: 'not-plain' });
    const expected = [refusal, refusal, refusal, '{"amount":[1]}'];
    expect(outcomes).toEqual([...expected, ...expected]);
  });

  it.each([
    ['arrays', Array.prototype, 0],
    ['arrays, further on', Array.prototype, 2],
    ['objects', Object.prototype, 1],
  ])('refuses arrays whose elements an accessor that %s inherit would catch', (_, prototype, index) => {
    const refusals: Record<string, unknown> = {};
    Object.defineProperty(prototype, index, { get: () => 'other', set: () => {}, configurable: true });
    try {
      refusals.fast = outcomeOf(fast.canonicalize, [1, 2, 3]);
      refusals.careful = outcomeOf(careful.canonicalize, [1, 2, 3]);
    } finally {
      Reflect.deleteProperty(prototype, index);
    }
    const refusal = expect.objectContaining({ code: 'not-plain' });
    expect(refusals).toEqual({ fast: refusal, careful: refusal });
  });

  describe('where the platform cannot tell a proxy', () => {
    it('[C14] writes what canonicalize writes, or leaves it', () => {
      const writer = new FastCanonical(undefined);
      seeded(
        fc.property(jsonValue, (value) => {
          expect([undefined, canonicalize(value)]).toContain(writer.write(value));
        }),
      );
    });

    it.each(notJson)('leaves to the guard: %s', (_, value) => {
      expect(new FastCanonical(undefined).write(value)).toBeUndefined();
    });

    it('writes what a proxy answered when it was checked', () => {
      let asked = 0;
      const getOwnPropertyDescriptor = () => ({
        value: ++asked,
        enumerable: true,
        configurable: true,
        writable: true,
      });
      const shifty = new Proxy({ a: 1 }, { getOwnPropertyDescriptor, get: () => undefined });
      expect(new FastCanonical(undefined).write(shifty)).toBe('{"a":1}');
    });
  });
});
