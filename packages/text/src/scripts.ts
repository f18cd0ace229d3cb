const SCRIPTS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const SHARED_LETTER =
  /(?=\p{L})[\p{Script_Extensions=Han}\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}\p{Script_Extensions=Hangul}]/u;

/**
 * Whether a code point is Han, Hiragana, Katakana or Hangul: scripts in which words are found by pairs of
 * characters, not by spaces.
 *
 * @remarks Letters that these scripts share, such as the prolonged sound mark, count; their punctuation does
 * not. The common blocks are answered without a look-up.
 */
export function isCjk(codePoint: number): boolean {
  if (codePoint < 0x1100) return false;
  if (codePoint >= 0x4e00 && codePoint <= 0x9fff) return true;
  if (codePoint >= 0xac00 && codePoint <= 0xd7a3) return true;
  if (codePoint >= 0x3400 && codePoint <= 0x4dbf) return true;
  if (codePoint > 0x1200 && codePoint < 0x2e80) return false;
  const character = String.fromCodePoint(codePoint);
  return SCRIPTS.test(character) || SHARED_LETTER.test(character);
}
