import { describe, expect, it } from 'vitest';
import { createSigner, isOwnSigner } from '../src/signer.js';
import { A } from './fixed-keys.js';

describe('createSigner', () => {
  it('makes a signer that cannot be turned into another and still be taken on its word', () => {
    const signer = createSigner(A);
    expect(isOwnSigner(signer)).toBe(true);
    expect(Object.isFrozen(signer)).toBe(true);
    expect(isOwnSigner({ ...signer })).toBe(false);
    expect(isOwnSigner(Object.create(signer))).toBe(false);
  });
});
