import type { Span } from '@loccit/text';
import type { Place, SupportFinding } from '../finding.js';

/** Words that say nothing of what they stand for, at the beginning of a claim. */
const POINTING =
  /^["'“‘(]*(?:it|its|they|their|he|his|she|her|this|these|that|those|such|both|the (?:former|latter))(?![\p{L}'’-])|^["“‘「《]*(?:该|該|其(?!中|实|余|他)|它|他|她|此(?!外|前|后|次)|这|這|前者|后者)/iu;
/** "It is known that ...": nothing is pointed at. */
const EXPLETIVE =
  /^["'“‘(]*(?:it (?:is|was|has been|may be|seems|appears|takes|took)(?: \p{L}+){0,3}? (?:that|to|who|whether|how|why|when)\b|(?:this|these|that|those) (?:week|month|year|day|morning|summer)s?\b)/iu;

/**
 * Tells that a claim that was found begins with a word which only the sentence before it fills, and names that sentence.
 *
 * @param at - where the claim's words stand in the evidence
 */
export function tellReference(
  claim: string,
  claimSpan: Place,
  at: Place,
  evidence: readonly string[],
  sentences: readonly Span[],
): SupportFinding | undefined {
  const found = POINTING.exec(claim.trimStart());
  if (found === null || EXPLETIVE.test(claim.trimStart())) return undefined;
  const previous = sentences.findLast(({ charEnd }) => charEnd <= at.charStart);
  const finding = {
    rule: 'support/span-fragment',
    severity: 'note',
    check: 'refers-back',
    claimSpan,
    claimValue: found[0],
  } as const;
  if (previous === undefined) return finding;
  const { charEnd, charStart } = previous;
  return {
    ...finding,
    evidenceSpan: { charStart, charEnd },
    evidenceValue: evidence.slice(charStart, charEnd).join('').trim(),
  };
}
