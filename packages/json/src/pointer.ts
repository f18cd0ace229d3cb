/** One step from a container into a member: an array index, or a name with its place in the object. */
export type PointerStep = number | { readonly name: string; readonly ordinal: number };

const MAX_NAME_UNITS = 40;
const MAX_POINTER_UNITS = 200;
// Controls, invisible and bidirectional format characters, surrogates, private use, unassigned, separators.
const UNSAFE = /[\p{C}\p{Zl}\p{Zp}]/u;

/**
 * RFC 6901 pointer made of steps, without content that is not safe to repeat.
 *
 * @remarks A pointer ends in messages, logs and terminals, while names are chosen by whoever wrote the document.
 * A name longer than 40 UTF-16 units, empty, beginning with `#` or holding an unsafe character is written as `#`
 * and its place in the object (from 0); so are all names of a pointer that would exceed 200 units.
 * @see RFC 6901, section 3
 */
export function describePointer(steps: readonly PointerStep[]): string {
  const pointer = steps.map((step) => `/${describeStep(step)}`).join('');
  if (pointer.length <= MAX_POINTER_UNITS) return pointer;
  return steps.map((step) => (typeof step === 'number' ? `/${step}` : `/#${step.ordinal}`)).join('');
}

function describeStep(step: PointerStep): string {
  if (typeof step === 'number') return String(step);
  const { name, ordinal } = step;
  const safe = name !== '' && name.length <= MAX_NAME_UNITS && !name.startsWith('#') && !UNSAFE.test(name);
  return safe ? name.replaceAll('~', '~0').replaceAll('/', '~1') : `#${ordinal}`;
}
