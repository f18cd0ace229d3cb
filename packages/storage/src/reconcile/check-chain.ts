import {
  type ChainLink,
  createChainVerifier,
  digestOptions,
  isRecordOf,
  type LineageRecord,
  recomputeId,
  sha256Hex,
  type ToolOptions,
} from '@loccit/lineage';
import { COORDINATE_SPACE, createTextIndex, type TextIndex } from '@loccit/text';
import type { StoredDocument } from '../stored-document.js';
import type { StoreFindingCode } from './finding.js';
import type { LaidGeneration } from './laid-generation.js';

/** Records of one document by their kind. */
export interface DocumentRecords {
  readonly elements: readonly LineageRecord[];
  readonly chunks: readonly LineageRecord[];
  readonly entries: readonly LineageRecord[];
}

type Tell = (code: StoreFindingCode, place: string) => void;

/**
 * Checks the chain of every passage that a document can be cited by, as the check of an answer would.
 *
 * @remarks One passage for each element of each chunk: where the two meet. What no chunk holds is compared with its id.
 * Linear in the records and the text.
 */
export function checkChain(
  laid: LaidGeneration,
  document: StoredDocument,
  { chunks, elements, entries }: DocumentRecords,
  tell: Tell,
): void {
  const canonical = laid.record(document.canonical_revision_id);
  if (canonical === undefined || !isRecordOf(canonical, 'canonical')) return;
  const verify = createChainVerifier({
    record: (id) => laid.record(id),
    text: (sha256) => laid.text(sha256),
    raw: (sha256) => laid.raw(sha256),
  });
  const { canonical_sha256, raw_sha256 } = canonical.preimage;
  const text = laid.text(canonical_sha256);
  const index = text === undefined ? undefined : createTextIndex(text);
  const entryOf = new Map(
    entries.flatMap((entry) =>
      isRecordOf(entry, 'index-entry') ? [[entry.preimage.chunk_id, entry.id]] : [],
    ),
  );
  const walked = new Set<string>();
  for (const chunk of chunks) {
    if (!isRecordOf(chunk, 'chunk')) continue;
    if (!entryOf.has(chunk.id)) tell('record-missing', chunk.id);
    for (const elementId of chunk.preimage.element_ids) {
      const element = laid.record(elementId);
      walked.add(elementId).add(chunk.id);
      const { links } = verify({
        raw_sha256,
        canonical_revision_id: document.canonical_revision_id,
        parse_revision_id: document.parse_revision_id,
        element_id: elementId,
        chunk_id: chunk.id,
        index_entry_id: entryOf.get(chunk.id) ?? '',
        coordinate_space: COORDINATE_SPACE,
        ...meet(element, chunk, index),
      });
      for (const link of links) tellLink(link, tell);
    }
  }
  // What is in no chunk, or is one without elements.
  for (const record of [...elements, ...chunks]) {
    if (walked.has(record.id) || recomputeSafely(record) === record.id) continue;
    tell(isRecordOf(record, 'chunk') ? 'chunk-id' : 'element-id', record.id);
  }
  const parse = laid.record(document.parse_revision_id);
  for (const record of [parse, ...chunks, ...entries]) if (record !== undefined) checkOptions(record, tell);
  if (chunks.length === 0) {
    if (recomputeSafely(canonical) !== canonical.id) tell('canonical-id', canonical.id);
    if (parse !== undefined && recomputeSafely(parse) !== parse.id) tell('parse-id', parse.id);
  }
  if (parse !== undefined && isRecordOf(parse, 'parse')) {
    for (const _ of missingRows(parse.info?.elements?.length, elements.length))
      tell('record-missing', parse.id);
  }
}

const OPTION_FAULTS = { parse: 'parse-id', chunk: 'chunk-id', 'index-entry': 'entry-id' } as const;

/** The options that a record carries are those that its tool's digest names. */
function checkOptions(record: LineageRecord, tell: Tell): void {
  const tool = isRecordOf(record, 'parse')
    ? { kind: 'parse' as const, of: record.preimage.parser, options: record.info?.options }
    : isRecordOf(record, 'chunk')
      ? { kind: 'chunk' as const, of: record.preimage.chunker, options: record.info?.options }
      : isRecordOf(record, 'index-entry')
        ? { kind: 'index-entry' as const, of: record.preimage.indexer, options: record.info?.options }
        : undefined;
  if (tool?.options === undefined || digestSafely(tool.options) === tool.of.options_sha256) return;
  tell(OPTION_FAULTS[tool.kind], record.id);
}

function digestSafely(options: ToolOptions): string | undefined {
  try {
    return digestOptions(options);
  } catch {
    return undefined;
  }
}

function missingRows(rows: number | undefined, records: number): readonly [] | readonly [true] {
  return rows !== undefined && rows > records ? [true] : [];
}

const NOWHERE = { char_start: 0, char_end: 1, span_sha256: '' };

function meet(element: LineageRecord | undefined, chunk: LineageRecord, index: TextIndex | undefined) {
  if (element === undefined || index === undefined) return NOWHERE;
  if (!isRecordOf(element, 'element') || !isRecordOf(chunk, 'chunk')) return NOWHERE;
  const char_start = Math.max(element.preimage.char_start, chunk.preimage.char_start);
  const char_end = Math.min(element.preimage.char_end, chunk.preimage.char_end);
  const isInside = char_start < char_end && char_end <= index.chars;
  const span_sha256 = isInside ? sha256Hex(index.slice(char_start, char_end)) : '';
  return { char_start, char_end, span_sha256 };
}

function tellLink({ faults, id, level, state }: ChainLink, tell: Tell): void {
  // Bytes that are not here were told of by whoever looked for them, and the generation has checks of its own.
  if (level === 'generation' || level === 'span') return;
  for (const fault of faults) tell(fault, id);
  const isAbsent = state === 'not-available' && level !== 'raw' && faults.length === 0;
  if (isAbsent && id !== '') tell('record-missing', id);
}

/** What a record's id ought to be; undefined where its preimage cannot be hashed. */
export function recomputeSafely(record: LineageRecord): string | undefined {
  try {
    return recomputeId(record);
  } catch {
    return undefined;
  }
}
