import { encodeCanonicalJson, type JsonValue } from '@loccit/json';
import { sha256 } from './sha256-bytes.js';

/** The one form of a proof. */
export const PROOF_TYPE = 'DataIntegrityProof';
/** The one way of making and checking it. */
export const CRYPTOSUITE = 'eddsa-jcs-2022';
/** What a proof is for, unless somebody says otherwise. */
export const ASSERTION = 'assertionMethod';

/** A JSON object that a proof is about. */
export type SecuredDocument = { readonly [name: string]: JsonValue };

/** A W3C Data Integrity proof by `eddsa-jcs-2022`. */
export interface DataIntegrityProof {
  readonly type: 'DataIntegrityProof';
  readonly cryptosuite: 'eddsa-jcs-2022';
  /** When it was made, as the signer says. */
  readonly created?: string;
  /** From when on it must not be relied on. */
  readonly expires?: string;
  /** The key: a `did:key`, behind it `#` and its last part once more. */
  readonly verificationMethod: string;
  readonly proofPurpose: string;
  /** The signature in base58btc, multibase. */
  readonly proofValue: string;
  /** That of the document, where it has one. */
  readonly '@context'?: JsonValue;
}

/**
 * What is signed: the SHA-256 of the proof without its value, and behind it that of the document without its proof.
 *
 * @see Data Integrity EdDSA Cryptosuites v1.0, sections 3.3.4 and 3.3.5
 */
export function hashProof(configuration: SecuredDocument, document: SecuredDocument): Uint8Array {
  const hashed = new Uint8Array(64);
  hashed.set(sha256(encodeCanonicalJson(configuration)));
  hashed.set(sha256(encodeCanonicalJson(document)), 32);
  return hashed;
}

/** A document, or a proof, without one of its members. */
export function withoutMember(object: SecuredDocument, name: string): SecuredDocument {
  return Object.fromEntries(Object.entries(object).filter(([member]) => member !== name));
}
