import { readdirSync, readFileSync } from 'node:fs';
import { loadVectors, seeded, sharedData } from '@loccit/testing';
import canonicalize from 'canonicalize';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalizeJson, createJsonCanonicalizer } from '../src/canonicalize-json.js';
import { JsonError } from '../src/json-error.js';
import { type ParseJsonOptions, parseJson } from '../src/parse-json.js';

interface Input {
  readonly name: string;
  readonly text?: string;
  readonly hex?: string;
  readonly units?: string;
}
interface Accepted extends Input {
  readonly canonical: string;
}
interface Refused extends Input {
  readonly code: string;
  readonly pointer: string;
  readonly line: number;
  readonly column: number;
  readonly byte_offset?: number;
}

const vectors = loadVectors<{ accept: Accepted[]; refuse: Refused[] }>('json/parse.json');
const encoder = new TextEncoder();

function inputsOf(input: Input): (string | Uint8Array)[] {
  if (input.hex !== undefined) return [new Uint8Array(Buffer.from(input.hex, 'hex'))];
  if (input.units !== undefined) {
    return [input.units.replace(/..../g, (unit) => String.fromCharCode(Number.parseInt(unit, 16)))];
  }
  const text = input.text ?? '';
  return [text, encoder.encode(text)];
}

function refusalOf(input: string | Uint8Array, options?: ParseJsonOptions): JsonError {
  try {
    parseJson(input, options);
  } catch (error) {
    if (error instanceof JsonError) return error;
    throw error;
  }
  throw new Error('was read');
}

describe('parseJson', () => {
  it.each(vectors.accept)('[C14] reads: $name', (vector) => {
    for (const input of inputsOf(vector)) expect(canonicalizeJson(parseJson(input))).toBe(vector.canonical);
  });

  it.each(vectors.refuse)('[C14] refuses: $name', (vector) => {
    for (const input of inputsOf(vector)) {
      const { code, details } = refusalOf(input);
      const { pointer, line, column, byteOffset } = details;
      expect({ code, pointer, line, column, byte_offset: byteOffset }).toEqual({
        code: vector.code,
        pointer: vector.pointer,
        line: vector.line,
        column: vector.column,
        byte_offset: vector.byte_offset,
      });
    }
  });

  it('gives own members and leaves prototypes alone', () => {
    const value = parseJson('{"constructor":1,"toString":2}');
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect(Object.keys(value as object)).toEqual(['constructor', 'toString']);
    expect(Object.hasOwn(parseJson('{}') as object, 'toString')).toBe(false);
  });

  it('never puts what it refused into the message', () => {
    for (const vector of vectors.refuse) {
      for (const input of inputsOf(vector)) {
        expect(refusalOf(input).message).toMatch(/^[a-z0-9-]+ at line \d+, column \d+$/);
      }
    }
  });

  it('keeps pointers short whatever the names are', () => {
    const deep = '{"abcdefghijklmnopqrstuvwxyz":'.repeat(60);
    expect(refusalOf(deep).details.pointer).toBe('/#0'.repeat(60));
  });

  it('reads every zero as 0, whose sign no canonical text would show', () => {
    for (const zero of ['0', '-0', '-0.0', '-0e9', '-1e-400'])
      expect(Object.is(parseJson(zero), 0)).toBe(true);
  });

  it('reads what JSON.parse reads, to the same value', () => {
    seeded(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        fc.pre(!JSON.stringify(value).includes('__proto__'));
        const text = JSON.stringify(value, null, 1);
        let read: unknown;
        try {
          read = parseJson(text);
        } catch (error) {
          // Doubles between 2^53 and 10^21 and lone surrogates are what the two readers differ in.
          expect((error as JsonError).code).toMatch(/^(unsafe-integer|lone-surrogate)$/);
          return;
        }
        expect(read).toEqual(JSON.parse(text));
      }),
      { runs: 500 },
    );
  });

  it('fails with a coded error or reads, and never otherwise, on any bytes', () => {
    seeded(
      fc.property(fc.uint8Array({ maxLength: 60 }), fc.constantFrom('', '[', '{"a":', '"'), (noise, head) => {
        const bytes = new Uint8Array([...encoder.encode(head), ...noise]);
        try {
          parseJson(bytes);
        } catch (error) {
          expect(error).toBeInstanceOf(JsonError);
        }
      }),
      { runs: 1000 },
    );
  });

  it('names the byte where UTF-8 breaks, as a decoder that replaces would show it', () => {
    seeded(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.uint8Array({ minLength: 1, maxLength: 4 }),
        (text, noise) => {
          const head = encoder.encode(JSON.stringify(text).slice(0, -1));
          const bytes = new Uint8Array([...head, ...noise, 0x22]);
          try {
            new TextDecoder('utf-8', { fatal: true }).decode(bytes);
          } catch {
            const { code, details } = refusalOf(bytes);
            expect(code).toBe('ill-formed-utf8');
            const offset = details.byteOffset ?? -1;
            // All before the offset is well-formed, and no more than three bytes further it is not.
            expect(() =>
              new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, offset)),
            ).not.toThrow();
            expect(new TextDecoder('utf-8').decode(bytes.subarray(offset))).toMatch(/^\ufffd/);
          }
        },
      ),
      { runs: 500 },
    );
  });

  describe('limits', () => {
    it('counts bytes, not units, of a text', () => {
      expect(refusalOf('"\u{1f6a2}"', { maxBytes: 5 }).details).toMatchObject({ limit: 5 });
      expect(parseJson('"\u{1f6a2}"', { maxBytes: 6 })).toBe('\u{1f6a2}');
      expect(refusalOf(encoder.encode('"\u{1f6a2}"'), { maxBytes: 5 }).code).toBe('too-large');
    });

    it.each([0x7f, 0x80, 0x7ff, 0x800, 0xffff, 0x10000])(
      'counts the bytes of code point %i as its UTF-8 has them',
      (codePoint) => {
        const text = `"${String.fromCodePoint(codePoint).repeat(20)}"`;
        const { length } = encoder.encode(text);
        expect(parseJson(text, { maxBytes: length })).toBe(text.slice(1, -1));
        expect(refusalOf(text, { maxBytes: length - 1 }).code).toBe('too-large');
      },
    );

    it('takes another depth', () => {
      expect(refusalOf('[[1]]', { maxDepth: 1 }).details).toMatchObject({
        limit: 1,
        pointer: '/0',
        column: 2,
      });
      expect(parseJson('1', { maxDepth: 0 })).toBe(1);
      expect(() => parseJson('1', { maxDepth: 513 })).toThrow(RangeError);
      expect(() => parseJson('1', { maxBytes: -1 })).toThrow(RangeError);
      const deep = '['.repeat(512) + ']'.repeat(512);
      expect(canonicalOf(parseJson(deep, { maxDepth: 512 }))).toBe(deep);
    });

    it('refuses the value that is one too many, where it stands', () => {
      expect(refusalOf('{"a":[1,{"b":2}]}', { maxValues: 4 })).toMatchObject({
        code: 'too-many-values',
        details: { pointer: '/a/1/b', column: 14, limit: 4 },
      });
      expect(parseJson('{"a":[1,{"b":2}]}', { maxValues: 5 })).toEqual({ a: [1, { b: 2 }] });
      expect(refusalOf('1', { maxValues: 0 }).details).toMatchObject({ pointer: '', column: 1 });
      expect(() => parseJson('1', { maxValues: 1.5 })).toThrow(RangeError);
      const many = `[${'0,'.repeat(1_000_000)}0]`;
      expect(refusalOf(many).details).toMatchObject({ pointer: '/999999', limit: 1_000_000 });
    });

    it.each(['[', '{"a":'])('refuses 31 MiB of %s within the default limits in little memory', (piece) => {
      const bytes = new Uint8Array(Buffer.alloc(31 * 1024 * 1024, piece));
      const text = Buffer.from(bytes).toString('latin1');
      const before = process.memoryUsage().rss;
      for (const input of [bytes, text]) {
        const error = refusalOf(input);
        expect({ code: error.code, limit: error.details.limit }).toEqual({ code: 'too-deep', limit: 64 });
      }
      expect(process.memoryUsage().rss - before).toBeLessThan(50_000_000);
    });

    it.each(['[', '{"a":', '{"', ']', '[[],'])('refuses 100 MB of %s without decoding it', (piece) => {
      const bytes = new Uint8Array(Buffer.alloc(100_000_000, piece));
      expect(refusalOf(bytes).code).toBe('too-large');
      const before = process.memoryUsage().rss;
      const error = refusalOf(bytes, { maxBytes: 200_000_000 });
      expect(error.details.column).toBeLessThan(400);
      expect(process.memoryUsage().rss - before).toBeLessThan(50_000_000);
    });
  });
});

/** Text of nested arrays only, without the depth limit of canonicalizeJson. */
function canonicalOf(value: unknown): string {
  return JSON.stringify(value);
}

const suite = sharedData('vectors/json/JSONTestSuite');

describe.skipIf(suite === undefined)(
  'JSONTestSuite (skipped where the data set is not beside the checkout or not asked for)',
  () => {
    const folder = suite ?? '';
    const files = suite === undefined ? [] : readdirSync(folder).sort();
    const codeOf = (file: string): string => {
      try {
        parseJson(readFileSync(`${folder}/${file}`));
        return 'read';
      } catch (error) {
        return error instanceof JsonError ? error.code : 'crash';
      }
    };

    it('[C14] reads 93 of 95 y_ documents and refuses the two with a repeated name as such', () => {
      const outcomes = files
        .filter((file) => file.startsWith('y_'))
        .map((file) => [file, codeOf(file)] as const);
      expect(outcomes.filter(([, code]) => code === 'read')).toHaveLength(93);
      expect(outcomes.filter(([, code]) => code !== 'read')).toEqual([
        ['y_object_duplicated_key.json', 'duplicate-name'],
        ['y_object_duplicated_key_and_value.json', 'duplicate-name'],
      ]);
    });

    it('[C14] writes what it reads of them as canonicalize does, on both ways', () => {
      const careful = createJsonCanonicalizer({ fastPath: false });
      for (const file of files.filter((name) => /^[yi]_/.test(name) && codeOf(name) === 'read')) {
        const value = parseJson(readFileSync(`${folder}/${file}`));
        expect([file, canonicalizeJson(value)]).toEqual([file, canonicalize(value)]);
        expect([file, careful.canonicalize(value)]).toEqual([file, canonicalize(value)]);
      }
    });

    it('[C14] refuses all 188 n_ documents with a code', () => {
      const codes = files.filter((file) => file.startsWith('n_')).map(codeOf);
      expect(codes).toHaveLength(188);
      expect(codes.filter((code) => code === 'read' || code === 'crash')).toEqual([]);
    });
  },
);
