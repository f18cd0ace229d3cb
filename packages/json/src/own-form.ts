import { isPolluted } from './broken-containers.js';
import type { JsonValue } from './json-value.js';
import type { ReaderLimits } from './reader.js';

/** A longer text is read but once: its value and what the engine writes of it would take twice the memory. */
const LONGEST = 1 << 20;
const FIRST_UNSAFE = 2 ** 53;

/**
 * What the engine reads of a text which it would write in the very same way; `undefined` where the strict reader must
 * decide.
 *
 * @remarks Artifacts are written by programs, most without white space. What comes back unit by unit has lost nothing
 * that it said twice or in another way than the one: a repeated name, a number or an escape of another spelling would
 * be missing or different. Left are escapes of lone surrogates, which stay, the name `__proto__`, depth, and numbers
 * that two readers may take for two. Never throws.
 */
export function readOwnForm(text: string, { maxDepth, maxValues }: ReaderLimits): JsonValue | undefined {
  // No text has more values than units.
  if (text.length > Math.min(LONGEST, maxValues) || !mayBeOwnForm(text) || isPolluted()) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  // In this order: what nests too deep cannot be written either.
  const isExact = isWithinLimits(value, maxDepth) && JSON.stringify(value) === text;
  return isExact ? (value as JsonValue) : undefined;
}

/** Looks at the first member only: most texts that are laid out for people show it there. */
function mayBeOwnForm(text: string): boolean {
  if (!/^(?:\{(?:\}|"[^"\\]{0,64}":[^\s])|\[[^\s])/.test(text)) return false;
  return !text.includes('\\ud');
}

/** Whether a value nests no deeper than so many levels, and has neither that name nor such a number. */
function isWithinLimits(value: unknown, levels: number): boolean {
  if (typeof value === 'number') return Math.abs(value) < FIRST_UNSAFE;
  if (typeof value !== 'object' || value === null) return true;
  if (levels === 0) return false;
  if (Array.isArray(value)) {
    for (const item of value) if (!isWithinLimits(item, levels - 1)) return false;
    return true;
  }
  for (const name in value) {
    const member = (value as Readonly<Record<string, unknown>>)[name];
    if (name === '__proto__' || !isWithinLimits(member, levels - 1)) return false;
  }
  return true;
}
