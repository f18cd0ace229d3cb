import type { Envelope, EnvelopeSignature } from './envelope.js';
import { encodePreAuth } from './pre-auth-encoding.js';
import type { PublicKey } from './public-key.js';
import { type Ed25519Outcome, verifyEd25519 } from './verify-ed25519.js';

/**
 * What the check of one signature of an envelope came to.
 *
 * @remarks `payload-type`: the envelope has another payload type than was expected; `keyid-missing`: it names no key;
 * `unknown-key`: the `keyid` is the thumbprint of none of the keys that were given; the rest as in {@link Ed25519Outcome}.
 */
export type SignatureOutcome = Ed25519Outcome | 'payload-type' | 'keyid-missing' | 'unknown-key';

/** What {@link verifyEnvelope} is told. */
export interface VerifyEnvelopeOptions {
  /** The one payload type that is expected. */
  readonly payloadType: string;
  /** Keys that a signature may be of; which of them to trust is for a policy to say. */
  readonly keys: Iterable<PublicKey>;
}

/** One signature of an envelope with what its check came to, in the order of the envelope. */
export interface CheckedSignature {
  readonly keyid: string | null;
  readonly outcome: SignatureOutcome;
}

/** What the signatures of an envelope came to. */
export interface EnvelopeVerification {
  readonly signatures: readonly CheckedSignature[];
  /** Keys of which a signature holds: each once, sorted, whatever the order of keys and signatures. */
  readonly verifiedKeyids: readonly string[];
}

/**
 * Checks every signature of an envelope.
 *
 * @remarks A signature counts only if its `keyid` is the RFC 7638 thumbprint of the key that verified it. The key fixes the
 * algorithm; nothing in the envelope does. A signature that does not hold is listed and takes nothing from the others. That
 * a key signed does not say that it is trusted: hand `verifiedKeyids` to `evaluateTrust`. O(payload + signatures).
 * @example
 * ```ts
 * const { privateKey, publicKey } = generateKeyPair();
 * const envelope = await signEnvelope('text/plain', new Uint8Array([104, 105]), [createSigner(privateKey)]);
 * const { verifiedKeyids } = verifyEnvelope(envelope, { payloadType: 'text/plain', keys: [publicKey] });
 * verifiedKeyids.length; // 1
 * verifyEnvelope(envelope, { payloadType: 'text/html', keys: [publicKey] }).verifiedKeyids.length; // 0
 * ```
 * @see {@link https://github.com/secure-systems-lab/dsse/blob/v1.0.2/protocol.md | DSSE v1.0, protocol}
 */
export function verifyEnvelope(envelope: Envelope, options: VerifyEnvelopeOptions): EnvelopeVerification {
  const keys = new Map<string, PublicKey>();
  for (const key of options.keys) keys.set(key.keyid, key);
  const expected = envelope.payloadType === options.payloadType;
  const message = expected ? encodePreAuth(envelope.payloadType, envelope.payload) : undefined;
  const signatures = envelope.signatures.map((signature) => ({
    keyid: signature.keyid,
    outcome: judge(signature, message, keys),
  }));
  const verified = signatures.flatMap(({ keyid, outcome }) =>
    keyid !== null && outcome === 'verified' ? [keyid] : [],
  );
  return { signatures, verifiedKeyids: [...new Set(verified)].sort() };
}

function judge(
  { keyid, sig }: EnvelopeSignature,
  message: Uint8Array | undefined,
  keys: ReadonlyMap<string, PublicKey>,
): SignatureOutcome {
  if (message === undefined) return 'payload-type';
  if (keyid === null) return 'keyid-missing';
  const key = keys.get(keyid);
  return key === undefined ? 'unknown-key' : verifyEd25519(key, message, sig);
}
