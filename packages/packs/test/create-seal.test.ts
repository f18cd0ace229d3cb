import { checkDocument } from '@loccit/contract/documents';
import { createSigner, parseEnvelope, parseStatement } from '@loccit/signing';
import { describe, expect, it } from 'vitest';
import { createSeal, type SealPredicate, verifySeal } from '../src/index.js';
import { A, B, context, policyOf, predicate, sealed, sealedSha256 } from './seals.js';

const signers = [createSigner(A), createSigner(B)];

describe('createSeal', () => {
  it('[C14] gives an envelope around a statement about the answer, the same bytes each time', async () => {
    const full = { ...predicate, audience: 'auditor.example', packSha256: 'ab'.repeat(32) };
    const seal = await createSeal(sealed, full, signers);
    const statement = parseStatement(parseEnvelope(seal).payload);
    expect(statement.subjects).toEqual([{ name: 'answer', digest: { sha256: sealedSha256 } }]);
    expect(statement.predicate).toEqual(full);
    expect(checkDocument('citation-answer', statement.predicate)).toEqual([]);
    expect(await createSeal(sealed, full, signers)).toEqual(seal);
  });

  it('seals the answer without its proof', async () => {
    const proof = { type: 'DataIntegrityProof' };
    const withProof = { ...sealed, proof } as unknown as typeof sealed;
    const code = createSeal(withProof, predicate, signers).catch((error: { code: string }) => error.code);
    // A proof of another form is no answer; what is sealed does not depend on it.
    expect(await code).toBe('malformed-answer');
    const seal = await createSeal(sealed, predicate, signers);
    const options = { answerSha256: sealedSha256, policy: policyOf([{ key: A }]), context };
    expect(verifySeal(seal, options).outcome).toBe('trusted');
  });

  it('refuses a predicate that its schema refuses, and an expiry before the issue', async () => {
    const wrong: Record<string, unknown>[] = [
      ...[
        { issuedAt: '2026-02-03' },
        { expiresAt: '2026-02-30T00:00:00Z' },
        { purpose: '' },
        { tenantId: 7 },
      ],
      ...[
        { audience: '' },
        { packSha256: 'AB'.repeat(32) },
        { tools: {} },
        { tools: [{ name: 'x' }] },
        { note: 'x' },
      ],
      ...[{ tools: [{ ...predicate.tools[0], note: 1 }] }, { tools: Array(101).fill(predicate.tools[0]) }],
    ];
    for (const change of wrong) {
      const changed = { ...predicate, ...change } as unknown as SealPredicate;
      expect(checkDocument('citation-answer', changed), JSON.stringify(change)).not.toEqual([]);
      await expect(createSeal(sealed, changed, signers), JSON.stringify(change)).rejects.toThrow(RangeError);
    }
    const reversed = { ...predicate, expiresAt: predicate.issuedAt };
    await expect(createSeal(sealed, reversed, signers)).rejects.toThrow(RangeError);
    await expect(createSeal(sealed, predicate, [])).rejects.toThrow(RangeError);
  });

  it('takes a member that is given as undefined for one that is not given', async () => {
    const given = { ...predicate, audience: undefined } as unknown as SealPredicate;
    expect(await createSeal(sealed, given, signers)).toEqual(await createSeal(sealed, predicate, signers));
  });
});
