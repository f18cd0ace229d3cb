import { describe, expect, it } from 'vitest';
import { signEnvelope } from '../src/sign-envelope.js';
import { createSigner, type Signer } from '../src/signer.js';
import { verifyEnvelope } from '../src/verify-envelope.js';
import { A, B } from './fixed-keys.js';

const payload = new TextEncoder().encode('The lock opens at six.');
const local = createSigner(A);
/** A signer such as a service would be: nothing is known of it but what it returns. */
const remote = (sign: Signer['sign']): Signer => ({ publicKey: A.publicKey, sign });

describe('signEnvelope', () => {
  it('[C14] takes the signature of any signer, in the order of the signers', async () => {
    const signers = [createSigner(B), remote((message) => local.sign(message))];
    const envelope = await signEnvelope('text/plain', payload, signers);
    expect(envelope.signatures.map(({ keyid }) => keyid)).toEqual([B.publicKey.keyid, A.publicKey.keyid]);
    const keys = [A.publicKey, B.publicKey];
    expect(verifyEnvelope(envelope, { payloadType: 'text/plain', keys }).verifiedKeyids).toHaveLength(2);
  });

  it.each<[string, Signer['sign']]>([
    ['nothing', async () => new Uint8Array()],
    ['a signature of another message', async () => local.sign(new Uint8Array())],
    ['a signature of another key', async (message) => createSigner(B).sign(message)],
    [
      'a signature with a byte behind it',
      async (message) => new Uint8Array([...(await local.sign(message)), 0]),
    ],
  ])('writes no envelope that nobody can verify: %s', async (_, sign) => {
    await expect(signEnvelope('text/plain', payload, [remote(sign)])).rejects.toMatchObject({
      code: 'bad-signature',
    });
  });

  it('hands each signer a message of its own', async () => {
    const spoiling = remote(async (message) => {
      const signature = await local.sign(message);
      message.fill(0);
      return signature;
    });
    const envelope = await signEnvelope('text/plain', payload, [spoiling, createSigner(B)]);
    const keys = [A.publicKey, B.publicKey];
    expect(verifyEnvelope(envelope, { payloadType: 'text/plain', keys }).verifiedKeyids).toHaveLength(2);
  });

  it('fails as its signer fails', async () => {
    const failing = remote(() => Promise.reject(new Error('out of reach')));
    await expect(signEnvelope('text/plain', payload, [failing])).rejects.toThrow('out of reach');
  });

  it('refuses no signer, one key twice, and no type', async () => {
    for (const signers of [[], [local, createSigner(A)]]) {
      await expect(signEnvelope('text/plain', payload, signers)).rejects.toThrow(RangeError);
    }
    await expect(signEnvelope('', payload, [local])).rejects.toThrow(RangeError);
  });
});
