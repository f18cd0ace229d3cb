import type { LineageRecord } from '@loccit/lineage';
import { isStoredDocument, type StoredDocument } from '@loccit/storage';
import { copyData, type Data, type DataObject } from './copy-data.js';

type Holds = (value: Data) => boolean;

const isText: Holds = (value) => typeof value === 'string';
const isTextOrNull: Holds = (value) => value === null || typeof value === 'string';
const isObject = (value: Data): value is DataObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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
  return isStoredDocument(row) ? row : undefined;
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
  if (preimage.type === 'loccit:canonical:1' && !holdsAll(preimage)) return undefined;
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

function holdsAll(preimage: DataObject): boolean {
  for (const name in CANONICAL) if (CANONICAL[name]?.(preimage[name]) !== true) return false;
  return true;
}
