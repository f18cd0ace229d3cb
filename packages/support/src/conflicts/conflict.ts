import { compareQuantities } from '../quantities/compare-quantities.js';
import type { Quantity } from '../quantities/quantity.js';
import { maskText } from './mask-quantities.js';
import { type Scope, scopesMeet } from './scope.js';

/** A statement of a source, with the scope for which it holds. */
export interface Statement {
  readonly text: string;
  readonly scope?: Scope | null;
}

/** Two statements that agree but for their figures. */
export interface QuantityConflict {
  /** The statement with its quantities masked: the same for every statement of the conflict. */
  readonly key: string;
  /** The pairs of quantities that differ, in text order. */
  readonly differences: readonly { readonly a: Quantity; readonly b: Quantity }[];
}

/**
 * The conflict of two statements, or `undefined`: they agree once quantities are masked, a quantity differs,
 * and their scopes meet.
 *
 * @remarks Deterministic and symmetric but for the sides. It knows nothing of works: two copies of one work never
 * conflict, and that is for the caller to see. Never an average, never a choice.
 */
export function describeConflict(a: Statement, b: Statement): QuantityConflict | undefined {
  if (!scopesMeet(a.scope, b.scope)) return undefined;
  const left = maskText(a.text);
  const right = maskText(b.text);
  if (left.quantities.length === 0 || left.mask !== right.mask) return undefined;
  const differences: { a: Quantity; b: Quantity }[] = [];
  for (const [index, quantity] of left.quantities.entries()) {
    const other = right.quantities[index];
    if (other === undefined || other.kind !== quantity.kind) return undefined;
    if (compareQuantities(quantity, other) === 'different') differences.push({ a: quantity, b: other });
  }
  return differences.length === 0 ? undefined : { key: left.mask, differences };
}

/** Whether two texts agree once quantities are masked and at least one pair of quantities differs. */
export function quantitiesDiffer(a: string, b: string): boolean {
  return describeConflict({ text: a }, { text: b }) !== undefined;
}
