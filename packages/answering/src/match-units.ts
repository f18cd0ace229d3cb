import type { QueryUnit } from './read-question.js';

/** How much of a question a passage speaks about. */
export interface Coverage {
  /** Share of the question's weight found in passage or context, 0 to 1. */
  readonly total: number;
  /** Share found in the passage itself. */
  readonly own: number;
  /** Whether every required unit was found. */
  readonly complete: boolean;
}

const shortestStem = 5;

/**
 * Share of the question's units found in a passage and in what stands around it.
 *
 * @remarks No statistics of a corpus enter, so nothing but this passage decides. A Chinese run counts the characters
 * that stand in a bigram both sides have; a word counts when its stem is there, or a stem that it begins or that begins it.
 */
export function matchUnits(
  units: readonly QueryUnit[],
  passage: ReadonlySet<string>,
  context: ReadonlySet<string>,
): Coverage {
  let weight = 0;
  let total = 0;
  let own = 0;
  let complete = true;
  for (const unit of units) {
    const inPassage = shareFound(unit, passage);
    const anywhere = Math.max(inPassage, shareFound(unit, passage, context));
    weight += unit.weight;
    own += unit.weight * inPassage;
    total += unit.weight * anywhere;
    if (unit.required && anywhere < 1) complete = false;
  }
  return weight === 0
    ? { total: 0, own: 0, complete: false }
    : { total: total / weight, own: own / weight, complete };
}

function shareFound(unit: QueryUnit, ...places: readonly ReadonlySet<string>[]): number {
  const found = unit.terms.map((term) =>
    places.some((place) => place.has(term) || hasRelatedStem(place, term)),
  );
  if (unit.terms.length === 1) return found[0] === true ? 1 : 0;
  // n bigrams cover n + 1 characters; a character counts when one of its two bigrams was found.
  let characters = 0;
  for (let index = 0; index <= found.length; index++)
    if (found[index] === true || found[index - 1] === true) characters++;
  return characters / (found.length + 1);
}

function hasRelatedStem(place: ReadonlySet<string>, stem: string): boolean {
  if (stem.length < shortestStem || !/^[a-z]+$/.test(stem)) return false;
  for (const other of place) {
    if (
      other.length >= shortestStem &&
      (other.startsWith(stem) || stem.startsWith(other)) &&
      /^[a-z]+$/.test(other)
    )
      return true;
  }
  return false;
}
