import { isInertRange, NfcKind, nfcKind } from './nfc-kinds.js';
import { codePointAt } from './utf8.js';

/** What is known of the code points whose sequences begin with two bytes. */
const Pair = { Inert: 0, Mixed: 1, Unasked: 2 } as const;

/** Lead byte of U+0300; NFC leaves alone what lies below. */
const FIRST_LEAD = 0xcc;

/** By a second byte and a lead byte, in this order: that of a word read little-endian. */
const pairs = layPairs();

function layPairs(): Uint8Array {
  const table = new Uint8Array(1 << 16);
  for (let second = 0x80; second < 0xc0; second++) {
    const row = second << 8;
    table.fill(Pair.Unasked, row | FIRST_LEAD, row | 0xf5);
    // Ideographs of U+4000 to U+9FFF, all of them assigned: no version will ever change them.
    table.fill(Pair.Inert, row | 0xe4, row | 0xea);
  }
  return table;
}

/**
 * First byte from one on where a character begins that NFC may change, or join to others; the length where there is
 * none, and then the text is in NFC.
 *
 * @remarks Well-formed UTF-8 from a character boundary on. Eight bytes at a time are told to hold no lead byte but
 * those of Latin letters and ideographs; others are looked up two bytes at a time, and only those that begin both
 * kinds of characters are read in full.
 */
export function findActive(bytes: Uint8Array, view: DataView, from: number): number {
  const table = pairs;
  const { length } = bytes;
  let at = from;
  // The ninth byte ends a pair.
  for (; at + 9 <= length; at += 8) {
    const low = view.getInt32(at, true);
    const high = view.getInt32(at + 4, true);
    if (((low | high) & 0x80808080) === 0) continue;
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
    if (known === Pair.Inert) continue;
    const found = activeWithin(bytes, at, at + 8);
    if (found >= 0) return found;
  }
  const found = activeWithin(bytes, at, length);
  return found < 0 ? length : found;
}

/** Bit 7 of each byte that is CC or more and none of E4 to E9; other bits are of no meaning. */
function suspects(word: number): number {
  const low = word & 0x7f7f7f7f;
  return (((low + 0x34343434) & ~(low + 0x1c1c1c1c)) | (low + 0x16161616)) & word;
}

function activeWithin(bytes: Uint8Array, from: number, to: number): number {
  for (let at = from; at < to; at++) {
    const lead = bytes[at] as number;
    if (lead < FIRST_LEAD) continue;
    const pair = ((bytes[at + 1] as number) << 8) | lead;
    if (pairs[pair] === Pair.Inert) continue;
    if (nfcKind(codePointAt(bytes, at)) !== NfcKind.Inert) return at;
    if (pairs[pair] === Pair.Unasked)
      pairs[pair] = isInertPair(lead, bytes[at + 1] as number) ? Pair.Inert : Pair.Mixed;
  }
  return -1;
}

function isInertPair(lead: number, second: number): boolean {
  const last = second & 0x3f;
  // The character itself, which was asked.
  if (lead < 0xe0) return true;
  if (lead < 0xf0) return isInertRange(((lead & 0x0f) << 12) | (last << 6), 1 << 6);
  return isInertRange(((lead & 0x07) << 18) | (last << 12), 1 << 12);
}
