export { type AnchorOptions, anchorPieces } from './anchor-pieces.js';
export {
  type AcknowledgedEvents,
  type BuildGenerationInput,
  buildGeneration,
  readAcknowledged,
} from './build-generation.js';
export { buildPending, type PendingBuild } from './build-pending.js';
export type { PipelineTools } from './build-records.js';
export {
  DEFAULT_TENANT,
  describeFolderFile,
  encodeFileSetUri,
} from './folder-file.js';
export type { ForeignChunker, ForeignIndexer, ForeignTool } from './foreign-tool.js';
export type { HiddenText } from './hidden-text.js';
export { type IngestedDocument, type IngestOptions, ingestDocument } from './ingest-document.js';
export { IngestionError, type IngestionErrorCode, type IngestionErrorDetails } from './ingestion-error.js';
export { findMediaType, isTextMediaType, type TextMediaType } from './media-type.js';
export { openBuild } from './open-build.js';
export {
  DEFAULT_CHUNK_CODE_POINTS,
  describeChunker,
  INDEXER,
  MARKDOWN_PARSER,
  type PipelineTool,
  PLAIN_PARSER,
} from './pipeline-tools.js';
export { bindContent, type ReadEvent, readSourceEvent } from './read-source-event.js';
export { createRerunner, type RecordedLevels, type RerunState, type RerunStates } from './rerun.js';
export type { DescribedDocument, SourceFile } from './source-file.js';
export { type ReadManifest, readSourceManifest } from './source-manifest.js';
