import { expectLinearGrowth } from '@loccit/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChainEvidence, CitedSpan } from '../src/chain.js';
import {
  createCanonicalRecord,
  createChunkRecord,
  createElementRecord,
  createGenerationRecord,
  createIndexEntryRecord,
  createParseRecord,
} from '../src/create-record.js';
import { digestElements } from '../src/digest-lists.js';
import type { LineageRecord } from '../src/record.js';
import type { ElementRow } from '../src/rows.js';
import { sha256Hex } from '../src/sha256.js';
import { treeRoot } from '../src/tree.js';
import { createChainVerifier } from '../src/verify-chain.js';

const hashed = vi.hoisted(() => ({ bytes: 0 }));
vi.mock('#sha256', async (importOriginal) => {
  const original = await importOriginal<{ hashHex(data: Uint8Array | string): string }>();
  return {
    ...original,
    hashHex: (data: Uint8Array | string) => {
      hashed.bytes += data.length;
      return original.hashHex(data);
    },
  };
});

const digest = '1'.repeat(64);
const tool = { name: 'tool', version: '1', options_sha256: digest };

/** Documents of `lines` elements in one generation, with a citation of every element. */
function build(documents: number, lines: number): { spans: CitedSpan[]; evidence: ChainEvidence } {
  const records = new Map<string, LineageRecord>();
  const texts = new Map<string, string>();
  const raws = new Map<string, Uint8Array>();
  const spans: CitedSpan[] = [];
  const keep = <R extends LineageRecord>(record: R): R => {
    records.set(record.id, record);
    return record;
  };
  for (let document = 0; document < documents; document++) {
    const width = 100;
    const text = Array.from({ length: lines }, (_, line) =>
      `${document} ${line} `.padEnd(width - 1, 'x'),
    ).join('\n');
    const raw = new TextEncoder().encode(text);
    const raw_sha256 = sha256Hex(raw);
    texts.set(raw_sha256, text);
    raws.set(raw_sha256, raw);
    const canonical = keep(
      createCanonicalRecord({
        tenant_id: 't',
        document_id: `d${document}`,
        source_uri: `kb:d${document}`,
        source_version: '1',
        title: null,
        media_type: 'text/plain',
        charset: 'utf-8',
        raw_sha256,
        extractor: null,
        locator_map_sha256: null,
        coordinate_space: 'canonical-text-lf-nfc-char-v1',
        canonical_sha256: raw_sha256,
      }),
    );
    const rows = Array.from({ length: lines }, (_, line): ElementRow => {
      const start = line * width;
      return ['paragraph', start, start + width - 1, sha256Hex(text.slice(start, start + width - 1))];
    });
    const parse = keep(
      createParseRecord(
        { canonical_revision_id: canonical.id, parser: tool, elements_sha256: digestElements(rows) },
        { elements: rows },
      ),
    );
    for (const [ordinal, [kind, char_start, char_end, text_sha256]] of rows.entries()) {
      const place = { char_start, char_end };
      const element = keep(
        createElementRecord({ parse_revision_id: parse.id, ordinal, kind, ...place, text_sha256 }),
      );
      const chunk = keep(
        createChunkRecord({
          parse_revision_id: parse.id,
          chunker: tool,
          element_ids: [element.id],
          ...place,
          content_sha256: text_sha256,
        }),
      );
      const entry = keep(
        createIndexEntryRecord({ chunk_id: chunk.id, retrieval_sha256: digest, indexer: tool }),
      );
      spans.push({
        raw_sha256,
        canonical_revision_id: canonical.id,
        parse_revision_id: parse.id,
        element_id: element.id,
        chunk_id: chunk.id,
        index_entry_id: entry.id,
        coordinate_space: 'canonical-text-lf-nfc-char-v1',
        ...place,
        span_sha256: text_sha256,
      });
    }
  }
  const leaves = spans.map(({ index_entry_id }) => ({ index_entry_id, acl_sha256: digest }));
  const generation = createGenerationRecord(
    {
      tenant_id: 't',
      snapshot_sha256: digest,
      tombstones_sha256: digest,
      authorization_revision: 'a',
      pipeline_sha256: digest,
      entries_root: treeRoot(leaves),
      entries_count: leaves.length,
    },
    { leaves },
  );
  const evidence: ChainEvidence = {
    record: (id) => records.get(id),
    text: (sha256) => texts.get(sha256),
    raw: (sha256) => raws.get(sha256),
    generation,
  };
  return { spans, evidence };
}

/** Bytes hashed while every citation is checked as often as that. */
function bytesOf({ spans, evidence }: ReturnType<typeof build>, times: number): number {
  const verify = createChainVerifier(evidence);
  hashed.bytes = 0;
  for (let round = 0; round < times; round++) {
    for (const span of spans) expect(verify(span).holds).toBe(true);
  }
  return hashed.bytes;
}

describe('createChainVerifier', () => {
  beforeEach(() => {
    hashed.bytes = 0;
  });

  it('hashes the bytes of distinct documents and a constant a citation, never their product', () => {
    const perCitation = 2_000;
    for (const [documents, lines] of [
      [1, 50],
      [1, 400],
      [8, 50],
    ] as const) {
      const built = build(documents, lines);
      const citations = documents * lines;
      // Twice the text: raw bytes, stored and derived text; the rest are rows, records and leaves.
      expect(bytesOf(built, 1)).toBeLessThan(3 * documents * lines * 100 + citations * perCitation);
    }
  });

  it('hashes nothing for a citation that was checked before', () => {
    const built = build(2, 40);
    const once = bytesOf(built, 1);
    expect(once).toBeGreaterThan(2 * 40 * 100);
    expect(bytesOf(built, 10)).toBe(once);
  });

  it('takes time that grows no faster than documents and citations', () => {
    expectLinearGrowth(
      (size) => {
        const { spans, evidence } = build(1, size);
        return () => {
          const verify = createChainVerifier(evidence);
          for (const span of spans) verify(span);
        };
      },
      { from: 200 },
    );
  });
});
