import { seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeRecords, parseRecords } from '../src/pack-records.js';
import { codeOf } from './small-pack.js';
import { openGeneration } from './stores.js';

const records = [...openGeneration('bergtal').records()].slice(0, 12);
const bytes = encodeRecords(records);

/** Bytes in pieces that end wherever they like. */
function* cut(whole: Uint8Array, sizes: readonly number[]): Generator<Uint8Array> {
  let at = 0;
  for (let piece = 0; at < whole.length; piece++) {
    const size = sizes[piece % sizes.length] ?? 1;
    yield whole.slice(at, at + size);
    at += size;
  }
}

describe('parseRecords', () => {
  it('gives back what was encoded, however the bytes are cut', () => {
    seeded(
      fc.property(fc.array(fc.integer({ min: 1, max: 3000 }), { minLength: 1, maxLength: 6 }), (sizes) => {
        const read = parseRecords(cut(bytes, sizes));
        expect(read.map(({ id }) => id)).toEqual(records.map(({ id }) => id));
      }),
      { runs: 25 },
    );
    expect(parseRecords([bytes])).toEqual(records);
    expect(parseRecords([])).toEqual([]);
  });

  it('refuses lines in another order, twice, unfinished, in another form, or of another schema', () => {
    const lines = new TextDecoder().decode(bytes).split('\n').slice(0, -1);
    const [first = '', second = ''] = lines;
    const parse = (...texts: string[]) =>
      codeOf(() => parseRecords([new TextEncoder().encode(texts.join(''))]));
    expect(parse(`${first}\n`, `${second}\n`)).toBeUndefined();
    const refused = [
      ...[
        `${second}\n${first}\n`,
        `${first}\n${first}\n`,
        `${first}\n${second}`,
        `${first}\n\n`,
        `${first} \n`,
        `${first}\r\n`,
      ],
      ...['{}\n', '{\n', `\ufeff${first}\n`, `${first.replace('{"', '{ "')}\n`],
    ];
    expect(refused.filter((text) => parse(text) !== 'malformed-records')).toEqual([]);
  });
});

describe('encodeRecords', () => {
  it('gives the same bytes for records in any order and given twice', () => {
    expect(encodeRecords([...records, ...records].reverse())).toEqual(bytes);
  });
});
