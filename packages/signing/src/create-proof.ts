import { encodeBase58, encodeDidKey } from './did-key.js';
import {
  ASSERTION,
  CRYPTOSUITE,
  type DataIntegrityProof,
  hashProof,
  PROOF_TYPE,
  type SecuredDocument,
  withoutMember,
} from './proof-form.js';
import type { PublicKey } from './public-key.js';
import { signMessage } from './sign-envelope.js';
import type { Signer } from './signer.js';
import { assertTimestamp } from './timestamp.js';

/** What a proof says beside its signature. */
export interface CreateProofOptions {
  /** What the signature is for; `assertionMethod` by default. */
  readonly purpose?: string;
  /** When it is made; left out where absent. */
  readonly created?: string;
  /** From when on it must not be relied on; left out where absent. */
  readonly expires?: string;
}

/**
 * Makes a proof by `eddsa-jcs-2022` over a JSON object; put it into the object as `proof`.
 *
 * @remarks A `proof` that is there already is left out of what is signed, and a `@context` is repeated in the proof. The key
 * is named by its `did:key`. O(size of the document).
 * @throws RangeError for a time in another form.
 * @throws {@link SigningError} `bad-signature` where a signer returned what is no signature of its key.
 * @example
 * ```ts
 * const signer = createSigner(generateKeyPair().privateKey);
 * const note = { text: 'Low water at noon.' };
 * const proof = await createProof(note, signer, { created: '2026-01-02T03:04:05Z' });
 * verifyProof({ ...note, proof: { ...proof } }, { at: '2026-01-03T00:00:00Z' }).outcome; // 'verified'
 * ```
 * @see Data Integrity EdDSA Cryptosuites v1.0, section 3.3.1
 */
export async function createProof(
  document: SecuredDocument,
  signer: Signer,
  options: CreateProofOptions = {},
): Promise<DataIntegrityProof> {
  const { purpose = ASSERTION, created, expires } = options;
  if (created !== undefined) assertTimestamp(created, 'created');
  if (expires !== undefined) assertTimestamp(expires, 'expires');
  if (purpose === '') throw new RangeError('purpose must not be empty');
  const context = document['@context'];
  const configuration = {
    type: PROOF_TYPE,
    cryptosuite: CRYPTOSUITE,
    ...(created === undefined ? {} : { created }),
    ...(expires === undefined ? {} : { expires }),
    verificationMethod: nameKey(signer.publicKey),
    proofPurpose: purpose,
    ...(context === undefined ? {} : { '@context': context }),
  } as const;
  const signature = await signMessage(signer, hashProof(configuration, withoutMember(document, 'proof')));
  return { ...configuration, proofValue: `z${encodeBase58(signature)}` };
}

function nameKey(key: PublicKey): string {
  const did = encodeDidKey(key);
  return `${did}#${did.slice('did:key:'.length)}`;
}
