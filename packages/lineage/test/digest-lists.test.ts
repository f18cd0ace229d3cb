import { loadVectors, seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  deriveAuthorizationRevision,
  digestAcl,
  digestElements,
  digestOptions,
  digestPipeline,
  digestSnapshot,
  digestTombstones,
} from '../src/digest-lists.js';
import { LineageError } from '../src/lineage-error.js';

interface Golden {
  readonly name: string;
  readonly function: keyof typeof functions;
  readonly input: never;
  readonly digest: string;
}

const functions = {
  elements: digestElements,
  options: digestOptions,
  acl: digestAcl,
  snapshot: digestSnapshot,
  tombstones: digestTombstones,
  authorization: deriveAuthorizationRevision,
  pipeline: digestPipeline,
};

const { digests } = loadVectors<{ digests: Golden[] }>('lineage/ids.json');

describe.each(Object.entries(functions))('digest of %s', (name, digest) => {
  const goldens = digests.filter((golden) => golden.function === name);

  it.each(goldens)('is the golden one: $name', ({ input, digest: expected }) => {
    expect(digest(input)).toBe(expected);
  });

  it('has a golden', () => {
    expect(goldens).not.toEqual([]);
  });

  it.each([null, 'x', 7, [null], [['a']], [[]], { a: 0.5 }, [1.5]])(
    'refuses what is malformed: %j',
    (value) => {
      expect(() => digest(value as never)).toThrow();
    },
  );
});

describe('digestAcl', () => {
  it('does not depend on order or repetition', () => {
    const group = fc.string({
      unit: fc.constantFrom('a', 'z', 'é', '\uff5e', '🚢'),
      minLength: 1,
      maxLength: 3,
    });
    seeded(
      fc.property(fc.array(group), fc.infiniteStream(fc.nat()), (groups, keys) => {
        const mixed = groups
          .map((name) => [keys.next().value, name] as const)
          .sort(([a], [b]) => a - b)
          .map(([, name]) => name);
        expect(digestAcl([...mixed, ...groups])).toBe(digestAcl(groups));
      }),
    );
  });

  it('tells one group with a comma from two', () => {
    expect(digestAcl(['a,b'])).not.toBe(digestAcl(['a', 'b']));
  });
});

describe('digestSnapshot', () => {
  const id = `can_${'0'.repeat(64)}`;
  const acl = '0'.repeat(64);

  it('refuses a document that occurs twice, whatever else its rows say', () => {
    expect(() =>
      digestSnapshot([
        ['a', id, acl, null, null, null],
        ['a', id, acl, 'work', null, null],
      ]),
    ).toThrow(expect.objectContaining({ code: 'duplicate-entry', details: { pointer: '/1' } }));
  });

  it('tells which of two absent values is given', () => {
    const time = '2024-01-01T00:00:00Z';
    expect(digestSnapshot([['a', id, acl, null, time, null]])).not.toBe(
      digestSnapshot([['a', id, acl, null, null, time]]),
    );
  });
});

describe('digestOptions', () => {
  it('refuses decimals, empty strings and what is no JSON', () => {
    for (const value of [0.5, '', -0, 2 ** 53, undefined, new Map(), 'e\u0301']) {
      expect(() => digestOptions({ value })).toThrow(LineageError);
    }
  });
});
