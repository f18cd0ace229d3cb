import { readFileSync } from 'node:fs';
import { loadVectors, sharedData } from '@loccit/testing';
import { base58 } from '@scure/base';
import { describe, expect, it } from 'vitest';
import { createProof } from '../src/create-proof.js';
import { PrivateKey } from '../src/private-key.js';
import type { SecuredDocument } from '../src/proof-form.js';
import { createSigner } from '../src/signer.js';
import { verifyProof } from '../src/verify-proof.js';
import { type Refusal, refusal } from './fixed-keys.js';

interface Row {
  readonly id: string;
  readonly title: string;
  readonly document: SecuredDocument;
  readonly at: string;
  readonly purpose?: string;
  readonly expected: Refusal & { readonly outcome?: string; readonly keyid?: string };
}

const rows = loadVectors<Row[]>('signing/proofs.json');

describe('verifyProof', () => {
  it.each(rows)('[C14] $id: $title', ({ document, at, purpose, expected }) => {
    const check = () => verifyProof(document, { at, ...(purpose === undefined ? {} : { purpose }) });
    if (expected.code !== undefined) {
      expect(check).toThrow(refusal(expected));
      return;
    }
    const { outcome, keyid, publicKey } = check();
    expect({ outcome, keyid }).toEqual(expected);
    expect(publicKey.keyid).toBe(keyid);
  });

  it('takes a time for what it is', () => {
    expect(() => verifyProof({}, { at: 'now' })).toThrow(RangeError);
  });
});

const suite = sharedData('vectors/eddsa-jcs-2022');

describe.skipIf(suite === undefined)(
  'eddsa-jcs-2022 of the W3C (skipped where the data set is not beside the checkout or not asked for)',
  () => {
    const read = (name: string) => JSON.parse(readFileSync(`${suite}/${name}`, 'utf8'));

    it('[C14] is verified, and made byte for byte', async () => {
      const signed = read('eddsa-jcs-2022/signedJCS.json');
      expect(verifyProof(signed, { at: '2026-01-01T00:00:00Z' }).outcome).toBe('verified');
      const { privateKeyMultibase } = read('keyPair.json');
      // Two bytes of multicodec stand before the seed.
      const key = new PrivateKey(base58.decode(privateKeyMultibase.slice(1)).subarray(2));
      const unsigned = read('unsigned.json');
      const proof = await createProof(unsigned, createSigner(key), { created: signed.proof.created });
      expect(JSON.stringify({ ...unsigned, proof })).toBe(JSON.stringify(signed));
    });

    it('[C14] is refused with any text of it changed', () => {
      const signed = read('eddsa-jcs-2022/signedJCS.json');
      const text = JSON.stringify(signed);
      for (const word of [
        'Alumni Credential',
        '2023-01-01',
        'did:example:abcdefgh',
        '2023-02-24T23:36:38Z',
        'assertionMethod',
      ]) {
        const changed = JSON.parse(
          text.replace(word, `${word.slice(0, -1)}${word.endsWith('Z') ? 'Y' : 'z'}`),
        );
        let outcome: string;
        try {
          ({ outcome } = verifyProof(changed, { at: '2026-01-01T00:00:00Z' }));
        } catch (error) {
          outcome = (error as { code: string }).code;
        }
        expect([word, outcome === 'verified']).toEqual([word, false]);
      }
    });
  },
);
