/** Makes an input of that size and hands back the work on it; making is not measured. */
export type PrepareWork = (size: number) => () => unknown;

/** How growth is measured; only `from` has no default. */
export interface GrowthOptions {
  /** Smaller size: as small as its work is still the work that grows, rather than set-up. */
  readonly from: number;
  /** How many times larger the larger size is; 16 where nothing is said. */
  readonly factor?: number;
  /** Exponent that is still accepted. */
  readonly limit?: number;
  /** How often an exponent above the limit is measured anew before it counts; 4 where nothing is said. */
  readonly attempts?: number;
  /** Reads the cost so far, in microseconds; the processor time of this process where nothing is said. */
  readonly clock?: () => number;
}

// Over a factor of 16 these leave seven times the cost to caches, collection and load before good work fails, and
// more than twice the cost before bad work passes.
const LINEAR_LIMIT = 1.7;
const CONSTANT_LIMIT = 0.7;
/** Work shorter than this, in microseconds, is repeated, at most so often that both sizes do the same linear work. */
const MEASURABLE = 5_000;

/**
 * Exponent of the cost of work over its size: about 0 where the size does not matter, 1 where linear, 2 where
 * quadratic.
 *
 * @remarks Cost is processor time, which other programs do not spend. User and system time are added up, since only
 * their sum is exact: the kernel divides it by samples. The smaller size is measured before and after the larger
 * one, and its lesser cost counts. An exponent above the limit is measured again; what load adds does not come back
 * every time, the work does. The least exponent is handed back. Needs a process of its own, as a file
 * named growth.test.ts has: other threads, and a memory that others filled, would be counted too.
 *
 * @example
 * ```ts
 * const exponent = growthExponent((size) => () => 'a'.repeat(size).split(''), { from: 10_000 });
 * ```
 */
export function growthExponent(prepare: PrepareWork, options: GrowthOptions): number {
  const { from, factor = 16, limit = LINEAR_LIMIT, attempts = 4, clock = processorTime } = options;
  const small = prepare(from);
  const large = prepare(from * factor);
  const warmUp = costOf(small, 1, clock);
  const times = Math.min(factor, Math.max(1, Math.ceil(MEASURABLE / warmUp)));
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < attempts && least > limit; attempt += 1) {
    const before = costOf(small, times, clock);
    const cost = costOf(large, 1, clock);
    const after = costOf(small, times, clock);
    least = Math.min(least, Math.log(cost / Math.min(before, after)) / Math.log(factor));
  }
  return least;
}

/**
 * Fails where the cost of work grows by a worse order than linearly with its size.
 *
 * @remarks Tells an order from the next, not a factor: n log n passes, n² never does where it makes up two fifths
 * of the cost at the smaller size.
 *
 * @throws Error that names the exponent and the limit.
 * @see {@link growthExponent} for how it is measured.
 */
export function expectLinearGrowth(prepare: PrepareWork, options: GrowthOptions): void {
  expectExponent(prepare, { limit: LINEAR_LIMIT, ...options });
}

/**
 * Fails where the cost of the same work grows linearly, or worse, with the size of what it works on.
 *
 * @throws Error that names the exponent and the limit.
 * @see {@link growthExponent} for how it is measured.
 */
export function expectConstantCost(prepare: PrepareWork, options: GrowthOptions): void {
  expectExponent(prepare, { limit: CONSTANT_LIMIT, ...options });
}

function expectExponent(prepare: PrepareWork, options: GrowthOptions & { readonly limit: number }): void {
  const exponent = growthExponent(prepare, options);
  if (!(exponent <= options.limit))
    throw new Error(`cost grows by exponent ${exponent.toFixed(2)}, limit ${options.limit}`);
}

function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** Cost of one run, of so many in a row; never nothing, which would divide by it. */
function costOf(work: () => unknown, times: number, clock: () => number): number {
  const start = clock();
  for (let run = 0; run < times; run += 1) work();
  return Math.max(clock() - start, 1) / times;
}
