import type { Envelope, EnvelopeSignature } from './envelope.js';
import { encodePreAuth } from './pre-auth-encoding.js';
import { isOwnSigner, type Signer } from './signer.js';
import { SigningError } from './signing-error.js';
import { verifyEd25519 } from './verify-ed25519.js';

/**
 * Puts a payload into a DSSE envelope, signed by every signer.
 *
 * @remarks Signatures stand in the order of the signers, each with the thumbprint of its key as `keyid`. What a signer of
 * one's own returns is verified, so that no envelope is written that nobody can verify.
 * @throws RangeError without signers, or where two have one key.
 * @throws {@link SigningError} `bad-signature` where a signer returned what is no signature of its key.
 * @example
 * ```ts
 * const signer = createSigner(generateKeyPair().privateKey);
 * const envelope = await signEnvelope('text/plain', new Uint8Array([104, 105]), [signer]);
 * envelope.signatures[0]?.keyid === signer.publicKey.keyid; // true
 * ```
 * @see {@link https://github.com/secure-systems-lab/dsse/blob/v1.0.2/protocol.md | DSSE v1.0, protocol}
 */
export async function signEnvelope(
  payloadType: string,
  payload: Uint8Array,
  signers: readonly Signer[],
): Promise<Envelope> {
  const keyids = signers.map(({ publicKey }) => publicKey.keyid);
  if (signers.length === 0 || new Set(keyids).size !== signers.length) {
    throw new RangeError('signers must be at least one, each with a key of its own');
  }
  if (payloadType === '') throw new RangeError('payloadType must not be empty');
  const message = encodePreAuth(payloadType, payload);
  const signatures = await Promise.all(
    signers.map(async (signer): Promise<EnvelopeSignature> => {
      const sig = await signMessage(signer, message);
      return { keyid: signer.publicKey.keyid, sig };
    }),
  );
  return { payloadType, payload, signatures };
}

/** A signature that has been seen to hold, or comes from code that can make no other. */
export async function signMessage(signer: Signer, message: Uint8Array): Promise<Uint8Array> {
  if (isOwnSigner(signer)) return signer.sign(message);
  // A copy, lest a signer change what the others sign.
  const sig = await signer.sign(message.slice());
  if (verifyEd25519(signer.publicKey, message, sig) !== 'verified') throw new SigningError('bad-signature');
  return sig;
}
