import { decodeWellFormed, includesByte, isAscii, isUtf8 } from '#utf8-decoder';
import { type Rewritten, rewriteUtf8 } from './canonical-bytes.js';
import { decodeStrictly } from './decode.js';
import { unifyLineEnds } from './line-ends.js';
import { COMMON_MARK_LEADS } from './pair-composer.js';
import { alignUnchanged, type RawAlignment, RewrittenAlignment } from './raw-alignment.js';
import { layGrid, layNormalGrid, type Utf8Grid } from './utf8-grid.js';

/** All that reading UTF-8 as canonical text found out, its positions included. */
export interface Utf8Reading {
  /** The canonical text; made of its bytes when first asked for. */
  readonly text: string;
  /** Whether the text was made already. */
  readonly isDecoded: boolean;
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
 * @remarks Works on bytes alone: to make a string of a long text takes longer than all the rest, and whoever looks
 * up positions, hashes or cites spans needs none.
 * @throws {@link TextError} `ill-formed-text` and `nul-character`.
 */
export function readUtf8(source: Uint8Array, byteBase = 0): Utf8Reading {
  const ascii = isAscii(source);
  // Finds the fault, and throws.
  if (!(ascii || isUtf8(source)) || includesByte(source, 0)) decodeStrictly(source, byteBase);
  return ascii ? readAscii(source) : readOther(source);
}

function readAscii(source: Uint8Array): Utf8Reading {
  const rewritten = includesByte(source, CR) ? unifyLineEnds(source, true) : undefined;
  const bytes = rewritten?.bytes ?? source;
  return reading(source, layGrid(bytes, bytes.length), rewritten);
}

function readOther(source: Uint8Array): Utf8Reading {
  // Decomposed letters are rewritten at once; of other text it is asked first whether NFC changes anything.
  if (!COMMON_MARK_LEADS.some((lead) => includesByte(source, lead))) {
    const unified = includesByte(source, CR) ? unifyLineEnds(source, false) : undefined;
    const grid = layNormalGrid(unified?.bytes ?? source);
    if (grid !== undefined) return reading(source, grid, unified);
  }
  const rewritten = rewriteUtf8(source);
  return reading(source, layGrid(rewritten?.bytes ?? source), rewritten);
}

function reading(source: Uint8Array, grid: Utf8Grid, rewritten: Rewritten | undefined): Utf8Reading {
  const alignment =
    rewritten === undefined ? alignUnchanged(grid) : new RewrittenAlignment(source, rewritten.blocks);
  return new LazyReading(source, grid, alignment);
}

class LazyReading implements Utf8Reading {
  readonly source: Uint8Array;
  readonly grid: Utf8Grid;
  readonly alignment: RawAlignment;
  #text: string | undefined;

  constructor(source: Uint8Array, grid: Utf8Grid, alignment: RawAlignment) {
    this.source = source;
    this.grid = grid;
    this.alignment = alignment;
  }

  get text(): string {
    this.#text ??= decodeWellFormed(this.grid.bytes, this.grid.isAscii);
    return this.#text;
  }

  get isDecoded(): boolean {
    return this.#text !== undefined;
  }
}
