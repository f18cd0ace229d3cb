/** An algorithm with the digest of its complete effective options. */
export interface Tool {
  readonly name: string;
  /** The algorithm's own version, raised only when output can change. */
  readonly version: string;
  readonly options_sha256: string;
}

/** Kinds of elements. */
export type ElementKind = 'heading' | 'paragraph' | 'code' | 'table_row';

/** What a canonical revision's id commits to. */
export interface CanonicalPreimage {
  readonly type: 'loccit:canonical:1';
  readonly tenant_id: string;
  readonly document_id: string;
  readonly source_uri: string;
  readonly source_version: string;
  /** Null if the document has none. */
  readonly title: string | null;
  readonly media_type: string;
  /** The WHATWG label in effect; null with an extractor. */
  readonly charset: string | null;
  readonly raw_sha256: string;
  /** Null for `text/plain` and `text/markdown`. */
  readonly extractor: Tool | null;
  /** Null for `text/plain` and `text/markdown`. */
  readonly locator_map_sha256: string | null;
  readonly coordinate_space: string;
  readonly canonical_sha256: string;
}

/** What a parse revision's id commits to. */
export interface ParsePreimage {
  readonly type: 'loccit:parse:1';
  readonly canonical_revision_id: string;
  readonly parser: Tool;
  readonly elements_sha256: string;
}

/** What an element's id commits to; positions are code points. */
export interface ElementPreimage {
  readonly type: 'loccit:element:1';
  readonly parse_revision_id: string;
  /** Place in document order, from 0. */
  readonly ordinal: number;
  readonly kind: ElementKind;
  readonly char_start: number;
  readonly char_end: number;
  readonly text_sha256: string;
}

/** What a chunk's id commits to; positions are code points. */
export interface ChunkPreimage {
  readonly type: 'loccit:chunk:1';
  readonly parse_revision_id: string;
  readonly chunker: Tool;
  /** Every element that the span intersects, in document order. */
  readonly element_ids: readonly string[];
  readonly char_start: number;
  readonly char_end: number;
  readonly content_sha256: string;
}

/** What an index entry's id commits to. */
export interface IndexEntryPreimage {
  readonly type: 'loccit:index-entry:1';
  readonly chunk_id: string;
  readonly retrieval_sha256: string;
  readonly indexer: Tool;
}

/** What a generation's id commits to. */
export interface GenerationPreimage {
  readonly type: 'loccit:generation:1';
  readonly tenant_id: string;
  readonly snapshot_sha256: string;
  readonly tombstones_sha256: string;
  readonly authorization_revision: string;
  readonly pipeline_sha256: string;
  readonly entries_root: string;
  readonly entries_count: number;
}

/** Any of the six preimages. */
export type Preimage =
  | CanonicalPreimage
  | ParsePreimage
  | ElementPreimage
  | ChunkPreimage
  | IndexEntryPreimage
  | GenerationPreimage;

/** Levels that have a record. */
export type RecordType = 'canonical' | 'parse' | 'element' | 'chunk' | 'index-entry' | 'generation';
