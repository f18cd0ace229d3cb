export { type Access, type AccessInput, openAccess } from './access.js';
export { type AuditPlace, type AuditShelf, createAuditShelf, readKeptAudit } from './audit-shelf.js';
export {
  ACCESS_ACTIONS,
  type AccessAction,
  type AccessRequest,
  type Authorizer,
  DENIAL_REASONS,
  type DenialReason,
} from './authorizer.js';
export { completeBuild, selectChain } from './carried-build.js';
export { type CheckedBuild, checkBuild } from './checked-build.js';
export type { CoherenceInput } from './coherence.js';
export { describeSnapshotRow, findIncoherence } from './coherence.js';
export { type CopiedCounts, type CopyableStore, copyStore, describeBuild } from './copy-store.js';
export type { DescribedDocument } from './described-document.js';
export { isStoredDocument } from './document-form.js';
export type {
  EventLog,
  EventProgress,
  EventReceipt,
  EventStore,
  PendingEvent,
} from './event-log.js';
export {
  type BuildProgress,
  checkProgress,
  describeReceipt,
  type EventJudgement,
  judgeEvent,
  type KnownEvents,
  type ProgressInput,
  type Sequenced,
  sequenceOf,
} from './event-rules.js';
export type { FilePort } from './file-port.js';
export { openFolderStore } from './folder-store.js';
export { freezeData } from './freeze-data.js';
export { type GenerationLookups, lookUp } from './generation-lookups.js';
export { describeDocument, describeServed } from './generation-manifest.js';
export { createGroupAuthorizer } from './group-authorizer.js';
export type { IndexedRow, LexicalSearch, TermPosting, TermReader } from './lexical-search.js';
export { createMemoryStore } from './memory-store.js';
export { NOBODYS } from './nobodys-document.js';
export { createRecentTexts, declareOpened, isOpenedGeneration, readRaw } from './opened-generation.js';
export { isInEffect, isOpenTo, PUBLIC_GROUP, type Reader } from './reader.js';
export { indexByRaw } from './record-owners.js';
export {
  FORM_CODES,
  LIST_CODES,
  LOG_CODES,
  type StoreFinding,
  type StoreFindingCode,
} from './reconcile/finding.js';
export {
  type FindRecords,
  type InspectedStore,
  inspectStore,
  type StoreInspector,
} from './reconcile/inspect-store.js';
export type { ListRecords } from './reconcile/laid-generation.js';
export { deriveRestrictions, NO_RESTRICTIONS, type Restriction, type Restrictions } from './restrictions.js';
export type { JsonObject } from './sealed-json.js';
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
export {
  checkEvent,
  checkLogged,
  describeEvent,
  digestEvent,
  type EventDocument,
  isStoredEvent,
  type LoggedEvent,
  type StoredEvent,
} from './stored-event.js';
export type { WaitingEvent } from './waiting-event.js';
export { countTools, type ToolCount, type ToolKind, type ToolUse } from './tool-use.js';
