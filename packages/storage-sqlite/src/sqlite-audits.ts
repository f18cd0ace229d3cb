import { canonicalizeJson, parseJson } from '@loccit/json';
import { type AuditPlace, readKeptAudit, StorageError } from '@loccit/storage';
import type { Sql } from './database.js';
import { refuseDamaged } from './sealed-row.js';

/** Audits as rows; `reading` gives undefined where there is no store yet. */
export function createSqliteAudits(reading: () => Sql | undefined, writing: () => Sql): AuditPlace {
  return {
    find: (answerSha256, nonce) => {
      const row = reading()?.get(
        'SELECT body FROM audit WHERE answer_sha256 = ? AND nonce = ?',
        answerSha256,
        nonce,
      );
      return row === undefined ? undefined : readKeptAudit(readJson(String(row.body)), answerSha256, nonce);
    },
    read: (answerSha256) =>
      (reading()?.all('SELECT nonce, body FROM audit WHERE answer_sha256 = ?', answerSha256) ?? []).map(
        ({ body, nonce }) => readKeptAudit(readJson(String(body)), answerSha256, String(nonce)),
      ),
    write: (answerSha256, nonce, audit) => {
      const sql = writing();
      sql.write(() => {
        const body = canonicalizeJson(audit);
        const held = sql.get(
          'SELECT body FROM audit WHERE answer_sha256 = ? AND nonce = ?',
          answerSha256,
          nonce,
        );
        if (held !== undefined && held.body !== body) throw new StorageError('audit-exists');
        if (held === undefined)
          sql.run(
            'INSERT INTO audit (answer_sha256, nonce, body) VALUES (?, ?, ?)',
            answerSha256,
            nonce,
            body,
          );
      });
    },
  };
}

function readJson(body: string): unknown {
  try {
    return parseJson(body);
  } catch {
    return refuseDamaged('audit', 'malformed');
  }
}
