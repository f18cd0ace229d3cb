const UNITS = [
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen',
  'seventeen eighteen nineteen',
]
  .join(' ')
  .split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const SCALES: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  trillion: 1e12,
};

/** Pattern source of one English number word that can begin a number. */
const FIRST = [...UNITS, ...TENS].sort((a, b) => b.length - a.length).join('|');
const FOLLOW = `${FIRST}|hundred|thousand|million|billion|trillion`;

/** Pattern source of a number in English words (case-insensitive, at most nine words). */
export const ENGLISH_NUMBER = `\\b(?:${FIRST})(?:(?:[ -]| - )(?:${FOLLOW})|(?<=hundred|thousand|million) and (?:${FIRST})){0,8}\\b`;

/** Value of a scale word, or `undefined`. */
export function scaleWord(word: string): number | undefined {
  return SCALES[word.toLowerCase()];
}

/** Reads a number in English words (`twenty-five`, `three hundred and two`), or `undefined`. */
export function readEnglish(words: string): number | undefined {
  let total = 0;
  let section = 0;
  let last = Number.POSITIVE_INFINITY;
  for (const word of words.toLowerCase().split(/[^a-z]+/)) {
    if (word === '' || word === 'and') continue;
    const unit = UNITS.indexOf(word);
    const ten = TENS.indexOf(word);
    if (unit >= 0 || ten >= 0) {
      const value = unit >= 0 ? unit : (ten + 2) * 10;
      const room = section === 0 || last === 100 || (last >= 20 && last < 100 && value < 10 && value > 0);
      if (!room) return undefined;
      section += value;
      last = value;
      continue;
    }
    const scale = SCALES[word];
    if (scale === undefined) return undefined;
    if (scale === 100) {
      if (section === 0 || section >= 100) return undefined;
      section *= 100;
    } else {
      if (section === 0) return undefined;
      total += section * scale;
      section = 0;
    }
    last = scale;
  }
  const value = total + section;
  return Number.isSafeInteger(value) ? value : undefined;
}
