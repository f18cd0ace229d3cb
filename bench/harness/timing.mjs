/** Results go here, so that no run can be optimised away as unused. */
export const sink = { last: undefined };

/**
 * Runs until `warmMs` have passed (at least twice, unless one run takes a second), and gives how many runs fill
 * about `roundMs`.
 */
export async function warmed(run, warmMs, roundMs) {
  const start = performance.now();
  let fastest = Infinity;
  for (let count = 0; ; count += 1) {
    const elapsed = performance.now() - start;
    if (elapsed >= warmMs && (count >= 2 || elapsed > 1000)) break;
    const before = performance.now();
    const result = run();
    sink.last = isPromise(result) ? await result : result;
    fastest = Math.min(fastest, performance.now() - before);
  }
  return Math.max(1, Math.round(roundMs / Math.max(fastest, 1e-4)));
}

/** Milliseconds of one run, as the mean over `count` of them. */
export async function perRun(run, count) {
  const start = performance.now();
  for (let done = 0; done < count; done += 1) {
    const result = run();
    sink.last = isPromise(result) ? await result : result;
  }
  return (performance.now() - start) / count;
}

function isPromise(value) {
  return typeof value === 'object' && value !== null && typeof value.then === 'function';
}
