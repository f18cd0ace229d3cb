import { copyFileSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { checkSchema, type Report } from '@loccit/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { runBinary, runMain } from '../run-loccit.js';
import { makeSealedFolder, now, run, seal, writePolicy } from '../sealed-folder.js';
import { makeFolder, runJson } from '../temp-folder.js';

let cwd = '';
const at = ['--at', now];
const offline = ['--without', 'audit,reader', ...at];
const byPolicy = ['--policy', 'policy.json', ...offline];

const checkJson = (argv: readonly string[], exit = 0) => runJson<Report>(cwd, ['check', ...argv], exit);
const missingOf = ({ findings }: Report) => findings.map(({ missing, rule }) => [rule, missing?.join(' ')]);

async function refusalOf(argv: readonly string[]) {
  const { exit, stdout } = await runMain([...argv, '--json'], { cwd });
  const { error } = JSON.parse(stdout) as { error: { code: string; at: Record<string, unknown> } };
  return { exit, code: error.code, at: error.at };
}

beforeAll(async () => {
  cwd = await makeSealedFolder();
  await seal(cwd, 'answer.json', 'answer.dsse.json');
  const asked = ['ask', 'When is a refund paid?', '--store', 'store', ...at, '--json'];
  writeFileSync(`${cwd}/audited.json`, await run(cwd, asked));
  await run(cwd, ['pack', 'audited.json', '--store', 'store', '--audit', '-o', 'audited.pack', ...at]);
  copyFileSync(`${cwd}/sealed.pack`, `${cwd}/sealed.bin`);
  writeFileSync(`${cwd}/report.md`, 'A refund is paid within five working days of approval [1].\n');
});

describe('loccit check of a pack', () => {
  it('[C14] passes by a seal that the policy trusts, and not by the pack itself', async () => {
    const report = await checkJson(['sealed.pack', ...byPolicy]);
    expect(checkSchema('report', report)).toEqual([]);
    expect(report.scope.anchors).toEqual(['seal']);
    const alone = await checkJson(['plain.pack', ...byPolicy], 1);
    expect(missingOf(alone)).toEqual([['provenance/no-anchor', 'anchor seal']]);
    expect(missingOf(await checkJson(['sealed.pack', ...offline], 1))).toEqual([
      ['provenance/no-anchor', 'anchor policy'],
    ]);
  });

  it('tells a pack by how it begins, also on standard input', async () => {
    expect((await checkJson(['sealed.bin', ...byPolicy])).scope.anchors).toEqual(['seal']);
    const piped = await runBinary(['check', '-', ...byPolicy, '--json'], {
      cwd,
      stdin: new Uint8Array(readFileSync(`${cwd}/sealed.pack`)),
    });
    expect(piped.exit).toBe(0);
    expect((JSON.parse(piped.stdout) as Report).scope.anchors).toEqual(['seal']);
  });

  it('is anchored by source files without a manifest, whoever the pack is of', async () => {
    const report = await checkJson(['plain.pack', '--sources', 'docs', '--without', 'audit', ...at]);
    expect(report.scope.anchors).toEqual(['sources']);
    const other = makeFolder({ 'docs/refunds.md': '# Refunds\n\nA refund is never paid.\n' });
    const unlike = await checkJson(['plain.pack', '--sources', `${other}/docs`, ...offline], 1);
    // What the source says now is told beside it, and anchors nothing.
    expect(missingOf(unlike)).toEqual([
      ['provenance/no-anchor', 'anchor seal'],
      ['verifiability/drifted', undefined],
    ]);
  });

  it('takes a pack, seals and sources beside an answer', async () => {
    const pack = ['answer.json', '--pack', 'plain.pack'];
    expect((await checkJson([...pack, '--seal', 'answer.dsse.json', ...byPolicy])).scope.anchors).toEqual([
      'seal',
    ]);
    expect((await checkJson([...pack, '--store', 'store', '--without', 'audit', ...at])).verdict).toBe(
      'pass',
    );
    const detached = await checkJson(
      ['answer.json', '--seal', 'answer.dsse.json', '--store', 'store', '--policy', 'policy.json', ...at],
      0,
    );
    expect(detached.scope.anchors).toEqual(['store', 'seal']);
    expect(detached.seals?.map(({ outcome }) => outcome)).toEqual(['trusted']);
  });

  it('uses the audit of the pack, unless another is handed over', async () => {
    const report = await checkJson(['audited.pack', '--store', 'store', ...at]);
    expect(report.scope.audit).toBe(true);
    writeFileSync(`${cwd}/none.json`, '{}');
    const handed = await checkJson(['audited.pack', '--store', 'store', '--audit', 'none.json', ...at], 1);
    expect(missingOf(handed).map(([rule]) => rule)).toContain('provenance/audit-mismatch');
  });

  it('refuses what is no pack with code and place, and ends with 2', async () => {
    writeFileSync(`${cwd}/text.zip`, 'no archive');
    expect(await refusalOf(['check', 'text.zip'])).toMatchObject({
      exit: 2,
      code: 'not-a-zip',
      at: { file: 'text.zip' },
    });
    copyFileSync(`${cwd}/sealed.pack`, `${cwd}/short.pack`);
    truncateSync(`${cwd}/short.pack`, 900);
    expect(await refusalOf(['check', 'short.pack'])).toMatchObject({ exit: 2, code: 'not-a-zip' });
    const bytes = readFileSync(`${cwd}/sealed.pack`);
    bytes[bytes.indexOf('five')] = 0x46;
    writeFileSync(`${cwd}/changed.pack`, bytes);
    const changed = await refusalOf(['check', 'changed.pack']);
    expect(changed.exit).toBe(2);
    expect(Object.keys(changed.at).length).toBeGreaterThan(1);
    const several = await runMain(['check', 'changed.pack', 'sealed.pack', ...byPolicy, '--json'], { cwd });
    expect(several.exit).toBe(2);
    expect(several.stdout.trim().split('\n')).toHaveLength(2);
  });

  it('refuses a pack, seals or a policy beside a report, and a pack beside a pack', async () => {
    for (const argv of [
      ['check', 'report.md', '--policy', 'policy.json'],
      ['check', 'report.md', '--pack', 'plain.pack'],
      ['check', 'sealed.pack', '--pack', 'plain.pack'],
      ['lineage', 'sealed.pack', '--pack', 'plain.pack'],
    ])
      expect(await refusalOf(argv)).toMatchObject({ exit: 2, code: 'option-unfit' });
    expect(await refusalOf(['check', 'answer.json', '--pack', 'answer.json'])).toMatchObject({
      exit: 2,
      code: 'not-a-zip',
    });
  });

  it('tells of seals apart from the layers, in both languages', async () => {
    writePolicy(cwd, 'revoked.json', {
      key: { revocation: { revoked_at: '2026-11-29T00:00:00Z', reason: 'compromised' } },
    });
    const english = await runMain(['check', 'sealed.pack', '--policy', 'revoked.json', ...offline], { cwd });
    expect(english.exit).toBe(1);
    expect(english.stdout).toMatch(/\nSignature\n.*✓.*\nStatement\n/);
    expect(english.stdout).toContain('revoked');
    const chinese = await runMain(['check', 'sealed.pack', ...offline, '--lang', 'zh'], { cwd });
    expect(chinese.stdout).toContain('未核验的封印：1。');
  });
});

describe('loccit lineage of a pack', () => {
  it('says that a chain computed from the pack alone is no word about who made it', async () => {
    const told = async (...more: string[]): Promise<string> =>
      (await runMain(['lineage', 'plain.pack', ...more, ...at], { cwd })).stdout;
    expect(await told()).toContain('computed from the pack alone');
    expect(await told('--store', 'store')).not.toContain('alone');
  });

  it('recomputes the chain from what lies in the pack', async () => {
    const trace = await runJson<{ holds: boolean }>(cwd, ['lineage', 'plain.pack', 'C1.1', ...at]);
    expect(trace.holds).toBe(true);
    const folder = makeFolder();
    copyFileSync(`${cwd}/answer.json`, `${folder}/answer.json`);
    await runJson(folder, ['lineage', 'answer.json', 'C1.1', ...at], 1);
    await runJson(folder, ['lineage', 'answer.json', 'C1.1', '--pack', `${cwd}/plain.pack`, ...at]);
  });
});

describe('loccit open of a pack', () => {
  it('shows the passage, and that nothing anchors it here', async () => {
    const shown = await runMain(['open', 'sealed.pack', 'C1.1', ...at], { cwd });
    expect(shown.exit).toBe(0);
    expect(shown.stdout).toContain('A refund is paid within five working days of approval.');
    expect(shown.stdout).toContain('provenance/no-anchor');
    const piped = await runBinary(['open', '-', 'C1.1', ...at], {
      cwd,
      stdin: new Uint8Array(readFileSync(`${cwd}/plain.pack`)),
    });
    expect(piped.exit).toBe(0);
  });
});
