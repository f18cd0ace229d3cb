import { checkSchema, SCHEMA_NAMES } from './check-schema.js';
import { DOCUMENT_VALIDATORS, type OtherDocumentName } from './generated/document-validators.js';
import type { SchemaName } from './generated/validators.js';
import { listFaults, type SchemaFault } from './schema-fault.js';

/** Name of a schema that describes whole documents: every one but `primitives`. */
export type DocumentName = SchemaName | OtherDocumentName;

/** Names of the schemas of whole documents, in alphabetical order. */
export const DOCUMENT_NAMES: readonly DocumentName[] = [
  ...SCHEMA_NAMES,
  ...(Object.keys(DOCUMENT_VALIDATORS) as OtherDocumentName[]),
].sort();

/**
 * Every way in which a parsed value differs from the schema of a document; empty when it conforms.
 *
 * @param name - name of a schema file, without version
 * @param value - what `parseJson` gave
 * @remarks As {@link checkSchema}, for outputs of commands, files of a store and tables too. Their validators are loaded
 * with this entry point, not with the package.
 * @example
 * ```ts
 * import { checkDocument } from '@loccit/contract/documents';
 *
 * checkDocument('store', { schema: 'urn:loccit:store:1' })[0]; // { pointer: '', keyword: 'required', params: { member: 'digest' } }
 * ```
 * @see JSON Schema 2020-12
 */
export function checkDocument(name: DocumentName, value: unknown): SchemaFault[] {
  return isArtifact(name) ? checkSchema(name, value) : listFaults(DOCUMENT_VALIDATORS[name], value);
}

const isArtifact = (name: DocumentName): name is SchemaName => SCHEMA_NAMES.includes(name as SchemaName);
