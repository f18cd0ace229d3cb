import { cutWindows, type TextWindow } from '../models/text-windows.js';
import { listTokens } from '../overlap/overlap.js';

/**
 * Cuts evidence into runs of whole sentences that fit beside the claim, and keeps those that share most words with it.
 *
 * @remarks The claim is never cut. Places are code points of the evidence. At most about two counts of tokens a sentence.
 * @param fits - whether a premise fits beside the claim
 * @param limit - how many windows are kept at most, in document order
 */
export function cutPremise(
  evidence: string,
  claim: string,
  fits: (premise: string) => boolean,
  limit: number,
): TextWindow[] {
  const windows = cutWindows(evidence, fits);
  return windows.length <= limit ? windows : keepClosest(windows, claim, limit);
}

function keepClosest(windows: readonly TextWindow[], claim: string, limit: number): TextWindow[] {
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
