import { parseJson } from '@loccit/json';
import { loadVectors } from '@loccit/testing';
import { createRawMap, createTextIndex, readCanonicalText } from '@loccit/text';
import { describe, expect, it } from 'vitest';
import { recomputeId } from '../src/create-record.js';
import { LineageError } from '../src/lineage-error.js';
import type { Preimage } from '../src/preimage.js';
import { sha256Hex } from '../src/sha256.js';
import { treeHash } from '../src/tree.js';
import { verifyChain } from '../src/verify-chain.js';
import { base, evidenceOf } from './sound-chain.js';

interface PreimageCase {
  readonly case: string;
  readonly name: string;
  readonly equal?: readonly Preimage[];
  readonly distinct?: readonly Preimage[];
  readonly refused?: readonly Preimage[];
  readonly id?: string;
  readonly same_member?: string;
}
interface BytesCase {
  readonly case: string;
  readonly name: string;
  readonly raw_hex: readonly string[];
  readonly raw_sha256: readonly string[];
  readonly canonical_sha256: string;
}

interface TreeCase {
  readonly case: string;
  readonly name: string;
  readonly lists_hex: readonly (readonly string[])[];
  readonly roots: readonly string[];
}
interface SliceCase {
  readonly case: string;
  readonly name: string;
  readonly text: string;
  readonly spans: readonly (readonly [number, number])[];
  readonly slices: readonly string[];
  readonly sha256: readonly string[];
}
interface LineCase {
  readonly case: string;
  readonly name: string;
  readonly raw_hex: string;
  readonly line: number;
  readonly raw_byte_start: number;
  readonly canonical_start: number;
}

const cases = loadVectors<{
  preimages: PreimageCase[];
  bytes: BytesCase[];
  trees: TreeCase[];
  slices: SliceCase[];
  lines: LineCase[];
}>('lineage/cases.json');
const bytesOf = (hex: string) => new Uint8Array(Buffer.from(hex, 'hex'));
const idsOf = (preimages: readonly Preimage[] = []) =>
  new Set(preimages.map((preimage) => recomputeId({ preimage })));

describe('ids', () => {
  it.each(cases.preimages)('$case: $name', (vector) => {
    if (vector.equal !== undefined) expect(idsOf(vector.equal).size).toBe(1);
    if (vector.id !== undefined) expect(idsOf(vector.equal)).toEqual(new Set([vector.id]));
    const distinct = vector.distinct ?? [];
    expect(idsOf(distinct).size).toBe(distinct.length);
    const member = vector.same_member;
    if (member !== undefined) {
      const values = distinct.map((preimage) => (preimage as unknown as Record<string, unknown>)[member]);
      expect(new Set(values).size).toBe(1);
    }
    for (const preimage of vector.refused ?? [])
      expect(() => recomputeId({ preimage })).toThrow(LineageError);
  });

  it.each(cases.bytes)('$case: $name', (vector) => {
    const raws = vector.raw_hex.map((hex) => new Uint8Array(Buffer.from(hex, 'hex')));
    expect(raws.map((raw) => sha256Hex(raw))).toEqual(vector.raw_sha256);
    for (const raw of raws) expect(sha256Hex(readCanonicalText(raw).text)).toBe(vector.canonical_sha256);
  });

  it.each(cases.trees)('$case: $name', ({ lists_hex, roots }) => {
    expect(lists_hex.map((list) => treeHash(list.map(bytesOf)))).toEqual(roots);
    expect(new Set(roots).size).toBe(roots.length);
  });

  it.each(cases.slices)('$case: $name', ({ text, spans, slices, sha256 }) => {
    const index = createTextIndex(text);
    expect(spans.map(([start, end]) => index.slice(start, end))).toEqual(slices);
    expect(slices.map(sha256Hex)).toEqual(sha256);
    // Where two slices are equal their places still tell the ids apart.
    const ids = spans.map(([char_start, char_end], at) =>
      recomputeId({
        preimage: {
          type: 'loccit:chunk:1',
          parse_revision_id: `par_${'1'.repeat(64)}`,
          chunker: { name: 'c', version: '1', options_sha256: '2'.repeat(64) },
          element_ids: [`el_${'3'.repeat(64)}`],
          char_start,
          char_end,
          content_sha256: sha256[at] ?? '',
        },
      }),
    );
    expect(new Set(ids).size).toBe(spans.length);
  });

  it.each(cases.lines)('$case: $name', ({ raw_hex, line, raw_byte_start, canonical_start }) => {
    const raw = bytesOf(raw_hex);
    const index = createTextIndex(readCanonicalText(raw).text);
    const start = index.fromLineColumn({ line, column: 1 });
    expect(start).toBe(canonical_start);
    expect(createRawMap(raw).toRawByte(start)).toBe(raw_byte_start);
  });

  it('BUG-LIN-28: a chain written out and read again is the same chain', () => {
    const reread = parseJson(JSON.stringify(base)) as unknown as typeof base;
    const before = verifyChain(base.span, evidenceOf(base));
    expect(verifyChain(reread.span, evidenceOf(reread))).toEqual(before);
    expect(before.links.filter((link) => link.state !== 'matched')).toEqual([]);
  });
});
