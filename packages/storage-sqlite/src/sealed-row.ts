import { createHash } from 'node:crypto';
import { StorageError, type StoreFileRole } from '@loccit/storage';
import type { SqlValue } from './driver.js';

/** SHA-256 that finds damage of a row; no protection against somebody who wants to change one. */
export function sealOf(content: string | Uint8Array): Buffer {
  return createHash('sha256').update(content).digest();
}

/** Refuses a row that is not what its seal says. */
export function assertSealed(content: string | Uint8Array, seal: SqlValue, role: StoreFileRole): void {
  if (!(seal instanceof Uint8Array) || !sealOf(content).equals(seal)) refuseDamaged(role, 'hash');
}

/** JSON of a sealed row. */
export function parseSealed<T>(body: string, seal: SqlValue, role: StoreFileRole): T {
  assertSealed(body, seal, role);
  return JSON.parse(body) as T;
}

/** Refuses what cannot be believed. */
export function refuseDamaged(
  role: StoreFileRole,
  fault: 'hash' | 'missing' | 'malformed' | 'incoherent',
): never {
  throw new StorageError('store-damaged', { role, fault });
}
