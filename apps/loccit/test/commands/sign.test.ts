import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { checkDocument } from '@loccit/contract/documents';
import { openPack } from '@loccit/packs';
import { parseEnvelope, parseStatement } from '@loccit/signing';
import { beforeAll, describe, expect, it } from 'vitest';
import { forgePack } from '../forged-packs.js';
import { runMain } from '../run-loccit.js';
import { makeSealedFolder, now, seal } from '../sealed-folder.js';
import { runJson } from '../temp-folder.js';

let cwd = '';
beforeAll(async () => {
  cwd = await makeSealedFolder();
});
const terms = ['--key', 'key.pem', '--purpose', 'public-answer', '--expires', '30d', '--at', now];

async function codeOf(...argv: string[]): Promise<string> {
  const { exit, stdout } = await runMain(['sign', ...argv, '--json'], { cwd });
  expect(exit).toBe(2);
  return (JSON.parse(stdout) as { error: { code: string } }).error.code;
}

describe('loccit sign', () => {
  it('[C14] writes a seal beside an answer that states its digest, purpose, tenant and end', async () => {
    await seal(cwd, 'answer.json', 'a.seal.dsse.json');
    const { payload } = parseEnvelope(readFileSync(`${cwd}/a.seal.dsse.json`));
    const { predicate } = parseStatement(payload);
    expect(predicate).toMatchObject({
      purpose: 'public-answer',
      tenantId: 'default',
      issuedAt: now,
      expiresAt: '2026-12-30T09:00:00Z',
    });
  });

  it.each([
    ['purpose', 'public\u001b[31m'],
    ['purpose', 'public\u202eanswer'],
    ['audience', ' auditor'],
    ['tenant', 'a\nb'],
    ['audience', 'x'.repeat(201)],
  ])('refuses a name that nobody could read: %s %j', async (name, value) => {
    const argv = ['answer.json', ...terms, `--${name}`, value, '-o', 'unreadable.json'];
    expect(await codeOf(...argv)).toBe('unreadable-name');
    expect(existsSync(`${cwd}/unreadable.json`)).toBe(false);
  });

  it('says before it signs what is sealed, and that a seal is no check', async () => {
    const { stderr, stdout } = await runMain(['sign', 'answer.json', ...terms, '-o', 'said.json'], { cwd });
    expect(stderr).toMatch(/answer [0-9a-f]{64}/);
    expect(stdout).toContain('not that it passed one');
  });

  it('puts a seal into a new pack, of which nothing else has changed', async () => {
    const [before, after] = ['plain.pack', 'sealed.pack'].map((name) =>
      openPack(readFileSync(`${cwd}/${name}`)),
    );
    expect(after?.digest).toBe(before?.digest);
    expect([before?.seals.length, after?.seals.length]).toEqual([0, 1]);
  });

  it('prints what its schema says, for a seal, a pack and a proof', async () => {
    for (const [file, out, ...more] of [
      ['answer.json', 'one.json'],
      ['plain.pack', 'one.pack'],
    ] as const) {
      const { stdout } = await runMain(['sign', file, ...terms, ...more, '-o', out, '--json'], { cwd });
      expect(checkDocument('new-seal', JSON.parse(stdout))).toEqual([]);
    }
    const proof = [
      'sign',
      'answer.json',
      '--key',
      'key.pem',
      '--expires',
      '1w',
      '--proof',
      '-o',
      'proof.json',
    ];
    const { stdout } = await runMain([...proof, '--at', now, '--json'], { cwd });
    expect(checkDocument('new-seal', JSON.parse(stdout))).toEqual([]);
    expect(await runJson(cwd, ['schema', 'answer', 'proof.json'])).toMatchObject({ valid: true });
  });

  it('refuses what it cannot seal, each with its code', async () => {
    expect(await codeOf('answer.json', ...terms, '-o', 'answer.json')).toBe('output-exists');
    expect(await codeOf('answer.json', ...terms.slice(2), '-o', 'x')).toBe('option-needed');
    expect(await codeOf('answer.json', ...terms.slice(0, 2), '--expires', '1d', '-o', 'x')).toBe(
      'option-needed',
    );
    expect(await codeOf('answer.json', ...terms, '--expires', '0d', '-o', 'x')).toBe('bad-duration');
    expect(await codeOf('answer.json', ...terms, '--expires', '2020-01-01', '-o', 'x')).toBe('bad-duration');
    expect(await codeOf('policy.json', ...terms, '-o', 'x')).toBe('is-a-policy');
    expect(await codeOf('key.pem', ...terms, '-o', 'x')).toBe('is-a-key');
    expect(await codeOf('plain.pack', ...terms, '--tenant', 'other', '-o', 'x')).toBe('wrong-tenant');
    expect(await codeOf('plain.pack', ...terms, '--proof', '-o', 'x')).toBe('seal-needs-answer');
    expect(await codeOf('answer.json', ...terms, '--proof', '-o', 'x')).toBe('option-unfit');
    expect(existsSync(`${cwd}/x`)).toBe(false);
  });

  it('[C14] seals no pack with a report or an audit of another answer, and a verification repeats no such verdict', async () => {
    const checked = ['check', 'answer.json', '--store', 'store', '--at', now, '--json'];
    const report = JSON.parse((await runMain(checked, { cwd })).stdout) as { subject: object };
    const foreign = { ...report, subject: { ...report.subject, answer_sha256: '0'.repeat(64) } };
    const packs: [string, string, Parameters<typeof forgePack>[2]][] = [
      ['own.pack', '', { report, seals: [] }],
      ['foreign.pack', 'not-of-answer', { report: foreign, seals: [] }],
      ['lie.pack', 'malformed-report', { report: { verdict: 'pass' }, seals: [] }],
      ['audit.pack', 'malformed-audit', { audit: { answer_sha256: '0'.repeat(64) }, seals: [] }],
    ];
    for (const [file, code, change] of packs) {
      forgePack(`${cwd}/plain.pack`, `${cwd}/${file}`, change);
      if (code === '') await seal(cwd, file, `sealed.${file}`);
      else expect(await codeOf(file, ...terms, '-o', 'x')).toBe(code);
      const verification = (await runMain(['verify', file, '--at', now, '--json'], { cwd })).stdout;
      const { pack } = JSON.parse(verification) as { pack: { report_verdict: string | null } };
      expect(pack.report_verdict === null).toBe(code !== '');
    }
  });

  it('says of a public key what it is, whatever its permissions, and never that it was exposed', async () => {
    const { did, public_key: jwk } = JSON.parse(readFileSync(`${cwd}/key.json`, 'utf8')) as Record<
      string,
      unknown
    >;
    writeFileSync(`${cwd}/key.did`, String(did));
    writeFileSync(`${cwd}/key.jwk`, JSON.stringify(jwk));
    for (const file of ['key.pub.pem', 'key.did', 'key.jwk']) {
      for (const mode of [0o644, 0o600]) {
        chmodSync(`${cwd}/${file}`, mode);
        expect(await codeOf('answer.json', '--key', file, ...terms.slice(2), '-o', 'x')).toBe('public-key');
      }
    }
  });

  it.skipIf(process.platform === 'win32')('reads no private key that others may open', async () => {
    chmodSync(`${cwd}/key.pem`, 0o640);
    expect(await codeOf('answer.json', ...terms, '-o', 'x')).toBe('exposed-file');
    chmodSync(`${cwd}/key.pem`, 0o600);
  });
});
