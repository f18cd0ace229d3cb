/** A part of a text that is kept whole or left out. */
export interface Piece {
  readonly text: string;
  /** How many findings or files are lost with it. */
  readonly counts: number;
  /** What ends what this piece opens, until a piece `closes` it. */
  readonly closing?: string;
  readonly closes?: true;
}

/**
 * The pieces from the first on, as many as fit; what is open where the text ends is closed.
 *
 * @param note - what is said of the lost ones
 * @remarks `most` counts UTF-16 units. Linear.
 */
export function joinWithin(pieces: readonly Piece[], most: number, note: (lost: number) => string): string {
  const lost = pieces.reduce((sum, { counts }) => sum + counts, 0);
  const reserve = note(lost).length + longestClosing(pieces);
  const total = pieces.reduce((sum, { closing = '', text }) => sum + text.length + closing.length, 0);
  const room = total <= most ? most : most - reserve;
  let text = '';
  let open = '';
  let left = 0;
  for (const piece of pieces) {
    if (left > 0 || text.length + piece.text.length + open.length > room) {
      left += piece.counts;
      continue;
    }
    text += piece.text;
    if (piece.closing !== undefined) open = piece.closing;
    if (piece.closes === true) {
      text += open;
      open = '';
    }
  }
  return left === 0 ? `${text}${open}` : `${text}${open}${note(left)}`;
}

const longestClosing = (pieces: readonly Piece[]): number =>
  pieces.reduce((most, { closing = '' }) => Math.max(most, closing.length), 0);
