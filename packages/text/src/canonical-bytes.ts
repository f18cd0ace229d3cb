import { joinsPreceding, safeByteFrom, segmentEnd, segmentStart } from './boundary.js';
import { countContinuations, isPlain, viewOf } from './byte-count.js';
import { NfcKind, nfcKind } from './nfc-kinds.js';
import { composePair, isCommonMarkAt } from './pair-composer.js';
import { normalizeBytes, recallSegment } from './segment-memo.js';
import { codePointAt, encodeCodePoint } from './utf8.js';

/** Nominal length of a block; a block begins at the first place from there on where text can be cut. */
export const BLOCK_BITS = 10;

/** What lies between the bytes of a block and its canonical code points. */
export const BlockKind = {
  /** Nothing but line ends. */
  Lines: 0,
  /** Common marks too, and the letter before them absorbs them all. */
  Absorbed: 1,
  /** Whatever NFC does. */
  Segments: 2,
} as const;

/** Canonical code points before every KiB of bytes as written, and what happens from there on. */
export interface RewrittenBlocks {
  /** Whether all the bytes as written are ASCII. */
  readonly ascii: boolean;
  readonly chars: number;
  readonly charsBefore: Uint32Array;
  /** One {@link BlockKind} a block. */
  readonly kinds: Uint8Array;
}

/** Canonical UTF-8, with the way back to the bytes it was made from. */
export interface Rewritten {
  readonly bytes: Uint8Array;
  readonly blocks: RewrittenBlocks;
}

const CR = 0x0d;
const LF = 0x0a;

/** Lead byte of U+0300; NFC leaves alone what lies below. */
const FIRST_LEAD = 0xcc;

/**
 * Rewrites well-formed UTF-8 with LF line ends and in NFC; `undefined` where nothing changes.
 *
 * @remarks One pass that copies bytes until one of them matters. A letter with common marks is composed on the
 * way; about any other segment that NFC may change the platform is asked, once.
 */
export function rewriteUtf8(source: Uint8Array): Rewritten | undefined {
  const rewriter = new Rewriter(source);
  const count = (source.length >> BLOCK_BITS) + 1;
  const charsBefore = new Uint32Array(count);
  const kinds = new Uint8Array(count);
  for (let block = 0, start = 0; block < count; block++) {
    const nominal = block + 1 < count ? (block + 1) << BLOCK_BITS : source.length;
    // A run of marks that reaches over many blocks is searched for its end once, not anew from each of them.
    const end = nominal <= start ? start : safeByteFrom(source, nominal);
    charsBefore[block] = rewriter.chars;
    kinds[block] = rewriter.rewrite(start, end);
    start = end;
  }
  if (!rewriter.hasChanged) return undefined;
  return { bytes: rewriter.written(), blocks: { ascii: false, chars: rewriter.chars, charsBefore, kinds } };
}

class Rewriter {
  /** Canonical code points so far. */
  chars = 0;
  hasChanged = false;
  readonly #source: Uint8Array;
  readonly #view: DataView;
  /** Has always room for the rest of the source. */
  #out: Uint8Array;
  #outView: DataView;
  #length = 0;
  #hasAbsorbed = false;
  #hasAsked = false;
  #hasRecomposed = false;

  constructor(source: Uint8Array) {
    this.#source = source;
    this.#view = viewOf(source);
    this.#out = new Uint8Array(source.length);
    this.#outView = viewOf(this.#out);
  }

  written(): Uint8Array {
    return this.#out.subarray(0, this.#length);
  }

  /** Rewrites a stretch between two places where text can be cut, and says what happened in it. */
  rewrite(start: number, end: number): number {
    this.#hasAbsorbed = false;
    this.#hasAsked = false;
    this.#hasRecomposed = false;
    this.chars += end - start - countContinuations(this.#view, start, end);
    const source = this.#source;
    let at = start;
    while (at < end) {
      at = this.#copyInert(at, end);
      if (at === end) break;
      if (source[at] === CR) at = this.#endLine(at);
      else at = this.#absorb(at, end) ?? this.#recompose(at, end);
    }
    if (this.#hasAbsorbed) return this.#hasAsked ? BlockKind.Segments : BlockKind.Absorbed;
    return this.#hasRecomposed ? BlockKind.Segments : BlockKind.Lines;
  }

  /** Copies up to the next code point that matters. */
  #copyInert(start: number, end: number): number {
    const source = this.#source;
    const view = this.#view;
    const out = this.#out;
    const outView = this.#outView;
    let length = this.#length;
    let at = start;
    while (at < end) {
      const lead = source[at] as number;
      if (lead >= FIRST_LEAD) {
        if (nfcKind(codePointAt(source, at)) !== NfcKind.Inert) break;
        // A letter with the lead byte of a mark: one look-up by lead bytes would take it for one.
        if (lead === 0xcd) this.#hasAsked = true;
        out[length++] = lead;
        out[length++] = source[at + 1] as number;
        at += 2;
        if (lead >= 0xe0) out[length++] = source[at++] as number;
        if (lead >= 0xf0) out[length++] = source[at++] as number;
        continue;
      }
      if (lead === CR) break;
      out[length++] = lead;
      at++;
      // Long runs of ASCII go by words.
      while (at + 4 <= end) {
        const word = view.getInt32(at, true);
        if (!isPlain(word)) break;
        outView.setInt32(length, word, true);
        length += 4;
        at += 4;
      }
    }
    this.#length = length;
    return at;
  }

  #endLine(at: number): number {
    this.hasChanged = true;
    if (this.#source[at + 1] === LF) {
      this.chars--;
    } else {
      this.#out[this.#length++] = LF;
    }
    return at + 1;
  }

  /** Composes common marks with what was copied last; `undefined` where any of them would stay. */
  #absorb(at: number, end: number): number | undefined {
    const source = this.#source;
    const from = segmentStart(source, at);
    if (from === at) return undefined;
    let composite = codePointAt(source, from);
    let to = at;
    for (; to < end && isCommonMarkAt(source, to); to += 2) {
      composite = composePair(composite, codePointAt(source, to));
      if (composite === 0) return undefined;
    }
    if (to === at || (to < end && joinsPreceding(source, to))) return undefined;
    this.#length = encodeCodePoint(composite, this.#out, this.#length - (at - from));
    this.chars -= (to - at) >> 1;
    this.#hasAbsorbed = true;
    this.hasChanged = true;
    return to;
  }

  /** Writes the NFC of the segment that a code point belongs to; of the rest of the block where too many differ. */
  #recompose(at: number, end: number): number {
    const source = this.#source;
    const isJoining = joinsPreceding(source, at);
    const from = isJoining ? segmentStart(source, at) : at;
    const known = recallSegment(source, from, segmentEnd(source, from));
    const segment = known ?? normalizeBytes(source.subarray(from, end));
    const to = from + segment.source.length;
    const length = this.#length - (at - from);
    this.#reserve(length + segment.canonical.length + source.length - to);
    this.#out.set(segment.canonical, length);
    this.#length = length + segment.canonical.length;
    this.chars -= segment.surplus;
    this.#hasAsked = true;
    if (segment.isChanged) {
      this.#hasRecomposed = true;
      this.hasChanged = true;
    }
    return to;
  }

  #reserve(capacity: number): void {
    if (capacity <= this.#out.length) return;
    // Rare: NFC lengthens few characters, none to more than three times its bytes.
    const grown = new Uint8Array(Math.ceil(capacity * 1.25));
    grown.set(this.#out.subarray(0, this.#length));
    this.#out = grown;
    this.#outView = viewOf(grown);
  }
}
