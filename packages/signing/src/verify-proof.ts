import { canonicalizeJson, type JsonValue } from '@loccit/json';
import { closedObject, readAt, textOf, unexpected } from './closed-form.js';
import { decodeBase58, decodeDidKey } from './did-key.js';
import {
  ASSERTION,
  CRYPTOSUITE,
  hashProof,
  PROOF_TYPE,
  type SecuredDocument,
  withoutMember,
} from './proof-form.js';
import type { PublicKey } from './public-key.js';
import { SigningError } from './signing-error.js';
import { assertTimestamp, isTimestamp } from './timestamp.js';
import { type Ed25519Outcome, verifyEd25519 } from './verify-ed25519.js';

const REQUIRED = ['type', 'cryptosuite', 'verificationMethod', 'proofPurpose', 'proofValue'];
const OPTIONAL = ['created', 'expires', '@context'];
/** Base58 digits that 64 bytes take at most. */
const SIGNATURE_DIGITS = 88;

/**
 * What the check of a proof came to.
 *
 * @remarks `purpose`: it is for something else than was asked; `context`: its `@context` is not that of the document;
 * `expired`: its own `expires` has come; the rest as in {@link Ed25519Outcome}.
 */
export type DataIntegrityOutcome = Ed25519Outcome | 'purpose' | 'context' | 'expired';

/** What {@link verifyProof} is told. */
export interface VerifyProofOptions {
  /** When it is checked, `YYYY-MM-DDThh:mm:ssZ`: the checker's time or that of a trusted timestamp. */
  readonly at: string;
  /** What the signature has to be for; `assertionMethod` by default. */
  readonly purpose?: string;
}

/** What a proof came to, and whose it says it is. */
export interface ProofVerification {
  readonly outcome: DataIntegrityOutcome;
  /** Thumbprint of the key that the proof names; whether to trust it is for a policy to say. */
  readonly keyid: string;
  readonly publicKey: PublicKey;
}

/**
 * Checks the `proof` of a JSON object by `eddsa-jcs-2022`.
 *
 * @remarks Every member of the object but `proof` is covered, and every member of the proof but `proofValue`; a proof with
 * members that are not known here is refused, since what they ask would not be checked. A proof names its own key, so
 * that `verified` says nothing until a policy lists the `keyid`. O(size of the document).
 * @throws {@link SigningError} `unexpected-form`, `not-did-key`, `wrong-algorithm`, `bad-key` or `small-order-key`.
 * @throws RangeError for a time in another form.
 * @see Data Integrity EdDSA Cryptosuites v1.0, section 3.3.2
 */
export function verifyProof(document: SecuredDocument, options: VerifyProofOptions): ProofVerification {
  assertTimestamp(options.at, 'at');
  const proof = closedObject(document.proof, '/proof', REQUIRED, OPTIONAL);
  if (proof.type !== PROOF_TYPE) throw unexpected('/proof/type');
  if (proof.cryptosuite !== CRYPTOSUITE) throw unexpected('/proof/cryptosuite');
  for (const name of ['created', 'expires']) {
    if (proof[name] !== undefined && !isTimestamp(proof[name])) throw unexpected(`/proof/${name}`);
  }
  const method = textOf(proof.verificationMethod, '/proof/verificationMethod');
  const publicKey = readAt('/proof/verificationMethod', () => keyOf(method));
  const value = textOf(proof.proofValue, '/proof/proofValue');
  const signature = value.startsWith('z') ? decodeBase58(value.slice(1), SIGNATURE_DIGITS) : undefined;
  if (signature === undefined) throw unexpected('/proof/proofValue');
  const { expires } = proof;
  return { outcome: judge(), keyid: publicKey.keyid, publicKey };

  function judge(): DataIntegrityOutcome {
    if (proof.proofPurpose !== (options.purpose ?? ASSERTION)) return 'purpose';
    if (!isSameContext(proof['@context'], document['@context'])) return 'context';
    if (typeof expires === 'string' && options.at >= expires) return 'expired';
    const message = hashProof(withoutMember(proof, 'proofValue'), withoutMember(document, 'proof'));
    return verifyEd25519(publicKey, message, signature ?? new Uint8Array());
  }
}

function keyOf(method: string): PublicKey {
  const [did = '', fragment, ...more] = method.split('#');
  // A fragment that is another key would name that one to other readers.
  if (more.length > 0 || (fragment !== undefined && did !== `did:key:${fragment}`)) {
    throw new SigningError('not-did-key');
  }
  return decodeDidKey(did);
}

/** The standard lets a document have more contexts than its proof; those would not be signed. */
function isSameContext(proof: JsonValue | undefined, document: JsonValue | undefined): boolean {
  if (proof === undefined || document === undefined) return proof === document;
  return canonicalizeJson(proof) === canonicalizeJson(document);
}
