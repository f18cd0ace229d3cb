import { isProxy } from '#platform';
import { BareObject } from './bare-object.js';
import { hasInheritedElement, isRevoked } from './broken-containers.js';
import { JsonError, type JsonErrorCode } from './json-error.js';
import type { JsonValue } from './json-value.js';
import { DEFAULT_MAX_DEPTH } from './parse-json.js';
import { describePointer, type PointerStep } from './pointer.js';

const { getOwnPropertyDescriptor, getOwnPropertyNames, getOwnPropertySymbols, getPrototypeOf, hasOwn } =
  Object;

/** Where a walk is, and whether it copies what it finds. */
interface Walk {
  readonly steps: PointerStep[];
  readonly open: Set<object>;
  readonly copies: boolean;
}

/**
 * Makes sure that a value is plain JSON data, so that writing it loses, converts and calls nothing.
 *
 * @remarks Refused are `undefined`, functions, symbols and bigints (`not-json`); `Map`, `Date`, class instances,
 * anything with a callable `toJSON`, accessors, hidden and symbol members, extra members of arrays (`not-plain`);
 * NaN and infinities (`not-finite`); holes (`sparse-array`); lone surrogates in strings and names; the name
 * `__proto__`; cycles; more than 64 levels. An object may occur in two places. No accessor is called; each trap of a
 * proxy is called once for each thing it answers.
 * @throws {@link JsonError} with a pointer; line and column are 0.
 */
export function assertJson(value: unknown): asserts value is JsonValue {
  check(value, { steps: [], open: new Set(), copies: false });
}

/**
 * A copy of a value that {@link assertJson} accepts, made of what was checked and of nothing read later.
 *
 * @remarks Objects of the copy inherit nothing. Nothing is copied where arrays inherit elements: an accessor among
 * them would catch an element of the copy, or of what writes it.
 * @throws {@link JsonError} with a pointer; line and column are 0.
 */
export function copyJson(value: unknown): unknown {
  const walk: Walk = { steps: [], open: new Set(), copies: true };
  if (hasInheritedElement()) refuse('not-plain', walk);
  return check(value, walk);
}

function check(value: unknown, walk: Walk): unknown {
  switch (typeof value) {
    case 'boolean':
      return value;
    case 'number':
      if (!Number.isFinite(value)) refuse('not-finite', walk);
      return value;
    case 'string':
      if (!value.isWellFormed()) refuse('lone-surrogate', walk);
      return value;
    case 'object':
      return value === null ? null : checkContainer(value, walk);
    default:
      return refuse('not-json', walk);
  }
}

function checkContainer(container: object, walk: Walk): unknown {
  const { open } = walk;
  if (open.has(container)) refuse('cycle', walk);
  if (open.size === DEFAULT_MAX_DEPTH) refuse('too-deep', walk);
  // Telling an array throws where nothing can be told.
  if (isRevoked(container)) refuse('not-plain', walk);
  open.add(container);
  const copy = Array.isArray(container) ? checkArray(container, walk) : checkObject(container, walk);
  open.delete(container);
  return copy;
}

function checkArray(array: readonly unknown[], walk: Walk): unknown {
  if (getPrototypeOf(array) !== Array.prototype) refuse('not-plain', walk);
  if (hasConverter(Array.prototype) || hasConverter(Object.prototype)) refuse('not-plain', walk);
  const copy: unknown[] = [];
  const { length } = array;
  for (let index = 0; index < length; index++) {
    walk.steps.push(index);
    const member = getOwnPropertyDescriptor(array, index);
    if (member === undefined) refuse('sparse-array', walk);
    if (!hasOwn(member, 'value')) refuse('not-plain', walk);
    const item = check(member.value, walk);
    if (walk.copies) copy.push(item);
    walk.steps.pop();
  }
  // Every index and `length`, nothing else.
  if (ownKeys(array).length !== length + 1) refuse('not-plain', walk);
  return copy;
}

function checkObject(object: object, walk: Walk): unknown {
  const prototype: unknown = getPrototypeOf(object);
  if (prototype !== null) {
    if (prototype !== Object.prototype || hasConverter(Object.prototype)) refuse('not-plain', walk);
  }
  const names = ownKeys(object);
  const converter = names.includes('toJSON') ? getOwnPropertyDescriptor(object, 'toJSON') : undefined;
  if (converter !== undefined && hasOwn(converter, 'value') && typeof converter.value === 'function')
    refuse('not-plain', walk);
  const copy = walk.copies ? new BareObject() : undefined;
  let ordinal = 0;
  for (const name of names) {
    if (typeof name === 'symbol') refuse('not-plain', walk);
    walk.steps.push({ name, ordinal: ordinal++ });
    if (name === '__proto__') refuse('forbidden-name', walk);
    if (!name.isWellFormed()) refuse('lone-surrogate', walk);
    const member = name === 'toJSON' ? converter : getOwnPropertyDescriptor(object, name);
    if (member === undefined || !hasOwn(member, 'value') || !member.enumerable) refuse('not-plain', walk);
    const item = check(member.value, walk);
    if (copy !== undefined) copy[name] = item;
    walk.steps.pop();
  }
  return copy;
}

/** Names and symbols of all own members, names first. */
function ownKeys(object: object): (string | symbol)[] {
  // The one call is several times slower than the two, which would ask a proxy twice.
  if (isProxy === undefined || isProxy(object)) return Reflect.ownKeys(object);
  const symbols = getOwnPropertySymbols(object);
  const names: (string | symbol)[] = getOwnPropertyNames(object);
  return symbols.length === 0 ? names : names.concat(symbols);
}

/** Whether a polluted prototype would convert everything that inherits from it. */
function hasConverter(prototype: object): boolean {
  if (!hasOwn(prototype, 'toJSON')) return false;
  const member = getOwnPropertyDescriptor(prototype, 'toJSON');
  return member !== undefined && (!hasOwn(member, 'value') || typeof member.value === 'function');
}

function refuse(code: JsonErrorCode, walk: Walk): never {
  const limit = code === 'too-deep' ? { limit: DEFAULT_MAX_DEPTH } : {};
  throw new JsonError(code, { pointer: describePointer(walk.steps), line: 0, column: 0, ...limit });
}
