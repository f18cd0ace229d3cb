import { once } from '../once.js';
import { CHINESE_ANTONYMS } from './chinese-antonyms.js';
import { ENGLISH_ANTONYMS } from './english-antonyms.js';
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

const table = once((): AntonymTable => {
  const sides = new Map<string, number[]>();
  const written = new Map<string, string>();
  [...ENGLISH_ANTONYMS, ...CHINESE_ANTONYMS].forEach((line, index) => {
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

const PREFIX = /^(?:un|in|im|ir|il|non|dis)$/;

/** Whether two phrases are opposites: by the table, or by a prefix of negation ("likely", "unlikely"). */
export function areOpposite(a: readonly LanguageToken[], b: readonly LanguageToken[]): boolean {
  const left = toKey(a);
  const right = toKey(b);
  const others = table().sides.get(right);
  if (
    others !== undefined &&
    table()
      .sides.get(left)
      ?.some((side) => others.includes(-side)) === true
  ) {
    return true;
  }
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
  return part.length > 3 && whole.endsWith(part) && PREFIX.test(whole.slice(0, whole.length - part.length));
}
