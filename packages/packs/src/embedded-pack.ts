import { decodePiece } from './decode-piece.js';
import { type PackSource, readPieces, readRange } from './pack-source.js';

/** How every piece of a pack begins and ends in a page. */
export const EMBEDDED_OPENING = '<script type="application/octet-stream" class="pack">';
export const EMBEDDED_CLOSING = '</script>';

const WINDOW_BYTES = 1024 * 1024;

const ascii = new TextDecoder('latin1');

/** Base64 of a piece in the page, and the bytes of the pack that it stands for. */
interface EmbeddedPiece {
  readonly start: number;
  readonly end: number;
  readonly packStart: number;
  readonly packEnd: number;
}

/**
 * The pack that a page of `loccit pack --html` carries, read out of the page without running anything of it.
 *
 * @remarks Goes over the page once, and over its pieces once more; afterwards only what is asked for is decoded. At most a mebibyte
 * is held. What is no base64 is no piece. O(bytes).
 * @param later - the same page, where what is read of the pack afterwards is to go through another source
 * @returns undefined where the file carries none
 * @throws {@link PackError} `unreadable` where the source gives fewer bytes than it has
 */
export function openEmbeddedPack(page: PackSource, later: PackSource = page): PackSource | undefined {
  const find = createFinder(page);
  const pieces: EmbeddedPiece[] = [];
  let byteLength = 0;
  for (let at = find(EMBEDDED_OPENING, 0); at !== -1; at = find(EMBEDDED_OPENING, at)) {
    const start = at + EMBEDDED_OPENING.length;
    const end = find(EMBEDDED_CLOSING, start);
    if (end === -1) break;
    // As in a browser, no other element begins before this one ends: the page's own script names the opening too.
    at = end;
    const length = measurePiece(page, start, end);
    if (length === undefined || length === 0) continue;
    pieces.push({ start, end, packStart: byteLength, packEnd: byteLength + length });
    byteLength += length;
  }
  if (pieces.length === 0) return undefined;
  return { byteLength, read: (start, end) => readEmbedded(later, pieces, start, end) };
}

/** How many bytes a piece stands for; undefined for what is no base64. */
function measurePiece(page: PackSource, start: number, end: number): number | undefined {
  if ((end - start) % 4 !== 0) return undefined;
  let length = 0;
  let at = start;
  // Windows are multiples of four, so that each is base64 by itself; only the last may be padded.
  for (const window of readPieces(page, start, end, WINDOW_BYTES)) {
    const bytes = decodePiece(window);
    at += window.length;
    if (bytes === undefined || (at < end && bytes.length * 4 !== window.length * 3)) return undefined;
    length += bytes.length;
  }
  return length;
}

function readEmbedded(
  page: PackSource,
  pieces: readonly EmbeddedPiece[],
  start: number,
  end: number,
): Uint8Array {
  const bytes = new Uint8Array(end - start);
  for (let at = firstPiece(pieces, start); at < pieces.length; at += 1) {
    const piece = pieces[at];
    if (piece === undefined || piece.packStart >= end) break;
    for (let from = Math.max(start, piece.packStart); from < Math.min(end, piece.packEnd); ) {
      const quad = Math.floor((from - piece.packStart) / 3);
      const windowStart = piece.start + 4 * quad;
      const wanted = 4 * Math.ceil((end - piece.packStart) / 3) - 4 * quad;
      const windowEnd = Math.min(piece.end, windowStart + Math.min(wanted, WINDOW_BYTES));
      const decoded = decodePiece(readRange(page, windowStart, windowEnd));
      const skipped = from - (piece.packStart + 3 * quad);
      // A file that was changed meanwhile is caught by its hashes.
      const part = (decoded ?? new Uint8Array()).subarray(skipped, skipped + end - from);
      if (part.length === 0) return bytes.subarray(0, from - start);
      bytes.set(part, from - start);
      from += part.length;
    }
  }
  return bytes;
}

/** The piece in which a byte of the pack lies, by halving: a page may have any number of pieces. */
function firstPiece(pieces: readonly EmbeddedPiece[], at: number): number {
  let low = 0;
  let high = pieces.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((pieces[middle]?.packEnd ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Says where an ASCII text next begins, -1 if nowhere.
 *
 * @remarks Each search begins where or behind where the one before ended, so that no part of the page is read for every search anew.
 * Windows overlap by the length of the text, or one that is cut would be missed.
 */
function createFinder(page: PackSource): (text: string, from: number) => number {
  let window = '';
  let windowStart = 0;
  return (text, from) => {
    for (let at = from; ; at = windowStart) {
      const found = window.indexOf(text, at - windowStart);
      if (found !== -1) return windowStart + found;
      const windowEnd = windowStart + window.length;
      if (windowEnd >= page.byteLength) return -1;
      windowStart = Math.max(at, windowEnd - text.length + 1);
      window = ascii.decode(
        readRange(page, windowStart, Math.min(page.byteLength, windowStart + WINDOW_BYTES)),
      );
    }
  };
}
