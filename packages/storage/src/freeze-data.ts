/**
 * Freezes parsed data through and through, and gives it back.
 *
 * @remarks What is published does not change; of what cannot change a check need not ask again what it is. Linear.
 */
export function freezeData<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const member of Object.values(value)) freezeData(member);
  return Object.freeze(value);
}
