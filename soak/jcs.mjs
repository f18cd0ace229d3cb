import canonicalize from 'canonicalize';

import { createJsonCanonicalizer, JsonError } from '../packages/json/dist/index.js';
import { below, documentOf, jsonOf, mutated, pick } from './generate.mjs';

const encoder = new TextEncoder();
const fast = createJsonCanonicalizer();
const careful = createJsonCanonicalizer({ fastPath: false });
const faults = [
  undefined,
  () => 1,
  1n,
  Number.NaN,
  Symbol('s'),
  new Date(0),
  new Map(),
  Object('x'),
  new Uint8Array(1),
  '\ud800',
  { '\udfff': 1 },
  JSON.parse('{"__proto__":1}'),
  // biome-ignore lint/suspicious/noSparseArray: a hole is what must be refused.
  [1, , 2],
  { toJSON: () => 1 },
  Object.defineProperty({ a: 1 }, 'hidden', { value: 1 }),
  Object.defineProperty({}, 'got', { get: () => 1, enumerable: true }),
  Object.assign([1], { extra: 1 }),
  { [Symbol('s')]: 1 },
];

/** One value through both ways and `canonicalize`, sometimes with a fault put into it; gives its bytes. */
export function check(next) {
  const value = next() < 0.3 ? readValue(next) : jsonOf(next, 1 + below(next, 6));
  if (next() < 0.15) {
    const broken = spoil(next, value);
    const [one, other] = [outcomeOf(fast, broken), outcomeOf(careful, broken)];
    if (one !== other) throw new Error(`the two ways differ: ${one} and ${other}`);
    if (!one.startsWith('refused ')) throw new Error('what JSON cannot say was written');
    return 0;
  }
  const expected = canonicalize(value);
  if (careful.canonicalize(value) !== expected) throw new Error('the careful way writes another text');
  if (fast.canonicalize(value) !== expected) throw new Error('the fast path writes another text');
  const bytes = fast.encode(value);
  if (!Buffer.from(expected, 'utf8').equals(bytes)) throw new Error('other bytes than those of the text');
  return bytes.length;
}

/** What JSON.parse makes of a document with bytes changed, where it is still one without half pairs. */
function readValue(next) {
  const text = Buffer.from(mutated(next, encoder.encode(documentOf(next)), 0.5)).toString('utf8');
  try {
    const value = JSON.parse(text);
    return /\\u[dD][89a-fA-F]|__proto__|Infinity/.test(text) || /[eE]\+?[0-9]{3}/.test(text) ? null : value;
  } catch {
    return null;
  }
}

/** The value with a fault among its members or around it. */
function spoil(next, value) {
  const fault = pick(next, faults);
  if (Array.isArray(value)) return value.toSpliced(below(next, value.length + 1), 0, fault);
  if (typeof value !== 'object' || value === null)
    return pick(next, [[value, fault], { z: value, a: fault }]);
  const entries = Object.entries(value).filter(([name]) => name !== 'fault');
  return Object.fromEntries(entries.toSpliced(below(next, entries.length + 1), 0, ['fault', fault]));
}

function outcomeOf({ canonicalize: write }, value) {
  try {
    return write(value);
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    return `refused ${error.code} ${error.details.pointer}`;
  }
}
