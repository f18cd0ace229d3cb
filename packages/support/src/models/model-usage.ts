import type { TokenUsage } from './text-model.js';

/** What a user pays, per million tokens, in whatever money. */
export interface TokenPrice {
  readonly inputPerMillion: number;
  readonly outputPerMillion: number;
}

/** What models may use in one run; absent is unlimited. Every try counts. */
export interface ModelBudget {
  readonly maxCalls?: number;
  /** Tokens in and out together. */
  readonly maxTokens?: number;
  /** In the money of the prices; models without a price cost nothing. */
  readonly maxCost?: number;
}

/** What models used in one run. */
export interface ModelUsage {
  /** Calls made, each try counted. */
  readonly calls: number;
  /** Answers that the cache had. */
  readonly cached: number;
  /** Calls that were made again. */
  readonly retried: number;
  /** Calls that were given up. */
  readonly failed: number;
  /** Calls that were not made, since the budget was spent. */
  readonly refused: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** Whether an endpoint did not count its tokens, so that some are estimated. */
  readonly estimated: boolean;
  /** In the money of the prices; absent where none were given. */
  readonly cost?: number;
}

/** An account of what is used, that lets nothing be spent beyond a budget. */
export interface UsageAccount {
  /** Sets aside what a call may use at most, or says that it does not fit. */
  reserve(input: number, output: number, price: TokenPrice | undefined): Reservation | undefined;
  countCached(): void;
  countRetried(): void;
  countFailed(): void;
  read(): ModelUsage;
}

/** What was set aside for one call. */
export interface Reservation {
  /** Puts what was used in its place; without a number, or with one that is no count, the estimate stands. */
  settle(usage: TokenUsage): void;
}

/** An account that is at nothing. */
export function openUsageAccount(budget: ModelBudget, hasPrices: boolean): UsageAccount {
  const used = { calls: 0, cached: 0, retried: 0, failed: 0, refused: 0, inputTokens: 0, outputTokens: 0 };
  let cost = 0;
  let estimated = false;
  const add = (input: number, output: number, price: TokenPrice | undefined): void => {
    used.inputTokens += input;
    used.outputTokens += output;
    if (price !== undefined) cost += priceOf(input, output, price);
  };
  return {
    reserve: (input, output, price) => {
      const costs = price === undefined ? 0 : priceOf(input, output, price);
      const tokens = used.inputTokens + used.outputTokens + input + output;
      const fits =
        used.calls + 1 <= (budget.maxCalls ?? Number.POSITIVE_INFINITY) &&
        tokens <= (budget.maxTokens ?? Number.POSITIVE_INFINITY) &&
        cost + costs <= (budget.maxCost ?? Number.POSITIVE_INFINITY);
      if (!fits) {
        used.refused += 1;
        return undefined;
      }
      used.calls += 1;
      add(input, output, price);
      return {
        settle: (usage) => {
          const inputTokens = readCount(usage.inputTokens);
          const outputTokens = readCount(usage.outputTokens);
          if (inputTokens === undefined || (outputTokens === undefined && output > 0)) estimated = true;
          add((inputTokens ?? input) - input, (outputTokens ?? output) - output, price);
        },
      };
    },
    countCached: () => {
      used.cached += 1;
    },
    countRetried: () => {
      used.retried += 1;
    },
    countFailed: () => {
      used.failed += 1;
    },
    read: () => ({ ...used, estimated, ...(hasPrices ? { cost: roundCost(cost) } : {}) }),
  };
}

/** What an endpoint says that nobody can have used is not counted: less than nothing would widen the budget. */
const readCount = (tokens: number | undefined): number | undefined =>
  Number.isSafeInteger(tokens) && Number(tokens) >= 0 ? tokens : undefined;

const MILLION = 1_000_000;

const priceOf = (input: number, output: number, price: TokenPrice): number =>
  (input * price.inputPerMillion + output * price.outputPerMillion) / MILLION;

const roundCost = (cost: number): number => Math.round(cost * MILLION) / MILLION;

const BYTES_OF_TOKEN = 3;

/** Tokens of a text, rather too many than too few: a third of its UTF-8. */
export function estimateTokens(text: string): number {
  return Math.ceil(new TextEncoder().encode(text).length / BYTES_OF_TOKEN);
}
