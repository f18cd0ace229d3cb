import { checkSchema } from '@loccit/contract';
import { canonicalizeJson } from '@loccit/json';
import type { LineageRecord } from '@loccit/lineage';
import { encodeLines } from './byte-lists.js';
import { parseStored } from './sealed-json.js';
import { StorageError } from './storage-error.js';

/**
 * The bytes of `records.jsonl`: one record a line in RFC 8785 form, in the order given, which is that of the ids.
 */
export function encodeRecordLines(records: readonly LineageRecord[]): Uint8Array {
  return encodeLines(records.map((record) => canonicalizeJson(record)));
}

/**
 * The records of a `records.jsonl`, each checked against the lineage schema.
 *
 * @throws {@link StorageError} `store-damaged` with the line
 */
export function parseRecordLines(bytes: Uint8Array): LineageRecord[] {
  const lines = decodeStoredText(bytes).split('\n');
  if (lines.pop() !== '') throw new StorageError('store-damaged', { role: 'records', fault: 'malformed' });
  const records: LineageRecord[] = [];
  let before = '';
  for (const [at, text] of lines.entries()) {
    const value = parseStored(text, 'records', at + 1);
    if (!isRecord(value) || value.id <= before) {
      throw new StorageError('store-damaged', { role: 'records', fault: 'schema', line: at + 1 });
    }
    before = value.id;
    records.push(value);
  }
  return records;
}

/** Exact UTF-8: what begins with U+FEFF keeps it, and ill-formed bytes throw a `TypeError`. */
export function decodeStoredText(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
}

function isRecord(value: unknown): value is LineageRecord {
  return checkSchema('lineage', value).length === 0;
}
