import { describe, expect, it } from 'vitest';
import { createProof } from '../src/create-proof.js';
import { encodePublicKey } from '../src/encode-key.js';
import { judgeProof } from '../src/judge-proof.js';
import { PrivateKey } from '../src/private-key.js';
import { createSigner } from '../src/signer.js';
import { parseTrustPolicy } from '../src/trust-policy.js';

const AT = '2026-07-01T12:00:00Z';
const key = new PrivateKey(new Uint8Array(32).fill(0x61));
const other = new PrivateKey(new Uint8Array(32).fill(0x62));
const proved = { answer: '4', proof: { ...(await createProof({ answer: '4' }, createSigner(key))) } };

const policyOf = ({ publicKey }: PrivateKey, more: Record<string, string> = {}) =>
  parseTrustPolicy({
    schema: 'urn:loccit:trust-policy:1',
    keys: [
      {
        keyid: publicKey.keyid,
        public_key: encodePublicKey(publicKey, 'did'),
        not_before: '2026-01-01T00:00:00Z',
        not_after: '2026-12-31T23:59:59Z',
        tenants: ['nobody'],
        purposes: ['nothing'],
        audiences: ['no one'],
        ...more,
      },
    ],
    threshold: 1,
    sources: [],
  });

describe('judgeProof', () => {
  it('[C14] judges a key by its window alone, for a proof names no tenant, purpose or audience', () => {
    const judge = (policy: ReturnType<typeof policyOf>) => judgeProof(proved, { policy, at: AT });
    const { keyid } = key.publicKey;
    expect(judge(policyOf(key))).toEqual({ outcome: 'verified', keyid, listed: true, reasons: [] });
    expect(judge(policyOf(other))).toMatchObject({ listed: false, reasons: ['unknown-key'] });
    expect(judge(policyOf(key, { not_after: '2026-06-30T00:00:00Z' }))).toMatchObject({
      outcome: 'verified',
      listed: false,
      reasons: ['expired'],
    });
  });

  it('says nothing of trust without a policy', () => {
    expect(judgeProof(proved, { policy: undefined, at: AT })).toMatchObject({ listed: null, reasons: [] });
  });

  it('[C14] tells a proof that does not hold from one that is none, and from none at all', () => {
    const judge = (document: Parameters<typeof judgeProof>[0]) =>
      judgeProof(document, { policy: policyOf(key), at: AT });
    expect(judge({ ...proved, answer: '5' })).toMatchObject({ outcome: 'mismatch', listed: true });
    const none = { outcome: 'malformed', keyid: null, listed: false, reasons: [] };
    expect(judge({ ...proved, proof: {} })).toEqual(none);
    expect(judge({ ...proved, proof: null })).toEqual(none);
    expect(judge({ answer: '4' })).toBeNull();
  });
});
