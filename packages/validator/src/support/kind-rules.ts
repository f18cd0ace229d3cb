import { findQuantities } from '@loccit/support';
import type { CheckedClaim } from '../checked-claim.js';
import type { Ledger } from '../ledger.js';
import type { Fault, RuleResult } from '../rule.js';
import { isWordedAsAdvice, isWordedAsInference, isWordedAsOpinion } from './claim-wording.js';

/** The rules about what a claim is offered as; by wording, so they warn and never fail. */
export interface KindOptions {
  /** Whether the artifact says of each claim what kind it is; a report in Markdown does not. */
  readonly isLabelled: boolean;
}

/**
 * Notes where a claim is offered as one thing and worded as another.
 *
 * @remarks What a cited passage itself concludes, advises or thinks is told by the claim as a fact about the passage: the same
 * kind of wording there keeps the rule silent, as does a passage that is found to bear the claim.
 */
export function checkKind(claim: CheckedClaim, ledger: Ledger, { isLabelled }: KindOptions): void {
  const results = [...findUnlabelled(claim, isLabelled), ...(isLabelled ? findMislabelled(claim) : [])];
  if (results.length === 0) return;
  ledger.record(
    claim.item,
    results.map(({ check, rule }): RuleResult => {
      const fault: Fault = { outcome: 'fail', severity: 'warning', check };
      return { rule, verdict: [fault] };
    }),
  );
  claim.raised = results.map(({ rule }) => ({ rule, severity: 'warning' }));
}

interface KindFinding {
  readonly rule: 'support/unlabelled-inference' | 'support/kind-mislabelled';
  readonly check: string;
}

function findUnlabelled(claim: CheckedClaim, isLabelled: boolean): KindFinding[] {
  if (claim.kind !== 'fact' || (!isLabelled && claim.citations.length === 0)) return [];
  return isOwnWording(claim, isWordedAsInference)
    ? [{ rule: 'support/unlabelled-inference', check: 'worded-as-inference' }]
    : [];
}

function findMislabelled(claim: CheckedClaim): KindFinding[] {
  const found = (check: string): KindFinding[] => [{ rule: 'support/kind-mislabelled', check }];
  if (claim.kind === 'fact') {
    if (isOwnWording(claim, isWordedAsOpinion)) return found('fact-worded-as-opinion');
    return isOwnWording(claim, isWordedAsAdvice) ? found('fact-worded-as-advice') : [];
  }
  if (claim.kind !== 'opinion' || claim.citations.length > 0) return [];
  const text = claim.statement ?? claim.text;
  // An opinion needs no evidence, so a figure must not go under that name.
  const isView = isWordedAsOpinion(text) || isWordedAsAdvice(text) || isWordedAsInference(text);
  return !isView && statesFigure(text) ? found('opinion-states-figure') : [];
}

/** Whether a claim is worded so, and nothing that is cited for it. */
function isOwnWording(claim: CheckedClaim, isWorded: (text: string) => boolean): boolean {
  if (claim.verdict === 'supported' || !isWorded(claim.statement ?? claim.text)) return false;
  return !claim.citations.some(({ slices }) => slices.some(({ text }) => isWorded(text)));
}

function statesFigure(text: string): boolean {
  return findQuantities(text).some(({ kind }) => kind !== 'ordinal' && kind !== 'identifier');
}
