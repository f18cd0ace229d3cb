const NUMERAL = String.raw`[\p{N}〇一二三四五六七八九十百千万萬亿億两兩零]`;
const JOINT = String.raw`[.,:/'’·٫٬．^×*\p{Pd}−]`;
const GAP = String.raw`[ \t\u00a0\u2007\u2009\u202f]`;

const HOLDS_NUMERAL = new RegExp(NUMERAL, 'u');
const ENDS_IN_FIGURE = new RegExp(`${NUMERAL}${JOINT}?$`, 'u');
const GOES_ON_AS_FIGURE = new RegExp(`^${JOINT}?${NUMERAL}`, 'u');
const ENDS_IN_FIGURE_AND_SPACE = new RegExp(`${NUMERAL}${GAP}*$`, 'u');
const GOES_ON_AFTER_JOINT = new RegExp(`^${JOINT}${NUMERAL}`, 'u');
const GOES_ON_AFTER_SPACE = new RegExp(`^${GAP}?${NUMERAL}`, 'u');
const ENDS_IN_DIGIT = /\p{Nd}$/u;
const ENDS_IN_DIGIT_AND_JOINT = new RegExp(String.raw`\p{Nd}${JOINT}?$`, 'u');
const BEGINS_WITH_DIGIT = /^\p{Nd}/u;
const BEGINS_WITH_JOINT_AND_DIGIT = new RegExp(String.raw`^${JOINT}?\p{Nd}`, 'u');
const ENDS_A_CLAUSE = /[.!?。！？；;，、：]["'”’」』)）]*\s*$/u;
const MAY_FOLLOW_A_MARK = /^(?:$|[\s\p{P}\p{S}])/u;

/**
 * Whether leaving out a range of a text would make another figure of what stands around it than a reader sees.
 *
 * @remarks So it is where digits or numerals would come together, across a separator or one space too; where the range
 * itself begins or ends with a digit next to a digit, or is three digits behind a figure and a space; where it follows a digit and letters go on; and where it comes
 * before a digit without ending a clause.
 */
export function joinsDigits(text: string, from: number, to: number): boolean {
  const before = text.slice(Math.max(0, from - 8), from);
  const after = text.slice(to, to + 8);
  if (!HOLDS_NUMERAL.test(before) && !HOLDS_NUMERAL.test(after)) return false;
  const inside = text.slice(from, to);
  if (ENDS_IN_FIGURE.test(before) && GOES_ON_AS_FIGURE.test(after)) return true;
  if (
    ENDS_IN_FIGURE_AND_SPACE.test(before) &&
    (GOES_ON_AFTER_JOINT.test(after) || GOES_ON_AFTER_SPACE.test(after))
  )
    return true;
  if (BEGINS_WITH_DIGIT.test(inside) && ENDS_IN_DIGIT_AND_JOINT.test(before)) return true;
  if (/^\p{Nd}{3}$/u.test(inside) && ENDS_IN_FIGURE_AND_SPACE.test(before)) return true;
  if (ENDS_IN_DIGIT.test(inside) && BEGINS_WITH_JOINT_AND_DIGIT.test(after)) return true;
  if (ENDS_IN_DIGIT.test(before) && !MAY_FOLLOW_A_MARK.test(after)) return true;
  return BEGINS_WITH_DIGIT.test(after) && !ENDS_A_CLAUSE.test(before);
}
