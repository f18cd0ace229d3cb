export { addSeal } from './add-seal.js';
export { type CollectPackInput, collectPack } from './collect-pack.js';
export { CLAIM_SUBJECT, createDecision, DECISION_PREDICATE, DECISION_PURPOSE } from './create-decision.js';
export { createSeal } from './create-seal.js';
export { EMBEDDED_CLOSING, EMBEDDED_OPENING, openEmbeddedPack } from './embedded-pack.js';
export { type LookAtSealOptions, lookAtSeal, type SealLook } from './look-at-seal.js';
export { type OpenedPack, openPack } from './open-pack.js';
export {
  PackError,
  type PackErrorCode,
  type PackErrorDetails,
  type UnavailableEvidence,
} from './pack-error.js';
export { createPackFile, type EvidenceLevel, type PackContent, type PackFile } from './pack-file.js';
export { type ListedFile, PACK_SCHEMA, type PackManifest } from './pack-manifest.js';
export { isPackPath, type PackPath, rawPath, sealPath, textPath } from './pack-paths.js';
export type { PackSource } from './pack-source.js';
export { type PackedSeal, type ReadPack, type ReadPackOptions, readPack } from './read-pack.js';
export type { SealFormFault, SealFormFaultCode } from './read-seal.js';
export type { PackReader } from './readable-documents.js';
export {
  ANSWER_SUBJECT,
  CITATION_ANSWER_PREDICATE,
  type SealedTool,
  type SealPredicate,
} from './seal-predicate.js';
export {
  type DecisionTrust,
  type HeldDecision,
  type VerifyDecisionOptions,
  verifyDecision,
} from './verify-decision.js';
export {
  type SealContext,
  type SealedSource,
  type SealFault,
  type SealFaultCode,
  type SealVerification,
  type UncheckedFile,
  type VerifySealOptions,
  verifySeal,
} from './verify-seal.js';
export { encodePack, type PackSink, type WrittenPack, writePack } from './write-pack.js';
