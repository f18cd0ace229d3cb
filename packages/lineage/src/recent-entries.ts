/**
 * A map of bounded weight that forgets what has not been asked for in a while.
 *
 * @remarks Two generations: what is asked for moves to the younger, and when that is full it takes the place of the
 * older, whose rest is forgotten. So a hit costs a look-up, and the weight stays below twice the capacity plus one
 * entry.
 */
export class RecentEntries<Value> {
  readonly #capacity: number;
  #young = new Map<string, Entry<Value>>();
  #old = new Map<string, Entry<Value>>();
  #weight = 0;

  /** @param capacity weight of one generation */
  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  get(key: string): Value | undefined {
    const young = this.#young.get(key);
    if (young !== undefined) return young.value;
    const old = this.#old.get(key);
    if (old !== undefined) this.set(key, old.value, old.weight);
    return old?.value;
  }

  /** Whether a key is held; does not count as asking for it. */
  has(key: string): boolean {
    return this.#young.has(key) || this.#old.has(key);
  }

  /** Keeps a value under a key that the younger generation does not have, or replaces it there. */
  set(key: string, value: Value, weight: number): void {
    // What outweighs everything else is not worth keeping.
    if (weight > this.#capacity) return;
    this.#weight += weight - (this.#young.get(key)?.weight ?? 0);
    this.#young.set(key, { value, weight });
    if (this.#weight <= this.#capacity) return;
    this.#old = this.#young;
    this.#young = new Map();
    this.#weight = 0;
  }
}

interface Entry<Value> {
  readonly value: Value;
  readonly weight: number;
}
