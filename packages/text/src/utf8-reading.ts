import { decodeWellFormed, includesByte, isAscii, isUtf8 } from '#utf8-decoder';
import { type Rewritten, rewriteUtf8 } from './canonical-bytes.js';
import { normalizeText } from './canonicalize.js';
import { decodeStrictly } from './decode.js';
import { COMMON_MARK_LEADS } from './pair-composer.js';
import { alignUnchanged, type RawAlignment, RewrittenAlignment } from './raw-alignment.js';
import { layGrid, type Utf8Grid } from './utf8-grid.js';

/** Canonical text together with all that reading it found out about its positions. */
export interface Utf8Reading {
  readonly text: string;
  /** The bytes that were read, without a byte order mark. */
  readonly source: Uint8Array;
  /** Lies over the canonical UTF-8: the source itself where it is canonical. */
  readonly grid: Utf8Grid;
  readonly alignment: RawAlignment;
}

const CR = 0x0d;

/**
 * Reads UTF-8 as canonical text; faults are reported at `byteBase` plus their place.
 *
 * @remarks Bytes are rewritten before they are decoded, so that what is decoded is canonical already. Whether NFC
 * changes anything is asked of the platform, which is quick to say no; common marks say it without being asked.
 * @throws {@link TextError} `ill-formed-text` and `nul-character`.
 */
export function readUtf8(source: Uint8Array, byteBase = 0): Utf8Reading {
  const ascii = isAscii(source);
  // Finds the fault, and throws.
  if (!(ascii || isUtf8(source)) || includesByte(source, 0)) decodeStrictly(source, byteBase);
  const hasMarks = !ascii && COMMON_MARK_LEADS.some((lead) => includesByte(source, lead));
  if (!hasMarks) {
    const rewritten = includesByte(source, CR) ? rewriteUtf8(source, 'line-ends') : undefined;
    const text = decodeWellFormed(rewritten?.bytes ?? source, ascii);
    if (normalizeText(text) === text) return reading(source, text, rewritten);
  }
  const rewritten = rewriteUtf8(source, 'all');
  return reading(source, decodeWellFormed(rewritten?.bytes ?? source, ascii), rewritten);
}

function reading(source: Uint8Array, text: string, rewritten: Rewritten | undefined): Utf8Reading {
  const grid = layGrid(rewritten?.bytes ?? source, text.length);
  const alignment =
    rewritten === undefined ? alignUnchanged(grid) : new RewrittenAlignment(source, rewritten.blocks);
  return { text, source, grid, alignment };
}
