export type { CoherenceInput } from './coherence.js';
export { describeSnapshotRow, findIncoherence } from './coherence.js';
export { isStoredDocument } from './document-form.js';
export type { FilePort } from './file-port.js';
export { openFolderStore } from './folder-store.js';
export type { IndexedRow, LexicalSearch, TermPosting, TermReader } from './lexical-search.js';
export { createMemoryStore } from './memory-store.js';
export { isOpenedGeneration, readRaw } from './opened-generation.js';
export { isInEffect, isOpenTo, PUBLIC_GROUP, type Reader } from './reader.js';
export {
  type BuildFault,
  StorageError,
  type StorageErrorCode,
  type StorageErrorDetails,
  type StoreFault,
  type StoreFileRole,
} from './storage-error.js';
export type { GenerationBuild, Store, StoredGeneration } from './store.js';
export { describeWork, type StoredDocument } from './stored-document.js';
