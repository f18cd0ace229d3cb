import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createNodeFilePort } from '../../src/files/node-file-port.js';
import { buildGeneration, describeFolderFile, ingestDocument } from '@loccit/ingestion';
import { openFolderStore } from '@loccit/storage';
import { encodeUtf8 } from '@loccit/text';
import { describe, expect, it } from 'vitest';
import { runMain } from '../run-loccit.js';
import { makeFolder, runJson } from '../temp-folder.js';

interface Reconciliation {
  readonly schema: string;
  readonly holds: boolean;
  readonly findings: readonly { code: string; place: string; message: string; remedy: string }[];
}

/** A store in the folder form, whose files a test can harm one by one. */
function makeStore(): { cwd: string; generation: string } {
  const cwd = makeFolder();
  const raw = encodeUtf8('# 港口\n\nThe harbour closes at dusk.\n');
  const document = describeFolderFile('harbour.md', raw);
  const documents = [ingestDocument({ tenantId: 'default', document, raw })];
  const store = openFolderStore(createNodeFilePort(), join(cwd, 's'));
  const { id } = store.publish(buildGeneration({ tenantId: 'default', documents, routes: [] }));
  return { cwd, generation: join(cwd, 's/tenants/default/generations', id) };
}

describe('loccit reconcile', () => {
  it('ends with 0 for a store that holds, in either form', async () => {
    const { cwd } = makeStore();
    expect(await runJson(cwd, ['reconcile', '--store', 's'])).toEqual({
      schema: 'urn:loccit:reconciliation:1',
      holds: true,
      findings: [],
    });
    const other = makeFolder({ 'docs/a.md': '# A\n\nOne.\n' });
    await runMain(['ingest', 'docs', '--store', 's'], { cwd: other });
    expect((await runMain(['reconcile', '--store', 's'], { cwd: other })).exit).toBe(0);
  });

  it('ends with 1 and names what was harmed, with a remedy, in English and Chinese', async () => {
    const { cwd, generation } = makeStore();
    const [text = ''] = readdirSync(join(generation, 'texts'));
    writeFileSync(join(generation, 'texts', text), 'The harbour closes at dawn.');
    const told = await runJson<Reconciliation>(cwd, ['reconcile', '--store', 's'], 1);
    expect(told.holds).toBe(false);
    expect(told.findings).toMatchObject([
      { code: 'text-damaged', place: text.slice(0, 64), message: 'A canonical text has another hash.' },
    ]);
    const zh = await runMain(['reconcile', '--store', 's', '--lang', 'zh'], { cwd });
    expect(zh.exit).toBe(1);
    expect(zh.stdout).toContain('规范文本的哈希不符');
    expect(zh.stdout).toContain('重新发布会写回受损的内容');
  });

  it('finds what is gone, and passes over what a killed write left', async () => {
    const { cwd, generation } = makeStore();
    writeFileSync(join(cwd, 's/tenants/default/current.json.new'), '');
    const left = await runJson<Reconciliation>(cwd, ['reconcile', '--store', 's']);
    expect(left).toMatchObject({ holds: true, findings: [{ code: 'leftover' }] });
    rmSync(generation, { recursive: true });
    const gone = await runJson<Reconciliation>(cwd, ['reconcile', '--store', 's'], 1);
    expect(gone.findings.map(({ code }) => code)).toContain('generation-missing');
  });

  it('ends with 3 where there is no store', async () => {
    expect((await runMain(['reconcile', '--store', 'none'], { cwd: makeFolder() })).exit).toBe(3);
  });
});
