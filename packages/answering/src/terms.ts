import { isCjk } from '@loccit/text';
import { stemmer } from 'stemmer';

const wordOrCjk = /[\p{L}\p{M}\p{N}_]+/gu;

/** A maximal run of one kind of script inside a text, folded for comparison. */
interface Run {
  readonly cjk: boolean;
  readonly text: string;
}

/**
 * The index terms of a text, in order and with repeats: stems of words, bigrams of scripts written without spaces.
 *
 * @remarks Folded by NFKC and lower case. A run of one CJK character is that character. Linear in the text.
 */
export function listTerms(text: string): string[] {
  const terms: string[] = [];
  for (const run of listRuns(text)) {
    if (!run.cjk) terms.push(stemWord(run.text));
    else terms.push(...listBigrams(run.text));
  }
  return terms;
}

/** Words and CJK runs of a text in order, folded. */
export function* listRuns(text: string): Generator<Run> {
  for (const [match] of text.normalize('NFKC').toLowerCase().matchAll(wordOrCjk)) {
    let start = 0;
    let cjk: boolean | undefined;
    let position = 0;
    for (const character of match) {
      const here = isCjk(character.codePointAt(0) ?? 0);
      if (cjk !== undefined && here !== cjk) {
        yield { cjk, text: match.slice(start, position) };
        start = position;
      }
      cjk = here;
      position += character.length;
    }
    if (cjk !== undefined) yield { cjk, text: match.slice(start) };
  }
}

/** A word's stem: Porter's for English letters, the word itself otherwise. */
export function stemWord(word: string): string {
  return /^[a-z]+$/.test(word) ? stemmer(word) : word;
}

/** Overlapping pairs of code points; the run itself if it has only one. */
export function listBigrams(run: string): string[] {
  const characters = [...run];
  if (characters.length < 2) return characters;
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}
