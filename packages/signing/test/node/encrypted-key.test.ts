import { spawnSync } from 'node:child_process';
import { loadVectors } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import { encodePrivateKey } from '../../src/encode-key.js';
import { decryptPrivateKey, encryptPrivateKey } from '../../src/node/encrypted-key.js';
import { A, type Refusal } from '../fixed-keys.js';

interface Row {
  readonly id: string;
  readonly title: string;
  readonly pem: string;
  readonly passphrase: string;
  readonly expected: Refusal & { readonly keyid?: string };
}

const rows = loadVectors<Row[]>('signing/encrypted-keys.json');

describe('decryptPrivateKey', () => {
  it.each(rows)('[C14] $id: $title', async ({ pem, passphrase, expected }) => {
    const read = decryptPrivateKey(pem, passphrase);
    if (expected.code === undefined) expect((await read).publicKey.keyid).toBe(expected.keyid);
    else await expect(read).rejects.toMatchObject({ name: 'SigningError', message: expected.code });
  });

  it('reads CRLF and a file without a last line feed', async () => {
    const [{ pem, passphrase } = { pem: '', passphrase: '' }] = rows;
    for (const text of [pem.replaceAll('\n', '\r\n'), pem.trimEnd()]) {
      expect((await decryptPrivateKey(text, passphrase)).publicKey.keyid).toBe(A.publicKey.keyid);
    }
  });
});

describe('encryptPrivateKey', () => {
  it('[C14] writes another file each time, which says whose key it is and not what it is', async () => {
    const [one, other] = await Promise.all([1, 2].map(() => encryptPrivateKey(A, 'p')));
    expect(one).not.toBe(other);
    expect(one?.split('\n')[0]).toBe(`keyid: ${A.publicKey.keyid}`);
    expect(one).not.toContain(encodePrivateKey(A, 'jwk').d);
  });

  it('refuses an empty passphrase and one that has no UTF-8', async () => {
    for (const passphrase of ['', 'a\ud812']) {
      await expect(encryptPrivateKey(A, passphrase)).rejects.toThrow(RangeError);
    }
  });
});

const openssl = (args: readonly string[], input: string) =>
  spawnSync('openssl', args, { input, encoding: 'utf8', env: { ...process.env, PASS: 'low water at noon' } });

describe.skipIf(openssl(['version'], '').status !== 0)('openssl (skipped where it is not installed)', () => {
  it('[C14] reads what is written here', async () => {
    const pem = await encryptPrivateKey(A, 'low water at noon');
    const { stdout } = openssl(['pkcs8', '-passin', 'env:PASS'], pem);
    expect(stdout).toBe(encodePrivateKey(A, 'pem'));
  });

  it('[C14] writes what is read here', async () => {
    const args = ['pkcs8', '-topk8', '-scrypt', '-passout', 'env:PASS'];
    const { stdout } = openssl(args, encodePrivateKey(A, 'pem'));
    expect((await decryptPrivateKey(stdout, 'low water at noon')).publicKey.keyid).toBe(A.publicKey.keyid);
  });
});
