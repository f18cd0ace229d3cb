import { loadVectors, seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseEnvelope } from '../src/envelope.js';
import { parsePublicKey } from '../src/parse-key.js';
import { signEnvelope } from '../src/sign-envelope.js';
import { createSigner } from '../src/signer.js';
import { type CheckedSignature, verifyEnvelope } from '../src/verify-envelope.js';
import { A, B, C, type Refusal, refusal } from './fixed-keys.js';

interface Row {
  readonly id: string;
  readonly title: string;
  readonly envelope: string;
  readonly payload_type: string;
  readonly keys: string[];
  readonly max_payload_bytes?: number;
  readonly expected: Refusal & {
    readonly signatures?: CheckedSignature[];
    readonly verified_keyids?: string[];
  };
}

const rows = loadVectors<Row[]>('signing/envelopes.json');

describe('verifyEnvelope', () => {
  it.each(rows)('[C14] $id: $title', ({ envelope, keys, expected, ...row }) => {
    const options = row.max_payload_bytes === undefined ? {} : { maxPayloadBytes: row.max_payload_bytes };
    const read = () => parseEnvelope(envelope, options);
    if (expected.code !== undefined) {
      expect(read).toThrow(refusal(expected));
      return;
    }
    expect(verifyEnvelope(read(), { payloadType: row.payload_type, keys: keys.map(parsePublicKey) })).toEqual(
      {
        signatures: expected.signatures,
        verifiedKeyids: expected.verified_keyids,
      },
    );
  });

  it('[C14] gives the same keys in whatever order signatures and keys come, doubled or not', async () => {
    const payload = new TextEncoder().encode('The lock opens at six.');
    const { signatures } = await signEnvelope('text/plain', payload, [A, B, C].map(createSigner));
    const keys = [A, B, C].map(({ publicKey }) => publicKey);
    const some = <T>(list: T[]) => fc.array(fc.constantFrom(...list), { maxLength: 6 });
    seeded(
      fc.property(some([...signatures]), some(keys), (given, known) => {
        fc.pre(given.length > 0);
        const envelope = { payloadType: 'text/plain', payload, signatures: given };
        const { verifiedKeyids } = verifyEnvelope(envelope, { payloadType: 'text/plain', keys: known });
        const both = keys
          .map(({ keyid }) => keyid)
          .filter((id) => given.some(({ keyid }) => keyid === id) && known.some(({ keyid }) => keyid === id));
        expect(verifiedKeyids).toEqual(both.sort());
      }),
      { runs: 60 },
    );
  });
});
