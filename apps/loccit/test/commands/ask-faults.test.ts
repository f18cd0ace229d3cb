import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Answer, type Audit, checkSchema } from '@loccit/contract';
import { projectRoot } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import { makeFolder, runJson } from '../temp-folder.js';

interface Database {
  exec(sql: string): void;
  close(): void;
}
const SqliteFile = createRequire(`${projectRoot}packages/storage-sqlite/package.json`)('libsql') as new (
  path: string,
) => Database;
const questions = ['How long does a refund take?', '退款需要几天到账？'];

describe('loccit ask', () => {
  it.each(questions)(
    '[C16] where the index of the store is damaged, tells that retrieval is down, and neither answers nor says how: %s',
    async (question) => {
      const cwd = makeFolder();
      writeFileSync(`${cwd}/refunds.md`, 'A refund takes five days.\n\n退款需要五天到账。\n');
      await runJson(cwd, ['ingest', '.', '--store', 's']);
      const ask = ['ask', question, '--store', 's', '--at', '2026-11-29T00:00:00Z'];
      expect((await runJson<Answer>(cwd, ask)).status).toBe('answered');
      const database = new SqliteFile(`${cwd}/s/store.sqlite`);
      database.exec("UPDATE term_page SET body = X'00ff00ff'");
      database.close();
      const answer = await runJson<Answer>(cwd, [...ask, '--audit', 'audit.json'], 3);
      expect(checkSchema('answer', answer)).toEqual([]);
      expect([answer.status, answer.reason?.code, answer.claims]).toEqual([
        'dependency_unavailable',
        'retrieval-unavailable',
        [],
      ]);
      expect(answer.answer).not.toMatch(/five|五/u);
      const audit = JSON.parse(readFileSync(`${cwd}/audit.json`, 'utf8')) as Audit;
      expect(checkSchema('audit', audit)).toEqual([]);
      expect(audit.failure).toEqual({ stage: 'search', code: 'retrieval-unavailable' });
    },
  );
});
