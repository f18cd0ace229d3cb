import { measureOverlap, type Overlap } from './overlap.js';

const WORD = /[a-z]{5,}/g;
const ENDING = /(?:ies|ied|y|ing|ings|ed|es|s|ly|er|ers|ation|ations|ment|ments|al|ally|ity|ness|ion|ions)$/;
const SHORTEST_STEM = 4;

/**
 * Measures overlap of words without their endings, so that "refunded" is about what "refunds" is about.
 *
 * @remarks A topic check like the one it stands beside; only what would else be told as unrelated is read so. Linear.
 */
export function measureStemOverlap(claim: string, evidence: string): Overlap {
  return measureOverlap(cutEndings(claim), cutEndings(evidence));
}

const cutEndings = (text: string): string =>
  text.toLowerCase().replace(WORD, (word) => {
    const stem = word.replace(ENDING, '');
    return stem.length < SHORTEST_STEM ? word : stem;
  });
