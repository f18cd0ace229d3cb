import { type Change, type PerturbedLang, replaceAt } from './random.js';

const AUXILIARY =
  /\b(?:is|are|was|were|has|have|had|will|would|can|could|may|might|must|should|does|did|do)\b(?! not\b|n['’]t)/g;
// "have" is an auxiliary before a participle only.
const POSSESSION = /^(?:has|have|had)$/;
const PARTICIPLE =
  /^ (?:\p{L}+ly )?(?:been|become|made|taken|won|led|seen|shown|given|grown|gone|done|found|said|set|\p{L}{2,}ed)\b/u;
const VERBS: Readonly<Record<string, string>> = {
  became: 'did not become',
  began: 'did not begin',
  came: 'did not come',
  contains: 'does not contain',
  found: 'did not find',
  gave: 'did not give',
  helps: 'does not help',
  includes: 'does not include',
  increases: 'does not increase',
  joined: 'did not join',
  left: 'did not leave',
  made: 'did not make',
  moved: 'did not move',
  played: 'did not play',
  received: 'did not receive',
  refers: 'does not refer',
  released: 'did not release',
  remained: 'did not remain',
  requires: 'does not require',
  returned: 'did not return',
  said: 'did not say',
  served: 'did not serve',
  signed: 'did not sign',
  started: 'did not start',
  stated: 'did not state',
  took: 'did not take',
  went: 'did not go',
  won: 'did not win',
  wrote: 'did not write',
};
const VERB = new RegExp(`(?<=\\p{L} )(?:${Object.keys(VERBS).join('|')})\\b(?! by\\b)`, 'gu');
const NEGATED = /\b(?:not?|never|none|neither|nor|without|cannot)\b|n['’]t\b/i;

const CHINESE: readonly (readonly [RegExp, string])[] = [
  [/(?<![不但还也就可于只总正凡若要或都才而更即便])是(?![否非由以因])/gu, '不是'],
  [/(?<![不就])可以/gu, '不可以'],
  [/(?<!不)能够/gu, '不能够'],
  [/(?<!不)应当/gu, '不应当'],
  [/(?<!不)允许/gu, '不允许'],
  [/(?<![不大])支持/gu, '不支持'],
  [/(?<!不)同意/gu, '不同意'],
  [/(?<!不)需要/gu, '不需要'],
  [/(?<!不)属于/gu, '不属于'],
  [/将(?=[于在对继举进成为采推向启出建开完发])/gu, '将不'],
  [/已经/gu, '尚未'],
  [/(?<![没具拥还所只享含])有(?=[一两二三四五六七八九十\d多])/gu, '没有'],
];
const CHINESE_NEGATED = /[不没未无非勿]|禁止|拒绝/u;

/** Every place of a claim that says yes at which a negation can stand. */
export function insertNegation(claim: string, lang: PerturbedLang): Change[] {
  if (lang === 'zh') return CHINESE_NEGATED.test(claim) ? [] : firstOf(negateChinese(claim));
  if (NEGATED.test(claim)) return [];
  const auxiliaries = [...claim.matchAll(AUXILIARY)].flatMap(({ 0: word, index }) => {
    const end = index + word.length;
    if (POSSESSION.test(word) && !PARTICIPLE.test(claim.slice(end, end + 40))) return [];
    if (/^(?:does|did|do|may)$/i.test(word) && !/^ [a-z]/.test(claim.slice(end))) return [];
    return [replaceAt(claim, end, end, () => ' not')];
  });
  if (auxiliaries.length > 0) return firstOf(auxiliaries);
  return firstOf(
    [...claim.matchAll(VERB)].map(({ 0: verb, index }) =>
      replaceAt(claim, index, index + verb.length, () => VERBS[verb] ?? verb),
    ),
  );
}

// What a sentence says first of its subject is what it says.
const firstOf = (changes: readonly Change[]): Change[] => changes.slice(0, 1);

const negateChinese = (claim: string): Change[] =>
  CHINESE.flatMap(([word, negated]) =>
    [...claim.matchAll(word)].map((match) =>
      replaceAt(claim, match.index, match.index + match[0].length, () => negated),
    ),
  );
