/**
 * Code points that may join or move before what precedes them under NFC.
 *
 * @remarks A superset of "combining class not 0, or the second of a canonical composition": all such code
 * points are marks, vowel or trailing jamo, or Kirat Rai vowel signs. A superset is safe, it only makes
 * segments longer.
 */
const JOINING = /[\p{M}\u1160-\u11ff\ud7b0-\ud7ff\u{16d63}-\u{16d6a}]/u;

/** Whether NFC may join this code point with, or move it before, what precedes it. */
export function mayJoinPreceding(codePoint: number): boolean {
  if (codePoint < 0x300) return false;
  if (codePoint >= 0x3400 && codePoint <= 0x9fff) return false;
  return JOINING.test(String.fromCodePoint(codePoint));
}

/**
 * Whether well-formed text can be cut before this UTF-16 unit so that both halves canonicalise on their own.
 *
 * @remarks NFC is not closed under concatenation; it is across such a place. True at both ends of the text.
 */
export function isSafeStart(text: string, utf16: number): boolean {
  if (utf16 <= 0 || utf16 >= text.length) return true;
  const unit = text.charCodeAt(utf16);
  if (unit === 0x0a) return text.charCodeAt(utf16 - 1) !== 0x0d;
  if (unit < 0x300) return true;
  if ((unit & 0xfc00) === 0xdc00) return false;
  return !mayJoinPreceding(text.codePointAt(utf16) as number);
}

/** First safe start at or after a unit; the end of the text where there is none before. */
export function nextSafeStart(text: string, utf16: number): number {
  let at = utf16;
  while (!isSafeStart(text, at)) at++;
  return at;
}
