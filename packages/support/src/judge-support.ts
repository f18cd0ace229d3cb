import { findDenied } from './denial.js';
import { type ExactMatch, matchExact } from './exact.js';
import type { Place, SupportFinding, SupportReason } from './finding.js';
import { findNumberMismatches } from './number-rung.js';
import { measureOverlap, OVERLAP_THRESHOLD, type Overlap, sharesScript } from './overlap.js';
import type { Scope } from './scope.js';
import { combineVerdicts, type SupportVerdict } from './verdict.js';

/** A span that is cited for a claim, with the text beside it. */
export interface SupportEvidence {
  readonly text: string;
  /** Text right before the span; absent where the span begins the text. */
  readonly before?: string;
  /** Text right after the span; absent where the span ends the text. */
  readonly after?: string;
  readonly scope?: Scope;
}

/** A claim, without its marks, and one piece of evidence. */
export interface SupportInput {
  readonly claim: string;
  /** Whether the claim says of itself that it is quoted: then it must equal whole sentences of the span. */
  readonly verbatim?: boolean;
  readonly evidence: SupportEvidence;
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
 * span. Anything else is `undecided`: a model or a person must say. Overlap never decides. Deterministic,
 * linear in the evidence, never throws.
 *
 * @example
 * ```ts
 * judgeSupport({ claim: 'Refunds take one day.', evidence: { text: 'Refunds take three days.' } }).verdict; // 'contradicted'
 * ```
 */
export function judgeSupport(input: SupportInput): SupportResult {
  const { claim, evidence } = input;
  const overlap = measureOverlap(claim, evidence.text);
  const claimSpan: Place = { charStart: 0, charEnd: [...claim].length };
  const exact = matchExact(claim, evidence.text, evidence.before ?? '', evidence.after ?? '');
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
  const denied = findDenied(claim, evidence.text, evidence.before ?? '', evidence.after ?? '');
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
  const mismatches = exact.equals === 'none' ? findNumberMismatches(claim, evidence.text) : [];
  if (mismatches.length > 0) {
    findings.push(...mismatches);
    verdicts.push('contradicted');
    if (denied === undefined) decidedBy = 'numbers';
  }
  if (overlap.ratio < OVERLAP_THRESHOLD) {
    const unrelated =
      overlap.claimTokens > 0 && overlap.sharedTokens === 0 && sharesScript(claim, evidence.text);
    findings.push({
      rule: unrelated ? 'support/off-topic' : 'support/low-overlap',
      severity: 'warning',
      claimSpan,
    });
    if (decidedBy === 'none') decidedBy = 'overlap';
  }
  const verdict = combineVerdicts(verdicts);
  if (verdict === 'undecided') findings.push(undecided(claim, evidence.text, claimSpan, exact));
  return { verdict, decidedBy, overlap, findings };
}

function undecided(claim: string, text: string, claimSpan: Place, exact: ExactMatch): SupportFinding {
  let reason: SupportReason = exact.doubt ?? 'no-exact-sentence';
  if (claim.trim() === '') reason = 'empty-claim';
  else if (text.trim() === '') reason = 'empty-evidence';
  const finding = { rule: 'support/undecided', severity: 'warning', claimSpan, reason } as const;
  return exact.place === undefined ? finding : { ...finding, evidenceSpan: exact.place };
}
