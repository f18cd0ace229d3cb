import type { CollectLimits } from './collect-limits.js';
import type { Waiting } from './waiting.js';

/** Whose turn it is: so many requests to a host at once, and a pause after each. */
export interface HostTurns {
  /** Waits for a turn; the function that is returned ends it. */
  take(host: string, signal: AbortSignal): Promise<() => void>;
}

interface Seat {
  /** When it is free again, in milliseconds since 1970. */
  freeAt: number;
  queue: Promise<void>;
}

/**
 * Turns at hosts, in the order in which they are asked for.
 *
 * @remarks Every host has as many seats as requests may go to it at once; who comes waits in one of them for the request before
 * to end and for the pause after it.
 */
export function createHostTurns({ concurrencyPerHost, pauseMs }: CollectLimits, waiting: Waiting): HostTurns {
  const hosts = new Map<string, { seats: Seat[]; next: number }>();
  return {
    async take(host, signal) {
      const line = hosts.get(host) ?? {
        seats: Array.from(
          { length: concurrencyPerHost },
          (): Seat => ({ freeAt: 0, queue: Promise.resolve() }),
        ),
        next: 0,
      };
      hosts.set(host, line);
      const seat = line.seats[line.next++ % concurrencyPerHost];
      if (seat === undefined) return () => {};
      const before = seat.queue;
      let leave: () => void = () => {};
      seat.queue = new Promise((resolve) => {
        leave = resolve;
      });
      const release = (): void => {
        seat.freeAt = waiting.now() + pauseMs;
        leave();
      };
      try {
        await before;
        const pause = seat.freeAt - waiting.now();
        if (pause > 0) await waiting.sleep(pause, signal);
        signal.throwIfAborted();
        return release;
      } catch (error) {
        leave();
        throw error;
      }
    },
  };
}
