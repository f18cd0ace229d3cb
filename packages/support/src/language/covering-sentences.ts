import type { LanguageText, TokenSentence } from './language-text.js';

/** A sentence of the evidence with the share of a claim's sentence that it holds. */
export interface CoveringSentence {
  readonly sentence: TokenSentence;
  readonly index: number;
  /** Distinct words of content of the claim's sentence that it holds, by all that it has. */
  readonly share: number;
}

const MOST = 3;
const LONGEST_SENTENCE = 400;

/** The words of content of a run of tokens, in the form that is the same for all their forms. */
export function listContent(text: LanguageText, from: number, until: number): Set<string> {
  const stems = new Set<string>();
  for (let at = from; at < until; at++) {
    const token = text.tokens[at];
    if (token?.isContent === true) stems.add(token.stem);
  }
  return stems;
}

/** The sentences of the evidence that hold most of some words, the best first, at most three. Linear. */
export function rankSentences(words: ReadonlySet<string>, evidence: LanguageText): CoveringSentence[] {
  const best: CoveringSentence[] = [];
  if (words.size === 0) return best;
  evidence.sentences.forEach((sentence, index) => {
    const seen = new Set<string>();
    const end = Math.min(sentence.until, sentence.from + LONGEST_SENTENCE);
    for (let at = sentence.from; at < end; at++) {
      const stem = evidence.tokens[at]?.stem ?? '';
      if (words.has(stem)) seen.add(stem);
    }
    const share = seen.size / words.size;
    if (share === 0 || (best.length === MOST && share <= (best.at(-1)?.share ?? 0))) return;
    const place = best.findIndex((other) => share > other.share);
    best.splice(place === -1 ? best.length : place, 0, { sentence, index, share });
    best.length = Math.min(best.length, MOST);
  });
  return best;
}

/** The words of content right before and after a run of tokens, in its sentence. */
export function listBeside(
  text: LanguageText,
  run: { readonly from: number; readonly until: number },
  { from, until }: TokenSentence,
  behind: number,
  ahead: number,
): string[] {
  const stems: string[] = [];
  for (let at = run.until, left = ahead; at < until && left > 0; at++) {
    const token = text.tokens[at];
    if (token?.isContent !== true) continue;
    stems.push(token.stem);
    left -= 1;
  }
  for (let at = run.from - 1, left = behind; at >= from && left > 0; at--) {
    const token = text.tokens[at];
    if (token?.isContent !== true) continue;
    stems.push(token.stem);
    left -= 1;
  }
  return stems;
}
