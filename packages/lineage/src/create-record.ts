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
import { digestIdentity } from './write-preimage.js';

type Fields<P extends Preimage> = Omit<P, 'type'>;

/**
 * Record of a canonical revision.
 *
 * @remarks Members that the field table does not name are refused, never hashed or dropped.
 * @throws {@link LineageError} when a member is missing, unknown or not in its form.
 */
export function createCanonicalRecord(
  fields: Fields<CanonicalPreimage>,
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
  fields: Fields<ParsePreimage>,
  info?: InfoOf<ParsePreimage>,
): LineageRecord<ParsePreimage> {
  return create('parse', { type: 'loccit:parse:1', ...fields }, info);
}

/**
 * Record of an element.
 *
 * @throws {@link LineageError} when a member is missing, unknown or not in its form.
 */
export function createElementRecord(fields: Fields<ElementPreimage>): LineageRecord<ElementPreimage> {
  return create('element', { type: 'loccit:element:1', ...fields }, undefined);
}

/**
 * Record of a chunk.
 *
 * @throws {@link LineageError} when a member is missing, unknown or not in its form.
 */
export function createChunkRecord(
  fields: Fields<ChunkPreimage>,
  info?: InfoOf<ChunkPreimage>,
): LineageRecord<ChunkPreimage> {
  return create('chunk', { type: 'loccit:chunk:1', ...fields }, info);
}

/**
 * Record of an index entry.
 *
 * @throws {@link LineageError} when a member is missing, unknown or not in its form.
 */
export function createIndexEntryRecord(
  fields: Fields<IndexEntryPreimage>,
  info?: InfoOf<IndexEntryPreimage>,
): LineageRecord<IndexEntryPreimage> {
  return create('index-entry', { type: 'loccit:index-entry:1', ...fields }, info);
}

/**
 * Record of a generation.
 *
 * @throws {@link LineageError} when a member is missing, unknown or not in its form.
 */
export function createGenerationRecord(
  fields: Fields<GenerationPreimage>,
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
