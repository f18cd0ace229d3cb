import type { PackSource } from '@loccit/packs';

/** How every piece of a pack begins and ends in a page; `loccit pack --html` writes them so. */
const OPENING = '<script type="application/octet-stream" class="pack">';
const CLOSING = '</script>';
/** Base64 characters of a piece at most, so that no text of a whole pack is ever made. */
const MAX_PIECE_CHARS = 8 * 1024 * 1024;
const WINDOW_BYTES = 1024 * 1024;

/**
 * The pack that is embedded in a page, taken out of the page's file without running anything of it.
 *
 * @remarks Goes over the page once, and over its pieces once more. O(bytes).
 * @returns undefined where the file is no such page
 */
export function extractPack(page: PackSource): Blob | undefined {
  const find = createFinder(page);
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for (let at = find(OPENING, 0); at !== -1; at = find(OPENING, at)) {
    const start = at + OPENING.length;
    const end = find(CLOSING, start);
    if (end === -1) break;
    // As in a browser, no other element begins before this one ends: the page's own script names the opening too.
    at = end;
    if (end - start > MAX_PIECE_CHARS) continue;
    const piece = decodePiece(new TextDecoder().decode(page.read(start, end)));
    if (piece !== undefined) pieces.push(piece);
  }
  return pieces.length === 0 ? undefined : new Blob(pieces);
}

/** The bytes of a piece; undefined for what is no base64. */
export function decodePiece(base64: string): Uint8Array<ArrayBuffer> | undefined {
  let binary: string;
  try {
    binary = atob(base64);
  } catch {
    return undefined;
  }
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = binary.charCodeAt(at);
  return bytes;
}

/**
 * Says where an ASCII text next begins, -1 if nowhere.
 *
 * @remarks Each search begins where or behind where the one before ended, so that no part of the page is read for every search anew.
 * Windows overlap by the length of the text, or one that is cut would be missed.
 */
function createFinder(page: PackSource): (text: string, from: number) => number {
  const ascii = new TextDecoder('latin1');
  let window = '';
  let windowStart = 0;
  return (text, from) => {
    for (let at = from; ; at = windowStart) {
      const found = window.indexOf(text, at - windowStart);
      if (found !== -1) return windowStart + found;
      const windowEnd = windowStart + window.length;
      if (windowEnd >= page.byteLength) return -1;
      windowStart = Math.max(at, windowEnd - text.length + 1);
      window = ascii.decode(page.read(windowStart, Math.min(page.byteLength, windowStart + WINDOW_BYTES)));
    }
  };
}
