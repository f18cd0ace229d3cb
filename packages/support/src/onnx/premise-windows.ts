import { segmentSentences } from '@loccit/text';
import type { Place } from '../finding.js';
import { listTokens } from '../overlap/overlap.js';

/** A part of the evidence that a model is shown at once. */
export interface PremiseWindow extends Place {
  readonly text: string;
}

/**
 * Cuts evidence into runs of whole sentences that fit beside the claim, and keeps those that share most words with it.
 *
 * @remarks The claim is never cut. A sentence that alone is too long is halved until it fits. Places are code points of the
 * evidence. At most about two counts of tokens a sentence.
 * @param fits - whether a premise fits beside the claim
 * @param limit - how many windows are kept at most, in document order
 */
export function cutPremise(
  evidence: string,
  claim: string,
  fits: (premise: string) => boolean,
  limit: number,
): PremiseWindow[] {
  const characters = [...evidence];
  const cut = (charStart: number, charEnd: number): PremiseWindow => ({
    charStart,
    charEnd,
    text: characters.slice(charStart, charEnd).join(''),
  });
  const windows: PremiseWindow[] = [];
  let held: PremiseWindow | undefined;
  for (const sentence of segmentSentences(evidence)) {
    for (const piece of splitToFit(cut(sentence.charStart, sentence.charEnd), cut, fits)) {
      if (piece.text.trim() === '') continue;
      const joined: PremiseWindow | undefined = held && cut(held.charStart, piece.charEnd);
      if (joined !== undefined && fits(joined.text)) {
        held = joined;
        continue;
      }
      if (held !== undefined) windows.push(held);
      held = piece;
    }
  }
  if (held !== undefined) windows.push(held);
  return windows.length <= limit ? windows : keepClosest(windows, claim, limit);
}

function splitToFit(
  window: PremiseWindow,
  cut: (charStart: number, charEnd: number) => PremiseWindow,
  fits: (premise: string) => boolean,
): PremiseWindow[] {
  const { charEnd, charStart, text } = window;
  if (charEnd - charStart < 2 || fits(text)) return [window];
  const middle = charStart + Math.floor((charEnd - charStart) / 2);
  return [...splitToFit(cut(charStart, middle), cut, fits), ...splitToFit(cut(middle, charEnd), cut, fits)];
}

function keepClosest(windows: readonly PremiseWindow[], claim: string, limit: number): PremiseWindow[] {
  const wanted = listTokens(claim);
  return windows
    .map((window, at) => {
      let shared = 0;
      for (const token of listTokens(window.text)) if (wanted.has(token)) shared += 1;
      return { window, at, shared };
    })
    .sort((a, b) => b.shared - a.shared || a.at - b.at)
    .slice(0, limit)
    .sort((a, b) => a.at - b.at)
    .map(({ window }) => window);
}
