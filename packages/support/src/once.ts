/** A value that is computed when it is first asked for. */
export function once<T>(compute: () => T): () => T {
  let held: { readonly value: T } | undefined;
  return () => {
    held ??= { value: compute() };
    return held.value;
  };
}
