import { loadVectors, seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalizeJson } from '../src/canonicalize-json.js';
import { canonicalizeParsed } from '../src/canonicalize-parsed.js';
import { JsonError } from '../src/json-error.js';
import type { JsonValue } from '../src/json-value.js';
import { parseJson } from '../src/parse-json.js';
import { whileInherited } from './while-inherited.js';

const vectors = loadVectors<{ accept: { text?: string; canonical: string }[] }>('json/parse.json');

/** What the parser refuses is no concern of what comes after it. */
function parseOrNull(text: string): JsonValue {
  try {
    return parseJson(text);
  } catch {
    return null;
  }
}

describe('canonicalizeParsed', () => {
  it('[C14] writes what the guarded way writes', () => {
    for (const { text, canonical } of vectors.accept) {
      if (text !== undefined) expect(canonicalizeParsed(parseJson(text))).toBe(canonical);
    }
    const name = fc.oneof(
      fc.constantFrom('1', '10', '9', 'toJSON', 'constructor', '\ufb33', '\u{1f600}'),
      fc.string(),
    );
    const value = fc.dictionary(name, fc.oneof(fc.jsonValue(), fc.dictionary(name, fc.string())));
    seeded(
      fc.property(value, (given) => {
        const parsed = parseOrNull(JSON.stringify(given));
        expect(canonicalizeParsed(parsed)).toBe(canonicalizeJson(parsed));
      }),
      { runs: 1500 },
    );
  });

  it('takes the guarded way where what values inherit might be written', () => {
    const parsed = parseJson('{"b":1,"a":2}');
    const written = whileInherited(Object.prototype, 'toJSON', { value: 1 }, () =>
      canonicalizeParsed(parsed),
    );
    expect(written).toBe('{"a":2,"b":1}');
    const list = parseJson('[1]');
    const setter = { set: () => undefined };
    expect(() => whileInherited(Array.prototype, '0', setter, () => canonicalizeParsed(list))).toThrow(
      JsonError,
    );
  });
});
