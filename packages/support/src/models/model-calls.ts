import type { ModelReason } from '../finding.js';
import { ModelFailure, type ModelFailureCode, toModelFailure } from './model-failure.js';
import type { TokenPrice, UsageAccount } from './model-usage.js';
import type { TokenUsage } from './text-model.js';

/** How models are called. */
export interface CallRules {
  /** Calls under way at once, at most. */
  readonly concurrency?: number;
  /** How often one call is tried. */
  readonly attempts?: number;
  /** How long one try may take, in milliseconds. */
  readonly timeoutMs?: number;
  /** How long to wait after the first try that failed, in milliseconds; doubled after each. */
  readonly backoffMs?: number;
  /** The longest that is waited because an endpoint asks for it, in milliseconds; who asks for more is given up. */
  readonly maxWaitMs?: number;
  /** Waits; replaced where time is not to pass. */
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** A call that can be made. */
export interface ModelCall<T> {
  /** Tokens that it uses at most, as estimated. */
  readonly input: number;
  readonly output: number;
  readonly price: TokenPrice | undefined;
  readonly ask: (signal: AbortSignal) => Promise<T>;
  readonly usageOf: (reply: T) => TokenUsage;
}

/** What became of a call. */
export type CallOutcome<T> = { readonly reply: T } | { readonly failure: ModelFailure | 'budget-exhausted' };

/** Makes the calls to one model. */
export interface ModelCaller {
  /** Makes all calls, several at once, and gives their outcomes in order. Rejects only when aborted. */
  callAll<T>(calls: readonly ModelCall<T>[]): Promise<readonly CallOutcome<T>[]>;
}

const DEFAULTS = { concurrency: 4, attempts: 3, timeoutMs: 60_000, backoffMs: 500, maxWaitMs: 60_000 };

// Endpoints count no tokens of a call that they did not take; of others it is not known.
const UNCOUNTED: readonly ModelFailureCode[] = [
  'unavailable',
  'rate-limited',
  'unauthorized',
  'call-refused',
];
// One text that takes too long says nothing of the next.
const DOWN: readonly ModelFailureCode[] = [
  'unavailable',
  'rate-limited',
  'unauthorized',
  'no-such-model',
  'other-model',
];

/**
 * Calls one model within an account, with retries, limits and a way out.
 *
 * @remarks After a failure that every call would meet, and after one that lasted through all its tries, nothing more is
 * asked: what is left fails alike.
 */
export function createModelCaller(rules: CallRules, account: UsageAccount, signal: AbortSignal): ModelCaller {
  const { attempts, backoffMs, concurrency, maxWaitMs, timeoutMs } = { ...DEFAULTS, ...rules };
  const wait = rules.wait ?? waitFor;
  let down: ModelFailure | undefined;

  const callOnce = async <T>(call: ModelCall<T>): Promise<CallOutcome<T>> => {
    const reservation = account.reserve(call.input, call.output, call.price);
    if (reservation === undefined) return { failure: 'budget-exhausted' };
    try {
      const reply = await withinTime(call.ask, timeoutMs, signal);
      reservation.settle(call.usageOf(reply));
      return { reply };
    } catch (error) {
      signal.throwIfAborted();
      const failure = toModelFailure(error);
      if (UNCOUNTED.includes(failure.code)) reservation.settle({ inputTokens: 0, outputTokens: 0 });
      return { failure };
    }
  };

  const call = async <T>(one: ModelCall<T>): Promise<CallOutcome<T>> => {
    for (let attempt = 1; ; attempt += 1) {
      signal.throwIfAborted();
      if (down !== undefined) return { failure: down };
      const outcome = await callOnce(one);
      if ('reply' in outcome || outcome.failure === 'budget-exhausted') return outcome;
      const { failure } = outcome;
      const pause = Math.max(backoffMs * 2 ** (attempt - 1), failure.retryAfterMs ?? 0);
      if (!failure.isPassing || attempt >= attempts || pause > maxWaitMs) {
        account.countFailed();
        if (DOWN.includes(failure.code)) down = failure;
        return outcome;
      }
      account.countRetried();
      await wait(pause, signal);
    }
  };

  return {
    callAll: async <T>(calls: readonly ModelCall<T>[]) => {
      const outcomes: CallOutcome<T>[] = [];
      let next = 0;
      const work = async (): Promise<void> => {
        while (next < calls.length) {
          const index = next;
          next += 1;
          const one = calls[index];
          if (one !== undefined) outcomes[index] = await call(one);
        }
      };
      await Promise.all(Array.from({ length: Math.min(concurrency, calls.length) }, work));
      return outcomes;
    },
  };
}

/** A model that does not heed the signal holds no one up. */
async function withinTime<T>(
  ask: (signal: AbortSignal) => Promise<T>,
  timeoutMs: number,
  outer: AbortSignal,
): Promise<T> {
  const inner = new AbortController();
  const signal = AbortSignal.any([outer, inner.signal]);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let giveUp: (() => void) | undefined;
  const ended = new Promise<never>((_, reject) => {
    giveUp = () => reject(outer.reason);
    outer.addEventListener('abort', giveUp, { once: true });
    timer = setTimeout(() => {
      reject(new ModelFailure('timeout'));
      inner.abort();
    }, timeoutMs);
  });
  try {
    return await Promise.race([ask(signal), ended]);
  } finally {
    clearTimeout(timer);
    if (giveUp !== undefined) outer.removeEventListener('abort', giveUp);
  }
}

function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (): void => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', end);
      resolve();
    }, ms);
    signal.addEventListener('abort', end, { once: true });
  });
}

/** The reason that stands in a finding for an outcome without a reply. */
export function toReason(outcome: CallOutcome<unknown>): ModelReason {
  if ('reply' in outcome || outcome.failure === 'budget-exhausted') return 'budget-exhausted';
  return REASONS[outcome.failure.code];
}

const REASONS: Readonly<Record<ModelFailureCode, ModelReason>> = {
  unavailable: 'model-unavailable',
  timeout: 'model-unavailable',
  'rate-limited': 'model-refused',
  unauthorized: 'model-refused',
  'no-such-model': 'model-refused',
  'call-refused': 'model-refused',
  'answer-too-large': 'answer-unreadable',
  'answer-malformed': 'answer-unreadable',
  'other-model': 'other-model',
};
