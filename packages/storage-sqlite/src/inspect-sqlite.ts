import { type CopyableStore, inspectStore, StorageError, type StoreFinding } from '@loccit/storage';
import type { Sql } from './database.js';
import { listMembers } from './member-table.js';
import { findPublication, findTenant } from './publication-table.js';
import { createUnitCache } from './unit-cache.js';

/**
 * Findings of a store in one file: of the file's own structure, then of what it holds, unit by unit.
 *
 * @remarks A unit that is damaged is told of by its number, and hides no other.
 */
export function* inspectSqlite(sql: Sql, store: CopyableStore): Generator<StoreFinding> {
  for (const row of sql.all('PRAGMA integrity_check(100)')) {
    const told = String(Object.values(row)[0]);
    if (told === 'ok') continue;
    yield { code: 'database-damaged', tenant_id: null, generation_id: null, place: told.slice(0, 200) };
  }
  yield* inspectStore(store, (generation) => {
    const tenant = findTenant(sql, generation.tenantId);
    const publication = tenant === undefined ? undefined : findPublication(sql, tenant, generation.id);
    if (publication === undefined) return undefined;
    return function* list(refuse) {
      const units = createUnitCache(sql, (sha256) => generation.text(sha256));
      for (const member of listMembers(sql, publication)) {
        try {
          const unit = units.open(member);
          for (let slot = 0; slot < unit.size; slot++) {
            const record = unit.at(slot);
            if (record !== undefined) yield record;
          }
        } catch (error) {
          if (!(error instanceof StorageError)) throw error;
          refuse(`unit ${member}`);
        }
      }
    };
  });
}
