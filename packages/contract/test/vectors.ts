import type { SchemaName } from '@loccit/contract';
import { loadVectors } from '@loccit/testing';

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** Good artifacts by schema and name. */
export const artifacts = loadVectors<Record<SchemaName, Record<string, Json>>>('contract/artifacts.json');

export interface Operation {
  readonly op: 'add' | 'remove';
  readonly path: string;
  readonly value?: Json;
}

/** A copy of a value with RFC 6902 operations `add` and `remove` applied; names hold no `~` and no `/`. */
export function patched(value: Json, operations: readonly Operation[]): Json {
  let copy = structuredClone(value);
  for (const { op, path, value: added } of operations) {
    if (path === '') {
      copy = added ?? null;
      continue;
    }
    const steps = path.slice(1).split('/');
    const last = steps.pop() ?? '';
    let at = copy as Record<string, Json>;
    for (const step of steps) at = at[step] as Record<string, Json>;
    if (Array.isArray(at)) {
      if (op === 'remove') at.splice(Number(last), 1);
      else at[last === '-' ? at.length : Number(last)] = added ?? null;
    } else if (op === 'remove') delete at[last];
    else at[last] = added ?? null;
  }
  return copy;
}
