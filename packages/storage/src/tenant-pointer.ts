import { isGenerationId } from './folder-layout.js';
import { decodeSealedJson, encodeSealedJson } from './sealed-json.js';
import { StorageError } from './storage-error.js';

const SCHEMA = 'urn:loccit:store-pointer:1';

/** What `current.json` of a tenant says. */
export interface TenantPointer {
  readonly tenantId: string;
  /** Ids in order of their last publication; the last is served. Never empty. */
  readonly published: readonly string[];
}

/** The bytes of a pointer. */
export function encodePointer(pointer: TenantPointer): Uint8Array {
  return encodeSealedJson({
    schema: SCHEMA,
    tenant_id: pointer.tenantId,
    published: [...pointer.published],
  });
}

/**
 * The pointer behind its bytes.
 *
 * @throws {@link StorageError} `store-damaged` or `store-version`, role `pointer`
 */
export function parsePointer(bytes: Uint8Array): TenantPointer {
  const { tenant_id: tenantId, published } = decodeSealedJson(bytes, SCHEMA, 'pointer');
  if (typeof tenantId !== 'string' || !Array.isArray(published) || published.length === 0) {
    throw new StorageError('store-damaged', { role: 'pointer', fault: 'schema' });
  }
  const ids = published.filter((id): id is string => typeof id === 'string' && isGenerationId(id));
  if (ids.length !== published.length || new Set(ids).size !== ids.length) {
    throw new StorageError('store-damaged', { role: 'pointer', fault: 'schema' });
  }
  return { tenantId, published: ids };
}

/** The list after `id` was published: it moves to, or is added at, the end. */
export function appendPublished(published: readonly string[], id: string): string[] {
  return [...published.filter((other) => other !== id), id];
}
