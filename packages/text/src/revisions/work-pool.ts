/** Comparisons that a stretch may take for each of its tokens, whatever other stretches took. */
const FOR_EACH_TOKEN = 2;

/** Comparisons that all stretches of two texts may take beyond that; a heavy revision of a long page takes 130,000. */
const IN_RESERVE = 4_000_000;

/** What one stretch may still take. */
export interface Grant {
  /** Edits whose search alone cannot take more than this. */
  readonly edits: number;
  /** Takes one comparison; false when none is left. */
  take(): boolean;
  /** Ends the stretch; false if it would have taken more than it was granted. */
  close(): boolean;
}

/**
 * Counts the comparisons that two texts are worth, so that the same texts always get the same map, on any machine.
 *
 * @remarks Every stretch has its own share, which grows with its length, and what it needs more comes out of a reserve
 * that all share: a stretch in which too much differs cannot take from another what an ordinary edit needs. All taken
 * together is at most two a token and the reserve.
 */
export class WorkPool {
  #reserve: number;
  #taken = 0;

  constructor(reserve = IN_RESERVE) {
    this.#reserve = reserve;
  }

  /** Comparisons of all stretches so far. */
  get taken(): number {
    return this.#taken;
  }

  open(tokens: number): Grant {
    const share = FOR_EACH_TOKEN * tokens;
    const most = share + this.#reserve;
    let count = 0;
    return {
      // The search tries one place more for every edit more.
      edits: Math.floor(Math.sqrt(2 * most)),
      take: () => {
        count += 1;
        return count <= most;
      },
      close: () => {
        const used = Math.min(count, most);
        this.#taken += used;
        this.#reserve -= Math.max(0, used - share);
        return count <= most;
      },
    };
  }
}
