import { canonicalizeJson } from '@loccit/json';
import { seeded } from '@loccit/testing';
import canonicalize from 'canonicalize';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createChunkRecord,
  createElementRecord,
  createIndexEntryRecord,
  recomputeId,
} from '../src/create-record.js';
import { LineageError } from '../src/lineage-error.js';
import type { Preimage } from '../src/preimage.js';
import { sha256Hex } from '../src/sha256.js';

const digest = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 64, maxLength: 64 });
const id = (prefix: string) => digest.map((hex) => prefix + hex);
const name = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
  .map((text) => text.normalize('NFC'))
  .filter((text) => text.isWellFormed());
const tool = fc.record({ name, version: name, options_sha256: digest }, { noNullPrototype: true });
const span = fc
  .tuple(fc.maxSafeNat(), fc.maxSafeNat())
  .filter(([a, b]) => a !== b)
  .map(([a, b]) => ({ char_start: Math.min(a, b), char_end: Math.max(a, b) }));
const element = fc.record(
  {
    type: fc.constant('loccit:element:1' as const),
    parse_revision_id: id('par_'),
    ordinal: fc.maxSafeNat(),
    kind: fc.constantFrom('heading', 'paragraph', 'code', 'table_row'),
    text_sha256: digest,
  },
  { noNullPrototype: true },
);
const chunk = fc.record(
  {
    type: fc.constant('loccit:chunk:1' as const),
    parse_revision_id: id('par_'),
    chunker: tool,
    element_ids: fc.uniqueArray(id('el_'), { minLength: 1, maxLength: 12 }),
    content_sha256: digest,
  },
  { noNullPrototype: true },
);
const entry = fc.record(
  {
    type: fc.constant('loccit:index-entry:1' as const),
    chunk_id: id('chk_'),
    retrieval_sha256: digest,
    indexer: tool,
  },
  { noNullPrototype: true },
);
const preimages = fc.oneof(
  fc.tuple(element, span).map(([members, place]) => ({ ...members, ...place })),
  fc.tuple(chunk, span).map(([members, place]) => ({ ...members, ...place })),
  entry,
) as unknown as fc.Arbitrary<Preimage>;

const hexOf = (text: string) => text.slice(text.indexOf('_') + 1);
const without = ({ type: _, ...fields }: Preimage): never => fields as never;

function create(preimage: Preimage): string {
  if (preimage.type === 'loccit:element:1') return createElementRecord(without(preimage)).id;
  if (preimage.type === 'loccit:chunk:1') return createChunkRecord(without(preimage)).id;
  return createIndexEntryRecord(without(preimage)).id;
}

/** The id, or why there is none. */
function outcomeOf(make: () => string): string {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof LineageError)) throw error;
    return `${error.code} ${error.details.pointer}`;
  }
}

describe('recomputeId', () => {
  it('hashes the bytes that two writers of RFC 8785 give, also for records written from a template', () => {
    seeded(
      fc.property(preimages, (preimage) => {
        const expected = sha256Hex(canonicalizeJson(preimage));
        expect(sha256Hex(canonicalize(preimage) ?? '')).toBe(expected);
        expect(hexOf(recomputeId({ preimage }))).toBe(expected);
        expect(hexOf(create(preimage))).toBe(expected);
        // In another order of members, and after other records of the same shape.
        const turned = Object.fromEntries(Object.entries(preimage).reverse()) as unknown as Preimage;
        expect(hexOf(recomputeId({ preimage: turned }))).toBe(expected);
      }),
      { runs: 400 },
    );
  });

  it('refuses a changed preimage for the same reason, whether a sound one was written before or not', () => {
    const odd = fc.constantFrom<unknown>(
      undefined,
      null,
      '',
      -1,
      -0,
      0.5,
      2 ** 53,
      [],
      {},
      'x'.repeat(64),
      'é'.repeat(64),
      `${'a'.repeat(63)}é`,
      `el_${'a'.repeat(63)}\u0661`,
      `par_${'A'.repeat(64)}`,
      `chk_${'0'.repeat(63)}`,
      `${'0'.repeat(63)}\u{1f600}`,
      'figure',
      'constructor',
    );
    seeded(
      fc.property(preimages, fc.nat(), odd, fc.boolean(), (preimage, place, value, first) => {
        const names = Object.keys(preimage).filter((member) => member !== 'type');
        const member = names[place % names.length] ?? '';
        const changed = { ...preimage, [member]: value } as unknown as Preimage;
        if (first) recomputeId({ preimage });
        const outcome = outcomeOf(() => recomputeId({ preimage: changed }));
        expect(outcomeOf(() => create(changed))).toBe(outcome);
        expect(outcome).toBe(slowOutcome(changed));
      }),
      { runs: 800 },
    );
  });

  it('does not take an id for its neighbour when a digit moves from one to the other', () => {
    const preimage = {
      type: 'loccit:index-entry:1',
      chunk_id: `chk_${'0'.repeat(63)}`,
      retrieval_sha256: '0'.repeat(65),
      indexer: { name: 'a', version: '1', options_sha256: '1'.repeat(64) },
    } as const;
    expect(outcomeOf(() => recomputeId({ preimage }))).toBe('wrong-form /chunk_id');
  });

  it('knows a tool by its members, not by the object that held them', () => {
    const indexer = { name: 'a', version: '1', options_sha256: '1'.repeat(64) };
    const preimage = {
      type: 'loccit:index-entry:1',
      chunk_id: `chk_${'0'.repeat(64)}`,
      retrieval_sha256: '0'.repeat(64),
      indexer,
    } as const;
    const before = recomputeId({ preimage });
    indexer.version = '2';
    expect(recomputeId({ preimage })).not.toBe(before);
    expect(hexOf(recomputeId({ preimage }))).toBe(sha256Hex(canonicalizeJson(preimage)));
  });
});

/** A chunk of more elements than there are templates for, so that the field table decides. */
function slowOutcome(preimage: Preimage): string {
  const others = Array.from({ length: 9 }, (_, index) => `el_${String(index).repeat(64)}`);
  const { element_ids: ids } = preimage as { element_ids?: unknown };
  if (!Array.isArray(ids) || ids.length === 0) return outcomeOf(() => recomputeId({ preimage }));
  const long = { ...preimage, element_ids: [...ids, ...others] } as Preimage;
  const outcome = outcomeOf(() => recomputeId({ preimage: long }));
  // The id of the longer list is another one; the reasons are the same.
  return outcome.startsWith('chk_') ? outcomeOf(() => recomputeId({ preimage })) : outcome;
}
