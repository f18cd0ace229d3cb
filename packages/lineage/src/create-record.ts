import { IDENTITIES } from './fields.js';
import { LineageError } from './lineage-error.js';
import type {
  CanonicalPreimage,
  ChunkPreimage,
  ElementPreimage,
  GenerationPreimage,
  IndexEntryPreimage,
  ParsePreimage,
  Preimage,
  RecordType,
} from './preimage.js';
import type { InfoOf, LineageRecord } from './record.js';
import { digestFixed, type FixedLevel, hasFieldsOf } from './write-fixed.js';
import { digestIdentity } from './write-preimage.js';

/** The members of a preimage that its maker gives: all but `type`. */
export type FieldsOf<P extends Preimage> = Omit<P, 'type'>;

/**
 * Record of a canonical revision.
 *
 * @remarks Members that the field table does not name are refused, never hashed or dropped.
 * @throws {@link LineageError} when a member is missing, unknown or not in its form.
 */
export function createCanonicalRecord(
  fields: FieldsOf<CanonicalPreimage>,
  info?: InfoOf<CanonicalPreimage>,
): LineageRecord<CanonicalPreimage> {
  return create('canonical', { type: 'loccit:canonical:1', ...fields }, info);
}

/**
 * Record of a parse revision.
 *
 * @throws {@link LineageError} when a member is missing, unknown or not in its form.
 */
export function createParseRecord(
  fields: FieldsOf<ParsePreimage>,
  info?: InfoOf<ParsePreimage>,
): LineageRecord<ParsePreimage> {
  return create('parse', { type: 'loccit:parse:1', ...fields }, info);
}

/**
 * Record of an element.
 *
 * @throws {@link LineageError} when a member is missing, unknown or not in its form.
 */
export function createElementRecord(fields: FieldsOf<ElementPreimage>): LineageRecord<ElementPreimage> {
  const { parse_revision_id, ordinal, kind, char_start, char_end, text_sha256 } = fields;
  const type = 'loccit:element:1';
  const preimage = { type, parse_revision_id, ordinal, kind, char_start, char_end, text_sha256 } as const;
  return (
    createFixed('element', fields, preimage, undefined) ?? create('element', { type, ...fields }, undefined)
  );
}

/**
 * Record of a chunk.
 *
 * @throws {@link LineageError} when a member is missing, unknown or not in its form.
 */
export function createChunkRecord(
  fields: FieldsOf<ChunkPreimage>,
  info?: InfoOf<ChunkPreimage>,
): LineageRecord<ChunkPreimage> {
  const { parse_revision_id, chunker, element_ids, char_start, char_end, content_sha256 } = fields;
  const type = 'loccit:chunk:1';
  const preimage = {
    type,
    parse_revision_id,
    chunker,
    element_ids,
    char_start,
    char_end,
    content_sha256,
  } as const;
  return createFixed('chunk', fields, preimage, info) ?? create('chunk', { type, ...fields }, info);
}

/**
 * Record of an index entry.
 *
 * @throws {@link LineageError} when a member is missing, unknown or not in its form.
 */
export function createIndexEntryRecord(
  fields: FieldsOf<IndexEntryPreimage>,
  info?: InfoOf<IndexEntryPreimage>,
): LineageRecord<IndexEntryPreimage> {
  const { chunk_id, retrieval_sha256, indexer } = fields;
  const type = 'loccit:index-entry:1';
  const preimage = { type, chunk_id, retrieval_sha256, indexer } as const;
  return (
    createFixed('index-entry', fields, preimage, info) ?? create('index-entry', { type, ...fields }, info)
  );
}

/**
 * Record of a generation.
 *
 * @throws {@link LineageError} when a member is missing, unknown or not in its form.
 */
export function createGenerationRecord(
  fields: FieldsOf<GenerationPreimage>,
  info?: InfoOf<GenerationPreimage>,
): LineageRecord<GenerationPreimage> {
  return create('generation', { type: 'loccit:generation:1', ...fields }, info);
}

/**
 * The id that a record ought to have: prefix and H of its preimage, by the preimage's `type`.
 *
 * @throws {@link LineageError} when the preimage is malformed, so that it has no id.
 */
export function recomputeId(record: Pick<LineageRecord, 'preimage'>): string {
  return digestIdentity(record.preimage);
}

/**
 * Whether a record's preimage says that it stands on this level; it may be malformed otherwise.
 */
export function isRecordOf<L extends RecordType>(
  record: LineageRecord,
  level: L,
): record is LineageRecord<Extract<Preimage, { type: `loccit:${L}:1` }>> {
  return record.preimage.type === IDENTITIES[level].type;
}

function create<P extends Preimage>(
  level: RecordType,
  preimage: P,
  info: InfoOf<P> | undefined,
): LineageRecord<P> {
  // A caller without types could put another `type` among the fields.
  if (preimage.type !== IDENTITIES[level].type) throw new LineageError('unknown-type', '/type');
  const id = digestIdentity(preimage);
  return info === undefined ? { id, preimage } : { id, preimage, info };
}

/** The record of fields that have exactly the members copied to `preimage`, undefined where the field table must look. */
function createFixed<P extends Preimage>(
  level: FixedLevel,
  fields: object,
  preimage: P,
  info: InfoOf<P> | undefined,
): LineageRecord<P> | undefined {
  if (!hasFieldsOf(level, fields)) return undefined;
  const digest = digestFixed(level, preimage as unknown as Readonly<Record<string, unknown>>);
  if (digest === undefined) return undefined;
  const id = IDENTITIES[level].prefix + digest;
  return info === undefined ? { id, preimage } : { id, preimage, info };
}
