import { seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeEnvelope, parseEnvelope } from '../src/envelope.js';
import { signEnvelope } from '../src/sign-envelope.js';
import { createSigner } from '../src/signer.js';
import { SigningError } from '../src/signing-error.js';
import { verifyEnvelope } from '../src/verify-envelope.js';
import { A } from './fixed-keys.js';

const bytes = fc.uint8Array({ maxLength: 90 });

describe('encodeEnvelope', () => {
  it('is what parseEnvelope reads back', () => {
    const keyid = fc.oneof(fc.constant(null), fc.string({ minLength: 1, unit: 'grapheme' }));
    const signature = fc.record({ keyid, sig: bytes });
    const envelope = fc.record({
      payloadType: fc.string({ minLength: 1, unit: 'grapheme' }),
      payload: bytes,
      signatures: fc.array(signature, { minLength: 1, maxLength: 4 }),
    });
    seeded(
      fc.property(envelope, (value) => {
        expect(parseEnvelope(encodeEnvelope(value))).toEqual(value);
        expect(encodeEnvelope(parseEnvelope(encodeEnvelope(value)))).toEqual(encodeEnvelope(value));
      }),
    );
  });
});

describe('parseEnvelope', () => {
  it('[C14] finds every change of one byte, or verification does', async () => {
    const payload = new TextEncoder().encode('The lock opens at six.');
    const encoded = encodeEnvelope(await signEnvelope('text/plain', payload, [createSigner(A)]));
    const keys = [A.publicKey];
    const kept: number[] = [];
    for (let at = 0; at < encoded.length; at++) {
      const changed = encoded.slice();
      changed[at] = (changed[at] ?? 0) ^ 1;
      try {
        const { verifiedKeyids } = verifyEnvelope(parseEnvelope(changed), {
          payloadType: 'text/plain',
          keys,
        });
        if (verifiedKeyids.length > 0) kept.push(at);
      } catch (error) {
        expect(error).toBeInstanceOf(SigningError);
      }
    }
    expect(kept).toEqual([]);
  });

  it('tells where JSON breaks off, and nothing of it', () => {
    const secret = '{"payload": "c2VjcmV0", "payloadType": tru';
    expect(() => parseEnvelope(secret)).toThrow(
      expect.objectContaining({
        code: 'malformed-json',
        message: 'malformed-json',
        details: { pointer: '', line: 1, column: 43 },
      }),
    );
  });

  it('refuses a document that is far larger than its payload may be before reading it', () => {
    const large = new Uint8Array(4_000_000).fill(0x20);
    expect(() => parseEnvelope(large)).toThrow(expect.objectContaining({ code: 'too-large' }));
  });

  it('takes limits for what they are', () => {
    for (const maxPayloadBytes of [-1, 0.5, Number.NaN]) {
      expect(() => parseEnvelope('{}', { maxPayloadBytes })).toThrow(RangeError);
    }
  });
});
