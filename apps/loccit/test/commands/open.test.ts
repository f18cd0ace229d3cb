import { rmSync, writeFileSync } from 'node:fs';
import type { Answer } from '@loccit/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { describeEntry } from '../manifest-entry.js';
import { runMain } from '../run-loccit.js';
import { makeFolder, runJson } from '../temp-folder.js';

const at = ['--at', '2026-03-01T00:00:00Z'];
const manifest = (...documents: readonly object[]) =>
  JSON.stringify({ schema: 'urn:loccit:sources:1', tenant_id: 'harbour', documents });
const reader = ['--store', 's', '--tenant', 'harbour', ...at];
let cwd = '';
let answer: Answer;

beforeAll(async () => {
  cwd = makeFolder({
    'docs/office.md': '# Office\n\nThe harbour office opens at 08:00 on working days.\n',
    'docs/crane.md': '# Crane\n\nThe code of the crane is 4711.\n',
    'docs/sources.json': manifest(describeEntry('office', ['public']), describeEntry('crane', ['crew'])),
  });
  await runJson(cwd, ['ingest', 'docs', '--store', 's']);
  answer = await runJson<Answer>(cwd, ['ask', 'What is the code of the crane?', ...reader, '--as', 'crew']);
  expect(answer.status).toBe('answered');
  writeFileSync(`${cwd}/crane.json`, JSON.stringify(answer));
});

/** What a reader is shown who may not see the passage: nothing but the address and the one sentence. */
const refusal = async (file: string, ...options: readonly string[]) => {
  const { exit, stdout, stderr } = await runMain(['open', file, 'C1.1', ...options], { cwd });
  return { exit, stdout, stderr };
};

describe('loccit open', () => {
  it('names the addresses that there are where one is not', async () => {
    const { exit, stderr } = await runMain(['open', 'crane.json', 'C9', ...reader], { cwd });
    expect(exit).toBe(2);
    expect(stderr).toContain('C1.1');
  });

  it('shows the passage in its place', async () => {
    const { exit, stdout } = await runMain(['open', 'crane.json', 'C1.1', ...reader, '--as', 'crew'], {
      cwd,
    });
    expect(exit).toBe(0);
    expect(stdout).toContain('【The code of the crane is 4711.】');
    expect(stdout).toContain('The crane (crane, 1)');
    expect(stdout).not.toContain('The mark names no passage');
    const json = await runJson<{ citations: { passages: unknown[] }[] }>(cwd, [
      'open',
      'crane.json',
      'C1',
      ...reader,
      '--as',
      'crew',
    ]);
    expect(json.citations[0]?.passages).toHaveLength(1);
  });

  it('[C8] authorizes again, and tells absent, forbidden, deleted and foreign apart for nobody', async () => {
    const forbidden = await refusal('crane.json', ...reader);
    expect(forbidden).toMatchObject({ exit: 1, stderr: '' });
    expect(forbidden.stdout).not.toContain('4711');

    const absentAnswer = structuredClone(answer);
    for (const citation of absentAnswer.claims.flatMap(({ citations }) => citations)) {
      Object.assign(citation, { document_id: 'winch', source_uri: 'kb:winch', title: 'The winch' });
      Object.assign(citation, { canonical_revision_id: `can_${'0'.repeat(64)}` });
    }
    writeFileSync(`${cwd}/absent.json`, JSON.stringify(absentAnswer));
    expect(await refusal('absent.json', ...reader)).toEqual(forbidden);

    expect(await refusal('crane.json', '--store', 's', '--tenant', 'other', ...at, '--as', 'crew')).toEqual(
      forbidden,
    );

    rmSync(`${cwd}/docs/crane.md`);
    writeFileSync(`${cwd}/docs/sources.json`, manifest(describeEntry('office', ['public'])));
    await runJson(cwd, ['ingest', 'docs', '--store', 's']);
    expect(await refusal('crane.json', ...reader, '--as', 'crew')).toEqual(forbidden);
  });

  it('opens a citation of a report against its sources', async () => {
    const folder = makeFolder({
      'docs/office.md': '# Office\n\nThe harbour office opens at 08:00.\n',
      'report.md': 'The office opens at 08:00 [1].\n\n## References\n\n[1] [Office](docs/office.md)\n',
    });
    const { exit, stdout } = await runMain(['open', 'report.md', 'C1.1', '--sources', 'docs', ...at], {
      cwd: folder,
    });
    expect(exit).toBe(0);
    expect(stdout).toContain('The harbour office opens at 08:00.');
    expect(stdout).toContain('The mark names no passage');
  });
});
