import { createTextIndex, type Span, type TextIndex } from '@loccit/text';
import { IngestionError } from './ingestion-error.js';

/** How a splitter cuts. */
export interface AnchorOptions {
  /** Most code points that a piece may share with the one before; 0 unless given. */
  readonly maxOverlap?: number;
}

/** Places in UTF-16 units. */
interface Place {
  readonly start: number;
  readonly end: number;
}

/**
 * The spans of a splitter's pieces, in the order in which it cut them.
 *
 * @param text - canonical text
 * @param pieces - each exactly as it stands in the text; between two of them anything may have been dropped
 * @remarks Code points, half-open; each slice equals its piece. Every piece begins after the one before began, and shares at
 * most `maxOverlap` with it, so that repeated text gets its own place. Nothing is guessed: a piece that the splitter changed,
 * white space included, is refused, and so is one for which the order leaves a choice. Linear for ordinary text.
 * @throws {@link IngestionError} `piece-empty`, `piece-not-found`, `piece-out-of-order`, `piece-ambiguous`, with the place
 * in the list
 * @example
 * ```ts
 * anchorPieces('tram tram', ['tram', 'tram'])[1]; // { charStart: 5, charEnd: 9 }
 * ```
 */
export function anchorPieces(
  text: string | TextIndex,
  pieces: readonly string[],
  options: AnchorOptions = {},
): Span[] {
  const { maxOverlap = 0 } = options;
  if (!Number.isSafeInteger(maxOverlap) || maxOverlap < 0) throw new RangeError('maxOverlap');
  const index = typeof text === 'string' ? createTextIndex(text) : text;
  const earliest = placeFromStart(index, pieces, maxOverlap);
  const latest = placeFromEnd(index, pieces, maxOverlap);
  return earliest.map(({ start, end }, at) => {
    // The first place that the pieces before allow is not the last that those behind allow.
    if (latest[at] !== start) throw new IngestionError('piece-ambiguous', { index: at });
    return { charStart: index.fromUtf16(start), charEnd: index.fromUtf16(end) };
  });
}

function placeFromStart(index: TextIndex, pieces: readonly string[], maxOverlap: number): Place[] {
  const { text } = index;
  let from = 0;
  return pieces.map((piece, at) => {
    if (piece === '') throw new IngestionError('piece-empty', { index: at });
    // Half a surrogate pair would be found inside a character.
    const start = piece.isWellFormed() ? text.indexOf(piece, from) : -1;
    if (start === -1) {
      const isElsewhere = piece.isWellFormed() && text.includes(piece);
      throw new IngestionError(isElsewhere ? 'piece-out-of-order' : 'piece-not-found', { index: at });
    }
    const end = start + piece.length;
    from = Math.max(start + 1, back(text, end, maxOverlap));
    return { start, end };
  });
}

function placeFromEnd(index: TextIndex, pieces: readonly string[], maxOverlap: number): number[] {
  const { text } = index;
  const starts: number[] = [];
  let next: number | undefined;
  for (const piece of pieces.toReversed()) {
    const limit: number =
      next === undefined ? text.length : Math.min(next - 1, forth(text, next, maxOverlap) - piece.length);
    next = text.lastIndexOf(piece, limit);
    starts.push(next);
  }
  return starts.reverse();
}

/** So many code points before a place, as UTF-16 units. */
function back(text: string, place: number, chars: number): number {
  let at = place;
  for (let left = chars; left > 0 && at > 0; left--) at -= isLowSurrogate(text, at - 1) ? 2 : 1;
  return at;
}

/** So many code points after a place, as UTF-16 units. */
function forth(text: string, place: number, chars: number): number {
  let at = place;
  for (let left = chars; left > 0 && at < text.length; left--) at += isLowSurrogate(text, at + 1) ? 2 : 1;
  return at;
}

function isLowSurrogate(text: string, at: number): boolean {
  return (text.charCodeAt(at) & 0xfc00) === 0xdc00;
}
