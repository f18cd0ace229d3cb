export type {
  ChainEvidence,
  ChainFault,
  ChainLevel,
  ChainLink,
  ChainResult,
  CitedSpan,
  LinkState,
} from './chain.js';
export { type ChainMemory, createChainMemory } from './chain-memory.js';
export { compareUtf8 } from './compare-utf8.js';
export {
  createCanonicalRecord,
  createChunkRecord,
  createElementRecord,
  createGenerationRecord,
  createIndexEntryRecord,
  createParseRecord,
  type FieldsOf,
  isRecordOf,
  recomputeId,
} from './create-record.js';
export { createSha256, type Sha256 } from './create-sha256.js';
export {
  deriveAuthorizationRevision,
  digestAcl,
  digestElements,
  digestOptions,
  digestPipeline,
  digestSnapshot,
  digestTombstones,
  type Pipeline,
} from './digest-lists.js';
export { digestValue } from './digest-value.js';
export { type EntryTree, growEntryTree, keepEntryTree, rootOf } from './entry-tree.js';
export { type CitedChain, exportProv } from './export-prov.js';
export { HashedBytes } from './hashed-bytes.js';
export { LineageError, type LineageErrorCode, type LineageErrorDetails } from './lineage-error.js';
export type {
  CanonicalPreimage,
  ChunkPreimage,
  ElementKind,
  ElementPreimage,
  GenerationPreimage,
  IndexEntryPreimage,
  ParsePreimage,
  Preimage,
  RecordType,
  Tool,
} from './preimage.js';
export type { AbsenceProof, InclusionProof, ProofOutcome, TreeHead } from './proof.js';
export type { ProvAttributes, ProvDocument, ProvStatement, ProvValue } from './prov-document.js';
export { createEntryProver, type EntryProver, proveAbsence, proveInclusion } from './prove-entry.js';
export type {
  CanonicalInfo,
  ChunkInfo,
  GenerationInfo,
  IndexEntryInfo,
  InfoOf,
  LineageRecord,
  ParseInfo,
  ToolOptions,
} from './record.js';
export type { ElementRow, EntryLeaf, SnapshotRow, TombstoneRow } from './rows.js';
export { sha256Hex } from './sha256.js';
export { treeHash, treeRoot } from './tree.js';
export { type ChainVerifier, createChainVerifier, verifyChain } from './verify-chain.js';
export { verifyAbsence, verifyInclusion } from './verify-proof.js';
