import search from 'approx-string-match';
import { isCjkUnit } from './foldings.js';
import { isRepetitive } from './repetition.js';
import { weigh, weightOf } from './weight.js';

/** Where a quote stands with other letters, in units of the text that was searched. */
export interface ApproximatePlace {
  readonly start: number;
  readonly end: number;
  /** Share of the quote that stands there, from 0 to 1. */
  readonly share: number;
}

/** How many places with equally many errors are told of one stretch. */
const MOST_WHOLE = 4;
/** Share of a piece's units that may differ. */
const PIECE_ERRORS = 0.25;
/** How many units at the ends of a quote are looked for at the ends of a place. */
const END = 16;
/** Length of a piece in units at least, of an alphabet and of CJK. */
const PIECE = 14;
/** How many places of a piece are looked at in one stretch. */
const MOST_LINKS = 8;
/** How many pieces a quote has at most; those of a longer quote are longer. */
const MOST_PIECES = 48;

/** Where the library finds a quote as a whole in a stretch of text: the places with the fewest errors, a few of them. */
export function wholePlaces(text: string, quote: string, errorShare: number): ApproximatePlace[] {
  const found = search(text, quote, Math.floor(quote.length * errorShare));
  return found
    .slice(0, MOST_WHOLE)
    .map(({ start, end, errors }) => ({ start, end, share: 1 - errors / quote.length }));
}

/** Whether the library finds both ends of a quote at the ends of a place, so that nothing was put in that it left out. */
export function hasBothEnds(text: string, quote: string, { start, end }: ApproximatePlace): boolean {
  const length = Math.min(END, quote.length >> 1);
  const reach = length + (length >> 1);
  const errors = Math.floor(length * PIECE_ERRORS);
  return (
    search(text.slice(start, start + reach), quote.slice(0, length), errors).length > 0 &&
    search(text.slice(Math.max(start, end - reach), end), quote.slice(-length), errors).length > 0
  );
}

/**
 * Where the library finds the pieces of a quote, in their order, in a stretch of text.
 *
 * @remarks What was put between two pieces does not count against them, as it does in an edit distance over the whole.
 */
export function piecedPlace(text: string, quote: string): ApproximatePlace | undefined {
  const pieces = divide(quote);
  const links = pieces.flatMap((piece) => linksOf(piece, text, 0));
  return spanOf(bestChain(links, quote.length), pieces);
}

/** Where the library finds a piece in a stretch of text that begins at a place. */
export function linksOf(piece: Piece, text: string, offset: number): Link[] {
  const length = piece.text.length;
  if (isRepetitive(piece.text)) return [];
  return search(text, piece.text, Math.floor(length * PIECE_ERRORS))
    .slice(0, MOST_LINKS)
    .map(({ start, end, errors }) => ({
      start: start + offset,
      end: end + offset,
      errors,
      weight: length - 2 * errors,
      piece,
    }));
}

/** What a chain spans, and which share of all pieces stands there. */
export function spanOf(chain: readonly Link[], pieces: readonly Piece[]): ApproximatePlace | undefined {
  const [first] = chain;
  const last = chain.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const held = chain.reduce((sum, { piece, errors }) => sum + piece.text.length - errors, 0);
  const whole = pieces.reduce((sum, { text }) => sum + text.length, 0);
  return { start: first.start, end: last.end, share: held / whole };
}

/** A part of a quote, and where in it the part begins. */
export interface Piece {
  readonly text: string;
  readonly start: number;
}

/** A piece at a place. */
export interface Link {
  readonly start: number;
  readonly end: number;
  readonly errors: number;
  readonly weight: number;
  readonly piece: Piece;
}

/** Cuts a quote before words, or anywhere in writing without spaces. */
function divide(quote: string): Piece[] {
  const least = Math.max(PIECE, Math.ceil(quote.length / MOST_PIECES));
  const pieces: Piece[] = [];
  let start = 0;
  let weight = 0;
  let left = weigh(quote);
  for (let at = 0; at < quote.length; at++) {
    const unit = quote.charCodeAt(at);
    weight += isCjkUnit(unit) ? 2 : 1;
    left -= weightOf(unit);
    const cut = quote.charCodeAt(at + 1) === 0x20 || isCjkUnit(unit);
    if (!cut || weight < least || left < 6) continue;
    pieces.push({ text: quote.slice(start, at + 1), start });
    start = at + 1;
    weight = 0;
  }
  pieces.push({ text: quote.slice(start), start });
  return pieces;
}

/** The heaviest row of links in the order of the quote, each near the one before it. */
export function bestChain(links: readonly Link[], quoteLength: number): Link[] {
  const best: number[] = [];
  const previous: number[] = [];
  let top = -1;
  for (const [at, link] of links.entries()) {
    best[at] = link.weight;
    previous[at] = -1;
    for (let before = 0; before < at; before++) {
      const other = links[before];
      if (other === undefined || other.piece.start >= link.piece.start) continue;
      const slip = link.start - other.end - (link.piece.start - other.piece.start - other.piece.text.length);
      if (link.start < other.end - 2 || Math.abs(slip) > quoteLength) continue;
      const weight = (best[before] ?? 0) + link.weight - Math.min(4, Math.abs(slip) / 16);
      if (weight <= (best[at] ?? 0)) continue;
      best[at] = weight;
      previous[at] = before;
    }
    if (top === -1 || (best[at] ?? 0) > (best[top] ?? 0)) top = at;
  }
  const chain: Link[] = [];
  for (let at = top; at !== -1; at = previous[at] ?? -1) {
    const link = links[at];
    if (link !== undefined) chain.unshift(link);
  }
  return chain;
}
