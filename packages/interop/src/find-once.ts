/** Where words stand in a text: the place of their only occurrence, or how many there are instead. */
export type Occurrence = number | 'none' | 'several';

/**
 * Finds words that stand in a text exactly once; overlapping occurrences are several.
 *
 * @remarks Takes a step or two a unit of both, whatever they are: an engine's own search may take their product on a
 * text that was made for it, and here the text and the words come from whoever wrote the response.
 */
export function findOnce(text: string, words: string): Occurrence {
  if (words === '' || words.length > text.length) return 'none';
  const borders = listBorders(words);
  let found: Occurrence = 'none';
  let matched = 0;
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    while (matched > 0 && words.charCodeAt(matched) !== unit) matched = borders[matched - 1] ?? 0;
    if (words.charCodeAt(matched) === unit) matched += 1;
    if (matched < words.length) continue;
    if (found !== 'none') return 'several';
    found = i + 1 - words.length;
    matched = borders[matched - 1] ?? 0;
  }
  return found;
}

/** For every beginning of the words, the length of its longest proper beginning that is its end too (Knuth, Morris, Pratt). */
function listBorders(words: string): Uint32Array {
  const borders = new Uint32Array(words.length);
  let length = 0;
  for (let i = 1; i < words.length; i += 1) {
    const unit = words.charCodeAt(i);
    while (length > 0 && words.charCodeAt(length) !== unit) length = borders[length - 1] ?? 0;
    if (words.charCodeAt(length) === unit) length += 1;
    borders[i] = length;
  }
  return borders;
}
