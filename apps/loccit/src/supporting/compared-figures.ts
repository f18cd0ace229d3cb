import { compareQuantities, findQuantities, type Quantity, type QuantityKind } from '@loccit/support';

/** Figures that are looked at on one side; what has more is a table. */
const MOST_FIGURES = 64;
const MOST_STATED = 1000;
const MOST_SHOWN = 3;

/** A figure with the words in which it stands. */
export interface WrittenFigure {
  readonly quantity: Quantity;
  readonly words: string;
}

/** A figure of the claim and one of the evidence that state the same. */
export interface AgreeingFigures {
  readonly claim: WrittenFigure;
  readonly evidence: WrittenFigure;
}

/**
 * The figures of a claim that the evidence states, in whatever notation, each beside the first that does.
 *
 * @remarks That figures agree says nothing of what they measure: it is shown, and decides nothing.
 */
export function findAgreeing(claim: string, evidence: string): readonly AgreeingFigures[] {
  const claimed = listFigures(claim).slice(0, MOST_FIGURES);
  if (claimed.length === 0) return [];
  const stated = listFigures(evidence).slice(0, MOST_STATED);
  return claimed.flatMap((mine) => {
    const theirs = stated.find(({ quantity }) => compareQuantities(mine.quantity, quantity) === 'equal');
    return theirs === undefined ? [] : { claim: mine, evidence: theirs };
  });
}

/** Words of the evidence that state a figure of one kind; at most three, each once. */
export function listSameKind(kind: string, texts: readonly string[]): readonly string[] {
  const words = texts.flatMap((text) =>
    listFigures(text).flatMap((figure) =>
      figure.quantity.kind === (kind as QuantityKind) ? figure.words : [],
    ),
  );
  return [...new Set(words)].slice(0, MOST_SHOWN);
}

function listFigures(text: string): WrittenFigure[] {
  const characters = [...text];
  return findQuantities(text)
    .filter(({ hi, lo }) => lo !== null || hi !== null)
    .map((quantity) => ({
      quantity,
      words: characters.slice(quantity.charStart, quantity.charEnd).join(''),
    }));
}
