import { findDoubt } from './doubt.js';
import { foldSentence, isTokenised } from './equality-folding.js';
import { leavesStanding } from './main-clause-tail.js';
import { isWhole, type Stretch, skipMarker } from './whole.js';

/** A sentence that begins with a claim and goes on without taking anything from it. */
export interface MainClause extends Stretch {
  /** Where in the text the sentence goes on. */
  readonly cut: number;
}

const SHORTEST = 16;
const SHORTEST_CJK = 6;

/**
 * Finds the sentence of a span whose main clause a claim is.
 *
 * @remarks The claim, folded, begins the sentence, which is whole and under no doubt. Linear: of each sentence the fold is
 * made once, and only where it is longer than the claim.
 */
export function findMainClause(
  claim: string,
  full: string,
  span: Stretch,
  sentences: readonly Stretch[],
): MainClause | undefined {
  const tokenised = isTokenised(claim) || isTokenised(full);
  const key = foldSentence(claim, { tokenised, ofClaim: true });
  const isLong = key.length >= SHORTEST || (/[\u4e00-\u9fff]{4}/.test(key) && key.length >= SHORTEST_CJK);
  if (!isLong || /[.!?。！？]\s/.test(key)) return undefined;
  for (const { start: from, end } of sentences) {
    const start = skipMarker(full, from);
    if (start < span.start || end > span.end || (end - start) * 2 < key.length) continue;
    const folded = foldSentence(full.slice(start, end), { tokenised });
    if (folded.length <= key.length || !folded.startsWith(key)) continue;
    const rest = folded.slice(key.length);
    if (!leavesStanding(key, rest) || !isWhole(full, { start, end })) continue;
    if (findDoubt(full, start, end) !== undefined) continue;
    return { start, end, cut: findCut(full, start, end, rest) };
  }
  return undefined;
}

const TELLING = /[\p{L}\p{N}]/u;

/** The place behind which as many letters and figures stand as in the folded rest. */
function findCut(full: string, start: number, end: number, rest: string): number {
  let left = rest.split('').filter((unit) => TELLING.test(unit)).length;
  let at = end;
  while (left > 0 && at > start) {
    at -= 1;
    if (TELLING.test(full.charAt(at))) left -= 1;
  }
  return at;
}
