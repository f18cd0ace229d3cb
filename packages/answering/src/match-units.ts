import { contraryTerms } from './contrary-words.js';
import { lightCharacters } from './function-words.js';
import type { QueryUnit } from './read-question.js';
import type { TermSet } from './term-set.js';

/** How much of a question a passage speaks about. */
export interface Coverage {
  /** Share of the question's weight found in passage or around it, 0 to 1. */
  readonly total: number;
  /** Share found in the passage itself. */
  readonly own: number;
  /** Share found where the passage states what is asked for: of a table row the cell, else all of it. */
  readonly stated: number;
  /** Whether the word that names what the figure asked for is of stands there too. */
  readonly ofFigure: boolean;
  /** Whether the passage and what stands above it speak about all of the question. */
  readonly headed: boolean;
  /** Whether every required unit was found and none met its contrary instead. */
  readonly complete: boolean;
  /** Whether of every unit something was found, in the passage or around it. */
  readonly touched: boolean;
}

/** The words of a passage and of what stands around it, see {@link matchUnits}. */
export interface PassageTerms {
  readonly passage: TermSet;
  /** Of a table row: the cell that states what is asked for, its column's name and the row's first cell. */
  readonly cell?: TermSet;
  /** The title, the headings above and, in a list, the line that introduces it. */
  readonly heading: TermSet;
  /** The other sentences of the same element. */
  readonly neighbours: TermSet;
  /** Of a table row: what tells the rows of its table apart. */
  readonly siblings?: TermSet | undefined;
}

/** What counts less than a word found in the passage itself, which counts 1. */
export const placeWeights = {
  /** Found only in another cell of the row than the one that states what is asked for. */
  row: 0.85,
  /** Found only in a heading. */
  heading: 0.85,
  /** Found only in a neighbouring sentence. */
  neighbours: 0.7,
  /** A Chinese character that is there, but beside other characters than in the question. */
  character: 0.4,
} as const;

/**
 * Share of the question's units found in a passage and in what stands around it.
 *
 * @remarks No statistics of a corpus enter, so nothing but this passage decides. A character of a Chinese run is found
 * when it stands in a bigram that both sides have; a word when its stem is there or a related one. Linear in the units.
 */
export function matchUnits(units: readonly QueryUnit[], terms: PassageTerms): Coverage {
  const { heading, neighbours, passage } = terms;
  const cell = terms.cell ?? passage;
  let weight = 0;
  let total = 0;
  let own = 0;
  let stated = 0;
  let complete = true;
  let ofFigure = false;
  let touched = true;
  let open = 0;
  for (const unit of units) {
    const inCell = weighFound(unit, [cell]);
    const inPassage = cell === passage ? inCell : weighFound(unit, [passage]);
    const withHeading = weighFound(unit, [passage, heading]);
    const anywhere = weighFound(unit, [passage, heading, neighbours]);
    const whole = unit.weights.reduce((sum, one) => sum + one, 0);
    weight += whole;
    const named = unit.ofFigure === true && namesFigure(unit, cell);
    if (named) ofFigure = true;
    // A heading that names what the figure is of does not say that this figure is its.
    const above = unit.ofFigure === true && !named ? placeWeights.neighbours : placeWeights.heading;
    open += whole - withHeading;
    own += inPassage;
    stated += inCell;
    total +=
      inCell +
      placeWeights.row * (inPassage - inCell) +
      above * (withHeading - inPassage) +
      placeWeights.neighbours * (anywhere - withHeading);
    if (anywhere === 0 && whole >= 1) touched = false;
    if (
      (unit.required && anywhere < whole) ||
      missesHead(unit, terms) ||
      meetsContrary(unit, terms) ||
      meetsSibling(unit, terms)
    )
      complete = false;
  }
  if (weight === 0) return { total: 0, own: 0, stated: 0, ofFigure, complete: false, touched, headed: false };
  return {
    total: total / weight,
    own: own / weight,
    stated: stated / weight,
    ofFigure,
    complete,
    touched,
    headed: open === 0,
  };
}

/** A Chinese run ends in its head: `退款到账` is an arrival. */
const namesFigure = ({ terms, weights }: QueryUnit, place: TermSet): boolean =>
  weights.length > 1 && place.speaksOf(terms.at(-1) ?? '');

/** Weight of a unit's word, or of those characters of its run that are found. */
function weighFound({ terms, weights }: QueryUnit, places: readonly TermSet[]): number {
  const found = terms.map((term) => places.some((place) => place.speaksOf(term)));
  let weight = 0;
  for (const [index, one] of weights.entries()) {
    // n bigrams cover n + 1 characters: a character stands in the bigram before it and in its own.
    if (found[index] === true || found[index - 1] === true) weight += one;
    else if (places.some((place) => place.hasCharacter(characterAt(terms, index))))
      weight += one * (terms[0]?.length === 1 ? 1 : placeWeights.character);
  }
  return weight;
}

/** The character of a run at that place, read from its bigrams. */
function characterAt(terms: readonly string[], index: number): string {
  const [first = '', second = ''] = terms[Math.max(0, index - 1)] ?? '';
  return index === 0 ? first : second;
}

/** A question for a thing of some kind, or for one by its number, is not answered where that is not spoken of. */
function missesHead({ heads = [] }: QueryUnit, { heading, neighbours, passage }: PassageTerms): boolean {
  return heads.some((head) => ![passage, heading, neighbours].some((place) => place.speaksOf(head)));
}

/** What is said of the contrary alone says nothing of the thing. */
function meetsContrary({ terms }: QueryUnit, { heading, neighbours, passage }: PassageTerms): boolean {
  return terms.some(
    (term) =>
      contraryTerms.get(term)?.some((other) => passage.has(other) || heading.has(other)) === true &&
      ![passage, heading, neighbours].some((place) => place.speaksOf(term)),
  );
}

/** What only tells apart another row of the table is said of that row: `single` of a row for shared rooms. */
function meetsSibling(
  { terms }: QueryUnit,
  { heading, neighbours, passage, siblings }: PassageTerms,
): boolean {
  return (
    siblings !== undefined &&
    terms.some(
      (term) =>
        ![...term].some((character) => lightCharacters.has(character)) &&
        siblings.has(term) &&
        ![passage, heading, neighbours].some((place) => place.speaksOf(term)),
    )
  );
}
