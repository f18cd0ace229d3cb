import type { BadDraft } from './drafts.js';
import { type Edit, forge, onRecord } from './edits.js';

const ONE = '1'.repeat(64);
const otherTool = (tool: string) => (record: { preimage: Record<string, { version: string }> }) => {
  record.preimage[tool] = { ...record.preimage[tool], version: '9' };
};

/** Members of records with other values, while their ids stay: sealed anew by a signer whom the checker trusts. */
const MEMBERS: readonly (readonly [id: string, title: string, edit: Edit, finds: string])[] = [
  [
    'canonical-document',
    'another document id in a canonical record',
    onRecord('canonical_revision_id', ({ preimage }) => {
      preimage.document_id = 'rules';
    }),
    'provenance/canonical-id',
  ],
  [
    'canonical-address',
    'another address in a canonical record',
    onRecord('canonical_revision_id', ({ preimage }) => {
      preimage.source_uri = 'https://library.example/rules/lending';
    }),
    'provenance/canonical-id',
  ],
  [
    'canonical-version',
    'another version in a canonical record',
    onRecord('canonical_revision_id', ({ preimage }) => {
      preimage.source_version = '2026-02';
    }),
    'structure/source-version-mismatch',
  ],
  [
    'canonical-title',
    'another title in a canonical record',
    onRecord('canonical_revision_id', ({ preimage }) => {
      preimage.title = 'Rules';
    }),
    'provenance/canonical-id',
  ],
  [
    'canonical-media-type',
    'another media type in a canonical record',
    onRecord('canonical_revision_id', ({ preimage }) => {
      preimage.media_type = 'text/plain';
    }),
    'provenance/canonical-id',
  ],
  [
    'canonical-charset',
    'another encoding in a canonical record',
    onRecord('canonical_revision_id', ({ preimage }) => {
      preimage.charset = 'windows-1252';
    }),
    'provenance/canonical-id',
  ],
  [
    'canonical-extractor',
    'an extractor in a canonical record',
    onRecord('canonical_revision_id', ({ preimage }) => {
      preimage.extractor = { name: 'pdf', version: '1', options_sha256: ONE };
    }),
    'provenance/canonical-id',
  ],
  [
    'canonical-locators',
    'a map of places in a canonical record',
    onRecord('canonical_revision_id', ({ preimage }) => {
      preimage.locator_map_sha256 = ONE;
    }),
    'provenance/canonical-id',
  ],
  [
    'parse-revision',
    'a parse record of another revision',
    onRecord('parse_revision_id', ({ preimage }) => {
      preimage.canonical_revision_id = `can_${ONE}`;
    }),
    'provenance/parse-id',
  ],
  [
    'parse-elements',
    'another digest of elements in a parse record',
    onRecord('parse_revision_id', ({ preimage }) => {
      preimage.elements_sha256 = ONE;
    }),
    'provenance/parse-id',
  ],
  [
    'parse-tool',
    'another version of the parser in a parse record',
    onRecord('parse_revision_id', otherTool('parser')),
    'provenance/parse-id',
  ],
  [
    'parse-list',
    'an element less in the list of a parse record',
    onRecord('parse_revision_id', ({ info }) => {
      info.elements.pop();
    }),
    'provenance/parse-id',
  ],
  [
    'parse-row',
    'another place in a row of elements',
    onRecord('parse_revision_id', ({ info }) => {
      info.elements[1][1] -= 1;
    }),
    'provenance/parse-id',
  ],
  [
    'parse-row-hash',
    'another hash in a row of elements',
    onRecord('parse_revision_id', ({ info }) => {
      info.elements[1][3] = ONE;
    }),
    'provenance/parse-id',
  ],
  [
    'parse-row-kind',
    'another kind in a row of elements',
    onRecord('parse_revision_id', ({ info }) => {
      info.elements[1][0] = 'heading';
    }),
    'provenance/parse-id',
  ],
  [
    'parse-rows-turned',
    'rows of elements in another order',
    onRecord('parse_revision_id', ({ info }) => {
      info.elements.reverse();
    }),
    'provenance/parse-id',
  ],
  [
    'element-start',
    'another start of an element',
    onRecord('element_id', ({ preimage }) => {
      preimage.char_start -= 1;
    }),
    'provenance/element-id',
  ],
  [
    'element-end',
    'another end of an element',
    onRecord('element_id', ({ preimage }) => {
      preimage.char_end += 1;
    }),
    'provenance/element-id',
  ],
  [
    'element-kind',
    'another kind of an element',
    onRecord('element_id', ({ preimage }) => {
      preimage.kind = 'heading';
    }),
    'provenance/element-id',
  ],
  [
    'element-ordinal',
    'another place of an element in its revision',
    onRecord('element_id', ({ preimage }) => {
      preimage.ordinal += 1;
    }),
    'provenance/element-id',
  ],
  [
    'element-hash',
    'another hash of an element',
    onRecord('element_id', ({ preimage }) => {
      preimage.text_sha256 = ONE;
    }),
    'provenance/element-id',
  ],
  [
    'element-parse',
    'an element of another parse revision',
    onRecord('element_id', ({ preimage }) => {
      preimage.parse_revision_id = `par_${ONE}`;
    }),
    'provenance/element-id',
  ],
  [
    'chunk-start',
    'another start of a chunk',
    onRecord('chunk_id', ({ preimage }) => {
      preimage.char_start -= 1;
    }),
    'provenance/chunk-id',
  ],
  [
    'chunk-end',
    'another end of a chunk',
    onRecord('chunk_id', ({ preimage }) => {
      preimage.char_end += 1;
    }),
    'provenance/chunk-id',
  ],
  [
    'chunk-hash',
    'another hash of a chunk',
    onRecord('chunk_id', ({ preimage }) => {
      preimage.content_sha256 = ONE;
    }),
    'provenance/chunk-id',
  ],
  [
    'chunk-elements',
    'an element less in a chunk',
    onRecord('chunk_id', ({ preimage }) => {
      preimage.element_ids.pop();
    }),
    'provenance/chunk-id',
  ],
  [
    'chunk-elements-turned',
    'elements of a chunk in another order',
    onRecord('chunk_id', ({ preimage }) => {
      preimage.element_ids.reverse();
    }),
    'provenance/chunk-id',
  ],
  [
    'chunk-parse',
    'a chunk of another parse revision',
    onRecord('chunk_id', ({ preimage }) => {
      preimage.parse_revision_id = `par_${ONE}`;
    }),
    'provenance/chunk-id',
  ],
  [
    'chunk-tool',
    'another version of the chunker',
    onRecord('chunk_id', otherTool('chunker')),
    'provenance/chunk-id',
  ],
  [
    'entry-chunk',
    'an index entry of another chunk',
    onRecord('index_entry_id', ({ preimage }) => {
      preimage.chunk_id = `chk_${ONE}`;
    }),
    'provenance/entry-id',
  ],
  [
    'entry-hash',
    'another hash of a retrieval text',
    onRecord('index_entry_id', ({ preimage }) => {
      preimage.retrieval_sha256 = ONE;
    }),
    'provenance/entry-id',
  ],
  [
    'entry-text',
    'another retrieval text',
    onRecord('index_entry_id', ({ info }) => {
      info.retrieval_text = 'Books are lent for ever.';
    }),
    'provenance/entry-id',
  ],
  [
    'entry-tool',
    'another version of the indexer',
    onRecord('index_entry_id', otherTool('indexer')),
    'provenance/entry-id',
  ],
];

/** Records that are not what their ids say. */
export const RECORD_DRAFTS: readonly BadDraft[] = MEMBERS.map(([id, title, edit, finds]) =>
  forge(`record-${id}`, title, 'sealed', edit, finds, 'anew'),
);
