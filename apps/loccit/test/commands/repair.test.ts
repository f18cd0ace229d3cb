import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Answer, Report } from '@loccit/contract';
import { checkDocument } from '@loccit/contract/documents';
import { beforeAll, describe, expect, it } from 'vitest';
import { runMain } from '../run-loccit.js';
import { makeFolder, runJson } from '../temp-folder.js';

const FILES = {
  'docs/mooring.md': '# Mooring\n\nMooring costs 12 crowns a night. Boats over ten metres pay double.\n',
  'docs/lock.md': '# Lock\n\nThe lock opens at dawn. Boats wait at the blue post.\n',
};
const at = ['--at', '2026-03-05'];

interface Told {
  outcome: string;
  counts: { replaced: number; removed: number; unverified: number };
  repairs: { claim_id: string; outcome: string; failed: object[]; replacing: { document_id: string }[] }[];
}

/** The answer with one claim more, whose source nobody holds. */
function addInvented(answer: Answer, text: string): Answer {
  const [claim] = structuredClone(answer.claims) as [Answer['claims'][number]];
  const other = (id: unknown): string => String(id).replace(/.{8}$/, '00000000');
  const [first] = claim.citations;
  const { quote: _, ...citation } = first as typeof first & { quote?: object };
  const ids = [
    'raw_sha256',
    'canonical_revision_id',
    'parse_revision_id',
    'element_id',
    'chunk_id',
    'index_entry_id',
  ];
  const invented = {
    ...citation,
    ...Object.fromEntries(ids.map((name) => [name, other((citation as Record<string, unknown>)[name])])),
    document_id: 'tariff',
    source_uri: 'https://harbour.example/tariff',
  };
  const { verbatim: __, ...rest } = claim;
  const claims = [
    ...answer.claims,
    { ...rest, claim_id: `C${answer.claims.length + 1}`, text, citations: [invented] },
  ] as Answer['claims'];
  return { ...answer, claims, answer: claims.map((one) => one.text).join('\n') };
}

describe('loccit repair', () => {
  let cwd = '';
  beforeAll(async () => {
    cwd = makeFolder(FILES);
    expect((await runMain(['ingest', 'docs'], { cwd })).exit).toBe(0);
    const good = await runJson<Answer>(cwd, ['ask', 'Where do boats wait?', ...at]);
    writeFileSync(`${cwd}/good.json`, JSON.stringify(good));
    const mended = addInvented(good, 'Boats over ten metres pay double.');
    writeFileSync(`${cwd}/mendable.json`, JSON.stringify(mended));
    writeFileSync(`${cwd}/open.json`, JSON.stringify(addInvented(mended, 'Gulls nest on chimneys.')));
  });
  const repair = (file: string, out: string, ...more: string[]) =>
    runMain(['repair', file, '-o', out, ...at, ...more], { cwd });

  it('[A5] searches again, writes a new answer, and counts what it found as repaired', async () => {
    const run = await repair('mendable.json', 'mended.json', '--policy', 'retrieve', '--json');
    expect(run.exit).toBe(0);
    const told = JSON.parse(run.stdout) as Told;
    expect(checkDocument('repair', told)).toEqual([]);
    expect(told.repairs).toMatchObject([
      { claim_id: 'C2', outcome: 'replaced', replacing: [{ document_id: 'mooring.md' }] },
    ]);
    const report = await runJson<Report>(cwd, ['check', 'mended.json', '--without', 'audit', ...at]);
    expect(report.verdict).toBe('pass');
    expect(report.overlap).toMatchObject({ valid: { n: 1, m: 2 }, repaired: { n: 1, m: 2 } });
    const shown = await runMain(['check', 'mended.json', '--without', 'audit', ...at], { cwd });
    expect(shown.stdout).toContain('repaired 1/2');
  });

  it('[A6] labels a claim by default, and refuses the answer where that is asked for', async () => {
    const labelled = await repair('open.json', 'labelled.json', '--policy', 'retrieve');
    expect(labelled.exit).toBe(1);
    const answer = JSON.parse(readFileSync(`${cwd}/labelled.json`, 'utf8')) as Answer;
    expect(answer.status).toBe('partial');
    expect(answer.answer).toContain('Not found: a source for “Gulls nest on chimneys.” (unverified)');
    const byDefault = await repair('mendable.json', 'by-default.json', '--json');
    expect([byDefault.exit, (JSON.parse(byDefault.stdout) as Told).counts.unverified]).toEqual([1, 1]);
    const refused = await repair('open.json', 'refused.json', '--policy', 'reject');
    expect(refused.exit).toBe(1);
    expect(JSON.parse(readFileSync(`${cwd}/refused.json`, 'utf8'))).toMatchObject({
      status: 'generation_unavailable',
      claims: [],
      reason: { code: 'draft-not-checked' },
    });
  });

  it('[A5] [A6] writes a report anew, in place, and a check counts what was repaired', async () => {
    const text = 'Boats wait at the blue post [lock#0].\r\nBoats over ten metres pay double [mooring#7].\r\n';
    writeFileSync(`${cwd}/report.md`, text);
    const mended = await repair('report.md', 'mended.md', '--policy', 'retrieve', '--json');
    expect([mended.exit, checkDocument('repair', JSON.parse(mended.stdout))]).toEqual([0, []]);
    const written = readFileSync(`${cwd}/mended.md`, 'utf8');
    expect(written).toBe(text.replace('[mooring#7]', '[mooring#0] (citation repaired)'));
    const report = await runJson<Report>(cwd, ['check', 'mended.md', '--allow-unverifiable', ...at]);
    expect(report.overlap).toMatchObject({ valid: { n: 1, m: 2 }, repaired: { n: 1, m: 2 } });
    expect(report.claims.map(({ repaired }) => repaired)).toEqual([undefined, true]);
    const fromSources = await repair('report.md', 'labelled.md', '--sources', 'docs');
    expect(fromSources.exit).toBe(1);
    expect(readFileSync(`${cwd}/labelled.md`, 'utf8')).toBe(text.replace('[mooring#7]', '(unverified)'));
    const refused = await repair('report.md', 'refused.md', '--policy', 'reject', '--lang', 'zh');
    expect([refused.exit, existsSync(`${cwd}/refused.md`)]).toEqual([1, false]);
    expect(refused.stdout).toContain('未写入任何文件');
  });

  it('says what it changed before and after, in both languages, within 100 columns', async () => {
    const english = await repair('open.json', 'said-en.json', '--policy', 'retrieve', '--lang', 'en');
    expect(english.stdout).toMatch(/C2 replaced/);
    expect(english.stdout).toContain('before: Boats over ten metres pay double.');
    expect(english.stdout).toContain('1 replaced, 0 removed, 1 unverified');
    const chinese = await repair('open.json', 'said-zh.json', '--policy', 'retrieve', '--lang', 'zh');
    expect(chinese.stdout).toContain('替换 1 条，移除 0 条，未核实 1 条');
    for (const line of `${english.stdout}${chinese.stdout}`.split('\n'))
      expect(line.length).toBeLessThanOrEqual(100);
  });

  it('never overwrites, and writes the same bytes where nothing failed', async () => {
    expect((await repair('good.json', 'good.json')).stderr).toContain('output-exists');
    const run = await repair('good.json', 'same.json');
    expect(run.exit).toBe(0);
    expect(readFileSync(`${cwd}/same.json`, 'utf8')).toBe(readFileSync(`${cwd}/good.json`, 'utf8'));
    await repair('open.json', 'once.json', '--policy', 'retrieve');
    expect((await repair('once.json', 'twice.json', '--policy', 'retrieve')).exit).toBe(0);
    expect(readFileSync(`${cwd}/twice.json`, 'utf8')).toBe(readFileSync(`${cwd}/once.json`, 'utf8'));
  });

  it.each([
    [['repair', 'good.json'], 2, 'option-needed'],
    [['repair', 'good.json', '-o', 'x.json', '--policy', 'guess'], 2, 'bad-choice'],
    [['repair', 'gone.json', '-o', 'x.json'], 2, 'file-not-found'],
    [['repair', 'good.json', '-o', 'x.json', '--store', 'nowhere'], 3, 'no-store'],
    [['repair', 'response.json', '-o', 'x.json'], 2, 'not-repairable'],
    [['repair', 'bad.json', '-o', 'x.json'], 2, 'answer-malformed'],
  ])('refuses %j with %d, %s', async (argv, exit, code) => {
    const text = 'Boats wait.';
    const message = { role: 'assistant', content: [{ type: 'text', text }], type: 'message', model: 'm' };
    writeFileSync(
      `${cwd}/response.json`,
      JSON.stringify({ ...message, id: 'msg_1', stop_reason: 'end_turn' }),
    );
    writeFileSync(`${cwd}/bad.json`, '{"schema": "urn:loccit:answer:1", "claims": 3}');
    const run = await runMain(argv, { cwd });
    expect([run.exit, run.stderr]).toEqual([exit, expect.stringContaining(code)]);
    expect(existsSync(`${cwd}/x.json`)).toBe(false);
  });
});
