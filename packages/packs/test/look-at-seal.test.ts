import { createSigner } from '@loccit/signing';
import { describe, expect, it } from 'vitest';
import { createSeal, type LookAtSealOptions, lookAtSeal } from '../src/index.js';
import { A, B, NOW, predicate, sealed, sealedSha256 } from './seals.js';

const seal = await createSeal(sealed, predicate, [createSigner(A)]);
const addressed = await createSeal(sealed, { ...predicate, audience: 'auditor.example' }, [createSigner(A)]);
const look = (
  bytes: Uint8Array,
  context: Partial<LookAtSealOptions['context']> = {},
  more: Partial<LookAtSealOptions> = {},
) => lookAtSeal(bytes, { answerSha256: sealedSha256, context: { at: NOW, ...context }, ...more });
const faultsOf = (...given: Parameters<typeof look>) =>
  look(...given).statement.faults.map(({ code }) => code);

describe('lookAtSeal', () => {
  it('[C14] says nothing of trust: there is no policy', () => {
    expect(Object.keys(look(seal, {}, { keys: [A.publicKey] })).sort()).toEqual(['signature', 'statement']);
  });

  it('checks signatures with the keys at hand, and without any verifies none', () => {
    expect(look(seal).signature.outcome).toBe('not-verified');
    expect(look(seal, {}, { keys: [B.publicKey] }).signature.outcome).toBe('not-verified');
    expect(look(seal, {}, { keys: [B.publicKey, A.publicKey] }).signature).toMatchObject({
      outcome: 'verified',
      verifiedKeyids: [A.publicKey.keyid],
    });
  });

  it('lets tenant, purpose and audience stand as the seal says where nobody asks for others', () => {
    expect(faultsOf(seal)).toEqual([]);
    expect(faultsOf(addressed)).toEqual([]);
    expect(faultsOf(seal, { tenantId: predicate.tenantId, purpose: predicate.purpose })).toEqual([]);
  });

  it('compares what is asked for', () => {
    expect(faultsOf(seal, { tenantId: 'hafen' })).toEqual(['wrong-tenant']);
    expect(faultsOf(seal, { purpose: 'draft' })).toEqual(['wrong-purpose']);
    expect(faultsOf(addressed, { audience: 'somebody.example' })).toEqual(['wrong-audience']);
  });

  it('holds the seal against answer, pack and time', () => {
    expect(faultsOf(seal, {}, { answerSha256: '0'.repeat(64) })).toEqual(['answer-mismatch']);
    expect(faultsOf(seal, { at: predicate.expiresAt })).toEqual(['seal-expired']);
  });

  it('says of bytes that are no seal what they lack', () => {
    const { signature, statement } = look(new Uint8Array([0x7b]));
    expect(signature).toEqual({ outcome: 'not-verified', signatures: [], verifiedKeyids: [] });
    expect(statement).toMatchObject({ outcome: 'not-valid', predicate: undefined });
  });
});
