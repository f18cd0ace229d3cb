import { type Span, segmentSentences } from '@loccit/text';
import { type LanguageToken, readTokens } from './language-token.js';
import { NEGATION_PHRASES, type NegationSort } from './negation-words.js';
import type { PhraseMatch } from './phrase-table.js';

/** A sentence as a run of tokens (indexes, half-open). */
export interface TokenSentence {
  readonly from: number;
  readonly until: number;
  /** Whether it asks: then it states nothing that could be denied. */
  readonly isQuestion: boolean;
}

/** A text as the checks of language read it. */
export interface LanguageText {
  readonly tokens: readonly LanguageToken[];
  readonly sentences: readonly TokenSentence[];
  /** In order, without those that only look like a negation. */
  readonly cues: readonly NegationCue[];
}

/** A word of negation, by the tokens it covers. */
export interface NegationCue extends PhraseMatch<Exclude<NegationSort, 'none'>> {
  /** The index of its sentence. */
  readonly sentence: number;
}

/** Reads a text once for all checks of language. Linear. */
export function readLanguage(text: string, spans: readonly Span[] = segmentSentences(text)): LanguageText {
  const tokens = readTokens(text);
  const sentences: TokenSentence[] = [];
  const cues: NegationCue[] = [];
  let at = 0;
  for (const { charEnd } of spans) {
    const from = at;
    while (at < tokens.length && (tokens[at]?.charStart ?? charEnd) < charEnd) at += 1;
    if (at === from) continue;
    const mark = tokens[at - 1]?.markAfter;
    const last = tokens[at - 1]?.text;
    sentences.push({ from, until: at, isQuestion: mark === '?' || last === '吗' });
    for (const { value, ...place } of NEGATION_PHRASES.findAll(tokens, from, at)) {
      if (value === 'none' || isAnswer(tokens, place.from) || isNumberSign(tokens, place.from)) continue;
      cues.push({ ...place, value, sentence: sentences.length - 1 });
    }
  }
  return { tokens, sentences, cues };
}

/** "No, the fair was planned.": denies what was said before, not what follows. */
function isAnswer(tokens: readonly LanguageToken[], at: number): boolean {
  const token = tokens[at];
  return token?.text === 'no' && token.markAfter === ',';
}

/** "No. 5" is no negation. */
function isNumberSign(tokens: readonly LanguageToken[], at: number): boolean {
  const token = tokens[at];
  return token?.text === 'no' && token.markAfter === '.' && /^\d/.test(tokens[at + 1]?.text ?? '');
}
