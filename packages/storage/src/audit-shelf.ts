import { type Audit, conformsTo } from '@loccit/contract';
import { canonicalizeJson } from '@loccit/json';
import { compareUtf8 } from '@loccit/lineage';
import { isDigest } from './folder-layout.js';
import { StorageError } from './storage-error.js';
import type { Store } from './store.js';

/** The part of a store that keeps audits. */
export type AuditShelf = Pick<Store, 'putAudit' | 'audits'>;

/** Where a form of the store keeps them. */
export interface AuditPlace {
  /** In any order. */
  read(answerSha256: string): Audit[];
  find(answerSha256: string, nonce: string): Audit | undefined;
  /** Returns when it is safe; the same audit may be there already. */
  write(answerSha256: string, nonce: string, audit: Audit): void;
}

/** The rules for audits that both forms keep. */
export function createAuditShelf(place: AuditPlace): AuditShelf {
  return {
    putAudit: (answerSha256, audit) => {
      if (!isDigest(answerSha256) || !conformsTo('audit', audit) || audit.answer_sha256 !== answerSha256) {
        throw new StorageError('audit-malformed');
      }
      const held = place.find(answerSha256, audit.nonce);
      if (held !== undefined && canonicalizeJson(held) !== canonicalizeJson(audit)) {
        throw new StorageError('audit-exists');
      }
      place.write(answerSha256, audit.nonce, audit);
    },
    audits: (answerSha256) =>
      isDigest(answerSha256) ? structuredClone(place.read(answerSha256)).sort(compareAudits) : [],
  };
}

/**
 * What was kept as the audit of that answer under that nonce.
 *
 * @throws {@link StorageError} `store-damaged` where it is none, or another one
 */
export function readKeptAudit(value: unknown, answerSha256: string, nonce: string): Audit {
  if (!conformsTo('audit', value))
    throw new StorageError('store-damaged', { role: 'audit', fault: 'schema' });
  if (value.nonce !== nonce || value.answer_sha256 !== answerSha256)
    throw new StorageError('store-damaged', { role: 'audit', fault: 'incoherent' });
  return value;
}

function compareAudits(left: Audit, right: Audit): number {
  return compareUtf8(left.created_at, right.created_at) || compareUtf8(left.nonce, right.nonce);
}
