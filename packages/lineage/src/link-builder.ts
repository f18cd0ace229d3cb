import type { ChainFault, ChainLevel, ChainLink } from './chain.js';
import type { Preimage } from './preimage.js';

const NONE: ChainFault[] = [];

/** Collects what is found on one level until the link is complete. */
export class LinkBuilder {
  readonly #level: ChainLevel;
  readonly #id: string;
  // Most links are sound, and share one list of nothing.
  #faults: ChainFault[] = NONE;
  #unchecked: ChainFault[] = NONE;
  #present = false;
  #preimage: Preimage | null = null;
  #recomputed: string | null = null;

  constructor(level: ChainLevel, id: string) {
    this.#level = level;
    this.#id = id;
  }

  /** Says that what this level speaks of is here, and what came out of it. */
  found(recomputed: string | null, preimage: Preimage | null = null): void {
    this.#present = true;
    this.#recomputed = recomputed;
    this.#preimage = preimage;
  }

  /** Records the outcome of a rule: kept, broken, or (undefined) not decidable. */
  rule(fault: ChainFault, kept: boolean | undefined): void {
    if (kept === true) return;
    const list = kept === undefined ? this.#unchecked : this.#faults;
    if (list.includes(fault)) return;
    if (kept === undefined) this.#unchecked = [...list, fault];
    else this.#faults = [...list, fault];
  }

  build(): ChainLink {
    const faults = this.#faults;
    return {
      level: this.#level,
      id: this.#id,
      preimage: this.#preimage,
      recomputed: this.#recomputed,
      state: faults.length > 0 ? 'mismatched' : this.#present ? 'matched' : 'not-available',
      faults,
      // A rule broken in one respect needs no second word on another.
      unchecked:
        faults.length === 0 ? this.#unchecked : this.#unchecked.filter((fault) => !faults.includes(fault)),
    };
  }
}
