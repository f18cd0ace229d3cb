import { findDeniedPart, joinEvidence, matchParts, type SupportEvidence } from './evidence-parts.js';
import type { ExactMatch } from './exact/exact.js';
import type { Place, SupportFinding, SupportReason } from './finding.js';
import { findNumberMismatches } from './numbers/number-rung.js';
import { measureOverlap, OVERLAP_THRESHOLD, type Overlap, sharesScript } from './overlap.js';
import { combineVerdicts, type SupportVerdict } from './verdict.js';

/** A claim, without its marks, and one piece of evidence. */
export interface SupportInput {
  readonly claim: string;
  /** Whether the claim says of itself that it is quoted: then it must equal whole sentences of the span. */
  readonly verbatim?: boolean;
  /** One span, or several that are read together. */
  readonly evidence: SupportEvidence | readonly SupportEvidence[];
  /** BCP 47; the rungs of this version read English and Chinese alike and do not ask. */
  readonly lang?: string;
}

/** What the deterministic rungs say, with everything they found. */
export interface SupportResult {
  readonly verdict: SupportVerdict;
  readonly decidedBy: 'exact' | 'numbers' | 'overlap' | 'none';
  readonly overlap: Overlap;
  readonly findings: readonly SupportFinding[];
}

/**
 * Says whether a span bears a claim, as far as rules can.
 *
 * @remarks `supported` comes from equality with whole sentences alone; `contradicted` from a strictly aligned
 * other figure or from denying a sentence of the span; `unsupported` from a verbatim claim that is not in the
 * span. Of several spans one alone must hold the claim, in its own context; figures and overlap are read in all of
 * them, joined by blank lines, which is what places are given in. Anything else is `undecided`: a model or a person must say. Overlap never decides. Deterministic,
 * linear in the evidence, never throws.
 *
 * @example
 * ```ts
 * judgeSupport({ claim: 'Refunds take one day.', evidence: { text: 'Refunds take three days.' } }).verdict; // 'contradicted'
 * ```
 */
export function judgeSupport(input: SupportInput): SupportResult {
  const { claim, evidence } = input;
  const parts = isSeveral(evidence) ? evidence : [evidence];
  const text = joinEvidence(parts);
  const overlap = measureOverlap(claim, text);
  const claimSpan: Place = { charStart: 0, charEnd: [...claim].length };
  const exact = matchParts(claim, parts);
  if (exact.equals === 'sentences' && exact.doubt === undefined) {
    return { verdict: 'supported', decidedBy: 'exact', overlap, findings: [] };
  }
  const findings: SupportFinding[] = [];
  const verdicts: SupportVerdict[] = ['undecided'];
  let decidedBy: SupportResult['decidedBy'] = 'none';
  if (input.verbatim === true && exact.equals === 'none') {
    findings.push({
      rule: 'support/not-extractive',
      severity: 'error',
      claimSpan,
      reason: 'no-exact-sentence',
    });
    verdicts.push('unsupported');
    decidedBy = 'exact';
  }
  const denied = findDeniedPart(claim, parts);
  if (denied !== undefined) {
    findings.push({
      rule: 'support/unsupported',
      severity: 'error',
      claimSpan,
      evidenceSpan: denied,
      reason: 'claim-denies-evidence',
    });
    verdicts.push('contradicted');
    decidedBy = 'exact';
  }
  const mismatches = exact.equals === 'none' ? findNumberMismatches(claim, text) : [];
  if (mismatches.length > 0) {
    findings.push(...mismatches);
    verdicts.push('contradicted');
    if (denied === undefined) decidedBy = 'numbers';
  }
  if (overlap.ratio < OVERLAP_THRESHOLD) {
    const unrelated = overlap.claimTokens > 0 && overlap.sharedTokens === 0 && sharesScript(claim, text);
    findings.push({
      rule: unrelated ? 'support/off-topic' : 'support/low-overlap',
      severity: 'warning',
      claimSpan,
    });
    if (decidedBy === 'none') decidedBy = 'overlap';
  }
  const verdict = combineVerdicts(verdicts);
  if (verdict === 'undecided') findings.push(undecided(claim, text, claimSpan, exact));
  return { verdict, decidedBy, overlap, findings };
}

function isSeveral(evidence: SupportInput['evidence']): evidence is readonly SupportEvidence[] {
  return Array.isArray(evidence);
}

function undecided(claim: string, text: string, claimSpan: Place, exact: ExactMatch): SupportFinding {
  let reason: SupportReason = exact.doubt ?? 'no-exact-sentence';
  if (claim.trim() === '') reason = 'empty-claim';
  else if (text.trim() === '') reason = 'empty-evidence';
  const finding = { rule: 'support/undecided', severity: 'warning', claimSpan, reason } as const;
  return exact.place === undefined ? finding : { ...finding, evidenceSpan: exact.place };
}
