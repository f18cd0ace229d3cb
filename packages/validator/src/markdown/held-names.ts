import type { ResolvedBy } from '@loccit/contract';
import { foldText, isUnspaced, readTitleTokens, readTokens, type Token } from './entry-tokens.js';
import type { PhraseMatch } from './phrase-index.js';
import { type Called, isSameSource, type Shelved, type SourceIndex } from './source-index.js';

/** Something in a text that readable sources are called. */
export interface HeldName {
  readonly resolvedBy: ResolvedBy;
  /** Those that are called so; more than one source where the name tells none of them. */
  readonly called: readonly Shelved[];
}

/**
 * The document ids, paths and file names that a text holds as whole tokens, the longest ones only.
 *
 * @remarks A word like any other is a name only where punctuation sets it off; a number alone is none.
 */
export function findHeldNames(text: string, index: SourceIndex): HeldName[] {
  const shown = text.normalize('NFC');
  const tokens = readTokens(shown);
  const words = tokens.map((token) => token.text);
  const meant = (match: PhraseMatch<Called>): readonly Called[] => {
    const [first, last] = endsOf(match, tokens);
    if (first === undefined || last === undefined) return [];
    const name = shown.slice(first.from, last.to);
    return match.values.filter((value) => value.text === name && standsAlone(value, shown, first, last));
  };
  return index
    .names()
    .find(words, (match) => meant(match).length > 0)
    .map((match) => {
      const values = meant(match);
      // A file of that very path is meant rather than one of that name in some folder.
      const resolvedBy = PRECEDENCE.find((by) => values.some((value) => value.by === by)) ?? 'name';
      const called = values.filter((value) => value.by === resolvedBy).map((value) => value.shelved);
      return { resolvedBy, called };
    });
}

const PRECEDENCE = ['document-id', 'path', 'name'] as const;
const PLAIN_WORDS = /^[\p{L}\p{M}\s]+$/u;

function standsAlone({ by, text, shelved }: Called, shown: string, first: Token, last: Token): boolean {
  if (!/\p{L}/u.test(text)) return false;
  if (PLAIN_WORDS.test(text)) return first.before === 'delimited' && last.after === 'delimited';
  // The folder of the sources may itself lie somewhere.
  const below = shown[first.from - 1] === '/' && by !== 'name' && text === shelved.document.path;
  const sectionFollows = /[#?]/.test(shown.charAt(last.to));
  return (first.before !== 'joined' || below) && (last.after !== 'joined' || sectionFollows);
}

/** A title that a text holds. */
export interface HeldTitle extends HeldName {
  /** Whether punctuation sets it off on both sides, so that it is stated and not part of other words. */
  readonly isSetOff: boolean;
}

/**
 * The full titles that a text holds, the longest ones only.
 *
 * @remarks A title of one word must be set off by punctuation; scripts without spaces have no such words.
 * @param own The source that is spoken of: its title counts wherever it stands
 */
export function findHeldTitles(text: string, index: SourceIndex, own?: Shelved): HeldTitle[] {
  const tokens = readTokens(foldText(text));
  const words = tokens.map((token) => token.text);
  const isSetOff = (match: PhraseMatch<Shelved>): boolean => {
    const [first, last] = endsOf(match, tokens);
    return first?.before === 'delimited' && last?.after === 'delimited';
  };
  const matches = index.titles().find(words, (match) => {
    const [first, last] = endsOf(match, tokens);
    if (first === undefined || last === undefined) return false;
    const isOwn = own !== undefined && match.values.some((shelved) => isSameSource(shelved, own));
    const isWord = first === last && !(isUnspaced(first.text) && first.text.length > 1);
    if (isWord && !isOwn) return isSetOff(match);
    return first.before !== 'joined' && last.after !== 'joined';
  });
  return matches.map((match) => ({
    resolvedBy: 'title',
    called: match.values,
    isSetOff: isSetOff(match),
  }));
}

/** What a text as a whole is the title of. */
export function findCalled(text: string, index: SourceIndex): readonly Shelved[] {
  return index.titles().get(readTitleTokens(text).map((token) => token.text));
}

function endsOf(
  { from, to }: PhraseMatch<unknown>,
  tokens: readonly Token[],
): readonly [Token | undefined, Token | undefined] {
  return [tokens[from], tokens[to - 1]];
}
