import type { Relation, SupportFinding } from '../finding.js';
import type { Reading } from '../reading.js';
import { tokenizeAround } from './align.js';
import { type AlignedPair, differ, findOtherFigure } from './aligned-figures.js';
import { findBestSentences } from './best-sentences.js';
import { describePair } from './describe-pair.js';
import { isDoubtfulFigure, isDoubtfulSentence, isOnwards } from './doubtful-figure.js';
import type { OpenFigure } from './open-figures.js';

const MAX_CLAIM_TOKENS = 200;

/**
 * What a sentence of the evidence states in the place of figures of the claim.
 *
 * @remarks Figure by figure, in the sentences that share most words with the claim. A claim of more than 200 tokens is not aligned.
 */
export function findContradictedFigures(reading: Reading, open: readonly OpenFigure[]): SupportFinding[] {
  const mine = reading.claimCharacters();
  const theirs = reading.evidenceCharacters();
  const tokens = tokenizeAround(mine, reading.claimQuantities());
  if (tokens.length > MAX_CLAIM_TOKENS) return [];
  const sentences = findBestSentences(reading, tokens).filter(({ text }) => !isDoubtfulSentence(text));
  const isNormative = reading.mode === 'normative';
  return open.flatMap((item) => {
    const { figure } = item;
    if (isDoubtfulFigure(mine, figure)) return [];
    const at = tokens.findIndex(({ quantity }) => quantity === figure);
    for (const sentence of sentences) {
      const pair: AlignedPair | undefined = findOtherFigure(
        tokens,
        at,
        sentence,
        (claimed, stated) =>
          differ(claimed, stated, isNormative) ??
          (sentence.coverage >= LEAST_OF_SAME && stated === item.beside ? BESIDE[item.is] : undefined),
      );
      const isSure = pair !== undefined && !isDoubtfulFigure(theirs, pair.stated);
      if (pair !== undefined && isSure && (isOnwards(mine, figure) || !isOnwards(theirs, pair.stated)))
        return [describePair(pair, 'aligned')];
    }
    return [];
  });
}

/** Share of the claim's content words in a sentence that tells of the same, so that a lesser difference counts. */
const LEAST_OF_SAME = 0.6;
const BESIDE: Partial<Record<OpenFigure['is'], Relation>> = { 'other-unit': 'other-unit', wider: 'narrower' };
