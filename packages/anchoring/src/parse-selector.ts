import { AnchoringError } from './errors.js';
import type { Selector } from './selector.js';

/**
 * Reads a selector from a value that came as JSON.
 *
 * @remarks Unknown members are passed over, as the Web Annotation Data Model asks; what is known must have its form.
 * `refinedBy` is refused, since to ignore it would select something else.
 * @throws {@link AnchoringError} `selector-invalid`, `selector-unsupported`.
 * @see {@link https://www.w3.org/TR/annotation-model/#selectors}
 * @example
 * ```ts
 * parseSelector({ type: 'TextPositionSelector', start: 4, end: 8 }).type; // 'TextPositionSelector'
 * ```
 */
export function parseSelector(value: unknown): Selector {
  if (typeof value !== 'object' || value === null)
    throw new AnchoringError('selector-invalid', { member: 'type' });
  const members = new Map<string, unknown>(Object.entries(value));
  if (members.has('refinedBy')) throw new AnchoringError('selector-unsupported', { member: 'refinedBy' });
  const type = members.get('type');
  if (type === 'TextQuoteSelector') {
    const exact = required(members, 'exact');
    return { type, exact, ...optional(members, 'prefix'), ...optional(members, 'suffix') };
  }
  if (type === 'TextPositionSelector') {
    return { type, start: position(members, 'start'), end: position(members, 'end') };
  }
  if (type === 'FragmentSelector') {
    return { type, value: required(members, 'value'), ...optional(members, 'conformsTo') };
  }
  throw new AnchoringError('selector-unsupported', { member: 'type' });
}

function required(members: ReadonlyMap<string, unknown>, member: string): string {
  const value = members.get(member);
  if (typeof value !== 'string') throw new AnchoringError('selector-invalid', { member });
  return value;
}

function optional<Name extends string>(
  members: ReadonlyMap<string, unknown>,
  member: Name,
): { [key in Name]?: string } {
  const empty: { [key in Name]?: string } = {};
  return members.has(member) ? { ...empty, [member]: required(members, member) } : empty;
}

function position(members: ReadonlyMap<string, unknown>, member: string): number {
  const value = members.get(member);
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) {
    throw new AnchoringError('selector-invalid', { member });
  }
  return value;
}
