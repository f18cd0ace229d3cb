/** The words of a text in the form in which terms are compared; of a script without spaces its pairs of characters. */
export type TermWords = ReadonlySet<string>;

const DENSE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;
const DENSE_RUN = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]+/gu;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.-]*/gu;

/** Words that name nothing by themselves. */
const SMALL: ReadonlySet<string> = new Set(
  `the a an this that these those it its he she they we you and or but so of in on at by for from to with as is are was were be been
   has have had do does did will would can could may might not no yes all some many most more less than also both each such who which
   what when where how why`.split(/\s+/),
);

/** Characters that join or point and are no part of a Chinese term. */
const DENSE_JOINT = /[的了和与與及或在是对對于於为為将將被把从從向以而但其该該这這那也都就并並]/u;

/** How many words, or characters of a script without spaces, a term has at most. */
const LONGEST = 6;

/** The words of a text, folded: lower case, without the `s` of a plural. */
export function termWords(text: string): TermWords {
  const words = new Set<string>();
  for (const [run] of text.matchAll(DENSE_RUN)) {
    if (run.length === 1) words.add(run);
    for (let i = 0; i + 1 < run.length; i += 1) words.add(run.slice(i, i + 2));
  }
  for (const [word] of text.replace(DENSE_RUN, ' ').matchAll(WORD)) words.add(foldWord(word));
  return words;
}

function foldWord(word: string): string {
  const plain = word.toLowerCase().replace(/['’]s$|[.'’-]+$/u, '');
  return plain.length > 3 && plain.endsWith('s') && !plain.endsWith('ss') ? plain.slice(0, -1) : plain;
}

/** Whether every word of a term stands in a text. */
export function speaksOf(text: TermWords, term: TermWords): boolean {
  for (const word of term) if (!text.has(word)) return false;
  return true;
}

/**
 * The term that ends right before a mark.
 *
 * @param before - what is written before the mark, as Markdown
 * @remarks What stands in quotation marks, title marks, emphasis or backticks; else the run of words with a capital or a digit;
 * else the last word, if it is none of the small ones. Of Chinese the characters back to punctuation or a joining
 * word, two to six of them. `undefined` where nothing of that stands there.
 */
export function readConceptTerm(before: string): TermWords | undefined {
  const text = before.replace(/(?:\[[^\][]*\]|[\s(（])+$/u, '');
  const marked =
    /(?:“([^“”]+)”|"([^"]+)"|《([^《》]+)》|「([^「」]+)」|`([^`]+)`|\*\*([^*]+)\*\*|\*([^*]+)\*)$/u.exec(
      text,
    );
  const inner = marked?.slice(1).find((group) => group !== undefined);
  if (inner !== undefined) return atMost(inner);
  const plain = text.replace(/[*_`]+/g, '');
  if (DENSE.test(plain.slice(-1))) {
    const run = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]+$/u.exec(plain)?.[0] ?? '';
    const term = run.split(DENSE_JOINT).at(-1) ?? '';
    return term.length >= 2 && term.length <= LONGEST ? termWords(term) : undefined;
  }
  const words = plain.split(/\s+/).filter((word) => word !== '');
  const named: string[] = [];
  for (let i = words.length - 1; i >= 0 && named.length < LONGEST; i -= 1) {
    const word = words[i] ?? '';
    if (!/^[\p{L}\p{N}]/u.test(word) || !/[\p{Lu}\p{N}]/u.test(word) || SMALL.has(word.toLowerCase())) break;
    if (i < words.length - 1 && /[.,;:!?)]$/u.test(word)) break;
    named.unshift(word);
  }
  if (named.some((word) => /\p{L}/u.test(word))) return termWords(named.join(' '));
  const last = words.at(-1) ?? '';
  return /^\p{L}[\p{L}\p{N}'’-]{2,}$/u.test(last) && !SMALL.has(last.toLowerCase())
    ? termWords(last)
    : undefined;
}

function atMost(inner: string): TermWords | undefined {
  const words = termWords(inner);
  return words.size > 0 && words.size <= LONGEST ? words : undefined;
}
