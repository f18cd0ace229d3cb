import { segmentSentences } from '@loccit/text';
import { dropEnd } from '../drop-end.js';
import type { Place } from '../finding.js';
import { findOccurrences } from './find-occurrences.js';

/** A part of a sentence that a claim equals, and whether the rest of that sentence can take it back. */
export interface Fragment {
  readonly place: Place;
  /** The word of the rest that does; absent where none is known. */
  readonly operator?: string;
}

/** Words of the rest of a sentence that may say of a part of it that it is not so, not always so, or only said. */
const OPERATOR =
  /\b(?:not|never|no|nobody|none|nor|without|unless|if|only|whether|except|until|false|untrue|denie[sd]|deny|doubts?|claims?|claimed|alleged(?:ly)?|believe[sd]?|thought|assume[sd]?|hopes?|wants?|may|might|could|would|n't|refuse[sd]?|fail(?:s|ed)?)\b|除非|只有|如果|假如|若|倘若|只要|并非|不是|没有|未|否认|以为|认为|声称|据称|传言|谣传|希望|想要|可能|也许|是否|仅|直到/iu;
const STOP = /[.。!！]/;
const SHORTEST = 8;
const LONGEST_SENTENCE = 2000;

/**
 * Finds the first part of a sentence that a claim equals, but for the capital and the full stop that a claim gets.
 *
 * @remarks No part of a sentence bears a claim by being equal to it; what is found here is only told. Linear.
 */
export function findFragment(claim: string, evidence: string): Fragment | undefined {
  const core = dropEnd(claim.trim(), STOP);
  if (core.length < SHORTEST && !/[\u4e00-\u9fff]{4}/u.test(core)) return undefined;
  const small = core.charAt(0).toLowerCase() + core.slice(1);
  const at = [core, small].map((text) => findFirst(evidence, text)).find((found) => found !== undefined);
  if (at === undefined) return undefined;
  const charStart = [...evidence.slice(0, at)].length;
  const charEnd = charStart + [...core].length;
  const sentence = segmentSentences(evidence).find(
    (each) => each.charStart <= charStart && charEnd <= each.charEnd,
  );
  if (sentence === undefined || sentence.charEnd - sentence.charStart > LONGEST_SENTENCE)
    return { place: { charStart, charEnd } };
  const characters = [...evidence];
  const rest = `${characters.slice(sentence.charStart, charStart).join('')} … ${characters.slice(charEnd, sentence.charEnd).join('')}`;
  const operator = OPERATOR.exec(rest)?.[0];
  return operator === undefined
    ? { place: { charStart, charEnd } }
    : { place: { charStart, charEnd }, operator };
}

const findFirst = (text: string, wanted: string): number | undefined => {
  for (const at of findOccurrences(text, wanted)) return at;
  return undefined;
};
