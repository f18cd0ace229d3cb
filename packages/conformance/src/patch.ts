/** An operation of RFC 6902. */
export interface Operation {
  readonly op: 'add' | 'remove' | 'replace';
  readonly path: string;
  readonly value?: unknown;
}

/**
 * A copy of a JSON value with operations of RFC 6902 applied in order.
 *
 * @throws RangeError where a path leads to nothing.
 */
export function applyPatch(value: unknown, operations: readonly Operation[]): unknown {
  let copy = structuredClone(value);
  for (const { op, path, value: given } of operations) {
    const steps = path
      .split('/')
      .slice(1)
      .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
    const last = steps.pop();
    if (last === undefined) {
      copy = structuredClone(given);
      continue;
    }
    let holder: unknown = copy;
    for (const step of steps) holder = memberOf(holder, step);
    if (Array.isArray(holder)) {
      const at = last === '-' ? holder.length : Number(last);
      holder.splice(at, op === 'add' ? 0 : 1, ...(op === 'remove' ? [] : [structuredClone(given)]));
    } else {
      const members = holder as Record<string, unknown>;
      if (op !== 'add') memberOf(members, last);
      if (op === 'remove') delete members[last];
      else members[last] = structuredClone(given);
    }
  }
  return copy;
}

function memberOf(holder: unknown, name: string): unknown {
  if (typeof holder !== 'object' || holder === null || !Object.hasOwn(holder, name))
    throw new RangeError('a path of the patch leads to nothing');
  return (holder as Record<string, unknown>)[name];
}
