import type { StoredDocument } from './stored-document.js';

type Holds = (value: unknown) => boolean;

const isText: Holds = (value) => typeof value === 'string';
const isTextOrNull: Holds = (value) => value === null || typeof value === 'string';
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const MEMBERS: Readonly<Record<keyof StoredDocument, Holds>> = {
  document_id: isText,
  canonical_revision_id: isText,
  parse_revision_id: isText,
  allowed_groups: (value) => Array.isArray(value) && value.every(isText),
  acl_sha256: isText,
  work_id: isTextOrNull,
  effective_from: isTextOrNull,
  effective_to: isTextOrNull,
  authority: (value) => value === null || Number.isSafeInteger(value),
  marking: isTextOrNull,
  license: isTextOrNull,
  scope: (value) => value === null || (isObject(value) && Object.values(value).every(isText)),
  sequence: (value) => Number.isSafeInteger(value),
  title: isTextOrNull,
  path: isText,
};

/**
 * Whether a row has every member of a stored document, each of its type.
 *
 * @remarks Not whether ids are ids and instants are instants, nor whether the row agrees with any record.
 * @example
 * ```ts
 * isStoredDocument({ document_id: 'fees' }); // false
 * ```
 */
export function isStoredDocument(row: unknown): row is StoredDocument {
  if (!isObject(row)) return false;
  for (const [name, holds] of Object.entries(MEMBERS)) if (!holds(row[name])) return false;
  return true;
}
