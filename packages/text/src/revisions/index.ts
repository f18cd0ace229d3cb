export type { Span } from '../span.js';
export { diffRevisions, type RevisionDiff } from './diff-revisions.js';
export { createRevisionMap, type MappedSpan, type RevisionMap, type Side } from './revision-map.js';
export type { Sections } from './sections.js';
