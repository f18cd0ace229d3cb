import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { EMBEDDED_CLOSING, EMBEDDED_OPENING, type PackSink, type PackSource } from '@loccit/packs';
import { CliError } from '../cli-error.js';

/** Where the build leaves the page that opens packs. */
const PLACE = join('dist', 'verifier.html');
/** Where a pack goes into that page. */
const MARK = '<!-- pack -->';
/** A multiple of three, so that only the last piece is padded. */
const PIECE_BYTES = 3 * 1024 * 1024;

/** Most bytes of a pack in a page: beyond, browsers no longer hold it well, and the pack as a file is the better way. */
const MAX_EMBEDDED_BYTES = 512 * 1024 * 1024;

/**
 * Writes a page that shows and verifies a pack which it carries itself.
 *
 * @remarks The pack goes in as base64, in blocks that a browser does not run: that alphabet can neither close an element nor
 * open one. One piece of the pack is held. O(bytes).
 * @throws {@link CliError} `too-large`
 */
export function writeVerifierPage(pack: PackSource, sink: PackSink): void {
  const { byteLength } = pack;
  if (byteLength > MAX_EMBEDDED_BYTES) throw new CliError('too-large', {}, { limit: MAX_EMBEDDED_BYTES });
  fillVerifierPage(readVerifierPage(), pack, sink);
}

/** Fills a page with a pack. */
export function fillVerifierPage(page: string, pack: PackSource, sink: PackSink): void {
  const at = page.indexOf(MARK);
  if (at === -1 || page.includes(MARK, at + 1)) throw new TypeError('page: must have one place for a pack');
  const write = (text: string): void => sink.write(Buffer.from(text));
  write(page.slice(0, at));
  for (let start = 0; start < pack.byteLength; start += PIECE_BYTES) {
    const piece = pack.read(start, Math.min(pack.byteLength, start + PIECE_BYTES));
    const base64 = Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength).toString('base64');
    write(`${EMBEDDED_OPENING}${base64}${EMBEDDED_CLOSING}\n`);
  }
  write(page.slice(at + MARK.length));
}

/** Where the empty page lies, which opens any pack. */
export function findVerifierPage(): string {
  return join(dirname(createRequire(import.meta.url).resolve('loccit/package.json')), PLACE);
}

const readVerifierPage = (): string => readFileSync(findVerifierPage(), 'utf8');
