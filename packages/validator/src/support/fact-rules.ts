import type { Claim, Fact } from '@loccit/contract';
import {
  findFacts,
  type Quantity,
  readGivenScope,
  relateScopes,
  type Scope,
  type StatedFact,
} from '@loccit/support';
import type { CheckedClaim } from '../checked-claim.js';
import type { Ledger } from '../ledger.js';
import type { Fault } from '../rule.js';

/** A fact of a claim with its place in the claim's list, which a pointer keeps. */
export interface PlacedFact {
  readonly at: number;
  readonly fact: Fact;
}

/** The text that a fact cites, with the scope of its document. */
export interface CitedText {
  readonly text: string;
  readonly scope?: Scope | null;
}

/** What is wrong with the facts of a claim. */
export interface FactFaults {
  /** Facts that equal no quantity of their cited text in kind, unit and bounds. */
  readonly unstated: readonly Fault[];
  /** Facts whose value the cited text states for other cases only. */
  readonly widened: readonly Fault[];
}

/**
 * Compares facts of a claim with the text that they cite.
 *
 * @remarks A scope that a fact leaves open is not held against it, since who wrote it may not have known the word for it;
 * what it names must be able to hold together with what the text says.
 */
function compareFacts(facts: readonly PlacedFact[], { text, scope }: CitedText): FactFaults {
  if (facts.length === 0) return { unstated: [], widened: [] };
  const stated = findFacts(text, { scope: scope ?? null });
  const unstated: Fault[] = [];
  const widened: Fault[] = [];
  for (const { at, fact } of facts) {
    const equal = stated.filter(({ quantity }) => isSameFact(fact, quantity));
    if (equal.length === 0) unstated.push({ outcome: 'fail', at: `/facts/${at}` });
    else if (equal.every((other) => isForOthers(fact, other))) {
      widened.push({ outcome: 'fail', at: `/facts/${at}/scope` });
    }
  }
  return { unstated, widened };
}

const isForOthers = ({ scope }: Fact, { fact }: StatedFact): boolean =>
  relateScopes(readGivenScope(scope), fact.scope).relation === 'disjoint';

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

/** Compares each fact of a claim with what its own citation states. */
export function checkFacts(claim: Claim, checked: CheckedClaim, ledger: Ledger): void {
  for (const [at, citation] of checked.citations.entries()) {
    const [slice] = citation.slices;
    if (slice === undefined || citation.byteFailure !== undefined || citation.form === 'source') continue;
    const address = `${claim.claim_id}.${at + 1}`;
    const facts = [...(claim.facts ?? []).entries()]
      .map(([place, fact]) => ({ at: place, fact }))
      .filter(({ fact }) => fact.citation === address);
    const { unstated, widened } = compareFacts(facts, slice.evidence());
    if (unstated.length > 0)
      ledger.record(checked.item, [{ rule: 'support/number-mismatch', verdict: unstated }]);
    if (widened.length > 0)
      ledger.record(checked.item, [{ rule: 'support/scope-widened', verdict: widened }]);
  }
}
