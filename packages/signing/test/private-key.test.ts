import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { encodePrivateKey } from '../src/encode-key.js';
import { generateKeyPair, PrivateKey, seedOf } from '../src/private-key.js';
import { A } from './fixed-keys.js';

describe('PrivateKey', () => {
  it('[C14] shows its public name wherever it is printed, and nothing else', () => {
    const { privateKey } = generateKeyPair();
    const { keyid } = privateKey.publicKey;
    const { d } = encodePrivateKey(privateKey, 'jwk');
    const hex = Buffer.from(seedOf(privateKey)).toString('hex');
    const shown = [
      JSON.stringify({ privateKey }),
      String(privateKey),
      inspect(privateKey, { depth: 9, showHidden: true }),
      JSON.stringify(Object.entries(privateKey)),
    ];
    for (const text of shown) {
      expect(text).not.toContain(d);
      expect(text).not.toContain(hex);
    }
    expect(shown[0]).toBe(`{"privateKey":{"keyid":"${keyid}"}}`);
    expect(shown[1]).toBe(`PrivateKey ${keyid}`);
  });

  it('copies its seed and takes no other number of bytes', () => {
    const seed = new Uint8Array(32).fill(0x61);
    const key = new PrivateKey(seed);
    seed.fill(0);
    expect(encodePrivateKey(key, 'pem')).toBe(encodePrivateKey(A, 'pem'));
    for (const length of [0, 31, 33, 64]) {
      expect(() => new PrivateKey(new Uint8Array(length))).toThrow(
        expect.objectContaining({ code: 'bad-key' }),
      );
    }
  });
});

describe('generateKeyPair', () => {
  it('makes another key each time', () => {
    expect(generateKeyPair().publicKey.keyid).not.toBe(generateKeyPair().publicKey.keyid);
  });
});
