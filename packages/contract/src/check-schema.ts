import { checkStrings } from './check-strings.js';
import type { SchemaName } from './generated/validators.js';
import { VALIDATORS } from './generated/validators.js';
import type { ArtifactTypes } from './generated/wire.js';
import { listFaults, type SchemaFault, sortFaults } from './schema-fault.js';

/** Names of the schemas, in alphabetical order. */
export const SCHEMA_NAMES: readonly SchemaName[] = (Object.keys(VALIDATORS) as SchemaName[]).sort();

/**
 * Every way in which a parsed value differs from a schema; empty when it conforms.
 *
 * @param name - name of a schema file, without version
 * @param value - what `parseJson` gave
 * @remarks Sorted by pointer (indexes as numbers) and keyword, without duplicates, independent of the order of members.
 * Nothing is coerced, nothing filled in; only own members count. No fault repeats content: a member whose name is not
 * safe to show stands as `#` and its place. Each list and object contributes at most 1,000 faults, then a fault with
 * keyword `fault-limit` says so. Linear in the size of the value.
 * @example
 * ```ts
 * checkSchema('citation', {})[0]; // { pointer: '', keyword: 'required', params: { member: 'canonical_revision_id' } }
 * ```
 * @see JSON Schema 2020-12
 */
export function checkSchema(name: SchemaName, value: unknown): SchemaFault[] {
  const faults = listFaults(VALIDATORS[name], value);
  return faults.length === 0 && (name === 'sources' || name === 'lineage' || name === 'event')
    ? sortFaults(checkStrings(name, value))
    : faults;
}

/** Whether a parsed value conforms to a schema; narrows to its wire type. */
export function conformsTo<Name extends SchemaName>(
  name: Name,
  value: unknown,
): value is ArtifactTypes[Name] {
  return checkSchema(name, value).length === 0;
}
