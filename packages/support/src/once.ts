/**
 * A value that is computed when it is first asked for, and never again.
 *
 * @example
 * ```ts
 * const words = once(() => 'Doors close at dusk.'.split(' '));
 * words() === words(); // true
 * ```
 */
export function once<T>(compute: () => T): () => T {
  let held: { readonly value: T } | undefined;
  return () => {
    held ??= { value: compute() };
    return held.value;
  };
}
