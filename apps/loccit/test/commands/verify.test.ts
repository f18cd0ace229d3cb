import { readFileSync, writeFileSync } from 'node:fs';
import { checkDocument } from '@loccit/contract/documents';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Verification } from '../../src/verification/verification.js';
import { runBinary, runMain } from '../run-loccit.js';
import { makeKey, makeSealedFolder, now, run, seal, writePolicy } from '../sealed-folder.js';

let cwd = '';
beforeAll(async () => {
  cwd = await makeSealedFolder();
  await makeKey(cwd, 'other');
});
const scope = ['--without', 'audit,reader', '--at', now];

async function verify(exit: number, ...argv: string[]): Promise<Verification> {
  const { exit: came, stdout } = await runMain(['verify', ...argv, ...scope, '--json'], { cwd });
  expect({ came, stdout: came === exit ? '' : stdout.slice(0, 500) }).toEqual({ came: exit, stdout: '' });
  const verification = JSON.parse(stdout) as Verification;
  expect(checkDocument('verification', verification)).toEqual([]);
  return verification;
}

describe('loccit verify', () => {
  it('[C14] passes a sealed pack whose key the policy trusts for the cited source', async () => {
    const { outcome, parts, reasons } = await verify(0, 'sealed.pack', '--policy', 'policy.json');
    expect({ outcome, reasons }).toEqual({ outcome: 'pass', reasons: [] });
    const all = {
      signature: 'verified',
      statement: 'valid',
      trust: 'trusted',
      chain: 'matched',
      layers: 'pass',
    };
    expect(parts).toEqual(all);
  });

  it('tells of a seal without a policy whether it holds, and judges no trust', async () => {
    const bare = await verify(1, 'sealed.pack');
    expect(bare.parts).toMatchObject({ signature: 'not-checked', trust: 'not-judged' });
    expect(bare.reasons).toContain('policy-missing');
    const keyed = await verify(1, 'sealed.pack', '--key', 'key.pub.pem');
    expect(keyed.parts).toMatchObject({ signature: 'verified', statement: 'valid', trust: 'not-judged' });
  });

  it('[C14] names why a key is not trusted, from the closed list', async () => {
    const reasons = async (key: object, ...more: string[]) => {
      writePolicy(cwd, 'changed.json', { key: key as Record<string, unknown> });
      const { reasons: why, seals } = await verify(1, 'sealed.pack', '--policy', 'changed.json', ...more);
      expect(why).toContain('key-not-trusted');
      return seals[0]?.trust?.keys[0]?.reasons;
    };
    expect(await reasons({ not_after: '2026-11-29T00:00:00Z' })).toEqual(['expired']);
    expect(await reasons({ not_before: '2026-12-01T00:00:00Z' })).toEqual(['not-yet-valid']);
    const revocation = { revoked_at: '2026-11-20T00:00:00Z', reason: 'compromised' };
    expect(await reasons({ revocation })).toEqual(['revoked']);
    expect(await reasons({ tenants: ['acme'] }, '--tenant', 'default')).toEqual(['wrong-tenant']);
    expect(await reasons({ purposes: ['draft'] }, '--purpose', 'public-answer')).toEqual(['wrong-purpose']);
    expect(await reasons({ audiences: ['court'] })).toEqual(['missing-audience']);
  });

  it('compares the statement with what was asked for', async () => {
    const faults = async (...more: string[]) => {
      const { seals } = await verify(1, 'sealed.pack', '--policy', 'policy.json', ...more);
      return seals[0]?.statement?.faults.map(({ code }) => code);
    };
    expect(await faults('--purpose', 'draft')).toEqual(['wrong-purpose']);
    expect(await faults('--tenant', 'acme')).toEqual(['wrong-tenant']);
    const late = await runMain(
      ['verify', 'sealed.pack', '--policy', 'policy.json', '--at', '2027-01-05', '--json'],
      { cwd },
    );
    expect(late.stdout).toContain('seal-expired');
  });

  it('leaves a stranger’s key open, an unsealed pack unsealed, and a source that the policy does not name without anchor', async () => {
    writePolicy(cwd, 'stranger.json', {}, 'other');
    const stranger = await verify(1, 'sealed.pack', '--policy', 'stranger.json');
    expect(stranger.reasons).toEqual(['key-unknown', 'layers-unverifiable']);
    const unsealed = await verify(1, 'plain.pack', '--policy', 'policy.json');
    expect(unsealed.reasons).toEqual(['unsealed', 'layers-unverifiable']);
    writePolicy(cwd, 'elsewhere.json', { prefix: 'file-set:other.md' });
    const elsewhere = await verify(1, 'sealed.pack', '--policy', 'elsewhere.json');
    expect(elsewhere.parts).toMatchObject({ trust: 'trusted', layers: 'unverifiable' });
    expect(elsewhere.reasons).toEqual(['source-not-covered']);
    expect(elsewhere.report.findings.map(({ rule }) => rule)).toContain('provenance/no-anchor');
  });

  it('says beside the verdict what was left out, in both languages', async () => {
    const argv = ['verify', 'sealed.pack', '--policy', 'policy.json'];
    const head = async (...more: string[]) => {
      const { stdout } = await runMain([...argv, '--at', now, ...more], { cwd });
      return stdout.split('\n').slice(0, 3);
    };
    const [verdict, left] = await head('--without', 'audit,reader');
    expect(verdict).toContain('✓ pass');
    expect(left).toBe('  ! left out on request: audit, reader');
    expect((await head('--without', 'audit,reader', '--lang', 'zh'))[1]).toBe(
      '  ! 按要求未检查：audit, reader',
    );
    const allowed = await head('--allow-unverifiable');
    expect(allowed[0]).toContain('✓ pass');
    expect(allowed[1]).toContain('--allow-unverifiable');
    expect((await head())[1]).toContain('answer');
    const { report } = await verify(0, 'sealed.pack', '--policy', 'policy.json', '--allow-unverifiable');
    expect(report.scope.allow_unverifiable).toBe(true);
  });

  it('says in words what to do about each reason, and when a key is trusted', async () => {
    const say = async (file: string, policy: string, ...more: string[]) => {
      const argv = ['verify', file, '--policy', policy, ...scope, ...more];
      const { stdout } = await runMain(argv, { cwd, columns: 1000 });
      return stdout;
    };
    const ofKey = (key: Record<string, unknown>) => {
      writePolicy(cwd, 'dated.json', { key });
      return say('sealed.pack', 'dated.json');
    };
    const expired = await ofKey({ not_after: '2026-11-29T00:00:00Z' });
    expect(expired).toContain('it was trusted until 2026-11-29T00:00:00Z');
    expect(expired).toContain('seal it again with a key that is in force');
    const early = await ofKey({ not_before: '2026-12-01T00:00:00Z' });
    expect(early).toContain('it is trusted from 2026-12-01T00:00:00Z on');
    expect(early).toContain('Check the clock');
    const revocation = { revoked_at: '2026-11-20T00:00:00Z', reason: 'compromised' };
    const revoked = await ofKey({ revocation });
    expect(revoked).toContain('revoked on 2026-11-20T00:00:00Z');
    expect(revoked).toContain('Rely on nothing that it signed');
    expect(await say('plain.pack', 'policy.json')).toContain('--seal FILE');
    writePolicy(cwd, 'stranger.json', {}, 'other');
    expect(await say('sealed.pack', 'stranger.json')).toContain('keygen --from');
    writePolicy(cwd, 'loans.json', { prefix: 'file-set:loans.md' });
    const elsewhere = await say('sealed.pack', 'loans.json');
    expect(elsewhere).toContain('Not covered: file-set:refunds.md.');
    expect(elsewhere).toContain('"sources"');
    expect(await say('sealed.pack', 'policy.json', '--purpose', 'draft')).toContain('--purpose');
  });

  it('names both ways out where a check needs a source of today', async () => {
    const argv = ['verify', 'sealed.pack', '--policy', 'policy.json', '--at', now];
    const { stdout } = await runMain(argv, { cwd, columns: 1000 });
    expect(stdout).toContain('--without audit');
    expect(stdout).toContain('--without reader');
  });

  it('says of a pack of another tenant this one thing, and advises nothing that would not help', async () => {
    const argv = ['sealed.pack', '--policy', 'policy.json', '--tenant', 'globex'];
    const found = await verify(1, ...argv);
    expect(found.pack?.tenant_id).toBe('default');
    expect(found.parts).toMatchObject({ statement: 'not-valid', trust: 'trusted' });
    const { stdout } = await runMain(['verify', ...argv, ...scope], { cwd, columns: 1000 });
    expect(stdout).toContain('the pack holds documents of tenant default, you asked for globex');
    expect(stdout).not.toMatch(/not decided|--sources|--without narrows/);
    const zh = await runMain(['verify', ...argv, ...scope, '--lang', 'zh'], { cwd, columns: 1000 });
    expect(zh.stdout).toContain('包中是租户 default 的文档，而您按 globex 核验');
  });

  it('tells a chain of which nothing is at hand in one line, and no rule by its id', async () => {
    await seal(cwd, 'answer.json', 'alone.dsse.json');
    const argv = ['verify', 'answer.json', '--seal', 'alone.dsse.json', '--policy', 'policy.json', ...scope];
    const { stdout } = await runMain(argv, { cwd });
    const from = stdout.indexOf('3 Chain');
    const chain = stdout.slice(from, stdout.indexOf('4 Four layers')).trim().split('\n');
    expect(chain).toHaveLength(3);
    expect(chain[2]).toContain('nothing that is cited is at hand');
  });

  it('asks for as many keys as the threshold, whoever sealed how often', async () => {
    writePolicy(cwd, 'two.json', { threshold: 2 }, 'key', 'other');
    const { reasons } = await verify(1, 'sealed.pack', '--policy', 'two.json');
    expect(reasons).toContain('threshold-not-met');
  });

  it('verifies an answer with a seal beside it against sources of one’s own', async () => {
    await seal(cwd, 'answer.json', 'beside.dsse.json');
    const argv = [
      'answer.json',
      '--seal',
      'beside.dsse.json',
      '--policy',
      'policy.json',
      '--sources',
      'docs',
    ];
    const { pack, parts } = await verify(0, ...argv);
    expect({ pack, layers: parts.layers }).toEqual({ pack: null, layers: 'pass' });
    const answer = readFileSync(`${cwd}/answer.json`, 'utf8').replace('When is', 'When was');
    writeFileSync(`${cwd}/replayed.json`, answer);
    const replayed = await verify(1, 'replayed.json', ...argv.slice(1));
    expect(replayed.seals[0]?.statement?.faults.map(({ code }) => code)).toEqual(['answer-mismatch']);
  });

  it('tells of a proof apart, and takes it for no anchor', async () => {
    const sign = [
      'sign',
      'answer.json',
      '--key',
      'key.pem',
      '--expires',
      '1w',
      '--proof',
      '-o',
      'proved.json',
    ];
    await run(cwd, [...sign, '--at', now]);
    const { proof, reasons } = await verify(1, 'proved.json', '--policy', 'policy.json');
    expect(proof).toMatchObject({ outcome: 'verified', listed: true });
    expect(reasons).toEqual(['unsealed', 'layers-unverifiable']);
    const changed = readFileSync(`${cwd}/proved.json`, 'utf8').replace('When is', 'When was');
    writeFileSync(`${cwd}/unproved.json`, changed);
    const { proof: broken } = await verify(1, 'unproved.json', '--policy', 'policy.json');
    expect(broken?.outcome).toBe('mismatch');
  });

  it('reads standard input, and speaks both languages within the width of the terminal', async () => {
    const stdin = readFileSync(`${cwd}/sealed.pack`);
    const piped = await runBinary(['verify', '-', '--policy', 'policy.json', ...scope], { cwd, stdin });
    expect(piped.exit).toBe(0);
    expect(piped.stdout).toContain('What a pass does not prove');
    const zh = await runMain(['verify', 'sealed.pack', '--policy', 'policy.json', ...scope, '--lang', 'zh'], {
      cwd,
      columns: 80,
    });
    expect(zh.stdout).toContain('通过并不证明');
    for (const line of zh.stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });

  it('tells which id the key of a policy has', async () => {
    writePolicy(cwd, 'mistaken.json', { key: { keyid: 'A'.repeat(43) } });
    const { exit, stderr } = await runMain(['verify', 'sealed.pack', '--policy', 'mistaken.json'], { cwd });
    const { keyid } = JSON.parse(readFileSync(`${cwd}/key.json`, 'utf8')) as { keyid: string };
    expect(exit).toBe(2);
    expect(stderr).toContain('keyid-mismatch');
    expect(stderr).toContain(keyid);
  });

  it('ends with 2 for input that it cannot read and 3 for a store that is not there', async () => {
    const pack = readFileSync(`${cwd}/sealed.pack`);
    const flipped = Uint8Array.from(pack);
    flipped[60] = (flipped[60] ?? 0) ^ 1;
    writeFileSync(`${cwd}/cut.pack`, pack.subarray(0, pack.length - 30));
    writeFileSync(`${cwd}/flipped.pack`, flipped);
    writeFileSync(`${cwd}/empty`, '');
    writeFileSync(`${cwd}/policy.bad`, '{"schema":"urn:loccit:trust-policy:1","keys":[]}');
    const endOf = async (...argv: string[]) => {
      const { exit, stdout } = await runMain(['verify', ...argv, '--json'], { cwd });
      return [exit, (JSON.parse(stdout) as { error?: { code: string } }).error?.code];
    };
    expect(await endOf('empty')).toEqual([2, 'empty-input']);
    expect(await endOf('nothing.pack')).toEqual([2, 'file-not-found']);
    expect(await endOf('docs')).toEqual([2, 'is-a-directory']);
    expect((await endOf('cut.pack'))[0]).toBe(2);
    expect((await endOf('flipped.pack'))[0]).toBe(2);
    expect(await endOf('sealed.pack', '--policy', 'policy.bad')).toEqual([2, 'unexpected-form']);
    expect(await endOf('sealed.pack', '--policy', 'key.pem')).toEqual([2, 'is-a-key']);
    expect(await endOf('sealed.pack', '--key', 'key.pem')).toEqual([2, 'private-key']);
    writeFileSync(
      `${cwd}/held.pem`,
      `keyid: ${'A'.repeat(43)}\n-----BEGIN ENCRYPTED PRIVATE KEY-----\nAAAA\n`,
    );
    expect(await endOf('sealed.pack', '--key', 'held.pem')).toEqual([2, 'private-key']);
    expect(await endOf('sealed.pack', '--store', 'nowhere')).toEqual([3, 'no-store']);
    const cut = readFileSync(`${cwd}/beside.dsse.json`).subarray(0, 100);
    writeFileSync(`${cwd}/cut.dsse.json`, cut);
    const seals = await verify(1, 'answer.json', '--seal', 'cut.dsse.json', '--policy', 'policy.json');
    expect(seals.seals[0]?.statement?.faults.map(({ code }) => code)).toEqual(['malformed-envelope']);
  });
});
