import { digestAnswer } from '@loccit/contract';
import { sha256Hex } from '@loccit/lineage';
import { lookAtSeal, verifySeal } from '@loccit/packs';
import { describe, expect, it } from 'vitest';
import { describeSeal, listSourceUris } from '../../src/index.js';
import { AT, TENANT } from '../corpus.js';
import { answer, CITED, policyFor, sealOf } from '../sealed-packs.js';

const bytes = await sealOf();
const sha256 = sha256Hex(bytes);
const answerSha256 = digestAnswer(answer);
const verified = verifySeal(bytes, {
  answerSha256,
  policy: policyFor([CITED[0]]),
  context: { tenantId: TENANT, purpose: 'public-answer', at: AT },
  sourceUris: [CITED[1], CITED[0], CITED[1]],
});

describe('describeSeal', () => {
  it('says of a seal that was held against nothing only its name', () => {
    expect(describeSeal(sha256, undefined)).toEqual({ sha256, outcome: 'not-checked' });
  });

  it('tells signature, statement, trust and sources apart, each source once and sorted', () => {
    expect(describeSeal(sha256, verified)).toMatchObject({
      sha256,
      outcome: 'trusted',
      signature: { outcome: 'verified' },
      statement: { outcome: 'valid', tenant_id: TENANT, purpose: 'public-answer' },
      trust: { threshold_met: true },
      sources: [
        { source_uri: CITED[0], outcome: 'trusted' },
        { source_uri: CITED[1], outcome: 'no-entry' },
      ],
    });
  });

  it('[C14] says nothing of trust without a policy, and nothing that no key at hand has signed', () => {
    const told = describeSeal(sha256, lookAtSeal(bytes, { answerSha256, context: { at: AT } }));
    expect(told).toMatchObject({ outcome: 'not-checked', signature: { outcome: 'not-verified' } });
    expect(told).not.toHaveProperty('trust');
    expect(told).not.toHaveProperty('sources');
    expect(told.statement).toEqual({ outcome: 'valid', faults: [], unchecked: [] });
  });

  it('leaves out what an envelope calls a key where it is no thumbprint', () => {
    const [signature] = verified.signature.signatures;
    if (signature === undefined) throw new Error('no signature');
    const named = { ...signature, keyid: 'My key\u202e' };
    const told = describeSeal(sha256, {
      ...verified,
      signature: { ...verified.signature, signatures: [named] },
    });
    expect(told.signature?.signatures).toEqual([{ keyid: null, outcome: 'verified' }]);
  });
});

describe('listSourceUris', () => {
  it('lists each address once, sorted', () => {
    const doubled = { claims: [...answer.claims, ...answer.claims].reverse() };
    expect(listSourceUris(doubled)).toEqual([...CITED].sort());
  });
});
