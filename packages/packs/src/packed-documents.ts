import {
  type CanonicalPreimage,
  compareUtf8,
  digestAcl,
  isRecordOf,
  type LineageRecord,
  type ParsePreimage,
} from '@loccit/lineage';
import { PUBLIC_GROUP, type StoredDocument } from '@loccit/storage';
import { PackError } from './pack-error.js';
import type { PackManifest } from './pack-manifest.js';
import { rawPath, textPath } from './pack-paths.js';

/** The canonical records of a pack. */
export function listRevisions(records: readonly LineageRecord[]): LineageRecord<CanonicalPreimage>[] {
  return records.filter((record) => isRecordOf(record, 'canonical'));
}

/**
 * The documents that the records of a pack tell of, sorted by the UTF-8 of `document_id`.
 *
 * @remarks Whoever holds a pack can read all of it, so everything is open. Windows of validity, works, markings and
 * authority are no part of a pack and are null.
 * @throws {@link PackError} `several-tenants` or `several-revisions`.
 */
export function deriveDocuments(records: readonly LineageRecord[]): StoredDocument[] {
  const parses = new Map<string, LineageRecord<ParsePreimage>>();
  for (const record of records) {
    // The first in the order of ids, should a pack hold several of one revision.
    if (isRecordOf(record, 'parse') && !parses.has(record.preimage.canonical_revision_id)) {
      parses.set(record.preimage.canonical_revision_id, record);
    }
  }
  const acl = digestAcl([PUBLIC_GROUP]);
  const revisions = listRevisions(records);
  if (new Set(revisions.map(({ preimage }) => preimage.tenant_id)).size > 1) {
    throw new PackError('several-tenants');
  }
  if (new Set(revisions.map(({ preimage }) => preimage.document_id)).size < revisions.length) {
    throw new PackError('several-revisions');
  }
  const documents = revisions.map(
    ({ id, preimage }): StoredDocument => ({
      document_id: preimage.document_id,
      canonical_revision_id: id,
      parse_revision_id: parses.get(id)?.id ?? '',
      allowed_groups: [PUBLIC_GROUP],
      acl_sha256: acl,
      work_id: null,
      effective_from: null,
      effective_to: null,
      authority: null,
      marking: null,
      license: null,
      scope: null,
      sequence: 0,
      title: preimage.title,
      path: textPath(preimage.canonical_sha256),
    }),
  );
  return documents.sort((left, right) => compareUtf8(left.document_id, right.document_id));
}

/**
 * Refuses a pack whose texts and raw bytes are not exactly those of its canonical records.
 *
 * @throws {@link PackError} `evidence-missing` or `evidence-unused`.
 */
export function checkEvidence(manifest: PackManifest, records: readonly LineageRecord[]): void {
  const expected = new Set<string>();
  for (const { preimage } of listRevisions(records)) {
    expected.add(textPath(preimage.canonical_sha256));
    if (manifest.evidence_level === 'raw') expected.add(rawPath(preimage.raw_sha256));
  }
  const listed = new Set<string>(manifest.files.map(({ path }) => path));
  for (const { path } of manifest.files) {
    if (path.includes('/') && !expected.has(path)) throw new PackError('evidence-unused', { path });
  }
  for (const path of expected) {
    if (!listed.has(path)) throw new PackError('evidence-missing');
  }
}
