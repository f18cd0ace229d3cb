class Money {
  readonly amount = 5;
}

const cyclic: Record<string, unknown> = { list: [] };
(cyclic.list as unknown[]).push({ back: cyclic });

const sparse: unknown[] = [1];
sparse.length = 4_000_000_000;

const disguised = ['a'];
Object.assign(disguised, { note: 1 });

const hiddenExtra = Object.defineProperty(['a'], 'note', { value: 1, enumerable: false });
const hidden = Object.defineProperty({ a: 1 }, 'b', { value: 2, enumerable: false });
const called = (): never => {
  throw new Error('an accessor was called');
};
const setterOnly = Object.defineProperty({}, 'a', { set: called, enumerable: true });
const accessorItem = Object.defineProperty([0, 1], 1, { get: called, enumerable: true });
const named = Object.defineProperty({}, 'toJSON', { get: called, enumerable: true });

const { proxy: revoked, revoke } = Proxy.revocable({}, {});
revoke();

let deep: unknown = 1;
for (let level = 0; level < 20_000; level++) deep = { a: deep };

/** Values that JSON cannot say: what they are, the value, the code and the pointer of the refusal. */
export const notJson: readonly (readonly [string, unknown, string, string])[] = [
  ['undefined', undefined, 'not-json', ''],
  ['an undefined member', { a: { b: undefined } }, 'not-json', '/a/b'],
  ['an undefined element', [0, undefined], 'not-json', '/1'],
  ['a function', { run: () => 1 }, 'not-json', '/run'],
  ['a symbol', [Symbol('s')], 'not-json', '/0'],
  ['a bigint', { n: 1n }, 'not-json', '/n'],
  ['a map', { m: new Map([['a', 1]]) }, 'not-plain', '/m'],
  ['a set', [new Set()], 'not-plain', '/0'],
  ['a date', { at: new Date(0) }, 'not-plain', '/at'],
  ['a boxed string', [Object('a')], 'not-plain', '/0'],
  ['a boxed number', { n: Object(1) }, 'not-plain', '/n'],
  ['a boxed boolean', [[Object(false)]], 'not-plain', '/0/0'],
  ['a boxed bigint', [Object(1n)], 'not-plain', '/0'],
  ['bytes', [new Uint8Array(2)], 'not-plain', '/0'],
  ['a buffer of bytes', { raw: new ArrayBuffer(2) }, 'not-plain', '/raw'],
  ['a promise', [Promise.resolve(1)], 'not-plain', '/0'],
  ['an error', [new Error('x')], 'not-plain', '/0'],
  ['a class instance', [new Money()], 'not-plain', '/0'],
  ['a regular expression', [/a/], 'not-plain', '/0'],
  ['an object that inherits from another', [Object.create({ a: 1 })], 'not-plain', '/0'],
  ['an own toJSON', [{ toJSON: () => 1 }], 'not-plain', '/0'],
  ['an own toJSON after another fault', [{ a: undefined, toJSON: () => 1 }], 'not-plain', '/0'],
  ['a getter named toJSON', { a: named }, 'not-plain', '/a/toJSON'],
  ['a getter', [{ get a() { return called(); } }], 'not-plain', '/0/a'], // biome-ignore format: one row
  ['a setter', [setterOnly], 'not-plain', '/0/a'],
  ['a getter in an array', { a: accessorItem }, 'not-plain', '/a/1'],
  ['a revoked proxy', [revoked], 'not-plain', '/0'],
  ['a hidden member', hidden, 'not-plain', '/b'],
  ['a member named by a symbol', { a: 1, [Symbol('s')]: 1 }, 'not-plain', ''],
  ['an array with a member named by a symbol', [Object.assign([1], { [Symbol('s')]: 1 })], 'not-plain', '/0'],
  ['an array with a member of its own', [disguised], 'not-plain', '/0'],
  ['an array with a hidden member of its own', [hiddenExtra], 'not-plain', '/0'],
  ['a subclass of Array', [new (class extends Array {})()], 'not-plain', '/0'],
  ['NaN', { n: Number.NaN }, 'not-finite', '/n'],
  ['infinity', [Number.NEGATIVE_INFINITY], 'not-finite', '/0'],
  ['a hole', sparse, 'sparse-array', '/1'],
  ['a lone surrogate', { k: ['\ud812'] }, 'lone-surrogate', '/k/0'],
  ['a lone surrogate at the end of a text', { k: 'a\\ud800\ud800' }, 'lone-surrogate', '/k'],
  ['a lone surrogate before another fault', ['\udc00', undefined], 'lone-surrogate', '/0'],
  ['a lone surrogate in a name', { a: 1, '\udc41': 2 }, 'lone-surrogate', '/#1'],
  ['the name that sets a prototype', JSON.parse('{"b":{"__proto__":1}}'), 'forbidden-name', '/b/__proto__'],
  ['a cycle', cyclic, 'cycle', '/list/0/back'],
  ['20,000 levels', deep, 'too-deep', '/#0'.repeat(64).replace(/#0/g, 'a')],
];
