import { listParts, type SupportEvidence } from './evidence-parts.js';
import { describeUndecided } from './describe-undecided.js';
import type { EqualityFolding } from './exact/equality-folding.js';
import type { SupportFinding } from './finding.js';
import type { ModelOpinion } from './model-opinion.js';
import { measureOverlap, type Overlap } from './overlap/overlap.js';
import { readPlainly } from './plain-reading.js';
import { findPremiseDoubt, readPremise } from './premise.js';
import { type Reading, readPair, type SupportMode } from './reading.js';
import { RULE_RUNGS } from './rule-rungs.js';
import type { DecidingRung, Decision, Rung } from './rung.js';
import { type RuleOpinion, settleVerdict } from './settle.js';
import type { SupportVerdict } from './verdict.js';

/** A claim, without its marks, and one piece of evidence. */
export interface SupportInput {
  readonly claim: string;
  /** Whether the claim says of itself that it is quoted: then it must equal whole sentences of the span. */
  readonly verbatim?: boolean;
  /** One span, or several that are read together. */
  readonly evidence: SupportEvidence | readonly SupportEvidence[];
  /** BCP 47; the rules read English and Chinese alike and do not ask. */
  readonly lang?: string;
  /** Whether the texts set rules, in which a bound is a value; `descriptive` if absent. */
  readonly mode?: SupportMode;
  /** What models and people said of this claim and this evidence. */
  readonly opinions?: readonly ModelOpinion[];
}

/** What the rungs say, with everything they found. */
export interface SupportResult {
  readonly verdict: SupportVerdict;
  readonly decidedBy: DecidingRung | 'none';
  readonly overlap: Overlap;
  /** In the order of the rungs; a place is in the claim or in the parts of the evidence joined by blank lines. */
  readonly findings: readonly SupportFinding[];
  /** Whether rungs disagree, or a judge could not tell, so that a person should look. */
  readonly needsHuman: boolean;
  readonly opinions: readonly ModelOpinion[];
  /** What had to be folded for the claim to equal whole sentences; absent where it does not, or nothing had to be. */
  readonly foldings?: readonly EqualityFolding[];
}

/**
 * Says whether a span bears a claim: by rules, and by what models and people said where they were asked.
 *
 * @remarks By rules `supported` comes from equality with whole sentences alone. Every rung decides only what it may
 * ({@link Rung.mayDecide}); where none decides the verdict is `undecided`. Of several spans one alone must hold the
 * claim, in its own context; everything else is read in all of them, joined by blank lines, which is what places are
 * given in. Deterministic, linear in the evidence, never throws.
 *
 * @example
 * ```ts
 * judgeSupport({ claim: 'Refunds take one day.', evidence: { text: 'Refunds take three days.' } }).verdict; // 'contradicted'
 * ```
 */
export function judgeSupport(input: SupportInput): SupportResult {
  const { claim, evidence, opinions = [] } = input;
  const parts = listParts(evidence);
  const reading = readPair(claim, parts, { verbatim: input.verbatim, mode: input.mode });
  const overlap = measureOverlap(claim, reading.evidence);
  const rules = climbRules(reading);
  const { decidedBy, needsHuman, verdict } = settleVerdict(rules, opinions, {
    ofClaim: () => reading.equality().doubt ?? (parts.every(asks) ? 'is-question' : undefined),
    ofPremise: () => findPremiseDoubt(parts),
  });
  const findings = [...rules, ...opinions].flatMap((opinion) => opinion.findings);
  if (verdict === 'undecided') findings.push(describeUndecided(reading, opinions));
  const result = { verdict, decidedBy, overlap, findings, needsHuman, opinions };
  const { foldings = [] } = rules.find(({ rung }) => rung === 'exact') ?? {};
  return foldings.length === 0 ? result : { ...result, foldings };
}

/** Whether the sentence that a span ends in is a question, which states nothing. */
const asks = (part: SupportEvidence): boolean => /[?？]\W{0,8}$/u.test(readPremise(part).text.slice(-10));

/** The opinions of the rules; behind the one that finds the claim in the evidence only of those that may restrict it. */
function climbRules(reading: Reading): RuleOpinion[] {
  const opinions: RuleOpinion[] = [];
  const plain = readPlainly(reading);
  let isFound = false;
  for (const rung of RULE_RUNGS) {
    if (isFound && rung.restrictsFound !== true) continue;
    const { verdict, ...opinion } = rung.readsAsWritten === true ? rung.judge(reading) : plain.ask(rung);
    const isAllowed = verdict === 'undecided' || mayDecide(rung, verdict);
    if (isFound && (verdict === 'undecided' || !isAllowed)) continue;
    opinions.push({ rung: rung.name, verdict: isAllowed ? verdict : 'undecided', ...opinion });
    if (verdict === 'supported' && isAllowed) isFound = true;
  }
  return opinions;
}

const mayDecide = (rung: Rung, verdict: Decision): boolean => rung.mayDecide.includes(verdict);
