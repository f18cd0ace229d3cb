import { describePointer, type PointerStep } from '@loccit/json';
import { type CompiledFault, FAULT_LIMIT } from './generated/validators.js';
import { comparePointers } from './pointer-order.js';

/** One way in which a value differs from its schema. */
export interface SchemaFault {
  /** JSON Pointer to the value, or to the member that is not known. */
  readonly pointer: string;
  /** The keyword of JSON Schema that refused it, or `nfc`, `source-uri`, `fault-limit`. */
  readonly keyword: string;
  /** What the schema asks for; never anything of the value. */
  readonly params: Readonly<Record<string, string | number>>;
}

/**
 * Leaves of a list of faults: what a branch of `if` or `anyOf` says is dropped where it only repeats another.
 *
 * @remarks A value that is neither null nor right is reported by the fault of the other branch alone; where branches
 * are alternatives of one kind (a time or a date, one of two members), the choice itself is the fault.
 */
export function dropBranches(faults: readonly CompiledFault[]): CompiledFault[] {
  const isNull = (fault: CompiledFault): boolean => fault.keyword === 'type' && fault.params.type === 'null';
  const nullable = new Set(faults.filter(isNull).map((fault) => fault.instancePath));
  const chosen = new Set(
    faults
      .filter(
        (fault) =>
          (fault.keyword === 'anyOf' || fault.keyword === 'oneOf') && !nullable.has(fault.instancePath),
      )
      .map((fault) => fault.instancePath),
  );
  return faults.filter((fault) => {
    if (fault.keyword === 'if') return false;
    if (nullable.has(fault.instancePath)) return !isNull(fault) && fault.keyword !== 'anyOf';
    if (!chosen.has(fault.instancePath) || fault.keyword === 'anyOf' || fault.keyword === 'oneOf')
      return true;
    return !/\/(?:anyOf|oneOf)\/|^urn:/.test(fault.schemaPath);
  });
}

/** A fault of a compiled validator in the form that leaves this package. */
export function toFault(fault: CompiledFault, value: unknown): SchemaFault {
  const unknownMember = fault.params.additionalProperty ?? fault.params.propertyName;
  const names = fault.instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  if (typeof unknownMember === 'string') names.push(unknownMember);
  return {
    pointer: describePointer(stepsOf(names, value)),
    keyword: fault.keyword,
    params: safeParams(fault),
  };
}

function stepsOf(names: readonly string[], value: unknown): PointerStep[] {
  let at = value;
  return names.map((name): PointerStep => {
    const parent = at;
    at =
      typeof parent === 'object' && parent !== null ? (parent as Record<string, unknown>)[name] : undefined;
    return Array.isArray(parent) ? Number(name) : { name, ordinal: ordinalOf(parent, name) };
  });
}

const ordinals = new WeakMap<object, ReadonlyMap<string, number>>();

function ordinalOf(parent: unknown, name: string): number {
  if (typeof parent !== 'object' || parent === null) return 0;
  let places = ordinals.get(parent);
  if (places === undefined) {
    places = new Map(Object.keys(parent).map((key, place) => [key, place]));
    ordinals.set(parent, places);
  }
  return places.get(name) ?? 0;
}

function safeParams({ keyword, params }: CompiledFault): Record<string, string | number> {
  const safe: Record<string, string | number> = {};
  if (typeof params.limit === 'number') safe.limit = params.limit;
  if (typeof params.missingProperty === 'string') safe.member = params.missingProperty;
  if (params.type !== undefined) safe.type = String(params.type);
  if (keyword === 'const') safe.allowed = String(params.allowedValue);
  if (keyword === 'enum') safe.allowed = String(params.allowedValues);
  return safe;
}

/** Faults in order, without duplicates; one that says so in place of those beyond the limit. */
export function sortFaults(faults: readonly SchemaFault[]): SchemaFault[] {
  const distinct = new Map(faults.map((fault) => [JSON.stringify(fault), fault]));
  const sorted = [...distinct]
    .sort(([a, left], [b, right]) => comparePointers(left.pointer, right.pointer) || (a < b ? -1 : 1))
    .map(([, fault]) => fault);
  if (sorted.length <= FAULT_LIMIT) return sorted;
  return [
    ...sorted.slice(0, FAULT_LIMIT),
    { pointer: '', keyword: 'fault-limit', params: { limit: FAULT_LIMIT } },
  ];
}
