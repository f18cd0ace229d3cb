import { loadVectors, seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readOwnForm } from '../src/own-form.js';
import { DEFAULT_MAX_DEPTH, DEFAULT_MAX_VALUES, readStrictly } from '../src/parse-json.js';
import { whileInherited } from './while-inherited.js';

const vectors = loadVectors<{ accept: { text?: string }[]; refuse: { text?: string }[] }>('json/parse.json');

const limits = { maxDepth: DEFAULT_MAX_DEPTH, maxValues: DEFAULT_MAX_VALUES };

/** What the strict reader makes of a text, with the order of the members; undefined for a refusal. */
function strictly(text: string): string | undefined {
  try {
    return JSON.stringify(readStrictly(text, limits));
  } catch {
    return undefined;
  }
}

function expectAgreement(text: string): void {
  const value = readOwnForm(text, limits);
  if (value !== undefined) expect(JSON.stringify(value)).toBe(strictly(text));
}

describe('readOwnForm', () => {
  it('[C14] reads nothing that the strict reader refuses or reads otherwise', () => {
    for (const { text = '' } of [...vectors.accept, ...vectors.refuse]) {
      for (const wrapped of [text, `[${text}]`, `{"a":${text}}`, `{"b":[0,${text},"x"]}`])
        expectAgreement(wrapped);
    }
    const piece = fc.constantFrom(
      ...[
        '{',
        '}',
        '[',
        ']',
        ',',
        ':',
        '"a"',
        '"b"',
        '"\\u0061"',
        '"\\ud800"',
        '"\\\\"',
        '"\\""',
        '1',
        '-0',
        '1e5',
        '1e+21',
      ],
      ...[
        '9007199254740991',
        '9007199254740993',
        '12345678901234567',
        '0.1',
        'true',
        'null',
        ' ',
        '"__proto__"',
        '"é"',
      ],
    );
    seeded(
      fc.property(fc.array(piece, { maxLength: 9 }), (pieces) => expectAgreement(pieces.join(''))),
      { runs: 4000 },
    );
    seeded(
      fc.property(fc.json(), fc.constantFrom('', ' '), (text, end) => expectAgreement(text + end)),
      { runs: 500 },
    );
  });

  it('reads what the engine writes', () => {
    const value = { a: [1, -2.5, 'é\n"\\'], b: { c: null, d: [] }, e: 1e-7 };
    expect(readOwnForm(JSON.stringify(value), { ...limits, maxDepth: 3 })).toEqual(value);
    expect(readOwnForm(JSON.stringify([[[]]]), { ...limits, maxDepth: 2 })).toBeUndefined();
  });

  it.each([
    '{"a":1,"a":1}',
    '["\\ud800"]',
    '{"__proto__":1}',
    '[9007199254740992]',
    '[-0]',
    '[ 1]',
    '[1]\n',
    '\ufeff[1]',
  ])('leaves to the strict reader: %j', (text) => {
    expect(readOwnForm(text, limits)).toBeUndefined();
  });

  it('trusts no engine whose values write themselves', () => {
    const value = () => 1;
    const read = whileInherited(Object.prototype, 'toJSON', { value }, () => readOwnForm('[1]', limits));
    expect(read).toBeUndefined();
  });
});
