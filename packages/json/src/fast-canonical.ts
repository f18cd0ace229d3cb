import { BareObject } from './bare-object.js';
import { isRevoked } from './broken-containers.js';
import { NameOrders } from './name-order.js';
import { DEFAULT_MAX_DEPTH } from './parse-json.js';

const { getOwnPropertyDescriptor, getOwnPropertyNames, getOwnPropertySymbols, getPrototypeOf } = Object;

/**
 * Writes the plain values that artifacts are made of in the form of RFC 8785, or gives `undefined` where it is not
 * certain to write exactly what the guard and `canonicalize` would.
 *
 * @remarks One walk checks what {@link assertJson} checks and copies what it saw with names in order; then the
 * engine's own `JSON.stringify`, whose numbers and escapes are those of RFC 8785, writes the copy at once. What is
 * written is what was checked: nothing is read twice, and no accessor is called. Never throws a refusal.
 */
export class FastCanonical {
  readonly #orders = new NameOrders();
  readonly #isProxy: ((value: object) => boolean) | undefined;

  /**
   * @param isProxy - tells a proxy, which is left to the careful way before any trap is called. Where a platform has
   * no such test a proxy is read like any object, and once more if the careful way has to decide.
   */
  constructor(isProxy: ((value: object) => boolean) | undefined) {
    this.#isProxy = isProxy;
  }

  /** RFC 8785 text of a value, or `undefined` where the careful way must decide. */
  write(value: unknown): string | undefined {
    // Objects of the copy inherit nothing, but its arrays do.
    if ('toJSON' in Array.prototype || 'toJSON' in Object.prototype) return undefined;
    // The descriptor of an accessor would inherit it.
    if ('value' in Object.prototype) return undefined;
    const copy = this.#copy(value, DEFAULT_MAX_DEPTH);
    if (copy === undefined) return undefined;
    const text = JSON.stringify(copy);
    // The engine writes half a pair as an escape. An escaped backslash before these letters looks the same from here.
    return text.includes('\\ud') ? undefined : text;
  }

  #copy(value: unknown, levels: number): unknown {
    switch (typeof value) {
      case 'string':
      case 'boolean':
        return value;
      case 'number':
        return Number.isFinite(value) ? value : undefined;
      case 'object':
        if (value === null) return value;
        // A cycle ends here as well; the careful way tells one from depth.
        if (levels === 0 || this.#isProxy?.(value) === true) return undefined;
        if (this.#isProxy === undefined && isRevoked(value)) return undefined;
        return Array.isArray(value)
          ? this.#copyArray(value, levels - 1)
          : this.#copyObject(value, levels - 1);
      default:
        return undefined;
    }
  }

  #copyArray(array: readonly unknown[], levels: number): unknown {
    if (getPrototypeOf(array) !== Array.prototype || getOwnPropertySymbols(array).length > 0)
      return undefined;
    const { length } = array;
    // Every index and `length`, so that there are no holes either.
    if (getOwnPropertyNames(array).length !== length + 1) return undefined;
    const copy: unknown[] = [];
    for (let index = 0; index < length; index++) {
      // The descriptor of an accessor has no value, and `undefined` is refused.
      const item = this.#copy(getOwnPropertyDescriptor(array, index)?.value, levels);
      // What arrays inherit at an index may catch what is put there.
      if (item === undefined || index in copy) return undefined;
      copy.push(item);
    }
    return copy;
  }

  #copyObject(object: object, levels: number): unknown {
    const prototype: unknown = getPrototypeOf(object);
    if (prototype !== Object.prototype && prototype !== null) return undefined;
    if (getOwnPropertySymbols(object).length > 0) return undefined;
    const copy = new BareObject();
    const names = getOwnPropertyNames(object);
    if (names.length === 0) return copy;
    const sorted = this.#orders.sorted(names);
    if (sorted === undefined) return undefined;
    for (const name of sorted) {
      const member = getOwnPropertyDescriptor(object, name);
      if (member?.enumerable !== true) return undefined;
      const given: unknown = member.value;
      const item = typeof given === 'string' ? given : this.#copy(given, levels);
      if (item === undefined) return undefined;
      copy[name] = item;
    }
    return copy;
  }
}
