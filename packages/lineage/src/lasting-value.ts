const { getOwnPropertyDescriptor, isFrozen } = Object;

/**
 * Whether nobody can change what a value is made of: scalars, and frozen lists and objects of them that compute nothing.
 *
 * @remarks Goes down as deep as preimages and rows do. What a proxy says of a frozen object has to be true of it.
 */
export function isLasting(value: unknown, levels = 2): boolean {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function';
  if (levels === 0 || !isFrozen(value)) return false;
  if (Array.isArray(value)) {
    for (let at = 0; at < value.length; at++) if (!isLastingMember(value, at, levels)) return false;
    return true;
  }
  for (const name of Object.keys(value)) if (!isLastingMember(value, name, levels)) return false;
  return true;
}

/** An accessor of a frozen object may give another value each time; what is inherited may change. */
function isLastingMember(owner: object, name: string | number, levels: number): boolean {
  const member = getOwnPropertyDescriptor(owner, name);
  return member !== undefined && 'value' in member && isLasting(member.value, levels - 1);
}
