import { BareObject } from './bare-object.js';
import { isPolluted, isRevoked } from './broken-containers.js';
import { ByteParts } from './byte-parts.js';
import { NameOrders } from './name-order.js';
import { DEFAULT_MAX_DEPTH } from './parse-json.js';

const encoder = new TextEncoder();
/** So many items are copied and written before the next are: more would outlive a young generation of the heap. */
const ITEMS_AT_ONCE = 64;
/** Levels left below a member of the value that is written. */
const LEVELS_OF_MEMBER = DEFAULT_MAX_DEPTH - 2;

const { getOwnPropertyDescriptor, getOwnPropertyNames, getOwnPropertySymbols, getPrototypeOf } = Object;

/** Stands in a copy for a long list whose items are copied when they are written. */
class LongList {
  constructor(
    readonly items: readonly unknown[],
    readonly levels: number,
  ) {}
}

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
  /** Whether long lists are left to be written in parts, and how many are. */
  #splits = false;
  #lists = 0;

  /**
   * @param isProxy - tells a proxy, which is left to the careful way before any trap is called. Where a platform has
   * no such test a proxy is read like any object, and once more if the careful way has to decide.
   */
  constructor(isProxy: ((value: object) => boolean) | undefined) {
    this.#isProxy = isProxy;
  }

  /** RFC 8785 text of a value, or `undefined` where the careful way must decide. */
  write(value: unknown): string | undefined {
    return isPolluted() ? undefined : toText(this.#copy(value, DEFAULT_MAX_DEPTH));
  }

  /**
   * UTF-8 of {@link FastCanonical.write}.
   *
   * @remarks A long list that is the value, or a member of it, is written in parts: neither its copy nor its text ever
   * exists as a whole, which for many megabytes cost more than to write them. Only where no trap can be called in between.
   */
  encode(value: unknown): Uint8Array | undefined {
    if (isPolluted()) return undefined;
    this.#splits = this.#isProxy !== undefined;
    this.#lists = 0;
    const copy = this.#copy(value, DEFAULT_MAX_DEPTH);
    this.#splits = false;
    if (this.#lists > 0) {
      const parts = new ByteParts();
      return this.#addParts(copy, parts) ? parts.join() : undefined;
    }
    const text = toText(copy);
    return text === undefined ? undefined : encoder.encode(text);
  }

  /** Whether all could be written of a copy that is a long list or has them for members. */
  #addParts(copy: unknown, parts: ByteParts): boolean {
    if (copy instanceof LongList) return this.#addList(copy, parts);
    if (!(copy instanceof BareObject)) return false;
    let before = '{';
    for (const name of getOwnPropertyNames(copy)) {
      const written = toText(name);
      if (written === undefined) return false;
      parts.add(`${before}${written}:`);
      const member = copy[name];
      if (member instanceof LongList) {
        if (!this.#addList(member, parts)) return false;
      } else {
        const text = toText(member);
        if (text === undefined) return false;
        parts.add(text);
      }
      before = ',';
    }
    parts.add('}');
    return true;
  }

  #addList({ items, levels }: LongList, parts: ByteParts): boolean {
    const { length } = items;
    for (let start = 0; start < length; start += ITEMS_AT_ONCE) {
      const copy = this.#copyItems(items, start, Math.min(length, start + ITEMS_AT_ONCE), levels);
      const text = toText(copy);
      if (text === undefined) return false;
      parts.add(start === 0 ? text.slice(0, -1) : `,${text.slice(1, -1)}`);
    }
    parts.add(']');
    return true;
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
    if (this.#splits && length > ITEMS_AT_ONCE && levels >= LEVELS_OF_MEMBER) {
      this.#lists++;
      return new LongList(array, levels);
    }
    // The members of a list that is short are no members of an object.
    if (levels > LEVELS_OF_MEMBER) this.#splits = false;
    return this.#copyItems(array, 0, length, levels);
  }

  #copyItems(array: readonly unknown[], start: number, end: number, levels: number): unknown {
    const copy: unknown[] = [];
    for (let index = start; index < end; index++) {
      // The descriptor of an accessor has no value, and `undefined` is refused.
      const item = this.#copy(getOwnPropertyDescriptor(array, index)?.value, levels);
      // What arrays inherit at an index may catch what is put there.
      if (item === undefined || index - start in copy) return undefined;
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

/** What the engine writes of a copy with names in order; `undefined` where it may write what RFC 8785 does not allow. */
export function toText(copy: unknown): string | undefined {
  if (copy === undefined) return undefined;
  const text = JSON.stringify(copy);
  // The engine writes half a pair as an escape. An escaped backslash before these letters looks the same from here.
  return text.includes('\\ud') ? undefined : text;
}
