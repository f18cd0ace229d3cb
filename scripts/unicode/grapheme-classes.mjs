import { rangesOf, subtractRanges, uniteRanges } from './ranges.mjs';

// What UAX 29 takes from properties that regular expressions cannot ask for, in code points of Unicode 17.0. A new
// version of Unicode needs a look at these three lists.

/** Prepended_Concatenation_Mark, then Indic_Syllabic_Category Consonant_Preceding_Repha or Consonant_Prefixed. */
const PREPEND =
  '\\u{600}-\\u{605}\\u{6dd}\\u{70f}\\u{890}\\u{891}\\u{8e2}\\u{110bd}\\u{110cd}' +
  '\\u{d4e}\\u{111c2}\\u{111c3}\\u{113d1}\\u{1193f}\\u{11941}\\u{11a84}-\\u{11a89}\\u{11d46}\\u{11f02}';

/** Spacing marks that begin a cluster of their own: the exceptions of UAX 29, table 2. */
const SPACING_ALONE =
  '\\u{102b}\\u{102c}\\u{1038}\\u{1062}-\\u{1064}\\u{1067}-\\u{106d}\\u{1083}\\u{1087}-\\u{108c}\\u{108f}' +
  '\\u{109a}-\\u{109c}\\u{1a61}\\u{1a63}\\u{1a64}\\u{aa7b}\\u{aa7d}\\u{11720}\\u{11721}';

/** Indic_Conjunct_Break=Linker. */
const LINKER =
  '\\u{94d}\\u{9cd}\\u{acd}\\u{b4d}\\u{c4d}\\u{d4d}\\u{1039}\\u{17d2}\\u{1a60}\\u{1b44}\\u{1bab}\\u{a9c0}\\u{aaf6}' +
  '\\u{10a3f}\\u{11133}\\u{113d0}\\u{1193e}\\u{11a47}\\u{11a99}\\u{11f42}';

/** Indic_Conjunct_Break=Consonant. */
const CONSONANT =
  '\\u{915}-\\u{939}\\u{958}-\\u{95f}\\u{978}-\\u{97f}\\u{995}-\\u{9a8}\\u{9aa}-\\u{9b0}\\u{9b2}' +
  '\\u{9b6}-\\u{9b9}\\u{9dc}-\\u{9dd}\\u{9df}\\u{9f0}-\\u{9f1}\\u{a95}-\\u{aa8}\\u{aaa}-\\u{ab0}' +
  '\\u{ab2}-\\u{ab3}\\u{ab5}-\\u{ab9}\\u{af9}\\u{b15}-\\u{b28}\\u{b2a}-\\u{b30}\\u{b32}-\\u{b33}' +
  '\\u{b35}-\\u{b39}\\u{b5c}-\\u{b5d}\\u{b5f}\\u{b71}\\u{c15}-\\u{c28}\\u{c2a}-\\u{c39}\\u{c58}-\\u{c5a}' +
  '\\u{d15}-\\u{d3a}\\u{1000}-\\u{102a}\\u{103f}\\u{1050}-\\u{1055}\\u{105a}-\\u{105d}\\u{1061}' +
  '\\u{1065}-\\u{1066}\\u{106e}-\\u{1070}\\u{1075}-\\u{1081}\\u{108e}\\u{1780}-\\u{17b3}\\u{1a20}-\\u{1a54}' +
  '\\u{1b0b}-\\u{1b0c}\\u{1b13}-\\u{1b33}\\u{1b45}-\\u{1b4c}\\u{1b83}-\\u{1ba0}\\u{1bae}-\\u{1baf}' +
  '\\u{1bbb}-\\u{1bbd}\\u{a989}-\\u{a98b}\\u{a98f}-\\u{a9b2}\\u{a9e0}-\\u{a9e4}\\u{a9e7}-\\u{a9ef}' +
  '\\u{a9fa}-\\u{a9fe}\\u{aa60}-\\u{aa6f}\\u{aa71}-\\u{aa73}\\u{aa7a}\\u{aa7e}-\\u{aa7f}\\u{aae0}-\\u{aaea}' +
  '\\u{abc0}-\\u{abda}\\u{10a00}\\u{10a10}-\\u{10a13}\\u{10a15}-\\u{10a17}\\u{10a19}-\\u{10a35}' +
  '\\u{11103}-\\u{11126}\\u{11144}\\u{11147}\\u{11380}-\\u{11389}\\u{1138b}\\u{1138e}\\u{11390}-\\u{113b5}' +
  '\\u{11900}-\\u{11906}\\u{11909}\\u{1190c}-\\u{11913}\\u{11915}-\\u{11916}\\u{11918}-\\u{1192f}\\u{11a00}' +
  '\\u{11a0b}-\\u{11a32}\\u{11a50}\\u{11a5c}-\\u{11a83}\\u{11f04}-\\u{11f10}\\u{11f12}-\\u{11f33}';

/** Signs of Kirat Rai that join like vowel jamo. */
const KIRAT_RAI_VOWEL = '\\u{16d63}\\u{16d67}-\\u{16d6a}';

const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
/** Syllables with the same first two jamo: the one without a tail, then one for each tail. */
const SYLLABLES = 28;

/**
 * Grapheme_Cluster_Break of UAX 29 by value; code points in none of the lists are `Other`.
 *
 * @returns disjoint lists of ranges
 */
export function graphemeClusterBreak() {
  const [cr, lf, zwj] = [0x0d, 0x0a, 0x200d].map((codePoint) => [[codePoint, codePoint]]);
  const extend = subtractRanges(rangesOf('\\p{Grapheme_Extend}\\p{Emoji_Modifier}'), zwj);
  const prepend = rangesOf(PREPEND);
  const control = subtractRanges(
    uniteRanges(
      rangesOf('\\p{Zl}\\p{Zp}\\p{Cc}\\p{Cf}'),
      subtractRanges(rangesOf('\\p{Default_Ignorable_Code_Point}'), rangesOf('\\p{Assigned}')),
    ),
    cr,
    lf,
    zwj,
    extend,
    prepend,
  );
  const spacing = subtractRanges(
    uniteRanges(rangesOf('\\p{Mc}'), rangesOf('\\u0e33\\u0eb3')),
    rangesOf(SPACING_ALONE),
    extend,
  );
  const withoutTail = [];
  for (let codePoint = FIRST_SYLLABLE; codePoint <= LAST_SYLLABLE; codePoint += SYLLABLES)
    withoutTail.push([codePoint, codePoint]);
  return {
    CR: cr,
    LF: lf,
    Control: control,
    Extend: extend,
    ZWJ: zwj,
    Regional_Indicator: rangesOf('\\p{Regional_Indicator}'),
    Prepend: prepend,
    SpacingMark: spacing,
    L: rangesOf('\\u1100-\\u115f\\ua960-\\ua97c'),
    V: rangesOf(`\\u1160-\\u11a7\\ud7b0-\\ud7c6${KIRAT_RAI_VOWEL}`),
    T: rangesOf('\\u11a8-\\u11ff\\ud7cb-\\ud7fb'),
    LV: withoutTail,
    LVT: subtractRanges([[FIRST_SYLLABLE, LAST_SYLLABLE]], withoutTail),
  };
}

/** Indic_Conjunct_Break by value; code points in none of the lists are `None`. */
export function indicConjunctBreak() {
  const linker = rangesOf(LINKER);
  const extend = rangesOf('\\p{Grapheme_Extend}\\p{Emoji_Modifier}\\u200d');
  return {
    Linker: linker,
    Consonant: rangesOf(CONSONANT),
    Extend: subtractRanges(extend, linker, rangesOf('\\u200c')),
  };
}
