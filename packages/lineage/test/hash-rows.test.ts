import { canonicalizeJson } from '@loccit/json';
import { seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digestElements } from '../src/digest-lists.js';
import { hashElementRows } from '../src/hash-rows.js';
import type { ElementRow } from '../src/rows.js';
import { sha256Hex } from '../src/sha256.js';

const digest = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 64, maxLength: 64 });
const kind = fc.constantFrom('heading', 'paragraph', 'code', 'table_row');
const count = fc.oneof(
  fc.nat(),
  fc.maxSafeNat(),
  fc.constantFrom(0, 9, 10, 2 ** 31 - 1, 2 ** 31, 2 ** 53 - 1),
);
const row: fc.Arbitrary<ElementRow> = fc.tuple(kind, count, count, digest) as never;

describe('hashElementRows', () => {
  it('hashes the RFC 8785 bytes of any rows', () => {
    seeded(
      fc.property(fc.array(row, { maxLength: 20 }), (rows) => {
        expect(hashElementRows(rows)).toBe(sha256Hex(canonicalizeJson(rows)));
      }),
    );
  });

  it('hashes a list of any length as one', () => {
    for (const length of [0, 511, 512, 513, 1024, 1300]) {
      const rows = Array.from({ length }, (_, at) => ['code', at, at + 1, sha256Hex(String(at))] as const);
      expect(hashElementRows(rows)).toBe(sha256Hex(canonicalizeJson(rows)));
    }
  });

  it('leaves to the field forms whatever a row may not hold, wherever it stands', () => {
    const odd = fc.constantFrom<unknown>(
      undefined,
      null,
      '',
      -1,
      -0,
      0.5,
      2 ** 53,
      [],
      'figure',
      'constructor',
      '0'.repeat(63),
      '0'.repeat(65),
      'A'.repeat(64),
      `${'0'.repeat(63)}é`,
      `é${'0'.repeat(63)}`,
      `${'0'.repeat(63)}\ud800`,
      `${'0'.repeat(62)}\u{1f600}`,
    );
    seeded(
      fc.property(fc.nat(1023), fc.nat(3), odd, (at, member, value) => {
        const rows: unknown[] = Array.from({ length: 1024 }, () => ['code', 0, 1, '0'.repeat(64)]);
        rows[at] = Object.assign(['code', 0, 1, '0'.repeat(64)], { [member]: value });
        expect(hashElementRows(rows)).toBeUndefined();
        expect(() => digestElements(rows as ElementRow[])).toThrow(
          expect.objectContaining({ details: { pointer: `/${at}/${member}` } }),
        );
      }),
      { runs: 60 },
    );
  });

  it('leaves what is no row to the field forms', () => {
    const good: unknown = ['code', 0, 1, '0'.repeat(64)];
    // A hole is read as undefined.
    const holes = Object.assign(new Array<unknown>(3), { 0: good, 2: good });
    for (const rows of [[null], [[]], [{ length: 4 }], [good, ['code', 0, 1]], holes]) {
      expect(hashElementRows(rows)).toBeUndefined();
    }
  });
});
