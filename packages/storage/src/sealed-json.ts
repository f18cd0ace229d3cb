import { encodeCanonicalJson, type JsonValue, parseJson } from '@loccit/json';
import { sha256Hex } from '@loccit/lineage';
import { StorageError, type StoreFileRole } from './storage-error.js';

/** A JSON object as parsed. */
export type JsonObject = { [name: string]: JsonValue };

/** Whether it is a JSON object. */
export function isJsonObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The RFC 8785 bytes of the object with a member `digest` over its other members.
 *
 * @remarks The digest finds a damaged file; it is no protection against somebody who wants to change one.
 */
export function encodeSealedJson(value: JsonObject): Uint8Array {
  return encodeCanonicalJson({ ...value, digest: digestObject(value) });
}

/**
 * The object without its `digest`, after that held.
 *
 * @throws {@link StorageError} `store-damaged` with the role; `store-version` if the schema is another
 */
export function decodeSealedJson(bytes: Uint8Array, schema: string, role: StoreFileRole): JsonObject {
  const value = parseStored(bytes, role);
  if (!isJsonObject(value)) throw new StorageError('store-damaged', { role, fault: 'malformed' });
  const { digest, ...rest } = value;
  if (typeof digest !== 'string' || digest !== digestObject(rest)) {
    throw new StorageError('store-damaged', { role, fault: 'hash' });
  }
  if (rest.schema !== schema) throw new StorageError('store-version', { role });
  return rest;
}

/** Strict JSON of a file of the store. */
export function parseStored(input: Uint8Array | string, role: StoreFileRole, line?: number): JsonValue {
  try {
    return parseJson(input);
  } catch (cause) {
    throw new StorageError(
      'store-damaged',
      line === undefined ? { role, fault: 'malformed' } : { role, fault: 'malformed', line },
      { cause },
    );
  }
}

// Not the digest of identities: paths and labels in here need not be NFC.
function digestObject(value: JsonObject): string {
  return sha256Hex(encodeCanonicalJson(value));
}
