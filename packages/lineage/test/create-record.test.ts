import { canonicalizeJson, parseJson } from '@loccit/json';
import { loadVectors, seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createCanonicalRecord,
  createChunkRecord,
  createElementRecord,
  createGenerationRecord,
  createIndexEntryRecord,
  createParseRecord,
  isRecordOf,
  recomputeId,
} from '../src/create-record.js';
import { IDENTITIES } from '../src/fields.js';
import { LineageError } from '../src/lineage-error.js';
import type { Preimage, RecordType } from '../src/preimage.js';
import type { LineageRecord } from '../src/record.js';
import { sha256Hex } from '../src/sha256.js';

interface Golden {
  readonly name: string;
  readonly preimage: Preimage;
  readonly jcs: string;
  readonly id: string;
}
interface Refused {
  readonly name: string;
  readonly preimage: Preimage;
  readonly code: string;
  readonly pointer: string;
}

const { ids, refused } = loadVectors<{ ids: Golden[]; refused: Refused[] }>('lineage/ids.json');
const levels = Object.keys(IDENTITIES) as RecordType[];

const creators = {
  canonical: createCanonicalRecord,
  parse: createParseRecord,
  element: createElementRecord,
  chunk: createChunkRecord,
  'index-entry': createIndexEntryRecord,
  generation: createGenerationRecord,
};

/** Makes a record without its types, as untyped code would. */
function createAs(level: RecordType, fields: Record<string, unknown>): LineageRecord {
  return (creators[level] as (fields: unknown) => LineageRecord)(fields);
}

function levelOf(preimage: Preimage): RecordType {
  return levels.find((level) => IDENTITIES[level].type === preimage.type) ?? 'canonical';
}

/** Another value of the same form. */
const otherOf = (value: unknown): fc.Arbitrary<unknown> => {
  if (value === null || typeof value === 'number') return fc.maxSafeInteger().filter((n) => n > 0);
  const text = value as string;
  const hex = /^([a-z]+_)?[0-9a-f]{64}$/.exec(text);
  if (hex === null) return fc.string({ unit: 'grapheme-ascii', minLength: 1 });
  return fc
    .string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 64, maxLength: 64 })
    .map((d) => (hex[1] ?? '') + d);
};

describe('recomputeId', () => {
  it.each(ids)('gives the golden id of $name', ({ preimage, jcs, id }) => {
    expect(canonicalizeJson(preimage)).toBe(jcs);
    expect(recomputeId({ preimage })).toBe(id);
    expect(id).toBe(IDENTITIES[levelOf(preimage)].prefix + sha256Hex(jcs));
  });

  it('covers every level by a golden', () => {
    expect(new Set(ids.map(({ preimage }) => levelOf(preimage)))).toEqual(new Set(levels));
  });

  it.each(refused)('refuses $name', ({ preimage, code, pointer }) => {
    let refusal: unknown;
    try {
      recomputeId({ preimage });
    } catch (error) {
      refusal = error;
    }
    expect(refusal).toBeInstanceOf(LineageError);
    expect(refusal).toMatchObject({ code, message: code, details: { pointer } });
  });

  it.each([null, undefined, 7, 'x', [], new Date(0), { type: { a: 1 } }])(
    'refuses what is no record: %j',
    (value) => {
      expect(() => recomputeId({ preimage: value as unknown as Preimage })).toThrow(LineageError);
    },
  );

  it('gives another id when any one member is changed alone', () => {
    for (const { preimage, id } of ids) {
      for (const name of Object.keys(preimage).filter((name) => name !== 'type')) {
        const before = (preimage as unknown as Record<string, unknown>)[name];
        for (const [path, value] of scalarsOf(name, before)) {
          seeded(
            fc.property(otherOf(value), (other) => {
              fc.pre(other !== value);
              const changed = structuredClone(preimage) as unknown as Record<string, unknown>;
              let holder = changed;
              for (const step of path.slice(0, -1)) holder = holder[step] as Record<string, unknown>;
              holder[path.at(-1) ?? ''] = other;
              try {
                expect(recomputeId({ preimage: changed as unknown as Preimage })).not.toBe(id);
              } catch (error) {
                // Some changes leave no id at all, such as an empty span or text with an extractor.
                if (!(error instanceof LineageError)) throw error;
              }
            }),
            { runs: 20 },
          );
        }
      }
    }
  });

  it('gives another id when elements change their order', () => {
    const chunk = ids.find(({ preimage }) => preimage.type === 'loccit:chunk:1');
    const preimage = chunk?.preimage as { element_ids: string[] } & Preimage;
    const swapped = { ...preimage, element_ids: [...preimage.element_ids].reverse() } as Preimage;
    expect(recomputeId({ preimage: swapped })).not.toBe(chunk?.id);
  });

  it('does not depend on the order of members, nor on a trip through text', () => {
    for (const { preimage, id } of ids) {
      const reversed = Object.fromEntries(Object.entries(preimage).reverse()) as unknown as Preimage;
      expect(recomputeId({ preimage: reversed })).toBe(id);
      expect(
        recomputeId({ preimage: parseJson(JSON.stringify(reversed, null, 2)) as unknown as Preimage }),
      ).toBe(id);
    }
  });
});

describe('create*Record', () => {
  it.each(ids)('puts the domain into $name and makes the same id', ({ preimage, id }) => {
    const { type, ...fields } = preimage as unknown as Record<string, unknown>;
    const record = createAs(levelOf(preimage), fields);
    expect(record).toEqual({ id, preimage });
    expect(record.preimage.type).toBe(type);
  });

  it('refuses a domain smuggled in among the fields', () => {
    const { type: _, ...fields } = (ids[0] as Golden).preimage as unknown as Record<string, unknown>;
    expect(() => createAs('canonical', { ...fields, type: 'loccit:parse:1' })).toThrow(
      expect.objectContaining({ code: 'unknown-type' }),
    );
  });

  it.each([
    ['element', 'ordinal'],
    ['chunk', 'char_start'],
    ['generation', 'entries_count'],
  ] as const)('refuses -0, which would be written as 0: %s, %s', (level, member) => {
    const { preimage: golden } = ids.find(({ preimage }) => levelOf(preimage) === level) as Golden;
    const { type: _, ...fields } = golden as unknown as Record<string, unknown>;
    expect(() => createAs(level, { ...fields, [member]: -0 })).toThrow(
      expect.objectContaining({ code: 'unsafe-integer', details: { pointer: `/${member}` } }),
    );
  });

  it('carries info beside the preimage without hashing it', () => {
    const { type: _, ...fields } = (ids[0] as Golden).preimage as unknown as Record<string, unknown>;
    const typed = fields as Parameters<typeof createCanonicalRecord>[0];
    const record = createCanonicalRecord(typed, { unicode_version: '15.0' });
    expect(record.info).toEqual({ unicode_version: '15.0' });
    expect(record.id).toBe(createCanonicalRecord(typed).id);
  });
});

describe('isRecordOf', () => {
  it('goes by the domain of the preimage', () => {
    for (const { id, preimage } of ids) {
      expect(levels.filter((level) => isRecordOf({ id, preimage }, level))).toEqual([levelOf(preimage)]);
    }
  });
});

/** Paths and values of the scalars in a member. */
function scalarsOf(name: string, value: unknown): [string[], unknown][] {
  if (typeof value !== 'object' || value === null) return [[[name], value]];
  return Object.entries(value).flatMap(([inner, member]) =>
    scalarsOf(inner, member).map(([path, scalar]): [string[], unknown] => [[name, ...path], scalar]),
  );
}
