const CJK = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/gu;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.-]*/gu;

/** Words of a phrase; two characters of a script without spaces count as one. */
function countWords(text: string): number {
  const dense = text.match(CJK)?.length ?? 0;
  return (text.replace(CJK, ' ').match(WORD)?.length ?? 0) + Math.ceil(dense / 2);
}

/** Whether the text of a link is a sentence of its own, not the name of a source. */
export function readsAsSentence(text: string): boolean {
  return /[.!?。！？]["'”’)]?$/.test(text) || countWords(text) > 12 || (text.match(CJK)?.length ?? 0) > 20;
}

/** Words that turn or narrow what stands before them. */
const TURNS =
  /\b(?:not?|never|none|neither|nor|without|unless|except|only|cannot|\w+n['’]t)\b|[不未无無非没沒仅僅只除勿禁]/iu;
const SMALL = /^(?:a|an|and|as|at|by|for|from|in|into|of|on|or|the|to|via|with)$/u;

/**
 * Whether the text of a link says more than the name of a source does.
 *
 * @remarks Up to three words are a name; more are one if capitalised as a title is and without a word that negates or
 * narrows.
 */
export function readsAsPhrase(text: string): boolean {
  if (countWords(text) <= 3) return false;
  if (TURNS.test(text)) return true;
  const words = (text.replace(CJK, ' ').match(WORD) ?? []).filter((word) => !SMALL.test(word));
  const capital = words.filter((word) => /[\p{Lu}\p{N}]/u.test(word)).length;
  return words.length === 0 || capital * 2 < words.length;
}
