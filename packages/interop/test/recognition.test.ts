import { loadBytes, loadFolder, seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ADAPTERS, InteropError, readResponse, recognizeResponse, toExtraction } from '../src/index.js';
import type { ResponseVector } from './response-vectors.js';

const decoder = new TextDecoder();
const files = [...loadFolder('vectors/interop')].filter(([path]) => path.endsWith('.json'));
const vectors = files.flatMap(([, bytes]) => JSON.parse(decoder.decode(bytes)) as ResponseVector[]);

/** Every JSON value of our own under a folder of fixtures, and every member of those that are lists. */
function ownValues(folder: string): unknown[] {
  return [...loadFolder(folder)].flatMap(([path, bytes]) => {
    if (path.includes('interop/') || !/\.(?:json|jsonl|pack)$/.test(path)) return [];
    return decoder
      .decode(bytes)
      .split(path.endsWith('.jsonl') ? '\n' : '\0')
      .flatMap((text) => {
        try {
          const value: unknown = JSON.parse(text);
          return Array.isArray(value) ? [value, ...value] : [value];
        } catch {
          return [];
        }
      });
  });
}

/** A copy of a value in which one place, told by a number, is changed in one of several ways. */
function mutate(value: unknown, place: number, way: number, amount: number): unknown {
  let left = place;
  const visit = (each: unknown): unknown => {
    left -= 1;
    if (left === -1) return change(each, way, amount);
    if (Array.isArray(each)) return each.map(visit);
    if (typeof each !== 'object' || each === null) return each;
    return Object.fromEntries(Object.entries(each).map(([name, member]) => [name, visit(member)]));
  };
  return visit(value);
}

function change(value: unknown, way: number, amount: number): unknown {
  if (typeof value === 'number') return [value + amount, -value, value * 1e6, value + 0.5][way % 4];
  if (typeof value === 'string') {
    const at = Math.abs(amount) % (value.length + 1);
    return [
      `${value.slice(0, at)}\u{1f6a2}\r\n${value.slice(at)}`,
      value.slice(at),
      `${value}${value}`,
      `${value.slice(0, at)}e\u0301\ud83d${value.slice(at)}`,
      value.split('').reverse().join(''),
    ][way % 5];
  }
  if (Array.isArray(value))
    return [value.slice(1), [...value, ...value], value.toReversed(), [value]][way % 4];
  if (typeof value !== 'object' || value === null) return { value };
  const members = Object.entries(value);
  const at = Math.abs(amount) % Math.max(members.length, 1);
  return Object.fromEntries(
    way % 2 === 0
      ? members.filter((_, i) => i !== at)
      : members.map(([name, member], i) => [
          name,
          i === at ? members[(at + 1) % members.length]?.[1] : member,
        ]),
  );
}

describe('ADAPTERS', () => {
  it('has a vector for each form', () => {
    const forms = new Set(vectors.map(({ reading }) => reading.form));
    expect([...forms].sort()).toEqual(ADAPTERS.map(({ form }) => form).sort());
  });

  it('knows each response by one form, whatever the order of the forms', () => {
    for (const { response, reading } of vectors) {
      const known = ADAPTERS.filter((adapter) => adapter.recognizes(response)).map(({ form }) => form);
      expect(known).toEqual([reading.form]);
    }
  });

  it.each([
    'answers',
    'vectors/contract',
    'vectors/packs',
    'vectors/rules',
    'vectors/signing',
    'vectors/verifier',
    'hostile',
    'questions',
  ])('knows no artifact of our own in %s', (folder) => {
    const values = ownValues(folder);
    expect(values.length).toBeGreaterThan(0);
    for (const value of values) expect(recognizeResponse(value)).toBeUndefined();
  });

  it('knows no extraction, whatever response it was read from', () => {
    for (const { response } of vectors) {
      expect(
        recognizeResponse(JSON.parse(JSON.stringify(toExtraction(readResponse(response))))),
      ).toBeUndefined();
    }
  });

  it('knows no manifest of packages nor a schema', () => {
    const schema = JSON.parse(decoder.decode(loadBytes('../schemas/extraction.schema.json')));
    const manifest = JSON.parse(decoder.decode(loadBytes('../package.json')));
    expect([recognizeResponse(schema), recognizeResponse(manifest)]).toEqual([undefined, undefined]);
  });

  it('gives no code that the page of all forms does not explain', () => {
    const page = decoder.decode(loadBytes('../docs/interop/README.md'));
    const codes = vectors.flatMap(({ reading }) => [
      ...reading.lost,
      ...reading.citations.flatMap(({ problem }) => problem ?? []),
    ]);
    expect([...new Set(codes)].filter((code) => !page.includes(`\`${code}\``))).toEqual([]);
  });

  it('knows nothing in any JSON made at random', () => {
    seeded(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        expect(recognizeResponse(value)).toBeUndefined();
      }),
      { runs: 500 },
    );
  });

  it('reads a changed response or refuses it with a code, and gives no span outside the text', () => {
    const cases = fc.tuple(
      fc.constantFrom(...vectors),
      fc.nat(400),
      fc.nat(4),
      fc.integer({ min: -40, max: 40 }),
    );
    seeded(
      fc.property(
        fc.array(cases, { minLength: 1, maxLength: 1 }),
        fc.nat(60),
        fc.nat(4),
        ([chosen], second, way) => {
          if (chosen === undefined) return;
          const [vector, place, firstWay, amount] = chosen;
          const once = mutate(vector.response, place % 60, firstWay, amount);
          checkReading(mutate(once, second, way, amount));
        },
      ),
      { runs: 1500 },
    );
  });
});

function checkReading(response: unknown): void {
  try {
    const reading = readResponse(response);
    const length = [...reading.text].length;
    for (const { answerSpan, source } of reading.citations) {
      if (source !== undefined) expect(reading.sources[source]).toBeDefined();
      if (answerSpan === undefined) continue;
      expect(answerSpan.charStart).toBeGreaterThanOrEqual(0);
      expect(answerSpan.charStart).toBeLessThan(answerSpan.charEnd);
      expect(answerSpan.charEnd).toBeLessThanOrEqual(length);
    }
    for (const { char_start, char_end } of toExtraction(reading).citations) {
      expect(char_start).toBeLessThanOrEqual(char_end);
      expect(char_end).toBeLessThanOrEqual(length);
    }
  } catch (error) {
    if (!(error instanceof InteropError)) throw error;
  }
}
