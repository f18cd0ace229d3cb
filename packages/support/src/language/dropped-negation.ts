import type { SupportFinding } from '../finding.js';
import { listBeside } from './covering-sentences.js';
import { type SentencePair, warnOf } from './sentence-pair.js';

const LEAST_SHARE = 0.7;

/** A negation of the sentence that holds most of the claim, beside words that the claim states without one. */
export function findDroppedNegation(pair: SentencePair): SupportFinding[] {
  const { best, claim, content, evidence, index, sentence } = pair;
  if (best.share < LEAST_SHARE || claim.cues.some((cue) => cue.sentence === index)) return [];
  for (const cue of evidence.cues) {
    if (cue.sentence !== best.index || cue.value !== 'negation') continue;
    const ahead = listBeside(evidence, cue, best.sentence, 0, 2);
    const beside = listBeside(evidence, cue, best.sentence, 1, 2);
    if (ahead.length === 0 || !beside.every((stem) => content.has(stem))) continue;
    return [warnOf(pair, ['support/negation-mismatch', 'negation-dropped', 'opposite'], sentence, cue)];
  }
  return [];
}
