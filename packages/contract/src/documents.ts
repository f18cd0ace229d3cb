export { checkDocument, DOCUMENT_NAMES, type DocumentName } from './check-document.js';
export type { OtherDocumentName } from './generated/document-validators.js';
export type { SchemaName } from './generated/validators.js';
export type { SchemaFault } from './schema-fault.js';
