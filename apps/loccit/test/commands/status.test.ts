import { describe, expect, it } from 'vitest';
import { runMain } from '../run-loccit.js';
import { makeFolder, runJson, writeFiles } from '../temp-folder.js';

const line = (id: string, sequence: number, more: object) =>
  `${JSON.stringify({
    schema: 'urn:loccit:event:1',
    event_id: id,
    tenant_id: 'default',
    document_id: 'office.md',
    sequence,
    ...more,
  })}\n`;
const document = { source_uri: 'urn:example:office', source_version: '1', allowed_groups: ['crew'] };
const broken = { base64: Buffer.from([0x41, 0xff, 0x41]).toString('base64') };

interface Status {
  readonly schema: string;
  readonly tenants: readonly Record<string, unknown>[];
  readonly sources?: { readonly counts: object; readonly documents: readonly object[] };
}

describe('loccit status', () => {
  it('tells what is served, what waits and why, and what is closed because of it', async () => {
    const cwd = makeFolder({
      'docs/office.md': '# Office\n\nThe office opens at 9:30.\n',
      'docs/码头.md': '# 码头\n\n渡轮每天运行。\n',
      'events.jsonl': line('e1', 5, { action: 'upsert', document, content: broken }),
    });
    await runMain(['ingest', 'docs', '--store', 's'], { cwd });
    await runMain(['ingest', '--events', 'events.jsonl', '--store', 's'], { cwd });
    const told = await runJson<Status>(cwd, ['status', '--store', 's']);
    expect(told).toMatchObject({
      schema: 'urn:loccit:status:1',
      tenants: [
        {
          tenant_id: 'default',
          generation: expect.stringMatching(/^gen_/),
          documents: 2,
          chunks: 2,
          tombstones: 0,
          events: { last: 1, through: 1 },
          pending: [{ position: 1, event_id: 'e1', document_id: 'office.md', reason: 'ill-formed-text' }],
          restrictions: [{ document_id: 'office.md', deleted: false, access_lists: [['crew']] }],
        },
      ],
    });
    const zh = await runMain(['status', '--store', 's', '--lang', 'zh'], { cwd });
    expect(zh.stdout).toContain('等待中');
    expect(zh.stdout).toContain('ill-formed-text');
  });

  it('compares sources with what is served of them, and writes nothing', async () => {
    const cwd = makeFolder({ 'docs/a.md': 'One.\n', 'docs/b.md': 'Two.\n', 'docs/c.md': 'Three.\n' });
    await runMain(['ingest', 'docs', '--store', 's'], { cwd });
    writeFiles(cwd, {
      'docs/b.md': 'Two and a half.\n',
      'docs/d.md': 'Four.\n',
      'docs/c.md': Buffer.from([0xff, 0x41]),
    });
    const told = await runJson<Status>(cwd, ['status', 'docs', '--store', 's']);
    expect(told.sources).toEqual({
      counts: { current: 1, changed: 1, new: 1, deleted: 0, unavailable: 1 },
      documents: [
        { tenant_id: 'default', document_id: 'a.md', state: 'current' },
        { tenant_id: 'default', document_id: 'b.md', state: 'changed' },
        { tenant_id: 'default', document_id: 'd.md', state: 'new' },
        { tenant_id: 'default', document_id: 'c.md', state: 'unavailable' },
      ],
    });
    const again = await runJson<Status>(cwd, ['status', '--store', 's']);
    expect(again.tenants).toEqual(told.tenants);
  });

  it('ends with 3 where there is no store', async () => {
    expect((await runMain(['status', '--store', 'none'], { cwd: makeFolder() })).exit).toBe(3);
  });

  it('says in its help that it is for whoever keeps the store', async () => {
    expect((await runMain(['status', '--help'])).stdout).toContain('whoever keeps the store');
  });
});
