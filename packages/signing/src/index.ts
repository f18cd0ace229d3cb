export { type CreateProofOptions, createProof } from './create-proof.js';
export { encodePrivateKey, encodePublicKey, type PrivateJwk } from './encode-key.js';
export {
  DEFAULT_MAX_PAYLOAD_BYTES,
  type Envelope,
  type EnvelopeSignature,
  encodeEnvelope,
  MAX_SIGNATURES,
  type ParseEnvelopeOptions,
  parseEnvelope,
} from './envelope.js';
export {
  type DistrustReason,
  evaluateSource,
  evaluateTrust,
  type KeyTrust,
  type SourceOutcome,
  type SourceTrust,
  type TrustClock,
  type TrustContext,
  type TrustEvaluation,
} from './evaluate-trust.js';
export { type JudgeProofOptions, judgeProof, type ProofJudgement } from './judge-proof.js';
export { parsePrivateKey, parsePublicKey } from './parse-key.js';
export { encodePreAuth } from './pre-auth-encoding.js';
export { generateKeyPair, type KeyPair, PrivateKey } from './private-key.js';
export type { DataIntegrityProof, SecuredDocument } from './proof-form.js';
export { type PublicJwk, PublicKey } from './public-key.js';
export { signEnvelope } from './sign-envelope.js';
export { createSigner, type Signer } from './signer.js';
export { SigningError, type SigningErrorCode, type SigningErrorDetails } from './signing-error.js';
export {
  createStatement,
  encodeStatement,
  MAX_SUBJECTS,
  parseStatement,
  STATEMENT_PAYLOAD_TYPE,
  STATEMENT_TYPE,
  type Statement,
  type StatementSubject,
} from './statement.js';
export {
  parseTrustPolicy,
  type RevocationReason,
  TRUST_POLICY_SCHEMA,
  type TrustedKey,
  type TrustedSource,
  type TrustPolicy,
} from './trust-policy.js';
export {
  type Ed25519Outcome,
  verifyEd25519,
  verifyEd25519WithWebCrypto,
  type WebCryptoVerifier,
} from './verify-ed25519.js';
export {
  type CheckedSignature,
  type EnvelopeVerification,
  type SignatureOutcome,
  type VerifyEnvelopeOptions,
  verifyEnvelope,
} from './verify-envelope.js';
export {
  type DataIntegrityOutcome,
  type ProofVerification,
  type VerifyProofOptions,
  verifyProof,
} from './verify-proof.js';
