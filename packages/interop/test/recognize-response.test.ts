import { loadVectors, seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ADAPTERS, InteropError, readResponse, recognizeResponse, toExtraction } from '../src/index.js';
import type { ResponseVector } from './response-vectors.js';

const FILES = ['ai-sdk', 'anthropic', 'bedrock', 'cohere', 'gemini', 'openai', 'web-annotation'];
const responses = FILES.flatMap((name) =>
  loadVectors<ResponseVector[]>(`interop/${name}.json`).map(({ id, response, reading }) => ({
    name,
    id,
    response,
    reading,
  })),
);

/** Values that a member of a response may have and should not. */
const oddities: readonly unknown[] = [
  null,
  -1,
  1e308,
  0.5,
  '',
  '\ud800',
  'a\0b',
  [],
  [[]],
  [null],
  {},
  { type: {} },
  true,
  ['text'],
  { length: 3 },
  JSON.parse('{"__proto__": {"type": "text"}}'),
];

/** Every place of a JSON value, as the steps to it. */
function listPlaces(
  value: unknown,
  steps: readonly (string | number)[] = [],
): (readonly (string | number)[])[] {
  if (typeof value !== 'object' || value === null) return [steps];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [steps, ...entries.flatMap(([name, member]) => listPlaces(member, [...steps, name]))];
}

function replaceAt(value: unknown, [step, ...rest]: readonly (string | number)[], by: unknown): unknown {
  if (step === undefined) return by;
  if (Array.isArray(value))
    return value.map((member, i) => (i === step ? replaceAt(member, rest, by) : member));
  return Object.fromEntries(
    Object.entries(value as object).map(([name, member]) => [
      name,
      name === step ? replaceAt(member, rest, by) : member,
    ]),
  );
}

describe('recognizeResponse', () => {
  it('lets exactly one adapter know each response', () => {
    for (const { response, reading, name, id } of responses) {
      const known = ADAPTERS.filter((adapter) => adapter.recognizes(response)).map(({ form }) => form);
      expect([name, id, known]).toEqual([name, id, [reading.form]]);
    }
  });

  it('knows nothing in other values', () => {
    for (const value of [
      undefined,
      null,
      0,
      '',
      'message',
      [],
      [[]],
      {},
      { type: 'message' },
      { output: {} },
      { message: null },
    ]) {
      expect(recognizeResponse(value)).toBeUndefined();
      expect(() => readResponse(value)).toThrow('response-unknown at=');
    }
  });

  it('sees own members alone', () => {
    const message = { type: 'message', role: 'assistant', content: [] };
    expect(recognizeResponse(Object.create(message))).toBeUndefined();
  });
});

describe('readResponse', () => {
  it('reads or refuses with a code whatever stands in any member, and what it reads can be extracted', () => {
    const samples = responses.filter((_, i) => i % 25 === 0);
    for (const { response, name, id } of samples) {
      for (const place of listPlaces(response)) {
        for (const odd of oddities) {
          const changed = replaceAt(response, place, odd);
          try {
            const reading = readResponse(changed);
            for (const { answerSpan } of reading.citations) {
              if (answerSpan === undefined) continue;
              expect(answerSpan.charStart).toBeLessThan(answerSpan.charEnd);
              expect(answerSpan.charEnd).toBeLessThanOrEqual([...reading.text].length);
            }
          } catch (error) {
            if (!(error instanceof InteropError))
              throw new Error(`${name} ${id} /${place.join('/')}`, { cause: error });
          }
        }
      }
    }
  });

  it('ignores members that no form has', () => {
    for (const { response, reading } of responses) {
      if (Array.isArray(response)) continue;
      expect(readResponse({ ...(response as object), 'x-other': { deep: [[[]]] } })).toEqual(reading);
    }
  });

  it('never fails but with a code on any JSON', () => {
    seeded(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        for (const adapter of ADAPTERS) {
          try {
            toExtraction(adapter.read(value));
          } catch (error) {
            if (!(error instanceof InteropError)) throw error;
          }
        }
      }),
      { runs: 500 },
    );
  });
});
