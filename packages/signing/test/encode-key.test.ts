import { createPrivateKey, createPublicKey } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { encodePrivateKey, encodePublicKey } from '../src/encode-key.js';
import { A } from './fixed-keys.js';

describe('encodePublicKey', () => {
  it('writes what Node writes of the same key', () => {
    const key = createPublicKey(encodePublicKey(A.publicKey, 'pem'));
    expect(key.asymmetricKeyType).toBe('ed25519');
    expect(key.export({ format: 'pem', type: 'spki' })).toBe(encodePublicKey(A.publicKey, 'pem'));
    expect(key.export({ format: 'jwk' })).toEqual(encodePublicKey(A.publicKey, 'jwk'));
  });
});

describe('encodePrivateKey', () => {
  it('writes what Node writes of the same key', () => {
    const key = createPrivateKey(encodePrivateKey(A, 'pem'));
    expect(key.export({ format: 'pem', type: 'pkcs8' })).toBe(encodePrivateKey(A, 'pem'));
    expect(key.export({ format: 'jwk' })).toEqual(encodePrivateKey(A, 'jwk'));
  });
});
