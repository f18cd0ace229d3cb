/** Phrases, each with everything that is called so, sorted to be looked for in a text. */
export interface PhraseIndex<T> {
  /**
   * Every phrase that the words hold, without those inside another one.
   *
   * @remarks At most {@link LONGEST_PHRASE} binary searches a word: linear in the words times the logarithm of the phrases.
   */
  find(words: readonly string[], accepts: (match: PhraseMatch<T>) => boolean): PhraseMatch<T>[];
  /** What these words together, and no others, are the name of. */
  get(words: readonly string[]): readonly T[];
}

/** A phrase in a list of words, half-open. */
export interface PhraseMatch<T> {
  readonly from: number;
  readonly to: number;
  readonly values: readonly T[];
}

/** Words and signs of the longest phrase that is looked for. */
export const LONGEST_PHRASE = 64;

interface Phrase<T> {
  readonly words: readonly string[];
  readonly values: T[];
}

/** Sorts phrases; those without words, and those over {@link LONGEST_PHRASE}, are left out. */
export function indexPhrases<T>(
  named: Iterable<readonly [words: readonly string[], value: T]>,
): PhraseIndex<T> {
  const byKey = new Map<string, Phrase<T>>();
  for (const [words, value] of named) {
    if (words.length === 0 || words.length > LONGEST_PHRASE) continue;
    const key = words.join('\n');
    const phrase = byKey.get(key);
    if (phrase === undefined) byKey.set(key, { words, values: [value] });
    else phrase.values.push(value);
  }
  const phrases = [...byKey.values()].sort(comparePhrases);

  const longestAt = (
    words: readonly string[],
    from: number,
    accepts: (match: PhraseMatch<T>) => boolean,
  ): PhraseMatch<T> | undefined => {
    let longest: PhraseMatch<T> | undefined;
    let low = 0;
    let high = phrases.length;
    for (let depth = 0; from + depth < words.length; depth += 1) {
      const word = words[from + depth] ?? '';
      low = firstNotBelow(phrases, low, high, depth, (other) => other >= word);
      high = firstNotBelow(phrases, low, high, depth, (other) => other > word);
      const phrase = phrases[low];
      if (low === high || phrase === undefined) break;
      // The shorter of two phrases that begin alike comes first.
      const match = { from, to: from + depth + 1, values: phrase.values };
      if (phrase.words.length === depth + 1 && accepts(match)) longest = match;
    }
    return longest;
  };

  return {
    find(words, accepts) {
      const found: PhraseMatch<T>[] = [];
      let reached = 0;
      for (let from = 0; from < words.length; from += 1) {
        const match = longestAt(words, from, accepts);
        if (match === undefined || match.to <= reached) continue;
        found.push(match);
        reached = match.to;
      }
      return found;
    },
    get: (words) => byKey.get(words.join('\n'))?.values ?? [],
  };
}

function firstNotBelow(
  phrases: readonly { readonly words: readonly string[] }[],
  low: number,
  high: number,
  depth: number,
  isReached: (word: string) => boolean,
): number {
  let from = low;
  let to = high;
  while (from < to) {
    const middle = (from + to) >> 1;
    const word = phrases[middle]?.words[depth];
    if (word !== undefined && isReached(word)) to = middle;
    else from = middle + 1;
  }
  return from;
}

function comparePhrases(
  a: { readonly words: readonly string[] },
  b: { readonly words: readonly string[] },
): number {
  for (const [at, word] of a.words.entries()) {
    const other = b.words[at];
    if (other === undefined) return 1;
    if (word !== other) return word < other ? -1 : 1;
  }
  return a.words.length - b.words.length;
}
