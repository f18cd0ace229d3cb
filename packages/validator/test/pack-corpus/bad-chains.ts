import type { BadDraft } from './drafts.js';
import { all, type Edit, forge, onCitation, onRecord, onRecords, withoutRecord } from './edits.js';

const ONE = '1'.repeat(64);

/** Ids and records that do not belong together. */
export const CHAIN_DRAFTS: readonly BadDraft[] = [
  ...['canonical_revision_id', 'parse_revision_id', 'element_id', 'chunk_id', 'index_entry_id'].map(
    (member) =>
      forge(
        `record-renamed-${member}`,
        `the record of ${member} under another id, and the citation with it`,
        'sealed',
        all(
          onRecord(member, (record) => {
            record.id = record.id.replace(/_.*/, `_${ONE}`);
          }),
          onCitation((citation) => {
            citation[member] = citation[member].replace(/_.*/, `_${ONE}`);
          }),
        ),
        member === 'element_id' ? 'provenance/element-not-in-chunk' : `provenance/${nameOf(member)}-id`,
        'anew',
      ),
  ),
  ...['parse_revision_id', 'element_id', 'chunk_id', 'index_entry_id'].map((member) =>
    forge(
      `record-missing-${member}`,
      `without the record of ${member}`,
      'sealed',
      withoutRecord(member),
      `provenance/${nameOf(member)}-id`,
      'anew',
    ),
  ),
  forge(
    'record-missing-canonical',
    'without the canonical record, whose text is then no evidence',
    'sealed',
    withoutRecord('canonical_revision_id'),
    'evidence-unused',
    'anew',
  ),
  forge(
    'records-exchanged',
    'two canonical records that have exchanged their ids',
    'sealed',
    exchange('canonical_revision_id'),
    'structure/source-version-mismatch',
    'anew',
  ),
  forge(
    'elements-exchanged',
    'two elements that have exchanged their ids',
    'sealed',
    exchange('element_id'),
    'provenance/element-id',
    'anew',
  ),
  forge(
    'chunks-exchanged',
    'two chunks that have exchanged their ids',
    'sealed',
    exchange('chunk_id'),
    'provenance/chunk-id',
    'anew',
  ),
  forge(
    'entries-exchanged',
    'two index entries that have exchanged their ids',
    'sealed',
    exchange('index_entry_id'),
    'provenance/entry-id',
    'anew',
  ),
  forge(
    'parses-exchanged',
    'two parse records that have exchanged their ids',
    'sealed',
    exchange('parse_revision_id'),
    'provenance/parse-id',
    'anew',
  ),
];

/** What a rule calls the link of a member. */
function nameOf(member: string): string {
  const names: Readonly<Record<string, string>> = {
    canonical_revision_id: 'canonical',
    parse_revision_id: 'parse',
    element_id: 'element',
    chunk_id: 'chunk',
    index_entry_id: 'entry',
  };
  return names[member] ?? '';
}

/** The first two records of a kind with each other's id. */
function exchange(member: string): Edit {
  const prefix =
    {
      canonical_revision_id: 'can',
      parse_revision_id: 'par',
      element_id: 'el',
      chunk_id: 'chk',
      index_entry_id: 'idx',
    }[member] ?? '';
  return onRecords((records) => {
    const [first, second] = records.filter((record) => record.id.startsWith(`${prefix}_`));
    [first.id, second.id] = [second.id, first.id];
    return records;
  });
}
