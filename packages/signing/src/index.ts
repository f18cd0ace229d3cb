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
export { parsePrivateKey, parsePublicKey } from './parse-key.js';
export { encodePreAuth } from './pre-auth-encoding.js';
export { generateKeyPair, type KeyPair, PrivateKey } from './private-key.js';
export { type PublicJwk, PublicKey } from './public-key.js';
export { signEnvelope } from './sign-envelope.js';
export { createSigner, type Signer } from './signer.js';
export { SigningError, type SigningErrorCode, type SigningErrorDetails } from './signing-error.js';
export {
  type CheckedSignature,
  type EnvelopeVerification,
  type SignatureOutcome,
  type VerifyEnvelopeOptions,
  verifyEnvelope,
} from './verify-envelope.js';
export { type Ed25519Outcome, verifyEd25519, verifyEd25519WithWebCrypto } from './verify-ed25519.js';
