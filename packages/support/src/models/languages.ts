// One language a script stands for where nothing else is said; Latin is told apart by the caller's word alone.
const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Han}/gu, 'zh'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Devanagari}/gu, 'hi'],
  [/\p{Script=Thai}/gu, 'th'],
];

// A word has several letters where a Han character is a word of its own.
const LETTERS_OF_WORD = 4;
const SHARE = 0.2;

/**
 * The languages a text is written in, as primary subtags, by its scripts.
 *
 * @remarks A script counts from a fifth of the text on: a name in Latin letters makes no Chinese sentence English. Latin
 * script is `lang` if that is given and written so, else `en`. Linear.
 */
export function listLanguages(text: string, lang?: string): string[] {
  const counts = new Map<string, number>();
  for (const [pattern, language] of SCRIPTS) {
    const letters = text.match(pattern)?.length ?? 0;
    if (letters > 0) counts.set(language, language === 'zh' ? letters : letters / LETTERS_OF_WORD);
  }
  const latin = (text.match(/\p{Script=Latin}/gu)?.length ?? 0) / LETTERS_OF_WORD;
  if (latin > 0) counts.set(toLatinLanguage(lang), latin);
  // Japanese is written with Han characters too.
  if (counts.has('ja')) counts.delete('zh');
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return [...counts].filter(([, count]) => count >= total * SHARE).map(([language]) => language);
}

function toLatinLanguage(lang: string | undefined): string {
  const primary = lang?.split('-')[0]?.toLowerCase();
  if (primary === undefined || primary === '') return 'en';
  return SCRIPTS.some(([, language]) => language === primary) ? 'en' : primary;
}

/** Whether a model says of itself that it reads every one of the texts. */
export function readsLanguages(
  declared: readonly string[] | 'any',
  texts: readonly string[],
  lang?: string,
): boolean {
  if (declared === 'any') return true;
  const known = new Set(declared.map((one) => one.split('-')[0]?.toLowerCase()));
  return texts.every((text) => listLanguages(text, lang).every((language) => known.has(language)));
}
