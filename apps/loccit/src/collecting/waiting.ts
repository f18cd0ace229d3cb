import { setTimeout as sleep } from 'node:timers/promises';

/** The time as a collection sees it. */
export interface Waiting {
  /** Milliseconds since 1970. */
  now(): number;
  sleep(ms: number, signal: AbortSignal): Promise<void>;
  /** Aborts after so long. */
  timeout(ms: number): AbortSignal;
}

/** The time of the machine. */
export const realTime: Waiting = {
  now: () => Date.now(),
  sleep: async (ms, signal) => {
    await sleep(ms, undefined, { signal });
  },
  timeout: (ms) => AbortSignal.timeout(ms),
};
