import type { HashedBytes } from './hashed-bytes.js';
import type { GenerationPreimage, Preimage } from './preimage.js';
import type { EntryProver } from './prove-entry.js';
import type { LineageRecord } from './record.js';

/** What became of a link: it is as recorded, it is not, or its record or bytes are not here. */
export type LinkState = 'matched' | 'mismatched' | 'not-available';

/** Levels of a chain, from the source bytes to the cited span. */
export type ChainLevel =
  | 'raw'
  | 'canonical'
  | 'parse'
  | 'element'
  | 'chunk'
  | 'index-entry'
  | 'generation'
  | 'span';

/**
 * What can be wrong with a link; each is the name of a provenance rule.
 *
 * @remarks `element-id` and `chunk-id` also stand for a text hash that is not that of the slice, `entry-id` for a
 * retrieval text that is not the one hashed, `element-not-in-parse` (on the parse) for a list that is not the one
 * hashed, `entry-not-in-generation` for a generation whose id or root is not that of what it carries.
 */
export type ChainFault =
  | 'raw-hash'
  | 'raw-to-canonical'
  | 'canonical-hash'
  | 'canonical-id'
  | 'parse-id'
  | 'element-id'
  | 'chunk-id'
  | 'entry-id'
  | 'element-not-in-parse'
  | 'element-not-in-chunk'
  | 'chain-broken'
  | 'span-bounds'
  | 'span-hash'
  | 'span-outside-element'
  | 'span-outside-chunk'
  | 'coordinate-space'
  | 'entry-not-in-generation';

/** The members of a lineage citation that a chain is walked by; positions are code points. */
export interface CitedSpan {
  readonly raw_sha256: string;
  readonly canonical_revision_id: string;
  readonly parse_revision_id: string;
  readonly element_id: string;
  readonly chunk_id: string;
  readonly index_entry_id: string;
  readonly coordinate_space: string;
  readonly char_start: number;
  readonly char_end: number;
  readonly span_sha256: string;
}

/**
 * What a checker holds, asked by id or digest.
 *
 * @remarks Functions are asked only for well-formed ids and digests. What they return is not trusted; what they
 * throw passes through.
 */
export interface ChainEvidence {
  record(id: string): LineageRecord | undefined;
  text(canonicalSha256: string): string | undefined;
  /**
   * Whether {@link ChainEvidence.text} gives nothing else for this digest than the text that has it.
   *
   * @remarks Such a text is not read where it is known from the source bytes already; without this one is.
   */
  givesTextOf?(canonicalSha256: string): boolean;
  /** Plain bytes are hashed in every check, {@link HashedBytes} were. */
  raw(rawSha256: string): Uint8Array | HashedBytes | undefined;
  readonly generation?: LineageRecord<GenerationPreimage>;
  /**
   * Proves the entries of {@link ChainEvidence.generation}; without it the leaves that the record carries are read.
   *
   * @remarks What it proves is compared with the root that the generation's id commits to.
   */
  readonly entries?: EntryProver | undefined;
}

/** One level of a chain, recomputed. */
export interface ChainLink {
  readonly level: ChainLevel;
  /** The id or digest that the citation, or for `raw` the canonical revision, names; empty where nothing does. */
  readonly id: string;
  /** What the id is made of; null for `raw` and `span` and for a record that is absent or malformed. */
  readonly preimage: Preimage | null;
  /** The id or digest made anew from what is here; null if there is nothing to make it from. */
  readonly recomputed: string | null;
  readonly state: LinkState;
  /** Rules found broken, each once, in the order in which they are checked. */
  readonly faults: readonly ChainFault[];
  /** Rules that could not be decided, because what they need is absent or already disproved. */
  readonly unchecked: readonly ChainFault[];
}

/** All eight levels, and whether every rule was checked and kept. */
export interface ChainResult {
  readonly links: readonly ChainLink[];
  /** True only if every link is matched and nothing stayed unchecked. */
  readonly holds: boolean;
}
