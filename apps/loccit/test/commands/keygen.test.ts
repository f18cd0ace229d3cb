import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { checkDocument } from '@loccit/contract/documents';
import { parsePrivateKey, parsePublicKey, parseTrustPolicy } from '@loccit/signing';
import { describe, expect, it } from 'vitest';
import { runBinary, runMain } from '../run-loccit.js';
import { makeFolder, runJson } from '../temp-folder.js';

const passphrase = 'low water at noon';
const env = { LOCCIT_PASSPHRASE: passphrase };

interface NewKey {
  readonly keyid: string;
  readonly did: string;
  readonly public_key: { readonly x: string };
  readonly policy_key: { readonly keyid: string; readonly not_after: string };
}

const hasModes = process.platform !== 'win32';

describe('loccit keygen', () => {
  it('[C14] keeps the private key encrypted, for its owner alone, with the public one beside it', async () => {
    const cwd = makeFolder();
    const { exit, stderr, stdout } = await runMain(['keygen', '-o', 'signer.pem'], { cwd, env });
    expect({ exit, stderr }).toEqual({ exit: 0, stderr: '' });
    const pem = readFileSync(`${cwd}/signer.pem`, 'utf8');
    expect(pem).toContain('-----BEGIN ENCRYPTED PRIVATE KEY-----');
    if (hasModes) expect(statSync(`${cwd}/signer.pem`).mode & 0o777).toBe(0o600);
    const { keyid } = parsePublicKey(readFileSync(`${cwd}/signer.pub.pem`, 'utf8'));
    expect(pem).toContain(`keyid: ${keyid}`);
    expect(stdout).toContain(keyid);
    expect(stdout + stderr).not.toContain(passphrase);
    expect(stdout).not.toContain('PRIVATE KEY');
  });

  it('writes what OpenSSL reads', async () => {
    const cwd = makeFolder({ 'pass.txt': `${passphrase}\n` });
    if (hasModes) chmodSync(`${cwd}/pass.txt`, 0o600);
    const key = await runJson<NewKey>(cwd, ['keygen', '-o', 'k.pem', '--passphrase-file', 'pass.txt']);
    const der = execFileSync(
      'openssl',
      ['pkey', '-in', 'k.pem', '-passin', `pass:${passphrase}`, '-pubout'],
      {
        cwd,
        encoding: 'utf8',
      },
    );
    expect(parsePublicKey(der).keyid).toBe(key.keyid);
  });

  it('prints an entry that a policy can take as it stands, and every form of the public key', async () => {
    const cwd = makeFolder();
    const { stderr, stdout } = await runMain(
      ['keygen', '-o', 'k.jwk', '--format', 'jwk', '--unencrypted', '--at', '2026-11-30', '--json'],
      { cwd },
    );
    expect(stderr).toContain('not encrypted');
    const made = JSON.parse(stdout) as NewKey;
    expect(checkDocument('new-key', made)).toEqual([]);
    expect(made.policy_key.not_after).toBe('2027-11-30T00:00:00Z');
    const policy = parseTrustPolicy({
      schema: 'urn:loccit:trust-policy:1',
      keys: [made.policy_key],
      threshold: 1,
      sources: [],
    } as never);
    expect(policy.keys[0]?.keyid).toBe(made.keyid);
    expect(parsePublicKey(made.did).keyid).toBe(made.keyid);
    const { publicKey } = parsePrivateKey(readFileSync(`${cwd}/k.jwk`, 'utf8'));
    expect(publicKey.keyid).toBe(made.keyid);
    expect(stdout).not.toContain('"d"');
  });

  it('[C14] tells of a public key what it tells of a new one, and writes nothing', async () => {
    const cwd = makeFolder();
    const terms = ['--tenant', 'acme', '--audience', 'court', '--at', '2026-11-30', '--expires', '90d'];
    const made = await runJson<NewKey>(cwd, [
      'keygen',
      '-o',
      'k.jwk',
      '--format',
      'jwk',
      '--unencrypted',
      ...terms,
    ]);
    const before = readdirSync(cwd).sort();
    for (const [name, text] of [
      ['k.pub.pem', undefined],
      ['k.did', made.did],
      ['k.json', JSON.stringify(made.public_key)],
    ] as const) {
      if (text !== undefined) writeFileSync(`${cwd}/${name}`, text);
      const given = await runJson<NewKey>(cwd, ['keygen', '--from', name, ...terms]);
      expect(checkDocument('new-key', given)).toEqual([]);
      expect(given.policy_key).toEqual(made.policy_key);
      expect(given).toMatchObject({ private_key_file: null, public_key_file: name, encrypted: null });
      if (text !== undefined) rmSync(`${cwd}/${name}`);
    }
    expect(made.policy_key.not_after).toBe('2027-02-28T00:00:00Z');
    expect(readdirSync(cwd).sort()).toEqual(before);
    const said = await runMain(['keygen', '--from', 'k.pub.pem', '--lang', 'zh'], { cwd });
    expect({ exit: said.exit, stderr: said.stderr }).toEqual({ exit: 0, stderr: '' });
    expect(said.stdout).toContain(made.keyid);
    expect(said.stdout).not.toContain('私钥');
  });

  it('takes no private key for a public one, and no option that only a new key has', async () => {
    const cwd = makeFolder();
    await runMain(['keygen', '-o', 'k.pem'], { cwd, env });
    const codeOf = async (...argv: string[]) => {
      const { exit, stdout } = await runMain(['keygen', '--from', ...argv, '--json'], { cwd, env });
      return [exit, (JSON.parse(stdout) as { error: { code: string } }).error.code];
    };
    expect(await codeOf('k.pem')).toEqual([2, 'private-key']);
    expect(await codeOf('none.pem')).toEqual([2, 'file-not-found']);
    for (const option of [['-o', 'x.pem'], ['--unencrypted'], ['--format', 'pem']])
      expect(await codeOf('k.pub.pem', ...option)).toEqual([2, 'option-unfit']);
  });

  it('overwrites neither a private nor a public key', async () => {
    for (const taken of ['k.pem', 'k.pub.pem']) {
      const cwd = makeFolder({ [taken]: 'mine' });
      const run = await runMain(['keygen', '-o', 'k.pem', '--unencrypted'], { cwd });
      expect(run.exit).toBe(2);
      expect(run.stderr).toContain('output-exists');
      expect(readFileSync(`${cwd}/${taken}`, 'utf8')).toBe('mine');
      expect(existsSync(`${cwd}/${taken === 'k.pem' ? 'k.pub.pem' : 'k.pem'}`)).toBe(false);
    }
  });

  it('makes no key without a passphrase unless that was said, and none with a short one', async () => {
    const cwd = makeFolder();
    const codeOf = async (argv: readonly string[], given: Readonly<Record<string, string>> = {}) => {
      const { exit, stdout } = await runMain(['keygen', '-o', 'k.pem', '--json', ...argv], {
        cwd,
        env: given,
      });
      expect(exit).toBe(2);
      return (JSON.parse(stdout) as { error: { code: string } }).error.code;
    };
    expect(await codeOf([])).toBe('passphrase-needed');
    expect(await codeOf([], { LOCCIT_PASSPHRASE: 'short' })).toBe('passphrase-short');
    expect(await codeOf(['--format', 'jwk'])).toBe('jwk-not-encrypted');
    expect(await codeOf(['--format', 'der'])).toBe('bad-choice');
    writeFileSync(`${cwd}/open.txt`, passphrase, { mode: 0o644 });
    if (hasModes) expect(await codeOf(['--passphrase-file', 'open.txt'])).toBe('exposed-file');
    expect(existsSync(`${cwd}/k.pem`) || existsSync(`${cwd}/k.pub.pem`)).toBe(false);
  });

  it('does the same as the installed program', async () => {
    const cwd = makeFolder();
    const { exit, stdout } = await runBinary(['keygen', '-o', 'k.pem', '--lang', 'zh'], { cwd, env });
    expect(exit).toBe(0);
    expect(stdout).toContain('密钥标识');
    expect(readFileSync(`${cwd}/k.pem`, 'utf8')).toContain('ENCRYPTED');
  });
});
