import { describe, expect, it } from 'vitest';
import { createProof } from '../src/create-proof.js';
import { createSigner } from '../src/signer.js';
import { verifyProof } from '../src/verify-proof.js';
import { A } from './fixed-keys.js';

describe('createProof', () => {
  const signer = createSigner(A);
  const document = { title: 'Tides' };

  it('leaves out the proof that is there', async () => {
    const options = { created: '2026-01-02T03:04:05Z' };
    const proof = await createProof(document, signer, options);
    expect(await createProof({ ...document, proof: { ...proof } }, signer, options)).toEqual(proof);
  });

  it('refuses times in another form and no purpose', async () => {
    for (const options of [{ created: '2026-01-02' }, { expires: 'never' }, { purpose: '' }]) {
      await expect(createProof(document, signer, options)).rejects.toThrow(RangeError);
    }
  });

  it('takes no signature on its word', async () => {
    const wrong = { publicKey: A.publicKey, sign: async () => new Uint8Array(64) };
    await expect(createProof(document, wrong)).rejects.toMatchObject({ code: 'bad-signature' });
  });

  it('names the key so that the proof can be checked alone', async () => {
    const proof = await createProof(document, signer);
    const { outcome, keyid } = verifyProof(
      { ...document, proof: { ...proof } },
      { at: '2026-01-01T00:00:00Z' },
    );
    expect([outcome, keyid, 'created' in proof]).toEqual(['verified', A.publicKey.keyid, false]);
  });
});
