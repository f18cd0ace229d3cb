import { readFileSync, writeFileSync } from 'node:fs';
import type { Report } from '@loccit/contract';
import { checkDocument } from '@loccit/contract/documents';
import { describe, expect, it } from 'vitest';
import { checkAs, harbour, REPORT } from '../formats/harbour.js';

const check = async (cwd: string, ...argv: string[]) => {
  const { exit, stderr, stdout } = await checkAs(cwd, 'json', ['report.md', ...argv]);
  return { exit, stderr, report: (stdout === '' ? {} : JSON.parse(stdout)) as Report };
};

/** A folder with a baseline of its report. */
async function withBaseline(): Promise<string> {
  const cwd = harbour();
  const { exit, stderr } = await check(cwd, '--write-baseline', 'known.json');
  expect({ exit, stderr }).toMatchObject({ exit: 0 });
  return cwd;
}

describe('--baseline', () => {
  it('holds digests and no text, by its schema, and the same bytes each time', async () => {
    const cwd = await withBaseline();
    const text = readFileSync(`${cwd}/known.json`, 'utf8');
    expect(checkDocument('baseline', JSON.parse(text))).toEqual([]);
    expect(text).not.toMatch(/tide|harbour|23:00/i);
    expect((await check(cwd, '--write-baseline', 'again.json')).exit).toBe(0);
    expect(readFileSync(`${cwd}/again.json`, 'utf8')).toBe(text);
    expect((await check(cwd, '--write-baseline', 'again.json')).exit).toBe(2);
  });

  it('lets known findings fail nothing, shows them as known, and keeps the verdict', async () => {
    const cwd = await withBaseline();
    const { exit, report } = await check(cwd, '--baseline', 'known.json');
    expect(exit).toBe(0);
    expect(report.verdict).toBe('fail');
    expect(report.findings.every(({ known }) => known === true)).toBe(true);
    expect(report.scope.baseline).toMatchObject({ added: 0, vanished: 0, known: report.findings.length });
  });

  it('knows them again when lines move, fails for new ones, and counts those that are gone', async () => {
    const cwd = await withBaseline();
    writeFileSync(`${cwd}/report.md`, REPORT.replace('# Harbour', '# Harbour\n\n***'));
    expect((await check(cwd, '--baseline', 'known.json')).exit).toBe(0);
    writeFileSync(`${cwd}/report.md`, REPORT.replace('23:00', '22:00'));
    const { exit, report } = await check(cwd, '--baseline', 'known.json');
    expect(exit).toBe(1);
    expect(report.scope.baseline).toMatchObject({ added: 1, vanished: 1 });
  });

  it('counts: of two alike where one was known, one is new', async () => {
    const cwd = await withBaseline();
    writeFileSync(
      `${cwd}/report.md`,
      REPORT.replace('It rains', 'The harbour closes at 23:00 [1]. It rains'),
    );
    const { exit, report } = await check(cwd, '--baseline', 'known.json');
    expect(exit).toBe(1);
    expect(report.scope.baseline).toMatchObject({ added: 1, vanished: 0 });
  });

  it('never hides what newly cannot be checked', async () => {
    const cwd = await withBaseline();
    writeFileSync(
      `${cwd}/report.md`,
      REPORT.replace('It rains', 'Nobody knows this source [4]. It rains').concat(
        '[4] Unknown, nowhere.md\n',
      ),
    );
    const { exit, report } = await check(cwd, '--baseline', 'known.json');
    expect(exit).toBe(1);
    const added = report.findings.filter(
      ({ known, outcome }) => known !== true && outcome === 'unverifiable',
    );
    expect(added.map(({ rule }) => rule)).toContain('provenance/unknown-source');
    expect((await check(cwd, '--baseline', 'known.json', '--allow-unverifiable')).exit).toBe(0);
  });

  it('does not take a report without any citation for a known one', async () => {
    const cwd = await withBaseline();
    writeFileSync(`${cwd}/report.md`, 'Nothing is cited here at all today.\n');
    const { exit, report } = await check(cwd, '--baseline', 'known.json');
    expect({ exit, verdict: report.verdict }).toEqual({ exit: 1, verdict: 'unverifiable' });
  });

  it('refuses what is no baseline', async () => {
    const cwd = harbour({ 'known.json': '{"schema": "urn:loccit:baseline:1"}' });
    expect((await check(cwd, '--baseline', 'known.json')).exit).toBe(2);
    expect((await check(cwd, '--baseline', 'gone.json')).exit).toBe(2);
  });
});

describe('--format', () => {
  it('is one thing: with --json it is json or refused', async () => {
    const cwd = harbour();
    expect((await checkAs(cwd, 'json', ['report.md', '--json'])).exit).toBe(1);
    const refused = await checkAs(cwd, 'sarif', ['report.md', '--json']);
    expect(refused.exit).toBe(2);
    expect(refused.stdout).toContain('option-unfit');
  });
});

describe('--fail-on', () => {
  it('takes rules, layers and severities, and leaves out what a baseline knows', async () => {
    const cwd = await withBaseline();
    writeFileSync(
      `${cwd}/clean.md`,
      'The tide is high at noon [1]. It rains often in spring.\n\n## References\n\n[1] Tide tables, tides.md\n',
    );
    const exitOf = async (...argv: string[]) => (await checkAs(cwd, 'json', ['clean.md', ...argv])).exit;
    expect(await exitOf()).toBe(0);
    expect(await exitOf('--fail-on', 'support')).toBe(0);
    for (const name of ['structure', 'warning', 'note', 'missing-citation'])
      expect([name, await exitOf('--fail-on', name)]).toEqual([name, 1]);
    expect((await check(cwd, '--baseline', 'known.json', '--fail-on', 'warning')).exit).toBe(0);
  });
});

describe('--min-coverage', () => {
  it('takes a share or a percentage', async () => {
    const cwd = harbour({
      'half.md':
        'The tide is high at noon [1]. It rains often in spring.\n\n## References\n\n[1] Tide tables, tides.md\n',
    });
    const exitOf = async (share: string) =>
      (await checkAs(cwd, 'json', ['half.md', '--min-coverage', share])).exit;
    for (const share of ['1/2', '50%', '49.99%']) expect([share, await exitOf(share)]).toEqual([share, 0]);
    for (const share of ['2/3', '50.0001%', '100%']) expect([share, await exitOf(share)]).toEqual([share, 1]);
    for (const share of ['101%', '50', '1/0', '%', '-5%', '5/4'])
      expect([share, await exitOf(share)]).toEqual([share, 2]);
  });
});
