import { includes, readTable, readValue } from './unicode-table.js';

const clusterBreak = readTable('grapheme-cluster-break');
const conjunctBreak = readTable('indic-conjunct-break');
const emoji = readTable('emoji');

const classes = new Map<number, string>();
/** Grapheme_Cluster_Break, by the table alone. */
function classOf(codePoint: number): string {
  const known = classes.get(codePoint);
  if (known !== undefined) return known;
  const found = readValue(clusterBreak, codePoint, 'Other');
  classes.set(codePoint, found);
  return found;
}

const HANGUL: Readonly<Record<string, readonly string[]>> = {
  L: ['L', 'V', 'LV', 'LVT'],
  LV: ['V', 'T'],
  V: ['V', 'T'],
  LVT: ['T'],
  T: ['T'],
};
const HARD = ['CR', 'LF', 'Control'];

/** Whether UAX 29 (rules GB3 to GB13) keeps the code points before and after a position inside the text together. */
export function joinsAt(
  codePoints: readonly number[],
  at: number,
  pictographs = emoji.values.Extended_Pictographic,
): boolean {
  const before = classOf(codePoints[at - 1] as number);
  const after = classOf(codePoints[at] as number);
  if (before === 'CR' && after === 'LF') return true;
  if (HARD.includes(before) || HARD.includes(after)) return false;
  if (HANGUL[before]?.includes(after)) return true;
  if (['Extend', 'ZWJ', 'SpacingMark'].includes(after) || before === 'Prepend') return true;
  if (joinsConjunct(codePoints, at) || joinsPictographs(codePoints, at, pictographs)) return true;
  if (before !== 'Regional_Indicator' || after !== before) return false;
  let flags = 0;
  while (flags < at && classOf(codePoints[at - 1 - flags] as number) === 'Regional_Indicator') flags++;
  return flags % 2 === 1;
}

/** GB9c: consonant, signs with a linker among them, consonant. */
function joinsConjunct(codePoints: readonly number[], at: number): boolean {
  const { Linker, Consonant, Extend } = conjunctBreak.values;
  if (!includes(Consonant, codePoints[at] as number)) return false;
  let linked = false;
  for (let i = at - 1; i >= 0; i--) {
    const codePoint = codePoints[i] as number;
    if (includes(Linker, codePoint)) linked = true;
    else if (!includes(Extend, codePoint)) return linked && includes(Consonant, codePoint);
  }
  return false;
}

/** GB11: pictograph, signs, joiner, pictograph. */
function joinsPictographs(
  codePoints: readonly number[],
  at: number,
  pictographs: Parameters<typeof includes>[0],
): boolean {
  if (classOf(codePoints[at - 1] as number) !== 'ZWJ') return false;
  if (!includes(pictographs, codePoints[at] as number)) return false;
  let i = at - 2;
  while (i >= 0 && classOf(codePoints[i] as number) === 'Extend') i--;
  return i >= 0 && includes(pictographs, codePoints[i] as number);
}
