import type { Passage } from '@loccit/contract';
import { isRefused, measureOverlap } from '@loccit/support';
import { segmentSentences } from '@loccit/text';
import type { CheckedCitation } from '../checked-claim.js';
import type { Place } from '../evidence/place.js';
import { type CitedSlice, cutSlice } from './cited-slice.js';
import { type PassageFinder, roundRatio } from './source-passages.js';

/** A source longer than this is not looked through for a hint. */
const MOST_CHARS = 1 << 20;
/** Code points of a passage that are cut into sentences. */
const MOST_PASSAGE_CHARS = 20_000;

/** Rules whose findings may come from the wrong passage of the right source; by their names in layer 3. */
const WRONG_PASSAGE: ReadonlySet<string> = new Set([
  'off-topic',
  'low-overlap',
  'number-absent',
  'identifier-absent',
  'entity-absent',
  'not-extractive',
]);

/**
 * The sentence of the cited source that shares most words with a claim, where the cited span does not seem to be the right one.
 *
 * @remarks A hint for whoever mends the citation, and no verdict: sharing words is not bearing. Undefined where no sentence
 * outside the span shares more of the claim than the span does. Linear in the source, once a source.
 */
export function findClosest(
  claim: string,
  citation: CheckedCitation,
  findPassages: PassageFinder,
): Passage | undefined {
  const { context, form, slices } = citation;
  const place = context?.place;
  const [span] = slices;
  if (place === undefined || span === undefined || form === 'source' || !isMisplaced(citation))
    return undefined;
  if ((place.source.index()?.chars ?? 0) > MOST_CHARS) return undefined;
  const own = measureOverlap(claim, span.text).ratio;
  let best: { readonly passage: Passage; readonly ratio: number } | undefined;
  for (const passage of findPassages(place, claim)) {
    for (const sentence of cutSentences(place, passage)) {
      const { ratio } = measureOverlap(claim, sentence.text);
      const isInside = sentence.charStart >= span.charStart && sentence.charEnd <= span.charEnd;
      if (isInside || ratio <= Math.max(own, best?.ratio ?? 0)) continue;
      best = { passage: { ...sentence.passage, ratio: roundRatio(ratio) }, ratio };
    }
  }
  return best?.passage;
}

function isMisplaced({ decidedBy, judgement, verdict }: CheckedCitation): boolean {
  if (verdict === undefined || verdict === 'supported' || decidedBy === 'human') return false;
  const flagged = judgement?.raised.some(({ rule }) => WRONG_PASSAGE.has(rule.slice('support/'.length)));
  return isRefused(verdict) || flagged === true;
}

function cutSentences(place: Place, { charStart, text }: CitedSlice): CitedSlice[] {
  if (text.length > MOST_PASSAGE_CHARS) return [];
  return segmentSentences(text).flatMap((sentence) => {
    const at = charStart + sentence.charStart;
    return cutSlice(place, at, charStart + sentence.charEnd) ?? [];
  });
}
