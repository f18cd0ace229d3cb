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
 * @returns undefined where the file is no such page
 */
export function extractPack(page: PackSource): Blob | undefined {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for (let at = find(page, OPENING, 0); at !== -1; at = find(page, OPENING, at)) {
    const start = at + OPENING.length;
    const end = find(page, CLOSING, start);
    at = start;
    if (end === -1 || end - start > MAX_PIECE_CHARS) continue;
    const piece = decodePiece(new TextDecoder().decode(page.read(start, end)));
    // The page's own script names the opening too.
    if (piece === undefined) continue;
    pieces.push(piece);
    at = end;
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

/** Where an ASCII text next begins, -1 if nowhere. Windows overlap by its length, or one that is cut would be missed. */
function find(page: PackSource, text: string, from: number): number {
  const ascii = new TextDecoder('latin1');
  for (let at = from; at < page.byteLength; at += WINDOW_BYTES) {
    const end = Math.min(page.byteLength, at + WINDOW_BYTES + text.length - 1);
    const found = ascii.decode(page.read(at, end)).indexOf(text);
    if (found !== -1) return at + found;
  }
  return -1;
}
