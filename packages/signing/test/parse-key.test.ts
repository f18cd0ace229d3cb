import type { JsonValue } from '@loccit/json';
import { loadVectors, seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodePrivateKey, encodePublicKey } from '../src/encode-key.js';
import { parsePrivateKey, parsePublicKey } from '../src/parse-key.js';
import { PrivateKey } from '../src/private-key.js';
import { A, type Refusal, refusal } from './fixed-keys.js';
import { bytesOfHex } from './implementations.js';

interface Row {
  readonly id: string;
  readonly kind: 'public' | 'private';
  readonly key: JsonValue;
  readonly expected: Refusal & { readonly keyid?: string; readonly public_key?: string };
}

const rows = loadVectors<Row[]>('signing/keys.json');
const of = (kind: Row['kind']) => rows.filter((row) => row.kind === kind);

describe('parsePublicKey', () => {
  it.each(of('public'))(
    '[C14] reads an Ed25519 key in its forms and nothing else: $id',
    ({ key, expected }) => {
      if (expected.code !== undefined) {
        expect(() => parsePublicKey(key)).toThrow(refusal(expected));
        return;
      }
      const read = parsePublicKey(key);
      expect([read.keyid, read.toBytes()]).toEqual([expected.keyid, bytesOfHex(expected.public_key ?? '')]);
    },
  );

  it('is inverse to encodePublicKey in every form', () => {
    seeded(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (seed) => {
        const { publicKey } = new PrivateKey(seed);
        const { kty, crv, x } = encodePublicKey(publicKey, 'jwk');
        for (const form of [
          { kty, crv, x },
          encodePublicKey(publicKey, 'pem'),
          encodePublicKey(publicKey, 'did'),
        ]) {
          expect(parsePublicKey(form).keyid).toBe(publicKey.keyid);
        }
      }),
      { runs: 50 },
    );
  });

  it('looks at no more than a key takes', () => {
    for (const text of [
      `did:key:z${'6'.repeat(1e6)}`,
      `{"kty":"${'x'.repeat(1e6)}"}`,
      `-----BEGIN ${'A'.repeat(1e6)}`,
    ]) {
      expect(() => parsePublicKey(text)).toThrow(expect.objectContaining({ name: 'SigningError' }));
    }
  });
});

describe('parsePrivateKey', () => {
  it.each(of('private'))(
    '[C14] reads an Ed25519 key in its forms and nothing else: $id',
    ({ key, expected }) => {
      if (expected.code !== undefined) expect(() => parsePrivateKey(key)).toThrow(refusal(expected));
      else expect(parsePrivateKey(key).publicKey.keyid).toBe(expected.keyid);
    },
  );

  it('is inverse to encodePrivateKey, and says of an encrypted key that it is one', () => {
    const { kty, crv, x, d } = encodePrivateKey(A, 'jwk');
    for (const form of [{ kty, crv, x, d }, JSON.stringify({ kty, crv, x, d }), encodePrivateKey(A, 'pem')]) {
      expect(encodePrivateKey(parsePrivateKey(form), 'pem')).toBe(encodePrivateKey(A, 'pem'));
    }
    const [{ pem }] = loadVectors<[{ pem: string }]>('signing/encrypted-keys.json');
    const block = pem.slice(pem.indexOf('-----BEGIN'));
    expect(() => parsePrivateKey(block)).toThrow(expect.objectContaining({ code: 'encrypted-key' }));
  });

  it.each(of('private'))('repeats nothing of a key that it refuses: $id', ({ key, expected }) => {
    if (expected.code === undefined) return;
    let told = '';
    try {
      parsePrivateKey(key);
    } catch (error) {
      told = JSON.stringify([error, String(error), (error as Error).message]);
    }
    for (const secret of [encodePrivateKey(A, 'jwk').d, encodePrivateKey(A, 'pem').slice(30, 60)]) {
      expect(told).not.toContain(secret);
    }
  });
});
