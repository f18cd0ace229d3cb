import type { LineageRecord } from '@loccit/lineage';
import type { StoredDocument } from '@loccit/storage';
import { copyData, type Data, type DataObject } from './copy-data.js';

type Holds = (value: Data) => boolean;

const isText: Holds = (value) => typeof value === 'string';
const isTextOrNull: Holds = (value) => value === null || typeof value === 'string';
const isNumberOrNull: Holds = (value) => value === null || typeof value === 'number';
const isObject = (value: Data): value is DataObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const DOCUMENT: Readonly<Record<keyof StoredDocument, Holds>> = {
  document_id: isText,
  canonical_revision_id: isText,
  parse_revision_id: isText,
  allowed_groups: (value) => Array.isArray(value) && value.every(isText),
  acl_sha256: isText,
  work_id: isTextOrNull,
  effective_from: isTextOrNull,
  effective_to: isTextOrNull,
  authority: isNumberOrNull,
  marking: isTextOrNull,
  license: isTextOrNull,
  scope: (value) => value === null || (isObject(value) && Object.values(value).every(isText)),
  sequence: (value) => typeof value === 'number',
  title: isTextOrNull,
  path: isText,
};

/** What rules compare and reports show of a source; the other records are read by the walk of the chain alone. */
const CANONICAL: Readonly<Record<string, Holds>> = {
  tenant_id: isText,
  document_id: isText,
  source_uri: isText,
  source_version: isText,
  title: isTextOrNull,
  media_type: isText,
  charset: isTextOrNull,
  raw_sha256: isText,
  canonical_sha256: isText,
};

/** A document as a port handed it out, undefined for what is none. */
export function readDocument(value: unknown): StoredDocument | undefined {
  const row = tryCopy(value);
  return isObject(row) && holdsAll(row, DOCUMENT) ? (row as unknown as StoredDocument) : undefined;
}

/**
 * A record as a port handed it out, undefined for what is none.
 *
 * @remarks Whether its preimage has the members and the id of its level is asked where chains are walked.
 */
export function readRecord(value: unknown): LineageRecord | undefined {
  const record = tryCopy(value);
  if (!isObject(record) || !isText(record.id) || !isObject(record.preimage)) return undefined;
  const { preimage } = record;
  if (preimage.type === 'loccit:canonical:1' && !holdsAll(preimage, CANONICAL)) return undefined;
  return record as unknown as LineageRecord;
}

/** What is no data, or throws when it is read, is nothing. */
export function tryCopy(value: unknown): Data {
  try {
    return copyData(value);
  } catch {
    return undefined;
  }
}

function holdsAll(row: DataObject, members: Readonly<Record<string, Holds>>): boolean {
  for (const name in members) if (members[name]?.(row[name]) !== true) return false;
  return true;
}
