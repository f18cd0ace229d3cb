import { describe, expect, it } from 'vitest';
import { JsonError } from '../src/json-error.js';
import { parseJson } from '../src/parse-json.js';

const encoder = new TextEncoder();
const repeat = (count: number, piece: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => piece(index)).join(',');

// Below some 20,000 values the result fits into the young generation and costs a fraction per value. Both sizes
// lie above that step, which would otherwise pass for growth.
const BASE = 32_000;
const FACTOR = 4;
const RUNS = 5;

/** Processor time, since other work on the machine stretches the time of day. */
function cpuTimeOf(input: string | Uint8Array): number {
  const start = process.cpuUsage();
  try {
    parseJson(input);
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
  }
  const { user, system } = process.cpuUsage(start);
  return user + system;
}

/** Exponent of time over size; best of alternating runs, so that both sizes meet the same load. */
function exponentOf(make: (size: number) => string | Uint8Array): number {
  const [small, large] = [make(BASE), make(BASE * FACTOR)];
  let [smallBest, largeBest] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let run = 0; run < RUNS; run++) {
    smallBest = Math.min(smallBest, cpuTimeOf(small));
    largeBest = Math.min(largeBest, cpuTimeOf(large));
  }
  return Math.log(largeBest / smallBest) / Math.log(FACTOR);
}

describe('parseJson in time', () => {
  it.each<[string, (size: number) => string | Uint8Array]>([
    ['many names in one object', (size) => `{${repeat(size, (index) => `"name ${index}":1`)}}`],
    ['names like integers', (size) => `{${repeat(size, (index) => `"${index * 65_537}":1`)}}`],
    ['escapes', (size) => `"${'\\u6f6e\\n'.repeat(size)}"`],
    ['a long number', (size) => `[0.${'7'.repeat(size * 10)}]`],
    ['many small objects', (size) => `[${repeat(size, () => '{"a":[1,{}]}')}]`],
    ['a repeated name at the end', (size) => `{${repeat(size, (index) => `"n${index}":\n1`)},"n0":2}`],
    ['an ill-formed byte at the end', (size) => encoder.encode(`["${'潮'.repeat(size * 10)}`).fill(0xff, -1)],
    ['a lone surrogate at the end', (size) => `["${'潮'.repeat(size * 10)}\ud800"]`],
  ])('grows no faster than its input: %s', (_, make) => {
    // Linear is 1, quadratic 2.
    expect(exponentOf(make)).toBeLessThan(1.6);
  });
});
