import type { Served } from './content-table.js';
import type { Sql } from './database.js';
import { NO_END } from './schema.js';

/** Makes these the tenant's units from a publication on. */
export function replaceMembers(sql: Sql, { publication, tenant }: Served, fresh: Iterable<number>): void {
  const held = new Set(listMembers(sql, { tenant, publication: NO_END - 1 }));
  for (const unit of fresh) {
    if (held.delete(unit)) continue;
    sql.run(
      'INSERT INTO member (unit, tenant, since, until) VALUES (?, ?, ?, ?)',
      unit,
      tenant,
      publication,
      NO_END,
    );
  }
  for (const unit of held) {
    sql.run(
      'UPDATE member SET until = ? WHERE unit = ? AND tenant = ? AND until = ?',
      publication,
      unit,
      tenant,
      NO_END,
    );
  }
}

/** Numbers of the units of a publication, in any order. */
export function listMembers(sql: Sql, { publication, tenant }: Served): number[] {
  // One row for all of them: a row costs more than a unit.
  const row = sql.get(
    'SELECT json_group_array(unit) AS units FROM member WHERE tenant = ? AND since <= ? AND until > ?',
    tenant,
    publication,
    publication,
  );
  return JSON.parse(String(row?.units ?? '[]')) as number[];
}

/** Whether a publication has a unit. */
export function isMember(sql: Sql, unit: number, { publication, tenant }: Served): boolean {
  // The signs keep the planner from going through all members of the tenant.
  const row = sql.get(
    'SELECT 1 AS n FROM member WHERE unit = ? AND +tenant = ? AND since <= ? AND +until > ?',
    unit,
    tenant,
    publication,
    publication,
  );
  return row !== undefined;
}
