import { isDeepStrictEqual } from 'node:util';

import { JsonError, parseJson } from '../packages/json/dist/index.js';
import { documentOf, mutated } from './generate.mjs';

const encoder = new TextEncoder();
const token = /"(?:[^"\\]|\\.)*"|-?[0-9][0-9.eE+-]*|[[\]{}:,]|true|false|null/gsu;

/** One document through `parseJson` and `JSON.parse` with a scanner; gives its bytes. */
export function check(next) {
  const bytes = mutated(next, encoder.encode(documentOf(next)));
  const expected = outcomeOf(bytes);
  let value;
  let refusal;
  try {
    value = parseJson(bytes);
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    refusal = error;
  }
  if (expected.codes === undefined) {
    if (refusal !== undefined) throw new Error(`refused as ${refusal.code}, but it is strict JSON`);
    if (!isDeepStrictEqual(value, expected.value)) throw new Error('read as another value');
  } else if (refusal === undefined) {
    throw new Error(`read, but expected ${expected.codes.join(' or ') || 'a fault of grammar'}`);
  } else if (expected.codes.length > 0 && !expected.codes.includes(refusal.code)) {
    throw new Error(`refused as ${refusal.code}, but expected ${expected.codes.join(' or ')}`);
  }
  return bytes.length;
}

/** The value, or the codes one of which must be named; none where the grammar is broken and any code may come first. */
function outcomeOf(bytes) {
  let text;
  let value;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return { codes: ['ill-formed-utf8'] };
  }
  if (text.startsWith('\ufeff')) return { codes: ['byte-order-mark'] };
  try {
    value = JSON.parse(text, (_, member) => (member === 0 ? 0 : member));
  } catch {
    return { codes: [] };
  }
  const codes = faultsOf(text.match(token) ?? []);
  return codes.length > 0 ? { codes } : { value };
}

/** What JSON.parse lets pass, of a document whose grammar is right. */
function faultsOf(found) {
  const faults = new Set();
  const open = [];
  for (const [at, word] of found.entries()) {
    if (word === '{' || word === '[') {
      open.push(new Set());
      if (open.length > 64) faults.add('too-deep');
    } else if (word === '}' || word === ']') {
      open.pop();
    } else if (word[0] === '"') {
      const text = JSON.parse(word);
      if (!text.isWellFormed()) faults.add('lone-surrogate');
      if (found[at + 1] !== ':') continue;
      const seen = open.at(-1);
      if (text === '__proto__') faults.add('forbidden-name');
      if (seen.has(text)) faults.add('duplicate-name');
      seen.add(text);
    } else if (/[0-9]/.test(word)) {
      const size = Math.abs(Number(word));
      if (/^-?[0-9]+$/.test(word) ? size >= 2 ** 53 : size >= 2 ** 53 && size < 1e21)
        faults.add('unsafe-integer');
      else if (size === Number.POSITIVE_INFINITY) faults.add('number-overflow');
    }
  }
  return [...faults];
}
