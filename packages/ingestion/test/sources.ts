import { sha256Hex } from '@loccit/lineage';
import { encodeUtf8 } from '@loccit/text';
import { type DescribedDocument, type IngestOptions, ingestDocument, type SourceFile } from '../src/index.js';

/** A source of that text; everything else is made up, and may be given. */
export function createSource(text: string | Uint8Array, given: Partial<DescribedDocument> = {}): SourceFile {
  const raw = typeof text === 'string' ? encodeUtf8(text) : text;
  const id = given.document_id ?? 'note';
  return {
    tenantId: 'north',
    raw,
    document: {
      document_id: id,
      path: `${id}.md`,
      source_uri: `kb:${sha256Hex(id).slice(0, 12)}`,
      source_version: '1',
      title: null,
      title_fallback: null,
      media_type: 'text/markdown',
      charset: null,
      allowed_groups: ['public'],
      effective_from: null,
      effective_to: null,
      authority: null,
      work_id: null,
      marking: null,
      license: null,
      scope: null,
      ...given,
    },
  };
}

/** {@link createSource}, ingested. */
export function ingest(
  text: string | Uint8Array,
  given: Partial<DescribedDocument> = {},
  options: IngestOptions = {},
) {
  return ingestDocument(createSource(text, given), options);
}
