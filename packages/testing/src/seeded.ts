import fc from 'fast-check';

/** Checks a property with a fixed seed, so that a failure is found again on every machine. */
export function seeded<T extends [unknown, ...unknown[]]>(
  property: fc.IPropertyWithHooks<T> | fc.IProperty<T>,
  options: { readonly seed?: number; readonly runs?: number } = {},
): void {
  fc.assert(property, { seed: options.seed ?? 20260101, numRuns: options.runs ?? 200 });
}
