export type { BibliographyEntry } from './bibliography.js';
export { type Block, type BlockKind, type BlockSpan, listBlocks } from './blocks.js';
export { DEFAULT_ID_ALPHABET } from './doc-block-form.js';
export { type ExtractOptions, extractCitations } from './extract.js';
export {
  createMarkStream,
  type MarkStream,
  type MarkStreamOptions,
  type StreamedCitation,
  type StreamPiece,
} from './mark-stream.js';
export { MAX_CONTAINER_DEPTH } from './nesting-limit.js';
export { NOT_FOUND_SENTENCES } from './not-found.js';
export { MAX_RANGE_LENGTH } from './number-form.js';
export { type MarkdownTree, parseMarkdown } from './parser.js';
export type { Passages } from './passages.js';
export type { MarkDelimiters } from './stream-marks.js';
export type { StructureKind } from './structure-mentions.js';
export { listStructureReferences, type StructureReference } from './structure-references.js';
