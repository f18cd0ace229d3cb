/** Whether an object's own members are these and no others, in any order. */
export function hasExactly(value: object, names: readonly string[]): boolean {
  const own = Object.keys(value);
  if (own.length !== names.length) return false;
  // Mostly they stand in the order of the field table.
  let index = 0;
  while (index < names.length && own[index] === names[index]) index++;
  while (index < names.length && Object.hasOwn(value, names[index] as string)) index++;
  return index === names.length;
}

type Members = Readonly<Record<string, unknown>>;

/**
 * A copy of what a preimage or a list of rows is made of: scalars, and lists and objects of them.
 *
 * @remarks Goes down as deep as these do. What lies deeper stays what it is: nothing that has a digest has it.
 */
export function copyValue(value: unknown, levels = 2): unknown {
  if (typeof value !== 'object' || value === null || levels === 0) return value;
  if (Array.isArray(value)) {
    return Array.from({ length: value.length }, (_, at) => copyValue(value[at], levels - 1));
  }
  const copy: Record<string, unknown> = { ...value };
  for (const name of Object.keys(copy)) {
    if (typeof copy[name] === 'object') copy[name] = copyValue(copy[name], levels - 1);
  }
  return copy;
}

/**
 * Whether a value is, member by member, what a copy holds.
 *
 * @param kept what {@link copyValue} made: a tree, so that the walk ends
 */
export function isSameValue(kept: unknown, given: unknown): boolean {
  // 0 and -0 differ: only one of them has a digest.
  if (typeof kept !== 'object' || kept === null) return Object.is(kept, given);
  if (typeof given !== 'object' || given === null) return false;
  if (Array.isArray(kept)) {
    if (!Array.isArray(given) || given.length !== kept.length) return false;
    for (let at = 0; at < kept.length; at++) {
      if (!isSameMember(kept[at], given[at])) return false;
    }
    return true;
  }
  const names = Object.keys(kept);
  if (Array.isArray(given) || !hasExactly(given, names)) return false;
  for (const name of names)
    if (!isSameMember((kept as Members)[name], (given as Members)[name])) return false;
  return true;
}

/** Nearly every member is a string or a number, and the same. */
function isSameMember(kept: unknown, given: unknown): boolean {
  return (kept === given && kept !== 0) || isSameValue(kept, given);
}
