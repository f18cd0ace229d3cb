import type { Preimage, RecordType } from './preimage.js';

/** What a member of a preimage may hold. */
export type FieldForm =
  | 'text'
  | 'text-or-null'
  | 'digest'
  | 'digest-or-null'
  | 'tool'
  | 'tool-or-null'
  | 'count'
  | 'kind'
  | 'element-ids'
  | `${'can' | 'par' | 'el' | 'chk' | 'idx'}-id`;

/** Prefix, domain and members of one kind of id. */
export interface Identity {
  readonly prefix: string;
  readonly type: Preimage['type'];
  readonly fields: Readonly<Record<string, FieldForm>>;
}

/**
 * The one table that says what each id is made of.
 *
 * @see docs/specification.md, "Identities"
 */
export const IDENTITIES: Readonly<Record<RecordType, Identity>> = {
  canonical: {
    prefix: 'can_',
    type: 'loccit:canonical:1',
    fields: {
      tenant_id: 'text',
      document_id: 'text',
      source_uri: 'text',
      source_version: 'text',
      title: 'text-or-null',
      media_type: 'text',
      charset: 'text-or-null',
      raw_sha256: 'digest',
      extractor: 'tool-or-null',
      locator_map_sha256: 'digest-or-null',
      coordinate_space: 'text',
      canonical_sha256: 'digest',
    },
  },
  parse: {
    prefix: 'par_',
    type: 'loccit:parse:1',
    fields: { canonical_revision_id: 'can-id', parser: 'tool', elements_sha256: 'digest' },
  },
  element: {
    prefix: 'el_',
    type: 'loccit:element:1',
    fields: {
      parse_revision_id: 'par-id',
      ordinal: 'count',
      kind: 'kind',
      char_start: 'count',
      char_end: 'count',
      text_sha256: 'digest',
    },
  },
  chunk: {
    prefix: 'chk_',
    type: 'loccit:chunk:1',
    fields: {
      parse_revision_id: 'par-id',
      chunker: 'tool',
      element_ids: 'element-ids',
      char_start: 'count',
      char_end: 'count',
      content_sha256: 'digest',
    },
  },
  'index-entry': {
    prefix: 'idx_',
    type: 'loccit:index-entry:1',
    fields: { chunk_id: 'chk-id', retrieval_sha256: 'digest', indexer: 'tool' },
  },
  generation: {
    prefix: 'gen_',
    type: 'loccit:generation:1',
    fields: {
      tenant_id: 'text',
      snapshot_sha256: 'digest',
      tombstones_sha256: 'digest',
      authorization_revision: 'text',
      pipeline_sha256: 'digest',
      entries_root: 'digest',
      entries_count: 'count',
    },
  },
};

const TYPES = new Map<unknown, RecordType>(
  (Object.keys(IDENTITIES) as RecordType[]).map((level) => [IDENTITIES[level].type, level]),
);

/** The level whose preimages carry this `type`, or `undefined`. */
export function levelOf(type: unknown): RecordType | undefined {
  return TYPES.get(type);
}
