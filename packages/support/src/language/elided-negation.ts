import { toCodePointSpans } from '../code-points.js';
import type { SupportFinding } from '../finding.js';
import type { LanguageText, TokenSentence } from './language-text.js';
import type { TokenRun } from './sentence-difference.js';
import { placeOf, wordsOf } from './token-place.js';

const ELLIPSIS = /(?:\.\s?){3}|…+|\[(?:…|\.\.\.)\]/gu;

/**
 * A negation that the claim leaves out behind an ellipsis: "Crew are ... allowed" of "Crew are not allowed".
 *
 * @remarks Each part of the claim must stand word by word in one sentence, in order.
 */
export function findElidedNegation(
  claim: LanguageText,
  claimText: string,
  evidence: LanguageText,
): SupportFinding | undefined {
  const parts = splitAtEllipses(claim, claimText);
  if (parts.length < 2) return undefined;
  for (const sentence of evidence.sentences) {
    const gaps = findGaps(claim, parts, evidence, sentence);
    const cue = evidence.cues.find(
      ({ from, until, value }) =>
        value === 'negation' && gaps.some((gap) => gap.from < until && from < gap.until),
    );
    if (cue === undefined) continue;
    return {
      rule: 'support/negation-mismatch',
      severity: 'error',
      check: 'negation-elided',
      claimSpan: placeOf(claim.tokens, { from: 0, until: claim.tokens.length }),
      evidenceSpan: placeOf(evidence.tokens, cue),
      evidenceValue: wordsOf(evidence.tokens, cue),
      relation: 'opposite',
    };
  }
  return undefined;
}

function splitAtEllipses(claim: LanguageText, text: string): TokenRun[] {
  const parts: TokenRun[] = [];
  let from = 0;
  const places = [...text.matchAll(ELLIPSIS)].map(({ index }) => ({ start: index, end: index }));
  for (const { charStart: char } of toCodePointSpans(text, places)) {
    let until = from;
    while (until < claim.tokens.length && (claim.tokens[until]?.charStart ?? char) < char) until += 1;
    if (until > from) parts.push({ from, until });
    from = until;
  }
  if (from > 0 && from < claim.tokens.length) parts.push({ from, until: claim.tokens.length });
  return parts;
}

/** What a sentence has between the parts of the claim; nothing if it does not hold all of them in order. */
function findGaps(
  claim: LanguageText,
  parts: readonly TokenRun[],
  evidence: LanguageText,
  sentence: TokenSentence,
): TokenRun[] {
  const gaps: TokenRun[] = [];
  let at = sentence.from;
  for (const part of parts) {
    const found = findPart(claim, part, evidence, at, sentence.until);
    if (found === undefined) return [];
    if (part !== parts[0]) gaps.push({ from: at, until: found });
    at = found + part.until - part.from;
  }
  return gaps;
}

const LONGEST_SENTENCE = 400;

function findPart(
  claim: LanguageText,
  { from, until }: TokenRun,
  evidence: LanguageText,
  start: number,
  end: number,
): number | undefined {
  const last = Math.min(end, start + LONGEST_SENTENCE) - (until - from);
  for (let at = start; at <= last; at++) {
    let same = 0;
    while (same < until - from && claim.tokens[from + same]?.text === evidence.tokens[at + same]?.text)
      same += 1;
    if (same === until - from) return at;
  }
  return undefined;
}
