import type { SupportFinding } from '../finding.js';
import { CERTAINTY_PHRASES, type Certainty } from './certainty-words.js';
import { listBeside } from './covering-sentences.js';
import type { LanguageText, TokenSentence } from './language-text.js';
import { isMonthOfMay } from './month-of-may.js';
import type { PhraseMatch } from './phrase-table.js';
import { type SentencePair, warnOf } from './sentence-pair.js';

/** A phrase of certainty, or one that only looks like it. */
export type CertaintyMatch = PhraseMatch<Certainty | 'none'>;

const LEAST_SHARE_OF_GUARANTEE = 0.2;
const LEAST_SHARE_OF_HEDGE = 0.75;

/** The phrases of certainty of a run of tokens. */
export function findCertainty(text: LanguageText, from: number, until: number): CertaintyMatch[] {
  return CERTAINTY_PHRASES.findAll(text.tokens, from, until).filter(
    (phrase) => !isMonthOfMay(text.tokens, phrase.from),
  );
}

/** Where the claim is surer than the sentences that hold most of it. */
export function findAddedCertainty(
  pair: SentencePair,
  inEvidence: () => readonly CertaintyMatch[],
): SupportFinding[] {
  const ours = findCertainty(pair.claim, pair.sentence.from, pair.sentence.until);
  for (const phrase of ours) {
    if (phrase.value === 'guarantee' && isUnmatched(pair, inEvidence())) {
      const rule = ['support/modality-strengthened', 'certainty-added', 'stronger'] as const;
      return [warnOf(pair, rule, phrase, pair.best.sentence)];
    }
    if (phrase.value !== 'guarantee' && phrase.value !== 'announcement') continue;
    const weaker = findWeaker(pair, phrase, inEvidence());
    if (weaker === undefined) continue;
    return [warnOf(pair, ['support/modality-strengthened', 'modality', 'stronger'], phrase, weaker)];
  }
  if (ours.some(({ value }) => value === 'hedge' || value === 'capacity')) return [];
  return findDroppedHedge(pair, inEvidence);
}

function isUnmatched({ best }: SentencePair, phrases: readonly CertaintyMatch[]): boolean {
  return best.share >= LEAST_SHARE_OF_GUARANTEE && phrases.every(({ value }) => value !== 'guarantee');
}

const isIn = ({ from, until }: CertaintyMatch, sentence: TokenSentence): boolean =>
  from >= sentence.from && until <= sentence.until;

/** A hedge of the evidence that stands right before what the claim announces. */
function findWeaker(
  { claim, covering, evidence, sentence }: SentencePair,
  phrase: CertaintyMatch,
  phrases: readonly CertaintyMatch[],
): CertaintyMatch | undefined {
  const [first, second] = listBeside(claim, phrase, sentence, 0, 2);
  if (first === undefined) return undefined;
  return phrases.find((weaker) => {
    if (weaker.value !== 'hedge' && weaker.value !== 'capacity') return false;
    const place = covering.find((other) => isIn(weaker, other.sentence));
    if (place === undefined) return false;
    const ahead = listBeside(evidence, weaker, place.sentence, 0, 3);
    const at = ahead.indexOf(first);
    // One Chinese character is no word.
    return at >= 0 && (evidence.tokens[weaker.until]?.isCharacter !== true || ahead[at + 1] === second);
  });
}

/** A hedge of the sentence that says the rest of the claim, where the claim has none. */
function findDroppedHedge(pair: SentencePair, inEvidence: () => readonly CertaintyMatch[]): SupportFinding[] {
  const { best, content, evidence, sentence } = pair;
  if (best.share < LEAST_SHARE_OF_HEDGE) return [];
  const hedge = inEvidence().find((phrase) => {
    if (phrase.value !== 'hedge' || !isIn(phrase, best.sentence)) return false;
    const beside = listBeside(evidence, phrase, best.sentence, 1, 2);
    return beside.length > 0 && beside.every((stem) => content.has(stem));
  });
  if (hedge === undefined) return [];
  return [warnOf(pair, ['support/modality-strengthened', 'hedge-dropped', 'stronger'], sentence, hedge)];
}
