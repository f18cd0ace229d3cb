import { describe, expect, it } from 'vitest';
import { HashedBytes } from '../src/hashed-bytes.js';
import { sha256Hex } from '../src/sha256.js';

describe('HashedBytes', () => {
  it('hands out copies, so that nobody changes what the digest was made of', () => {
    const hashed = HashedBytes.takeOver(new TextEncoder().encode('low water'));
    const copy = hashed.copy();
    copy.fill(0);
    expect(new TextDecoder().decode(hashed.copy())).toBe('low water');
    expect(hashed.digest).toBe(sha256Hex(hashed.copy()));
  });

  it('cannot be imitated by an object that says another digest', () => {
    const imitation = Object.setPrototypeOf({ digest: 'f'.repeat(64) }, HashedBytes.prototype) as HashedBytes;
    expect(imitation instanceof HashedBytes).toBe(false);
    expect(HashedBytes.takeOver(new Uint8Array(1)) instanceof HashedBytes).toBe(true);
  });
});
