import { countContinuations, viewOf } from './byte-count.js';
import { isInertRange, NfcKind, nfcKind } from './nfc-kinds.js';
import { codePointAt } from './utf8.js';

/** Bits that say what is known of the code points whose sequences begin with two bytes; none where NFC leaves them alone. */
const Pair = { Mixed: 1, Unasked: 2, FourBytes: 4 } as const;

/** Lead byte of U+0300; NFC leaves alone what lies below. */
const FIRST_LEAD = 0xcc;
const FIRST_LONG_LEAD = 0xf0;

/** By a second byte and a lead byte, in this order: that of a word read little-endian. */
const pairs = layPairs();

function layPairs(): Uint8Array {
  const table = new Uint8Array(1 << 16);
  for (let second = 0x80; second < 0xc0; second++) {
    const row = second << 8;
    table.fill(Pair.Unasked, row | FIRST_LEAD, row | FIRST_LONG_LEAD);
    table.fill(Pair.Unasked | Pair.FourBytes, row | FIRST_LONG_LEAD, row | 0xf5);
    // Ideographs of U+4000 to U+9FFF, all of them assigned: no version will ever change them.
    table.fill(0, row | 0xe4, row | 0xea);
  }
  return table;
}

/** What was seen while a text was surveyed. */
export interface Survey {
  readonly continuations: number;
  /** Continuation bytes before each block. */
  readonly continuationsBefore: Uint32Array;
  readonly hasFourByteLeads: boolean;
}

/** Decides about a character that NFC may change or join, and says where the search goes on; `undefined` ends it. */
export type OnActive = (byte: number) => number | undefined;

/** Rounds of two words after which the byte-wide sums below could overflow. */
const ROUNDS = 127;

/**
 * Counts continuation bytes before every block of `2 ** blockBits` bytes of well-formed UTF-8 and finds, on the same
 * way, all that NFC may change or join to others; a text without it is in NFC. `undefined` where that ended the search.
 *
 * @remarks Eight bytes at a time are told to hold no lead byte but those of Latin letters and ideographs; others are
 * looked up two bytes at a time, and only characters whose first two bytes tell too little are read in full.
 */
export function surveyUtf8(bytes: Uint8Array, blockBits: number, onActive: OnActive): Survey | undefined {
  const table = pairs;
  const view = viewOf(bytes);
  // The ninth byte ends a pair.
  const words = bytes.length - 8;
  const continuationsBefore = new Uint32Array((bytes.length >> blockBits) + 1);
  let continuations = 0;
  let seen = 0;
  let resume = 0;
  let at = 0;
  for (let block = 0; block < continuationsBefore.length; block++) {
    const start = block << blockBits;
    if (at < start) continuations += countContinuations(view, at, start);
    at = Math.max(at, start);
    continuationsBefore[block] = continuations;
    const end = Math.min(start + (1 << blockBits), words);
    while (at < end) {
      const stop = Math.min(at + 8 * ROUNDS, end);
      let sums = 0;
      for (; at < stop; at += 8) {
        const low = view.getInt32(at, true);
        const high = view.getInt32(at + 4, true);
        if (((low | high) & 0x80808080) === 0) continue;
        sums += ((low >>> 7) & ~(low >>> 6) & 0x01010101) + ((high >>> 7) & ~(high >>> 6) & 0x01010101);
        if (((suspects(low) | suspects(high)) & 0x80808080) === 0) continue;
        const known =
          (table[low & 0xffff] as number) |
          (table[(low >>> 8) & 0xffff] as number) |
          (table[low >>> 16] as number) |
          (table[((high & 0xff) << 8) | (low >>> 24)] as number) |
          (table[high & 0xffff] as number) |
          (table[(high >>> 8) & 0xffff] as number) |
          (table[high >>> 16] as number) |
          (table[((bytes[at + 8] as number) << 8) | (high >>> 24)] as number);
        seen |= known;
        if ((known & ~Pair.FourBytes) === 0) continue;
        for (let half = 0; half < 8; half += 4) {
          // The lowest mark is that of the first lead byte.
          let marks = suspects(half === 0 ? low : high) & 0x80808080;
          for (; marks !== 0; marks &= marks - 1) {
            const byte = at + half + ((31 - Math.clz32(marks & -marks)) >> 3);
            if (byte < resume || !isActive(bytes, byte)) continue;
            const next = onActive(byte);
            if (next === undefined) return undefined;
            resume = next;
          }
        }
      }
      continuations += (sums & 0xff) + ((sums >>> 8) & 0xff) + ((sums >>> 16) & 0xff) + (sums >>> 24);
    }
  }
  for (let byte = Math.max(0, words); byte < bytes.length; byte++) {
    const lead = bytes[byte] as number;
    if (lead < FIRST_LEAD) continue;
    if (lead >= FIRST_LONG_LEAD) seen |= Pair.FourBytes;
    if (byte < resume || !isActive(bytes, byte)) continue;
    const next = onActive(byte);
    if (next === undefined) return undefined;
    resume = next;
  }
  continuations += countContinuations(view, at, bytes.length);
  return { continuations, continuationsBefore, hasFourByteLeads: (seen & Pair.FourBytes) !== 0 };
}

/** Bit 7 of each byte that is CC or more and none of E4 to E9; other bits are of no meaning. */
function suspects(word: number): number {
  const low = word & 0x7f7f7f7f;
  return (((low + 0x34343434) & ~(low + 0x1c1c1c1c)) | (low + 0x16161616)) & word;
}

/** Whether NFC may change or join the character at a byte; learns about those that begin alike. */
function isActive(bytes: Uint8Array, byte: number): boolean {
  if (nfcKind(codePointAt(bytes, byte)) !== NfcKind.Inert) return true;
  const lead = bytes[byte] as number;
  const second = bytes[byte + 1] as number;
  const pair = (second << 8) | lead;
  const known = pairs[pair] as number;
  if ((known & Pair.Unasked) !== 0) {
    pairs[pair] = (known & Pair.FourBytes) | (isInertPair(lead, second) ? 0 : Pair.Mixed);
  }
  return false;
}

function isInertPair(lead: number, second: number): boolean {
  const last = second & 0x3f;
  // The character itself, which was asked.
  if (lead < 0xe0) return true;
  if (lead < 0xf0) return isInertRange(((lead & 0x0f) << 12) | (last << 6), 1 << 6);
  return isInertRange(((lead & 0x07) << 18) | (last << 12), 1 << 12);
}
