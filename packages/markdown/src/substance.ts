import { isDense } from './dense.js';

/** What makes a sentence say something about the world, whatever its form: figures, names, dates, comparisons. */

const DIGITS = /\p{N}/u;
const NUMBER_WORDS =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|billions?|trillions?|dozens?|half|halves|thirds|quarters?|percent(?:age)?|per cent|twice|thrice|both|majority|minority)\b/iu;
const DENSE_NUMBERS =
  /[二两三四五六七八九十百千万亿兩萬億]|一[倍成半次年月日]|[半倍]|百分|多数|大半|过半|几乎所有|唯一/u;
const DATES =
  /\b(?:(?:last|this|next|past|previous|current) (?:year|month|week|quarter|decade|century|summer|winter|spring|autumn)s?|yesterday|today|tomorrow|recent(?:ly)?|nowadays|currently|ago|decades?|centur(?:y|ies))\b|(?:今|去|前|明|近)年|[上本下]个?月|[昨今明]天|年代|世纪|近期|目前|最近|如今/iu;
const COMPARISONS =
  /\b(?:than|fewer|less|more|most|least|greater|greatest|higher|highest|lower|lowest|larger|largest|smaller|smallest|bigger|biggest|better|best|worse|worst|faster|fastest|slower|older|oldest|newer|newest|younger|stronger|weaker|cheaper|richer|poorer|longer|shorter|earlier|later|only|first|leading|dominant|exceed\w*|outperform\w*|surpass\w*|outpac\w*|increas\w*|decreas\w*|ris(?:e|es|en|ing)|rose|f[ae]ll(?:s|en|ing)?|drop(?:s|ped|ping)?|declin\w*|grew|grow(?:s|n|th|ing)?|shr[iau]nk\w*|doubl\w*|tripl\w*|halv\w*|soar\w*|plung\w*|improv\w*|reduc\w*|compar\w*|versus|vs)\b/iu;
const DENSE_COMPARISONS =
  /比(?![如例赛])|较(?!为)|更(?![新改换名正])|最(?![后后终近])|超过|超越|[高低多少大小优劣早晚强弱快慢]于|不如|增长|增加|上升|上涨|下降|下跌|下滑|减少|提高|提升|降低|改善|领先|落后|[翻涨跌升降]|首次|主导|翻番|对比/u;
/** Figures, dates and comparisons, in that order. */
export const SUBSTANCE: readonly RegExp[] = [
  DIGITS,
  NUMBER_WORDS,
  DENSE_NUMBERS,
  DATES,
  COMPARISONS,
  DENSE_COMPARISONS,
];
/** Words with a capital that are none of a name. */
const CAPITAL_ANYWAY = /^(?:I|I['’]\p{L}+)$/u;
export const DENSE_NAMES =
  /[《》「」『』“”]|\p{Script=Latin}{2}|公司|集团|大学|学院|研究院|银行|政府|委员会|协会|机构|部门|中国|美国|日本|英国|德国|法国|韩国|印度|俄罗斯|欧洲|欧盟|亚洲|非洲|北京|上海|广州|深圳|香港|台湾|[省市县]/u;

/** "More details" compares nothing. */
export const OFFERS = /\bmore (?:details?|information|questions?|help|context|examples?)\b|更多/giu;

/**
 * Whether a sentence holds a figure, a name, a date or a comparison, or may hold one.
 *
 * @remarks A word with a capital counts as a name where it does not begin the sentence. Chinese names are told by the words
 * that end them, by Latin letters and by quotation marks, so a personal name may be missed.
 */
export function hasSubstance(sentence: string): boolean {
  const text = sentence.replace(OFFERS, ' ');
  if (SUBSTANCE.some((pattern) => pattern.test(text))) return true;
  return isDense(text) ? DENSE_NAMES.test(text) : holdsName(text);
}

function holdsName(text: string): boolean {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}'’]*/gu) ?? [];
  return words.some((word, i) => {
    if (CAPITAL_ANYWAY.test(word)) return false;
    // Two capitals in one word are a name wherever it stands.
    return i === 0 ? /\p{Lu}.*\p{Lu}/u.test(word) : /\p{Lu}/u.test(word);
  });
}
