import type { HumanDecision } from '@loccit/contract';
import { createSigner, parseTrustPolicy } from '@loccit/signing';
import { describe, expect, it } from 'vitest';
import { createDecision, verifyDecision } from '../src/index.js';
import { A, B, describePolicy, NOW } from './seals.js';

const decision: HumanDecision = {
  schema: 'urn:loccit:decision:1',
  tenant_id: 'bergtal',
  reviewer: 'Lene',
  claim_id: 'C1',
  citation: 'C1.1',
  claim_sha256: '1'.repeat(64),
  evidence: [
    {
      document_id: 'garden',
      canonical_revision_id: `can_${'2'.repeat(64)}`,
      char_start: 0,
      char_end: 12,
      span_sha256: '3'.repeat(64),
    },
  ],
  verdict: 'supported',
  reason: 'The beds are the garden.',
  decided_at: '2026-02-01T00:00:00Z',
};
const policyOf = (rest: Record<string, unknown> = {}, more: Record<string, unknown> = {}) =>
  parseTrustPolicy(describePolicy([{ key: A, purposes: ['decision'], ...rest }], more));
const sign = (said: HumanDecision = decision, key = A) => createDecision(said, [createSigner(key)]);
const trust = (bytes: Uint8Array, policy?: ReturnType<typeof policyOf>, at = NOW) =>
  verifyDecision(bytes, { policy, at }).trust;

describe('verifyDecision', () => {
  it('trusts a key that the policy trusts with decisions, and names it', async () => {
    const held = verifyDecision(await sign(), { policy: policyOf(), at: NOW });
    expect(held).toMatchObject({ trust: 'trusted', decision, keyids: [A.publicKey.keyid] });
  });

  it('trusts no other key, purpose, tenant or time', async () => {
    const bytes = await sign();
    expect(trust(await sign(decision, B), policyOf())).toBe('untrusted');
    expect(trust(bytes, policyOf({ purposes: ['public-answer'] }))).toBe('untrusted');
    expect(trust(bytes, policyOf({ tenants: ['seetal'] }))).toBe('untrusted');
    expect(trust(bytes, policyOf(), '2027-03-01T12:00:00Z')).toBe('untrusted');
    // The time that the decision gives of itself moves nothing.
    const early = await sign({ ...decision, decided_at: '2025-01-01T00:00:00Z' });
    expect(trust(early, policyOf())).toBe('trusted');
  });

  it('trusts nobody without a policy, and no decision without an envelope', async () => {
    expect(trust(await sign())).toBe('no-policy');
    const plain = verifyDecision(new TextEncoder().encode(JSON.stringify(decision)), {
      policy: policyOf(),
      at: NOW,
    });
    expect(plain).toMatchObject({ trust: 'unsigned', decision, keyids: [] });
  });

  it('believes no signature of other words', async () => {
    const { payload, ...rest } = JSON.parse(new TextDecoder().decode(await sign())) as { payload: string };
    const said = Buffer.from(payload, 'base64').toString('utf8');
    const forge = (words: string): Uint8Array =>
      new TextEncoder().encode(JSON.stringify({ payload: Buffer.from(words).toString('base64'), ...rest }));
    expect(trust(forge(said), policyOf())).toBe('trusted');
    expect(trust(forge(said.replace('"supported"', '"undecided"')), policyOf())).toBe('untrusted');
    // The subject is the claim that the decision names, and no other.
    expect(trust(forge(said.replace('1'.repeat(64), '4'.repeat(64))), policyOf())).toBe('malformed');
  });

  it('takes what is no decision for malformed', () => {
    for (const text of ['', '{}', '[1]', '{"payload":"","payloadType":"x","signatures":[]}'])
      expect(trust(new TextEncoder().encode(text), policyOf())).toBe('malformed');
  });
});

describe('createDecision', () => {
  it('signs nothing that its schema refuses', async () => {
    await expect(sign({ ...decision, claim_sha256: 'abc' })).rejects.toThrow(/claim_sha256/);
    await expect(sign({ ...decision, reason: '' })).rejects.toThrow(RangeError);
  });
});
