import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { PublicKey } from '../src/public-key.js';
import { A } from './fixed-keys.js';

describe('PublicKey', () => {
  it('[C14] is named by the RFC 7638 thumbprint of its key', () => {
    const { kty, crv, x } = A.publicKey.toJSON();
    const digest = createHash('sha256').update(JSON.stringify({ crv, kty, x })).digest('base64url');
    expect(A.publicKey.keyid).toBe(digest);
  });

  it('[C14] has the thumbprint of RFC 8037, appendix A.3', () => {
    const key = new PublicKey(
      new Uint8Array(Buffer.from('11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo', 'base64url')),
    );
    expect(key.keyid).toBe('kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k');
  });

  it('cannot be changed from outside', () => {
    const bytes = A.publicKey.toBytes();
    const key = new PublicKey(bytes);
    bytes.fill(0);
    key.toBytes().fill(0);
    expect(key.keyid).toBe(A.publicKey.keyid);
    expect(key.toBytes()).toEqual(A.publicKey.toBytes());
  });
});
