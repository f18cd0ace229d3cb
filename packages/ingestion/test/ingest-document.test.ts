import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { checkSchema } from '@loccit/contract';
import { recomputeId, sha256Hex } from '@loccit/lineage';
import { loadVectors, projectRoot, seeded } from '@loccit/testing';
import { createRawMap, createTextIndex, encodeUtf8 } from '@loccit/text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type IngestedDocument, IngestionError, ingestDocument } from '../src/index.js';
import { chunksOf, elementsOf, retrievalTextsOf } from './read-records.js';
import { createSource, ingest } from './sources.js';

interface Positions {
  readonly name: string;
  readonly kind?: string;
  readonly media_type: string;
  readonly text: string;
  readonly max?: number;
  readonly elements: [string, number, number][];
  readonly chunks: [number, number, number, number][];
  readonly raw_starts?: number[];
}
interface Retrieval {
  readonly name: string;
  readonly kind?: string;
  readonly media_type: string;
  readonly text: string;
  readonly title: string | null;
  readonly fallback: string | null;
  readonly retrieval: string[];
  readonly hidden: [number, number];
}
interface Refusal {
  readonly name: string;
  readonly hex: string;
  readonly charset: string | null;
  readonly code: string;
  readonly byte_offset: number | null;
}

const { positions } = loadVectors<{ positions: Positions[] }>('ingestion/positions.json');
const { retrieval } = loadVectors<{ retrieval: Retrieval[] }>('ingestion/retrieval.json');
const { refusals } = loadVectors<{ refusals: Refusal[] }>('ingestion/refusals.json');

/** That every hash and id is of what it says, and every span inside the one above. */
function expectCoherent(document: IngestedDocument): void {
  const index = createTextIndex(document.text);
  const elements = elementsOf(document);
  const byId = new Map(elements.map((element) => [element.id, element.preimage]));
  let end = 0;
  for (const { preimage } of elements) {
    const slice = index.slice(preimage.char_start, preimage.char_end);
    expect(preimage.char_start).toBeGreaterThanOrEqual(end);
    expect(slice).not.toBe('');
    expect(slice).not.toMatch(/^[ \t]|[ \t]$/);
    expect(preimage.text_sha256).toBe(sha256Hex(slice));
    end = preimage.char_end;
  }
  const chunked: string[] = [];
  for (const { preimage } of chunksOf(document)) {
    const slice = index.slice(preimage.char_start, preimage.char_end);
    expect(preimage.content_sha256).toBe(sha256Hex(slice));
    expect(byId.get(preimage.element_ids[0] ?? '')?.char_start).toBe(preimage.char_start);
    expect(byId.get(preimage.element_ids.at(-1) ?? '')?.char_end).toBe(preimage.char_end);
    chunked.push(...preimage.element_ids);
  }
  expect(chunked).toEqual(elements.map(({ id }) => id));
}

describe('ingestDocument', () => {
  it.each(positions)('places elements and chunks: $name', (vector) => {
    const { text, media_type, max } = vector;
    const document = ingest(text, { media_type }, max === undefined ? {} : { maxChunkCodePoints: max });
    const elements = elementsOf(document);
    const ordinals = new Map(elements.map(({ id, preimage }) => [id, preimage.ordinal]));
    expect(
      elements.map(({ preimage: { kind, char_start, char_end } }) => [kind, char_start, char_end]),
    ).toEqual(vector.elements);
    expect(
      chunksOf(document).map(({ preimage: { char_start, char_end, element_ids } }) => [
        char_start,
        char_end,
        ordinals.get(element_ids[0] ?? ''),
        ordinals.get(element_ids.at(-1) ?? ''),
      ]),
    ).toEqual(vector.chunks);
    expectCoherent(document);
    if (vector.raw_starts !== undefined) {
      const map = createRawMap(encodeUtf8(text));
      expect(vector.elements.map(([, charStart]) => map.toRawByte(charStart))).toEqual(vector.raw_starts);
    }
  });

  it.each(retrieval)('makes retrieval text: $name', (vector) => {
    const { text, media_type, title, fallback: title_fallback } = vector;
    const document = ingest(text, { media_type, title, title_fallback });
    expect(retrievalTextsOf(document)).toEqual(vector.retrieval);
    expect([document.hidden.spans, document.hidden.chars]).toEqual(vector.hidden);
    expectCoherent(document);
  });

  it.each(refusals)('refuses a source with its place: $name', ({ hex, charset, code, byte_offset }) => {
    const raw = Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
    expect(codeOf(() => ingest(raw, { charset }))).toEqual([code, byte_offset]);
  });

  it('refuses a source over the limit before it is decoded, and takes one at the limit', () => {
    const raw = new Uint8Array(11).fill(0xff);
    expect(codeOf(() => ingest(raw, {}, { maxBytes: 10 }))[0]).toBe('too-large');
    expect(ingest('0123456789', {}, { maxBytes: 10 }).elements).toBe(1);
  });

  it('refuses more elements or lines than it can keep, and takes a long paragraph', () => {
    expect(codeOf(() => ingest('a\n\n'.repeat(200_001), { media_type: 'text/plain' }))[0]).toBe(
      'too-many-elements',
    );
    expect(codeOf(() => ingest('a\n'.repeat(1_000_001)))[0]).toBe('too-many-elements');
    expect(ingest('a\n'.repeat(300_000), { media_type: 'text/plain' }).elements).toBe(1);
  });

  it('refuses descriptions that would make a bad identity', () => {
    expect(codeOf(() => ingest('x', { document_id: ' x', path: 'x.md' }))[0]).toBe('document-id');
    expect(codeOf(() => ingest('x', { source_version: 'a\nb' }))[0]).toBe('source-version');
    expect(codeOf(() => ingest('x', { source_uri: 'ftp://a.example/' }))[0]).toBe('source-uri');
    expect(codeOf(() => ingest('x', { media_type: 'text/html' }))[0]).toBe('media-type-unknown');
    expect(codeOf(() => ingest('x', { path: '../x.md' }))[0]).toBe('path-outside');
    expect(codeOf(() => ingest('x', { title: '' }))[0]).toBe('title');
    expect(codeOf(() => ingest('x', { title: 'a\ud800' }))[0]).toBe('title');
    expect(() => ingest('x', {}, { maxChunkCodePoints: 0 })).toThrow(RangeError);
  });

  it('never repeats a source or a description in a message', () => {
    const secret = 'SesameOpen';
    for (const given of [
      { document_id: ` ${secret}`, path: 'x.md' },
      { source_uri: `ftp://${secret}/` },
      { path: `../${secret}.md` },
    ]) {
      try {
        ingest(secret, given);
        expect.unreachable();
      } catch (error) {
        expect(String(error)).not.toContain(secret);
      }
    }
  });

  it('gives records that conform to the lineage schema and hash to their ids', () => {
    const { records } = ingest(
      '---\nx: 1\n---\n# A\n\nb `c` <!-- d -->\n\n| e | f |\n|---|---|\n| g | h |\n\n```js\ni\n```\n',
    );
    expect(records.length).toBeGreaterThan(8);
    for (const record of records) {
      expect(checkSchema('lineage', record)).toEqual([]);
      expect(recomputeId(record)).toBe(record.id);
    }
  });

  it('carries the complete options of every tool', () => {
    const { records, tools } = ingest('# A\n\nb\n', {}, { maxChunkCodePoints: 50 });
    const options = records
      .map((record) => record.info)
      .filter((info) => info !== undefined && 'options' in info);
    expect(options).toHaveLength(3);
    expect(JSON.stringify(options)).toContain('"max_code_points":"50"');
    expect(tools.chunker).not.toEqual(ingest('# A\n\nb\n').tools.chunker);
  });

  // BUG-LIN-01, BUG-LIN-02, BUG-LIN-10
  it('gives equal ids in every run, zone and language, and other ids to another document of equal text', () => {
    const text = '# Ford\n\nIt froze.\n\nIt froze.\n';
    const ids = (document_id: string) => ingest(text, { document_id }).records.map(({ id }) => id);
    const zone = process.env.TZ;
    const here = ids('ford');
    process.env.TZ = 'Pacific/Kiritimati';
    const there = ids('ford');
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
    expect(there).toEqual(here);
    expect(new Set(here).size).toBe(here.length);
    const other = ids('weir');
    expect(other.filter((id) => here.includes(id))).toEqual([]);
    const hashes = (document_id: string) =>
      chunksOf(ingest(text, { document_id })).map(({ preimage }) => preimage.content_sha256);
    expect(hashes('weir')).toEqual(hashes('ford'));
  });

  const built = `${projectRoot}packages/ingestion/dist/index.js`;
  it.skipIf(!existsSync(built))(
    'gives the ids of this process in another one (skipped where the package is not built)',
    () => {
      const source = createSource('# Ford\n\nIt froze.\n');
      const script = `
        import { ingestDocument } from ${JSON.stringify(built)};
        const source = JSON.parse(process.argv[1]);
        const raw = Uint8Array.from(source.raw);
        console.log(JSON.stringify(ingestDocument({ ...source, raw }).records));`;
      const { stdout, stderr } = spawnSync(
        process.execPath,
        ['--input-type=module', '-e', script, JSON.stringify({ ...source, raw: [...source.raw] })],
        { encoding: 'utf8', env: { ...process.env, TZ: 'Asia/Kolkata', LANG: 'tr_TR.UTF-8' } },
      );
      expect(stderr).toBe('');
      expect(JSON.parse(stdout)).toEqual(JSON.parse(JSON.stringify(ingestDocument(source).records)));
    },
  );

  it('ingests whatever text there is, with every element and chunk equal to its slice', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '# ',
        '## ',
        '- ',
        '> ',
        '| a | b |\n|---|---|\n',
        '```\n',
        '<!--',
        '-->',
        '<b>',
        '\t',
        '  ',
      ),
      fc.constantFrom(
        '\n',
        '\n\n',
        '\r\n',
        '\r',
        'e\u0301',
        '\u{1f6a2}',
        '\u5c0f\u6797\u3002',
        '[1]: x\n',
        '---\n',
      ),
      fc.string({ maxLength: 8 }),
    );
    const text = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join('').replaceAll('\0', ''));
    seeded(
      fc.property(
        text,
        fc.constantFrom('text/markdown', 'text/plain'),
        fc.integer({ min: 1, max: 60 }),
        (content, media_type, maxChunkCodePoints) => {
          fc.pre(content.isWellFormed());
          expectCoherent(ingest(content, { media_type }, { maxChunkCodePoints }));
        },
      ),
      { runs: 400 },
    );
  });

  it('changes no id below a chunk when the chunk size changes, and every id when the text does', () => {
    const small = ingest('a\n\nb\n', {}, { maxChunkCodePoints: 1 });
    const large = ingest('a\n\nb\n');
    expect(elementsOf(small)).toEqual(elementsOf(large));
    expect(chunksOf(small).map(({ id }) => id)).not.toContain(chunksOf(large)[0]?.id);
    const changed = new Set(ingest('a\n\nc\n').records.map(({ id }) => id));
    expect(large.records.filter(({ id }) => changed.has(id))).toEqual([]);
  });
});

function codeOf(act: () => unknown): [string, number | null] {
  try {
    act();
  } catch (error) {
    if (!(error instanceof IngestionError)) throw error;
    return [error.code, error.details.byteOffset ?? null];
  }
  return ['nothing thrown', null];
}
