import { once } from '../once.js';
import { CHINESE_ANTONYMS, CHINESE_COUNTERPARTS } from './chinese-antonyms.js';
import { ENGLISH_ANTONYMS, ENGLISH_COUNTERPARTS } from './english-antonyms.js';
import { type LanguageToken, readTokens } from './language-token.js';
import { type PhraseMatch, PhraseTable } from './phrase-table.js';

/** The groups of opposites that a phrase is in: positive on the one side of the bar, negative on the other. */
type Sides = readonly number[];

/** A phrase that has an opposite. */
export type AntonymMatch = PhraseMatch<Sides>;

interface AntonymTable {
  readonly sides: ReadonlyMap<string, Sides>;
  readonly phrases: PhraseTable<Sides>;
}

const CONTRADICTING = [...ENGLISH_ANTONYMS, ...CHINESE_ANTONYMS];
const LINES = [...CONTRADICTING, ...ENGLISH_COUNTERPARTS, ...CHINESE_COUNTERPARTS];

const table = once((): AntonymTable => {
  const sides = new Map<string, number[]>();
  const written = new Map<string, string>();
  LINES.forEach((line, index) => {
    line.split(' | ').forEach((list, side) => {
      for (const phrase of list.split(', ')) {
        const key = toKey(readTokens(phrase));
        const held = sides.get(key) ?? [];
        held.push(side === 0 ? index + 1 : -index - 1);
        sides.set(key, held);
        written.set(key, phrase);
      }
    });
  });
  const phrases = new PhraseTable<Sides>('stem');
  for (const [key, held] of sides) phrases.add(written.get(key) ?? '', held);
  return { sides, phrases };
});

const toKey = (tokens: readonly LanguageToken[]): string => tokens.map(({ stem }) => stem).join(' ');

// Invaluable is very valuable, and what is inflammable is flammable.
const NO_OPPOSITE = /^(?:invaluab|inflam|inhabit|infam|indifferen)/;
const PREFIX = /^(?:un|in|im|ir|il|non|dis)$/;

/** Whether two phrases are opposites or counterparts: by the table, or by a prefix ("likely", "unlikely"). */
export function areOpposite(a: readonly LanguageToken[], b: readonly LanguageToken[]): boolean {
  return areOnOtherSides(a, b, LINES.length) || isPrefixed(a, b);
}

/** Whether what is so of one of two phrases is not so of the other. */
export function doContradict(a: readonly LanguageToken[], b: readonly LanguageToken[]): boolean {
  return areOnOtherSides(a, b, CONTRADICTING.length) || isPrefixed(a, b);
}

/** @param lines - how many lines of the table count */
function areOnOtherSides(a: readonly LanguageToken[], b: readonly LanguageToken[], lines: number): boolean {
  const others = table().sides.get(toKey(b));
  if (others === undefined) return false;
  const sides = table().sides.get(toKey(a)) ?? [];
  return sides.some((side) => Math.abs(side) <= lines && others.includes(-side));
}

function isPrefixed(a: readonly LanguageToken[], b: readonly LanguageToken[]): boolean {
  const left = toKey(a);
  const right = toKey(b);
  return a.length === 1 && b.length === 1 && (isNegatedForm(left, right) || isNegatedForm(right, left));
}

/** The phrases of a row of tokens that have an opposite. */
export function findAntonymWords(
  tokens: readonly LanguageToken[],
  from: number,
  until: number,
): AntonymMatch[] {
  return table().phrases.findAll(tokens, from, until);
}

function isNegatedForm(whole: string, part: string): boolean {
  if (NO_OPPOSITE.test(whole)) return false;
  return part.length > 3 && whole.endsWith(part) && PREFIX.test(whole.slice(0, whole.length - part.length));
}
