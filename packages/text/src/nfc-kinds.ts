/** What NFC can do at a code point. */
export const NfcKind = {
  /** Stays as it is whatever stands around it, and text can be cut before it. */
  Inert: 1,
  /** May join what precedes it, or move before it. */
  Joins: 2,
  /** Is written otherwise in NFC, and text can be cut before it. */
  Changes: 3,
} as const;

/**
 * Code points that may join or move before what precedes them under NFC.
 *
 * @remarks A superset of "combining class not 0, or the second of a canonical composition": all such code
 * points are marks, vowel or trailing jamo, or Kirat Rai vowel signs. A superset is safe, it only makes
 * segments longer. Enclosing marks and variation selectors are neither, and too frequent among emoji to be
 * counted in.
 */
const JOINING =
  /(?![\ufe00-\ufe0f\u{e0100}-\u{e01ef}])[\p{Mn}\p{Mc}\u1160-\u11ff\ud7b0-\ud7ff\u{16d63}-\u{16d6a}]/u;

/** Code points that share all UTF-8 bytes but the last; their kinds are found out together. */
const ROW = 64;

// Zero means not asked yet. Most of this memory is never touched, so it takes no room.
const kinds = new Uint8Array(0x110000);

/** The kind of a code point, as the platform's normaliser has it. */
export function nfcKind(codePoint: number): number {
  const known = kinds[codePoint] as number;
  return known !== 0 ? known : askRow(codePoint);
}

/** Whether NFC leaves alone all of a range of code points, whatever stands around them; none of them is a surrogate. */
export function isInertRange(first: number, count: number): boolean {
  let range = '';
  for (let at = first; at < first + count; at++) range += String.fromCodePoint(at);
  if (JOINING.test(range) || range.normalize('NFC') !== range) return false;
  kinds.fill(NfcKind.Inert, first, first + count);
  return true;
}

function askRow(codePoint: number): number {
  const first = codePoint - (codePoint % ROW);
  if (!isInertRange(first, ROW)) {
    for (let at = first; at < first + ROW; at++) kinds[at] = ask(String.fromCodePoint(at));
  }
  return kinds[codePoint] as number;
}

function ask(character: string): number {
  if (JOINING.test(character)) return NfcKind.Joins;
  return character.normalize('NFC') === character ? NfcKind.Inert : NfcKind.Changes;
}
