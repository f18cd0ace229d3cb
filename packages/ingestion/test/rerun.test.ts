import {
  type ChunkPreimage,
  type ElementPreimage,
  type IndexEntryPreimage,
  isRecordOf,
  type LineageRecord,
  type ParsePreimage,
} from '@loccit/lineage';
import { encodeUtf8 } from '@loccit/text';
import { describe, expect, it } from 'vitest';
import { describeFolderFile } from '../src/folder-file.js';
import { type IngestOptions, ingestDocument } from '../src/ingest-document.js';
import { createRerunner, type RecordedLevels } from '../src/rerun.js';

const markdown =
  '# Quay\n\nMooring costs 4 crowns.\n\n## Night <!-- x -->\n\nAt night it is 6.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n';

function recordedOf(text: string, path: string, options: IngestOptions = {}): RecordedLevels[] {
  const raw = encodeUtf8(text);
  const made = ingestDocument({ tenantId: 'default', document: describeFolderFile(path, raw), raw }, options);
  const parse = made.records.find((record): record is LineageRecord<ParsePreimage> =>
    isRecordOf(record, 'parse'),
  );
  const elements = new Map(
    made.records
      .filter((record): record is LineageRecord<ElementPreimage> => isRecordOf(record, 'element'))
      .map((record) => [record.id, record]),
  );
  const entries = made.records.filter((record): record is LineageRecord<IndexEntryPreimage> =>
    isRecordOf(record, 'index-entry'),
  );
  return made.records
    .filter((record): record is LineageRecord<ChunkPreimage> => isRecordOf(record, 'chunk'))
    .flatMap((chunk) =>
      chunk.preimage.element_ids.map((id) => ({
        text: made.text,
        title: made.canonical.preimage.title,
        parse,
        element: elements.get(id),
        chunk,
        entry: entries.find(({ preimage }) => preimage.chunk_id === chunk.id),
      })),
    );
}

const ALL = (state: string) => ({ parse: state, element: state, chunk: state, 'index-entry': state });

describe('createRerunner', () => {
  it.each([
    ['quay.md', {}],
    ['quay.txt', {}],
    ['quay.md', { maxChunkCodePoints: 30 }],
  ])('makes every level of %s again, with options %j', (path, options) => {
    const rerun = createRerunner();
    const recorded = recordedOf(markdown, path, options);
    expect(recorded.length).toBeGreaterThan(1);
    for (const levels of recorded) expect(rerun(levels)).toEqual(ALL('matched'));
  });

  it('finds elements, chunks and retrieval text that the tools named did not make', () => {
    const rerun = createRerunner();
    const [first, second] = recordedOf(markdown, 'quay.md', { maxChunkCodePoints: 30 });
    const { parse, element, chunk, entry } = first as Required<RecordedLevels>;
    const elements_sha256 = '0'.repeat(64);
    const forged = {
      ...(first as RecordedLevels),
      parse: parse && { ...parse, preimage: { ...parse.preimage, elements_sha256 } },
      element: element && { ...element, preimage: { ...element.preimage, kind: 'code' as const } },
      chunk: chunk && { ...chunk, preimage: { ...chunk.preimage, char_end: chunk.preimage.char_end - 1 } },
      entry: entry && { ...entry, preimage: { ...entry.preimage, retrieval_sha256: elements_sha256 } },
    };
    expect(rerun(forged)).toEqual(ALL('mismatched'));
    const ids = [...(chunk?.preimage.element_ids ?? [])].reverse();
    const turned = chunk && { ...chunk, preimage: { ...chunk.preimage, element_ids: ids } };
    expect(rerun({ ...(first as RecordedLevels), chunk: turned }).chunk).toBe(
      ids.length > 1 ? 'mismatched' : 'matched',
    );
    expect(rerun({ ...(first as RecordedLevels), element: second?.element }).element).toBe('matched');
  });

  it('says nothing where a tool is not ours, in name, version or options, nor where a record is absent', () => {
    const rerun = createRerunner();
    const [first] = recordedOf(markdown, 'quay.md');
    const { parse, chunk, entry } = first as RecordedLevels;
    for (const change of [{ name: 'other' }, { version: '9' }, { options_sha256: '0'.repeat(64) }]) {
      const foreignParse = parse && {
        ...parse,
        preimage: { ...parse.preimage, parser: { ...parse.preimage.parser, ...change } },
      };
      expect(createRerunner()({ ...(first as RecordedLevels), parse: foreignParse })).toEqual(
        ALL('not-available'),
      );
      const foreignChunk = chunk && {
        ...chunk,
        preimage: { ...chunk.preimage, chunker: { ...chunk.preimage.chunker, ...change } },
      };
      const foreignEntry = entry && {
        ...entry,
        preimage: { ...entry.preimage, indexer: { ...entry.preimage.indexer, ...change } },
      };
      expect(rerun({ ...(first as RecordedLevels), chunk: foreignChunk, entry: foreignEntry })).toEqual({
        parse: 'matched',
        element: 'matched',
        chunk: 'not-available',
        'index-entry': 'not-available',
      });
    }
    expect(rerun({ text: markdown, title: null })).toEqual(ALL('not-available'));
    expect(rerun({ text: markdown, title: null, parse })).toEqual({
      ...ALL('not-available'),
      parse: 'matched',
    });
  });

  it('takes options that are carried for a hint: what decides is their digest', () => {
    const [first] = recordedOf(markdown, 'quay.md', { maxChunkCodePoints: 30 });
    const { chunk } = first as RecordedLevels;
    const rerun = createRerunner();
    for (const max_code_points of ['31', 'x', '-1', '1e9']) {
      const hinted = chunk && { ...chunk, info: { options: { max_code_points } } };
      expect(rerun({ ...(first as RecordedLevels), chunk: hinted }).chunk).toBe('not-available');
    }
  });
});
