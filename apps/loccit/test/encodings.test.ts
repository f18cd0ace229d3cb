import { createHash } from 'node:crypto';
import { loadVectors } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import { runMain } from './run-loccit.js';
import { makeFolder, runJson, writeFiles } from './temp-folder.js';

interface Vectors {
  sources: { charset: string; raw_hex: string; text: string; question: string; quote: string }[];
}

const { sources } = loadVectors<Vectors>('text/encoded-sources.json');
const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex');

const manifest = (charset: string) =>
  JSON.stringify({
    schema: 'urn:loccit:sources:1',
    tenant_id: 'harbour',
    documents: [
      {
        document_id: 'notes',
        path: 'notes.txt',
        source_uri: 'https://example.org/notes',
        source_version: '1',
        allowed_groups: ['public'],
        charset,
      },
    ],
  });

interface Answer {
  status: string;
  claims: {
    text: string;
    citations: { char_start: number; char_end: number; raw_sha256: string; canonical_revision_id: string }[];
  }[];
}

describe('a source in another encoding than UTF-8', () => {
  it.each(sources)('is cited and checked: $charset', async ({ charset, raw_hex, text, question, quote }) => {
    const raw = Buffer.from(raw_hex, 'hex');
    const cwd = makeFolder({ 'docs/sources.json': manifest(charset), 'docs/notes.txt': raw });
    await runJson(cwd, ['ingest', 'docs', '--store', 's']);
    const reader = ['--store', 's', '--at', '2026-03-01'];
    const answer = await runJson<Answer>(cwd, ['ask', question, ...reader]);
    writeFiles(cwd, { 'a.json': JSON.stringify(answer) });
    expect(answer).toMatchObject({ status: 'answered', claims: [{ text: quote }] });
    const [citation] = answer.claims[0]?.citations ?? [];
    expect(citation).toMatchObject({ raw_sha256: sha256(raw) });
    expect([...text].slice(citation?.char_start, citation?.char_end).join('')).toBe(quote);
    expect(await runJson(cwd, ['check', 'a.json', ...reader])).toMatchObject({ verdict: 'pass' });
    const lineage = await runMain(['lineage', 'a.json', ...reader, '--json'], { cwd });
    expect(lineage.exit).toBe(0);
    expect(lineage.stdout).toContain(`"charset": "${charset}"`);
    expect(await runJson(cwd, ['canonicalize', 'docs/notes.txt', '--charset', charset])).toMatchObject({
      raw_sha256: sha256(raw),
      canonical_sha256: sha256(text),
      charset,
    });
  });
});
