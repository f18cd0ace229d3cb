/** Claims shorter than this are equal to too much. */
const SHORTEST_CLAIM = 8;
const KEY_UNITS = 8;

// Where a sentence may begin: at the beginning, after a full stop with what closes it, after the markers of a line.
const SENTENCE_START =
  /[.!?。！？…]["'”’»」』)）\]]{0,4}[^\S\n]*|\n[^\S\n]*(?:[-*+•>|]|\d{1,3}[.)]|#{1,6})?[^\S\n]*/g;

/** Where a text holds one of some sentences, in UTF-16 code units. */
export interface SentencePlace {
  readonly sentence: string;
  readonly utf16Start: number;
}

/**
 * Looks for sentences, word for word, at every place of a text where a sentence may begin.
 *
 * @remarks Sentences under eight UTF-16 code units are not looked for. Linear in the text, however many are looked for: a place
 * is held against those alone that begin with the same eight.
 * @returns the finder of what a text holds, each sentence where it stands first
 */
export function indexSentences(sentences: Iterable<string>): (text: string) => readonly SentencePlace[] {
  const byKey = new Map<string, string[]>();
  for (const sentence of new Set(sentences)) {
    if (sentence.length < SHORTEST_CLAIM) continue;
    const key = sentence.slice(0, KEY_UNITS);
    const held = byKey.get(key);
    if (held === undefined) byKey.set(key, [sentence]);
    else held.push(sentence);
  }
  return (text) => {
    const found = new Map<string, number>();
    if (byKey.size === 0) return [];
    const look = (at: number): void => {
      for (const sentence of byKey.get(text.slice(at, at + KEY_UNITS)) ?? []) {
        if (!found.has(sentence) && text.startsWith(sentence, at)) found.set(sentence, at);
      }
    };
    look(0);
    for (const match of text.matchAll(SENTENCE_START)) look(match.index + match[0].length);
    return [...found].map(([sentence, utf16Start]) => ({ sentence, utf16Start }));
  };
}
