import { JsonError, type JsonErrorCode } from './json-error.js';
import type { JsonValue } from './json-value.js';
import { DEFAULT_MAX_DEPTH } from './parse-json.js';
import { describePointer, type PointerStep } from './pointer.js';

/**
 * Makes sure that a value is plain JSON data, so that writing it loses, converts and calls nothing.
 *
 * @remarks Refused are `undefined`, functions, symbols and bigints (`not-json`); `Map`, `Date`, class instances,
 * anything with a callable `toJSON`, accessors, hidden and symbol members, extra members of arrays (`not-plain`);
 * NaN and infinities (`not-finite`); holes (`sparse-array`); lone surrogates in strings and names; the name
 * `__proto__`; cycles; more than 64 levels. An object may occur in two places.
 * @throws {@link JsonError} with a pointer; line and column are 0.
 */
export function assertJson(value: unknown): asserts value is JsonValue {
  check(value, [], new Set());
}

function check(value: unknown, steps: PointerStep[], open: Set<object>): void {
  switch (typeof value) {
    case 'boolean':
      return;
    case 'number':
      if (!Number.isFinite(value)) refuse('not-finite', steps);
      return;
    case 'string':
      if (!value.isWellFormed()) refuse('lone-surrogate', steps);
      return;
    case 'object':
      if (value !== null) checkContainer(value, steps, open);
      return;
    default:
      refuse('not-json', steps);
  }
}

function checkContainer(container: object, steps: PointerStep[], open: Set<object>): void {
  if (open.has(container)) refuse('cycle', steps);
  if (open.size === DEFAULT_MAX_DEPTH) refuse('too-deep', steps);
  // A polluted prototype can put `toJSON` on plain objects as well.
  if ('toJSON' in container && typeof container.toJSON === 'function') refuse('not-plain', steps);
  open.add(container);
  if (Array.isArray(container)) checkArray(container, steps, open);
  else checkObject(container, steps, open);
  open.delete(container);
}

function checkArray(array: readonly unknown[], steps: PointerStep[], open: Set<object>): void {
  if (Object.getPrototypeOf(array) !== Array.prototype) refuse('not-plain', steps);
  for (let index = 0; index < array.length; index++) {
    steps.push(index);
    const member = Object.getOwnPropertyDescriptor(array, index);
    if (member === undefined) refuse('sparse-array', steps);
    if (!('value' in member)) refuse('not-plain', steps);
    check(member.value, steps, open);
    steps.pop();
  }
  // Every index and `length`, nothing else.
  if (Reflect.ownKeys(array).length !== array.length + 1) refuse('not-plain', steps);
}

function checkObject(object: object, steps: PointerStep[], open: Set<object>): void {
  const prototype: unknown = Object.getPrototypeOf(object);
  if (prototype !== Object.prototype && prototype !== null) refuse('not-plain', steps);
  let ordinal = 0;
  for (const name of Reflect.ownKeys(object)) {
    if (typeof name === 'symbol') refuse('not-plain', steps);
    steps.push({ name, ordinal: ordinal++ });
    if (name === '__proto__') refuse('forbidden-name', steps);
    if (!name.isWellFormed()) refuse('lone-surrogate', steps);
    const member = Object.getOwnPropertyDescriptor(object, name);
    if (member === undefined || !('value' in member) || !member.enumerable) refuse('not-plain', steps);
    check(member.value, steps, open);
    steps.pop();
  }
}

function refuse(code: JsonErrorCode, steps: readonly PointerStep[]): never {
  const limit = code === 'too-deep' ? { limit: DEFAULT_MAX_DEPTH } : {};
  throw new JsonError(code, { pointer: describePointer(steps), line: 0, column: 0, ...limit });
}
