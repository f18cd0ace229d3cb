const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** An interrupt that is heeded when there is time for it. */
export interface Interrupt {
  /** Aborts with the first signal. */
  readonly signal: AbortSignal;
  /** Signals end the process again, and one that came does so now. */
  end(): void;
}

/**
 * From now on a signal ends what runs instead of the process, until {@link Interrupt.end}; a second one ends the process.
 *
 * @remarks The process ends by the same signal, so that a shell sees 130 or 143.
 */
export function awaitInterrupt(): Interrupt {
  const aborted = new AbortController();
  let received: NodeJS.Signals | undefined;
  const ends = signals.map((name) => {
    const listener = (): void => {
      received ??= name;
      aborted.abort();
    };
    process.once(name, listener);
    return () => process.off(name, listener);
  });
  return {
    signal: aborted.signal,
    end: () => {
      for (const end of ends) end();
      if (received !== undefined) process.kill(process.pid, received);
    },
  };
}
