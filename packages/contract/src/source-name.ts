const MAX_CODE_POINTS = 200;
// Controls and every character with the property Bidi_Control.
const FORBIDDEN = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
const SPACE_AT_END = /^\s|\s$/u;

/**
 * Whether a text may name a document: 1-200 code points, NFC, no control or bidi character, no white space at the ends.
 *
 * @remarks Characters that a reader cannot see for other reasons are judged by `structure/hidden-character`.
 */
export function isDocumentId(text: string): boolean {
  // Two code units a code point at most: longer input need not be looked at.
  if (text === '' || text.length > 2 * MAX_CODE_POINTS || !text.isWellFormed()) return false;
  if (FORBIDDEN.test(text) || SPACE_AT_END.test(text)) return false;
  return [...text].length <= MAX_CODE_POINTS && text === text.normalize('NFC');
}

/** Whether a text may name a version of a source; the rule is that of {@link isDocumentId}. */
export function isSourceVersion(text: string): boolean {
  return isDocumentId(text);
}
