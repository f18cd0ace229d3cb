import { type Change, type PerturbedLang, pickOther, type Random, replaceAt } from './random.js';

// Not inside a name, an address, a clock time, a date in digits or a mark in brackets.
const DIGITS =
  /(?<![\p{Script=Latin}\p{N}.,:/#[\-–])(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?![\p{Script=Latin}\p{N}\]]|[.,:/]\d)/gu;
const WORDS =
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety'.split(
    ' ',
  );
const WORD = new RegExp(`\\b(?:${WORDS.join('|')})\\b`, 'gi');
const NUMERALS = [...'二三四五六七八九'];
const NUMERAL =
  /(?<![第〇零一二三四五六七八九十百千万亿星期周])[二三四五六七八九两](?=[十百千万亿]|[个名位年天次家项倍成岁人条件座艘架届]|小时|分钟)/gu;

/** Every figure of a claim that can be another. */
export function changeNumber(claim: string, lang: PerturbedLang): Change[] {
  const found = [...claim.matchAll(DIGITS)].map((match) => {
    const figure = match[0];
    return replaceAt(claim, match.index, match.index + figure.length, (random) =>
      changeDigit(figure, random),
    );
  });
  const words = [...claim.matchAll(lang === 'zh' ? NUMERAL : WORD)].map((match) =>
    replaceAt(claim, match.index, match.index + match[0].length, (random) =>
      changeWord(match[0], lang === 'zh' ? NUMERALS : WORDS, random),
    ),
  );
  return [...found, ...words];
}

function changeDigit(figure: string, random: Random): string {
  const places = [...figure.matchAll(/\d/g)].map(({ index }) => index);
  // The century of a year, or the last of six digits, is changed by few who err.
  const from = /^[12]\d{3}$/.test(figure) ? 2 : 0;
  const at = places[from + Math.floor(random() * (Math.min(places.length, 4) - from))] ?? 0;
  const digits = at === 0 ? '123456789' : '0123456789';
  return figure.slice(0, at) + pickOther([...digits], figure.charAt(at), random) + figure.slice(at + 1);
}

function changeWord(word: string, others: readonly string[], random: Random): string {
  const other = pickOther(others, word === '两' ? '二' : word.toLowerCase(), random);
  return /^[A-Z]/.test(word) ? other.charAt(0).toUpperCase() + other.slice(1) : other;
}
