/** Pairs remembered; a language uses some hundred. */
const SLOTS = 1 << 12;

const pairs = new Int32Array(SLOTS);
const composites = new Int32Array(SLOTS);

/** Lead bytes of U+0300 to U+037F: of common marks, and of sixteen rare letters. */
export const COMMON_MARK_LEADS: readonly number[] = [0xcc, 0xcd];

/** Whether a mark of U+0300 to U+036F begins at a byte: what decomposed Latin, Greek and Cyrillic letters end with. */
export function isCommonMarkAt(bytes: Uint8Array, byte: number): boolean {
  const lead = bytes[byte];
  return lead === 0xcc || (lead === 0xcd && (bytes[byte + 1] as number) < 0xb0);
}

/**
 * The one code point that NFC makes of a code point and a common mark after it; 0 where they stay apart.
 *
 * @remarks May be used again on its own result: a text and its composite are canonically equivalent, so whatever
 * follows, both have one NFC.
 */
export function composePair(first: number, mark: number): number {
  const pair = (first << 7) | (mark & 0x7f);
  const slot = (pair ^ (pair >>> 9)) & (SLOTS - 1);
  if (pairs[slot] === pair) return composites[slot] as number;
  const normal = String.fromCodePoint(first, mark).normalize('NFC');
  const composite = normal.codePointAt(0) as number;
  const isOne = normal.length === (composite > 0xffff ? 2 : 1);
  pairs[slot] = pair;
  composites[slot] = isOne ? composite : 0;
  return composites[slot] as number;
}
