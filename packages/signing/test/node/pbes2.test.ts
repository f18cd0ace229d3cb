import { seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeEncryptedKey, encodeEncryptedKey } from '../../src/node/pbes2.js';
import { SigningError } from '../../src/signing-error.js';

const bytes = fc.uint8Array({ maxLength: 300 });
const number = fc.integer({ min: 0, max: 2 ** 40 });
const encrypted = fc.record({
  salt: bytes,
  cost: number,
  blockSize: number,
  parallelization: number,
  saysLength: fc.boolean(),
  iv: bytes,
  ciphertext: bytes,
});

describe('decodeEncryptedKey', () => {
  it('is inverse to encodeEncryptedKey', () => {
    seeded(
      fc.property(encrypted, (key) => {
        expect(decodeEncryptedKey(encodeEncryptedKey(key))).toEqual(key);
      }),
    );
  });

  it('reads no second form of the same key, and refuses everything else as such', () => {
    seeded(
      fc.property(encrypted, fc.nat(), fc.integer({ min: 0, max: 255 }), (key, place, byte) => {
        const der = encodeEncryptedKey(key);
        der[place % der.length] = byte;
        try {
          expect(encodeEncryptedKey(decodeEncryptedKey(der))).toEqual(der);
        } catch (error) {
          if (!(error instanceof SigningError)) throw error;
        }
      }),
      { runs: 3000 },
    );
    seeded(
      fc.property(fc.uint8Array({ maxLength: 40 }), (noise) => {
        expect(() => decodeEncryptedKey(noise)).toThrow(SigningError);
      }),
      { runs: 1000 },
    );
  });
});
