const MOST_NAMES = 64;
const LONGEST_NAME = 64;
const MOST_ORDERS = 512;
const MOST_ALIKE = 8;

/** The names of an object as it holds them, and in the order of RFC 8785. */
interface NameOrder {
  readonly given: readonly string[];
  readonly sorted: readonly string[];
}

/**
 * Remembers the order of the names of objects that look alike, since sorting them costs more than writing them.
 *
 * @remarks An order is used again only for the very same names in the same sequence, all of which are compared, so
 * that what is remembered never shows in a result. What is kept is bounded: 512 lists of at most 64 names of at most
 * 64 units.
 */
export class NameOrders {
  readonly #byFirst = new Map<string, NameOrder[]>();
  #count = 0;

  /**
   * The names in the order of RFC 8785, or `undefined` where they need more care than order: integer-like names,
   * which engines move to the front, `__proto__` and `toJSON`.
   *
   * @see RFC 8785, section 3.2.3
   */
  sorted(names: readonly string[]): readonly string[] | undefined {
    const alike = this.#byFirst.get(names[0] ?? '');
    if (alike !== undefined) {
      for (const order of alike) if (isSame(order.given, names)) return order.sorted;
    }
    if (names.some(needsCare)) return undefined;
    // Without a comparison this is the order of UTF-16 units.
    const sorted = [...names].sort();
    if (names.length <= MOST_NAMES && names.every((name) => name.length <= LONGEST_NAME)) {
      this.#keep({ given: names, sorted });
    }
    return sorted;
  }

  #keep(order: NameOrder): void {
    if (this.#count >= MOST_ORDERS) {
      this.#byFirst.clear();
      this.#count = 0;
    }
    this.#count++;
    const first = order.given[0] ?? '';
    const alike = this.#byFirst.get(first);
    if (alike === undefined || alike.length >= MOST_ALIKE) this.#byFirst.set(first, [order]);
    // Not pushed, lest an element that arrays inherit catch it.
    else this.#byFirst.set(first, [...alike, order]);
  }
}

function needsCare(name: string): boolean {
  return name === '__proto__' || name === 'toJSON' || /^[0-9]+$/.test(name);
}

function isSame(left: readonly string[], right: readonly string[]): boolean {
  if (left.length !== right.length) return false;
  for (let at = 0; at < left.length; at++) if (left[at] !== right[at]) return false;
  return true;
}
