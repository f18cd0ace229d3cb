const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

let deferred = false;

/**
 * From now on this process ends at an interrupt when what is running has ended, and no longer in the midst of it.
 *
 * @remarks A file is written in one go, and the platform tells of a signal only between such goes: by then the file is whole, or
 * what was written of it has been removed. The process ends by the same signal, so that a shell sees 130 or 143.
 */
export function deferSignals(): void {
  if (deferred) return;
  deferred = true;
  for (const signal of signals) {
    process.once(signal, () => {
      process.kill(process.pid, signal);
    });
  }
}
