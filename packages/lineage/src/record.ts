import type { JsonValue } from '@loccit/json';
import type {
  CanonicalPreimage,
  ChunkPreimage,
  ElementPreimage,
  GenerationPreimage,
  IndexEntryPreimage,
  ParsePreimage,
  Preimage,
} from './preimage.js';
import type { ElementRow, EntryLeaf, SnapshotRow, TombstoneRow } from './rows.js';

/** Complete effective options of a tool, defaults included, decimals as strings. */
export type ToolOptions = Readonly<Record<string, JsonValue>>;

/** Carried with a canonical revision, not hashed. */
export interface CanonicalInfo {
  /** Unicode version of the producer's normalisation tables. */
  readonly unicode_version?: string;
  readonly options?: ToolOptions;
}

/** Carried with a parse revision: the list behind `elements_sha256`. */
export interface ParseInfo {
  readonly elements?: readonly ElementRow[];
  readonly options?: ToolOptions;
}

/** Carried with a chunk, not hashed. */
export interface ChunkInfo {
  readonly options?: ToolOptions;
}

/** Carried with an index entry: the text behind `retrieval_sha256`. */
export interface IndexEntryInfo {
  readonly retrieval_text?: string;
  readonly options?: ToolOptions;
}

/** Carried with a generation: the lists behind its digests. */
export interface GenerationInfo {
  readonly documents?: readonly SnapshotRow[];
  readonly tombstones?: readonly TombstoneRow[];
  readonly leaves?: readonly EntryLeaf[];
}

/** What may be carried beside a preimage; nothing, for an element. */
export type InfoOf<P extends Preimage> = P extends CanonicalPreimage
  ? CanonicalInfo
  : P extends ParsePreimage
    ? ParseInfo
    : P extends ElementPreimage
      ? Readonly<Record<string, never>>
      : P extends ChunkPreimage
        ? ChunkInfo
        : P extends IndexEntryPreimage
          ? IndexEntryInfo
          : P extends GenerationPreimage
            ? GenerationInfo
            : never;

/**
 * One link of a chain: an id, what it is made of, and what is carried beside it.
 *
 * @remarks `id` is a prefix and the SHA-256 of the RFC 8785 bytes of `preimage`; `info` is not hashed by the id.
 */
export interface LineageRecord<P extends Preimage = Preimage> {
  readonly id: string;
  readonly preimage: P;
  readonly info?: InfoOf<P>;
}
