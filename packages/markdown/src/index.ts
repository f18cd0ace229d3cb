export { type Block, type BlockKind, type BlockSpan, listBlocks } from './blocks.js';
export { MAX_CONTAINER_DEPTH } from './nesting-limit.js';
export { type MarkdownTree, parseMarkdown } from './parser.js';
