import { canonicalizeJson } from '@loccit/json';
import { describe, expect, it } from 'vitest';
import { parseTrustPolicy } from '../src/trust-policy.js';
import { changedPolicy, vectors } from './changed-policy.js';
import { refusal } from './fixed-keys.js';

describe('parseTrustPolicy', () => {
  it.each(vectors.reading)('[C14] takes nothing for granted: $id', ({ changes, expected }) => {
    const policy = changedPolicy(changes);
    const text = canonicalizeJson(policy);
    for (const form of [policy, text, new TextEncoder().encode(text)]) {
      if (expected === null) expect(parseTrustPolicy(form).keys).toHaveLength(3);
      else expect(() => parseTrustPolicy(form)).toThrow(refusal(expected));
    }
  });

  it('tells which id a key has whose id is another', () => {
    const keyid = parseTrustPolicy(vectors.policies.one).keys[0]?.keyid;
    const policy = changedPolicy([{ op: 'set', path: '/keys/0/keyid', value: 'A'.repeat(43) }]);
    expect(() => parseTrustPolicy(policy)).toThrow(
      expect.objectContaining({ code: 'keyid-mismatch', details: { pointer: '/keys/0/keyid', keyid } }),
    );
  });

  it('reads every member', () => {
    const [first, second, third] = parseTrustPolicy(vectors.policies.one).keys;
    expect(first).toMatchObject({ name: null, revocation: null, audiences: [null] });
    expect(second).toMatchObject({
      name: 'Pier',
      notBefore: '2026-07-01T00:00:00Z',
      purposes: ['public-answer', 'inspection'],
    });
    expect(third).toMatchObject({ revocation: { revokedAt: '2026-03-01T00:00:00Z', reason: 'compromised' } });
    expect(third?.publicKey.keyid).toBe(third?.keyid);
  });

  it('refuses a document of more than a MiB and lists of more than 1,000 items', () => {
    expect(() => parseTrustPolicy(' '.repeat(1024 * 1024 + 1))).toThrow(refusal({ code: 'too-large' }));
    const changes = [{ op: 'set', path: '/keys/0/tenants', value: Array(1001).fill('t') }] as const;
    expect(() => parseTrustPolicy(changedPolicy(changes))).toThrow(
      refusal({ code: 'too-many', pointer: '/keys/0/tenants' }),
    );
  });
});
