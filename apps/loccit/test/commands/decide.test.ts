import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Report } from '@loccit/contract';
import { projectRoot } from '@loccit/testing';
import { describe, expect, it, vi } from 'vitest';
import { runBinary } from '../run-loccit.js';
import { makeFolder } from '../temp-folder.js';

// Each run is a process of its own.
vi.setConfig({ testTimeout: 120_000 });

const built = existsSync(`${projectRoot}apps/loccit/dist/index.js`);
const at = ['--at', '2026-11-30T00:00:00Z'];
const sources = ['--sources', 's'];
const report = 'They dug the lower pond in 1911 [1].\n\n## Sources\n\n[1] ponds.md\n';

interface Key {
  readonly policy_key: { readonly keyid: string };
}

async function makeKeys(cwd: string): Promise<void> {
  const run = await runBinary(
    [
      'keygen',
      '-o',
      'lene.jwk',
      '--format',
      'jwk',
      '--unencrypted',
      '--purpose',
      'decision',
      ...at,
      '--json',
    ],
    { cwd },
  );
  const { policy_key: key } = JSON.parse(run.stdout) as Key;
  const policy = {
    schema: 'urn:loccit:trust-policy:1',
    keys: [key],
    threshold: 1,
    sources: [{ source_uri_prefix: 'https://ponds.example', keyids: [key.keyid] }],
  };
  writeFileSync(`${cwd}/policy.json`, JSON.stringify(policy));
}

const decide = (cwd: string, verdict: string, reason: string, out: string) =>
  runBinary(
    [
      ...['decide', 'r.md', 'C1', ...sources, ...at, '--verdict', verdict, '--reason', reason],
      ...['--reviewer', 'Lene', '--key', 'lene.jwk', '-o', out],
    ],
    { cwd },
  );

async function check(cwd: string, ...more: string[]) {
  const { exit, stdout } = await runBinary(['check', 'r.md', ...sources, ...at, '--json', ...more], { cwd });
  const read = JSON.parse(stdout) as Report;
  return { exit, claim: read.claims[0], states: read.decisions?.map(({ state }) => state) };
}

describe.runIf(built)('loccit decide', () => {
  it('signs a verdict that check honours where the policy trusts the key, until the claim changes', async () => {
    const cwd = makeFolder({ 'r.md': report, 's/ponds.md': '# Ponds\n\nThe lower pond was dug in 1911.\n' });
    await makeKeys(cwd);
    const signed = await decide(cwd, 'supported', 'To dig and to be dug are one.', 'd.json');
    expect(signed.exit).toBe(0);
    // Whoever signs sees what they sign.
    expect(signed.stderr).toContain('They dug the lower pond in 1911.');
    expect(signed.stderr).toContain('The lower pond was dug in 1911.');
    const given = ['--decisions', 'd.json'];
    const trusted = [...given, '--policy', 'policy.json'];

    expect((await check(cwd)).claim?.decided_by).toBe('none');
    expect(await check(cwd, ...given)).toMatchObject({
      claim: { decided_by: 'none' },
      states: ['no-policy'],
    });
    expect(await check(cwd, ...trusted)).toMatchObject({
      claim: { verdict: 'supported', decided_by: 'human' },
      states: ['applied'],
    });
    expect((await decide(cwd, 'unsupported', 'It says when, not who.', 'no.json')).exit).toBe(0);
    const repaired = async (out: string, ...more: string[]) => {
      const run = await runBinary(['repair', 'r.md', '-o', out, ...sources, ...at, '--json', ...more], {
        cwd,
      });
      return (JSON.parse(run.stdout) as { readonly outcome: string }).outcome;
    };
    expect(await repaired('a.md', '--decisions', 'no.json')).toBe('unchanged');
    expect(await repaired('b.md', '--decisions', 'no.json', '--trust-policy', 'policy.json')).toBe(
      'repaired',
    );
    expect(readFileSync(`${cwd}/b.md`, 'utf8')).toContain('(unverified)');

    writeFileSync(`${cwd}/r.md`, report.replace('lower pond', 'lower fish pond'));
    expect(await check(cwd, ...trusted)).toMatchObject({
      claim: { decided_by: 'none' },
      states: ['claim-changed'],
    });
  });

  it('overwrites nothing, and lets nothing decide where two decisions differ', async () => {
    const cwd = makeFolder({ 'r.md': report, 's/ponds.md': '# Ponds\n\nThe lower pond was dug in 1911.\n' });
    await makeKeys(cwd);
    expect((await decide(cwd, 'supported', 'It is the same.', 'a.json')).exit).toBe(0);
    const first = readFileSync(`${cwd}/a.json`, 'utf8');
    expect((await decide(cwd, 'partial', 'Who dug is not said.', 'a.json')).exit).toBe(2);
    expect(readFileSync(`${cwd}/a.json`, 'utf8')).toBe(first);
    expect((await decide(cwd, 'partial', 'Who dug is not said.', 'b.json')).exit).toBe(0);
    const both = ['--decisions', 'a.json,b.json', '--policy', 'policy.json'];
    expect(await check(cwd, ...both)).toMatchObject({
      claim: { verdict: 'undecided', decided_by: 'none', needs_human: true },
      states: ['disagrees', 'disagrees'],
    });
  });
});
