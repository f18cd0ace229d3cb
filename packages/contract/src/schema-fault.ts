import { describePointer, type PointerStep } from '@loccit/json';
import { type CompiledFault, type CompiledValidator, FAULT_LIMIT } from './generated/validators.js';
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

/** What a compiled validator finds, in the form that leaves this package and in its order. */
export function listFaults(validate: CompiledValidator, value: unknown): SchemaFault[] {
  if (validate(value)) return [];
  return sortFaults(dropBranches(validate.errors ?? []).map((fault) => toFault(fault, value)));
}

/**
 * The faults of a list that say something of their own.
 *
 * @remarks `if` only repeats its branch. Where a value may also be null, the fault of the other form stands alone.
 * Where forms are alternatives of one kind (a time or a date, one of two members), the choice itself is the fault.
 */
function dropBranches(faults: readonly CompiledFault[]): CompiledFault[] {
  const placesOf = (test: (fault: CompiledFault) => boolean) =>
    new Set(faults.filter(test).map((fault) => fault.instancePath));
  const nullable = placesOf(isNotNull);
  const alternatives = placesOf(
    ({ keyword, instancePath }) => keyword === 'anyOf' && !nullable.has(instancePath),
  );
  const notObject = placesOf(({ keyword, params }) => keyword === 'type' && params.type === 'object');
  return faults.filter((fault) => {
    const { instancePath: place, keyword, schemaPath } = fault;
    if (keyword === 'if' || isNotNull(fault) || schemaPath.includes('/oneOf/')) return false;
    if (keyword === 'oneOf') return !notObject.has(place);
    return keyword === 'anyOf' ? !nullable.has(place) : !alternatives.has(place);
  });
}

const isNotNull = (fault: CompiledFault): boolean => fault.keyword === 'type' && fault.params.type === 'null';

/** A fault of a compiled validator in the form that leaves this package. */
function toFault(fault: CompiledFault, value: unknown): SchemaFault {
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

/** Faults in order, without duplicates; beyond the limit one that says so stands for the others. */
export function sortFaults(faults: readonly SchemaFault[]): SchemaFault[] {
  const distinct = new Map(faults.map((fault) => [JSON.stringify(fault), fault]));
  const sorted = [...distinct]
    .sort(([a, left], [b, right]) => comparePointers(left.pointer, right.pointer) || (a < b ? -1 : 1))
    .map(([, fault]) => fault);
  if (sorted.length < FAULT_LIMIT) return sorted;
  const limit: SchemaFault = { pointer: '', keyword: 'fault-limit', params: { limit: FAULT_LIMIT } };
  return [limit, ...sorted.slice(0, FAULT_LIMIT)];
}
