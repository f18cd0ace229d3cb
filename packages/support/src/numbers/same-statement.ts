import { maskText } from '../conflicts/mask-quantities.js';
import { findLast } from '../find-last.js';
import type { SupportFinding } from '../finding.js';
import { compareQuantities } from '../quantities/compare-quantities.js';
import type { Quantity } from '../quantities/quantity.js';
import { isTorn } from '../quantities/torn-figure.js';
import type { Reading } from '../reading.js';
import { describePair, placeOf } from './describe-pair.js';
import { type PlaceRelation, relateInPlace } from './relate-in-place.js';

const LONGEST_DIFFERENCE = 40;
/** Letters that a sentence may have or leave out and say the same. */
const FILLERS = /[的将应共]|[享拥](?=有)/g;

/** A figure of the claim and what a sentence of the evidence states in its place. */
interface PlacedPair {
  readonly claimed: Quantity;
  readonly stated: Quantity;
  readonly relation: PlaceRelation;
}

/** What a sentence that says the same tells of the claim's figures. */
export interface SameStatement {
  readonly findings: readonly SupportFinding[];
  /** Where in the claim the figures begin of which it tells. */
  readonly settled: ReadonlySet<number>;
}

/**
 * Compares the claim, figure by figure, with the sentences of the evidence that say the same but for their figures.
 *
 * @remarks Both say it, so a negation or a choice in the sentence does not matter. Where one of several such sentences
 * has every figure of the claim, that one counts. Only sentences of about the claim's length with as many quantities are
 * masked; linear. Of figures that differ the first 64 are told.
 */
export function findSameStatement(reading: Reading): SameStatement {
  const count = reading.claimQuantities().length;
  if (count === 0) return NONE;
  const { mask, quantities } = maskText(reading.claim);
  const wanted = mask.replace(FILLERS, '');
  const characters = reading.evidenceCharacters();
  const stated = reading.evidenceQuantities();
  const length = reading.claimCharacters().length;
  let next = 0;
  let first: readonly PlacedPair[] | undefined;
  for (const { charStart, charEnd } of reading.evidenceSentences()) {
    while (next < stated.length && (stated[next]?.charEnd ?? 0) <= charStart) next += 1;
    let inside = 0;
    while ((stated[next + inside]?.charStart ?? charEnd) < charEnd) inside += 1;
    if (inside !== count || Math.abs(charEnd - charStart - length) > LONGEST_DIFFERENCE) continue;
    const sentence = maskText(characters.slice(charStart, charEnd).join(''));
    if (sentence.mask.replace(FILLERS, '') !== wanted) continue;
    const pairs = quantities.flatMap((claimed, i): PlacedPair[] => {
      const other = sentence.quantities[i];
      if (other === undefined) return [];
      const placed = { ...other, charStart: charStart + other.charStart, charEnd: charStart + other.charEnd };
      return [{ claimed, stated: placed, relation: relateInPlace(claimed, placed, reading.mode) }];
    });
    if (pairs.every(({ relation }) => relation === 'equal')) return describe(reading, pairs);
    first ??= pairs;
  }
  return first === undefined ? NONE : describe(reading, first);
}

const NONE: SameStatement = { findings: [], settled: new Set() };

/** Figures that differ of which is told; what has more is a table. */
const MOST_TOLD = 64;

function describe(reading: Reading, pairs: readonly PlacedPair[]): SameStatement {
  let differing = 0;
  const told = pairs.filter(({ claimed, relation, stated }) => {
    if (relation === undefined || isTorn(reading.claimCharacters(), claimed)) return false;
    if (isTorn(reading.evidenceCharacters(), stated)) return false;
    if (relation === 'equal' || differing > MOST_TOLD) return true;
    differing += 1;
    return !isStatedElsewhere(reading, claimed, stated);
  });
  const findings = told.flatMap((pair) => describePlaced(pair, reading.mode === 'normative'));
  return {
    findings: findings.slice(0, MOST_TOLD),
    settled: new Set(told.map(({ claimed }) => claimed.charStart)),
  };
}

/** Whether another sentence of the evidence has the figure: then one of the two may be of something else. */
function isStatedElsewhere(reading: Reading, claimed: Quantity, stated: Quantity): boolean {
  const sentences = reading.evidenceSentences();
  const sentence = sentences[findLast(sentences, stated.charStart)];
  return reading
    .evidenceQuantities()
    .some(
      (other) =>
        (sentence === undefined ||
          other.charStart < sentence.charStart ||
          other.charStart >= sentence.charEnd) &&
        compareQuantities(claimed, other) === 'equal',
    );
}

function describePlaced({ claimed, relation, stated }: PlacedPair, isNormative: boolean): SupportFinding[] {
  if (relation === undefined || relation === 'equal') return [];
  if (relation === 'disjoint') return [describePair({ claimed, stated, relation }, 'in-same-statement')];
  // In a rule a bound is a value: at most five is not at least five.
  const areBothBounds = claimed.form === 'bound' && stated.form === 'bound';
  if (isNormative && relation === 'overlap' && areBothBounds)
    return [describePair({ claimed, stated, relation }, 'in-same-statement')];
  const common = {
    claimSpan: placeOf(claimed),
    evidenceSpan: placeOf(stated),
    claimValue: claimed,
    evidenceValue: stated,
    relation,
  } as const;
  if (relation === 'other-unit') {
    return [{ rule: 'support/unit-mismatch', severity: 'error', check: 'unit-in-same-statement', ...common }];
  }
  // What holds the evidence's value is true, if less is said; in a rule it is not what the rule says.
  const isTrue = relation === 'wider' && !isNormative;
  if (isTrue && (claimed.form === 'exact' || stated.form === 'exact' || claimed.form !== stated.form))
    return [];
  const isSoft = isTrue || (!isNormative && (claimed.form === 'approx' || stated.form === 'approx'));
  const isDate = claimed.kind === 'date';
  return [
    {
      rule: isDate ? 'support/date-mismatch' : 'support/range-mismatch',
      severity: isSoft ? 'warning' : 'error',
      check: `${isDate ? 'date' : 'range'}-${relation}${relation === 'overlap' ? '-in-same-statement' : ''}`,
      ...common,
    },
  ];
}
