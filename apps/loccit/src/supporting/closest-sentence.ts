import { measureOverlap } from '@loccit/support';
import { createTextIndex, type Span, segmentSentences } from '@loccit/text';

/** A sentence of a passage, with its place in it (code points). */
export interface PassageSentence extends Span {
  readonly text: string;
}

/** The sentences of a passage, in order. */
export function listSentences(passage: string): PassageSentence[] {
  const index = createTextIndex(passage);
  return segmentSentences(passage).map(({ charEnd, charStart }) => ({
    charStart,
    charEnd,
    text: index.slice(charStart, charEnd),
  }));
}

/** The first of the sentences that share most words with a claim. */
export function findClosest(
  claim: string,
  sentences: readonly PassageSentence[],
): PassageSentence | undefined {
  const ranked = sentences.map((sentence) => ({
    sentence,
    ratio: measureOverlap(claim, sentence.text).ratio,
  }));
  return ranked.sort((a, b) => b.ratio - a.ratio)[0]?.sentence;
}
