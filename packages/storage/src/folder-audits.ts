import type { Audit } from '@loccit/contract';
import { encodeCanonicalJson } from '@loccit/json';
import { type AuditPlace, readKeptAudit } from './audit-shelf.js';
import { ensureFolder, replaceFile, syncUpwards } from './durable-files.js';
import type { FilePort } from './file-port.js';
import type { FolderLayout } from './folder-layout.js';
import { parseStored } from './sealed-json.js';
import { hasStore, writeMarker } from './store-marker.js';

const SUFFIX = '.json';

/** Audits as `audits/<answer_sha256>/<nonce>.json`, written under the store's lock. */
export function createFolderAudits(files: FilePort, layout: FolderLayout): AuditPlace {
  const pathOf = (answerSha256: string, nonce: string) =>
    `${layout.auditsOf(answerSha256)}/${nonce}${SUFFIX}`;
  const find = (answerSha256: string, nonce: string): Audit | undefined => {
    const bytes = files.readFile(pathOf(answerSha256, nonce));
    return bytes === undefined ? undefined : readKeptAudit(parseStored(bytes, 'audit'), answerSha256, nonce);
  };
  return {
    find: (answerSha256, nonce) => (hasStore(files, layout) ? find(answerSha256, nonce) : undefined),
    read: (answerSha256) => {
      if (!hasStore(files, layout)) return [];
      return files
        .list(layout.auditsOf(answerSha256))
        .filter((name) => name.endsWith(SUFFIX))
        .map((name) => find(answerSha256, name.slice(0, -SUFFIX.length)))
        .filter((audit) => audit !== undefined);
    },
    write: (answerSha256, nonce, audit) => {
      ensureFolder(files, layout.locks);
      const unlock = files.lock(layout.locks);
      try {
        writeMarker(files, layout);
        const folder = layout.auditsOf(answerSha256);
        ensureFolder(files, folder);
        const path = pathOf(answerSha256, nonce);
        if (!files.exists(path)) replaceFile(files, path, encodeCanonicalJson(audit));
        syncUpwards(files, folder);
      } finally {
        unlock();
      }
    },
  };
}
