import { seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeBase58, decodeDidKey, encodeBase58, encodeDidKey } from '../src/did-key.js';
import { PrivateKey } from '../src/private-key.js';
import { A } from './fixed-keys.js';

const DIGITS = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

describe('decodeDidKey', () => {
  it('is inverse to encodeDidKey, whose texts all have one length and one beginning', () => {
    seeded(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (seed) => {
        const { publicKey } = new PrivateKey(seed);
        const did = encodeDidKey(publicKey);
        expect(did).toMatch(/^did:key:z6Mk[1-9A-HJ-NP-Za-km-z]{44}$/);
        expect(decodeDidKey(did).toBytes()).toEqual(publicKey.toBytes());
      }),
      { runs: 50 },
    );
  });

  it('never reads the same key from another text', () => {
    const did = encodeDidKey(A.publicKey);
    for (let at = 9; at < did.length; at++) {
      for (const digit of DIGITS) {
        const other = did.slice(0, at) + digit + did.slice(at + 1);
        if (other === did) continue;
        let keyid: string | undefined;
        try {
          ({ keyid } = decodeDidKey(other));
        } catch (error) {
          expect(error).toMatchObject({ name: 'SigningError' });
        }
        expect(keyid).not.toBe(A.publicKey.keyid);
      }
    }
  });
});

describe('decodeBase58', () => {
  it('is inverse to encodeBase58, zero bytes at the front included', () => {
    seeded(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 40 }), (bytes) => {
        expect(decodeBase58(encodeBase58(bytes), 60)).toEqual(bytes);
      }),
    );
    expect(decodeBase58('11', 2)).toEqual(new Uint8Array(2));
  });

  it('reads no more digits than it was told, and no other letters', () => {
    for (const text of ['', '0', 'O', 'I', 'l', '2 ', '222']) expect(decodeBase58(text, 2)).toBeUndefined();
  });
});
