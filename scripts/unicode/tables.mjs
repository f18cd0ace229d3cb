import { graphemeClusterBreak, indicConjunctBreak } from './grapheme-classes.mjs';
import { rangesOf, subtractRanges, uniteRanges } from './ranges.mjs';

/** The version of Unicode that the tables are of, as `process.versions.unicode` writes it. */
export const UNICODE_VERSION = '17.0';

// All values of General_Category but surrogates, which no well-formed text holds.
const CATEGORIES =
  'Lu Ll Lt Lm Lo Mn Mc Me Nd Nl No Pc Pd Ps Pe Pi Pf Po Sm Sc Sk So Zs Zl Zp Cc Cf Co Cn'.split(' ');

const CJK = ['Han', 'Hiragana', 'Katakana', 'Hangul'];

/** Kind by kind, each without what an earlier kind has. */
function hiddenCharacters() {
  const kinds = [
    ['bidi-control', '\\p{Bidi_Control}'],
    ['default-ignorable', '\\p{Default_Ignorable_Code_Point}'],
    ['private-use', '\\p{Co}'],
    ['control', '\\p{Cc}'],
  ];
  let taken = rangesOf('\\t\\n');
  const values = {};
  for (const [kind, characterClass] of kinds) {
    values[kind] = subtractRanges(rangesOf(characterClass), taken);
    taken = [...taken, ...values[kind]];
  }
  return values;
}

function cjkLetters() {
  const scripts = CJK.map((script) => `\\p{Script=${script}}`).join('');
  const extensions = rangesOf(CJK.map((script) => `\\p{Script_Extensions=${script}}`).join(''));
  const shared = subtractRanges(extensions, rangesOf('\\P{L}'));
  return uniteRanges(rangesOf(scripts), shared);
}

/** Variation selectors are marks that no composition holds and no order moves. */
function joinsPreceding() {
  return subtractRanges(
    rangesOf('\\p{Mn}\\p{Mc}\\u1160-\\u11ff\\ud7b0-\\ud7ff\\u{16d63}-\\u{16d6a}'),
    rangesOf('\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}'),
  );
}

/** The tables in the order of their names; `values` maps a value of the property to its ranges. */
export function listTables() {
  const byName = (names) => Object.fromEntries(names.map((name) => [name, rangesOf(`\\p{${name}}`)]));
  return [
    {
      name: 'cjk-letters',
      property: 'CJK letter: section 2.6 of the specification',
      values: { yes: cjkLetters() },
    },
    {
      name: 'emoji',
      property: 'Extended_Pictographic, Emoji, Emoji_Modifier, Emoji_Presentation: UTS 51',
      values: byName(['Extended_Pictographic', 'Emoji', 'Emoji_Modifier', 'Emoji_Presentation']),
    },
    {
      name: 'general-category',
      property: 'General_Category: UAX 44',
      values: byName(CATEGORIES),
    },
    {
      name: 'grapheme-cluster-break',
      property: 'Grapheme_Cluster_Break: UAX 29',
      values: graphemeClusterBreak(),
    },
    {
      name: 'hidden-characters',
      property: 'Hidden character by kind: section 2.6 of the specification',
      values: hiddenCharacters(),
    },
    {
      name: 'indic-conjunct-break',
      property: 'Indic_Conjunct_Break: UAX 44',
      values: indicConjunctBreak(),
    },
    {
      name: 'joins-preceding',
      property: 'May join or move before what precedes it under NFC: section 2.5 of the specification',
      values: { yes: joinsPreceding() },
    },
  ];
}

/** JSON with the ranges of a value in lines of at most this many characters. */
const LINE = 110;

/** Text of a table, the same on every platform. */
export function writeTable({ property, values }) {
  const entries = Object.entries(values).map(
    ([value, ranges]) => `    ${JSON.stringify(value)}: [${wrap(ranges)}\n    ]`,
  );
  return [
    '{',
    '  "schema": "urn:loccit:unicode:1",',
    `  "unicode_version": ${JSON.stringify(UNICODE_VERSION)},`,
    `  "property": ${JSON.stringify(property)},`,
    `  "values": {\n${entries.join(',\n')}\n  }`,
    '}',
    '',
  ].join('\n');
}

function wrap(ranges) {
  let text = '';
  let line = '';
  for (const [at, range] of ranges.entries()) {
    const item = `${JSON.stringify(range)}${at + 1 < ranges.length ? ',' : ''}`;
    if (line !== '' && line.length + item.length + 1 > LINE) {
      text += `\n${line}`;
      line = '';
    }
    line += line === '' ? `      ${item}` : ` ${item}`;
  }
  return `${text}\n${line}`;
}
