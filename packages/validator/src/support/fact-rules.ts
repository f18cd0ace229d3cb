import type { Fact } from '@loccit/contract';
import { findQuantities, type Quantity } from '@loccit/support';
import type { Fault } from '../rule.js';

/**
 * Facts of a claim that its cited text does not state: each must equal a quantity of it in kind, unit and bounds.
 *
 * @param at - the fact's place in the claim's list, kept in the pointer
 */
export function findUnstatedFacts(
  facts: readonly { readonly at: number; readonly fact: Fact }[],
  citedText: string,
): Fault[] {
  if (facts.length === 0) return [];
  const stated = findQuantities(citedText);
  return facts
    .filter(({ fact }) => !stated.some((quantity) => isSameFact(fact, quantity)))
    .map(({ at }) => ({ outcome: 'fail', at: `/facts/${at}` }));
}

function isSameFact(fact: Fact, quantity: Quantity): boolean {
  return (
    fact.kind === quantity.kind &&
    fact.unit === quantity.unit &&
    fact.lo === quantity.lo &&
    fact.hi === quantity.hi &&
    fact.lo_open === quantity.loOpen &&
    fact.hi_open === quantity.hiOpen
  );
}
