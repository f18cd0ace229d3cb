import { findQuantities, type Quantity } from '@loccit/support';
import type { Question } from './read-question.js';

/** Read once a question, of which many passages are asked. */
const askedFigures = new WeakMap<Question, readonly Quantity[]>();

/**
 * Whether a passage is for other cases than the figure of the question: who asks about 10 years is none of `under 10 years`.
 *
 * @remarks Only where the passage names the very figure as a bound that leaves it out, and none of its figures holds it. Linear in
 * the figures of both.
 */
export function excludesAsked(question: Question, passage: string): boolean {
  const asked = listAsked(question);
  if (asked.length === 0) return false;
  const stated = findQuantities(passage);
  return asked.some((figure) => {
    const alike = stated.filter(({ kind, unit }) => kind === figure.kind && unit === figure.unit);
    return alike.some((one) => leavesOut(one, figure)) && !alike.some((one) => contains(one, figure));
  });
}

function listAsked(question: Question): readonly Quantity[] {
  const known =
    askedFigures.get(question) ??
    findQuantities(question.text).filter(({ form, lo }) => form === 'exact' && lo !== null);
  askedFigures.set(question, known);
  return known;
}

const leavesOut = ({ hi, hiOpen, lo, loOpen }: Quantity, { lo: value }: Quantity): boolean =>
  (hi === value && hiOpen) || (lo === value && loOpen);

const contains = ({ hi, hiOpen, lo, loOpen }: Quantity, { lo: value }: Quantity): boolean =>
  value !== null &&
  (lo === null || lo < value || (lo === value && !loOpen)) &&
  (hi === null || hi > value || (hi === value && !hiOpen));
