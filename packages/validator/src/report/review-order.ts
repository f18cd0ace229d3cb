import type { ReviewItem, ReviewReason } from '@loccit/contract';
import type { CheckedCitation, CheckedClaim, Raised } from '../checked-claim.js';

/**
 * How heavy each reason weighs (specification, 12.13): above all what says the opposite, then what rungs or people are at odds
 * about, then what is not backed, then what is worded otherwise, at last what merely nobody has decided.
 */
export const REVIEW_WEIGHTS: Readonly<Record<ReviewReason, number>> = {
  contradicted: 100,
  'decisions-disagree': 95,
  disputed: 90,
  unsupported: 80,
  partial: 75,
  misattributed: 70,
  'conflict-hidden': 65,
  'person-asked': 60,
  'figure-absent': 50,
  'name-absent': 40,
  'opposite-wording': 35,
  'stronger-wording': 30,
  context: 25,
  'off-topic': 20,
  'low-overlap': 15,
  kind: 12,
  'judge-failed': 10,
  undecided: 5,
};

/** By the names of rules in layer 3. */
const REASONS: Readonly<Partial<Record<string, ReviewReason>>> = {
  misattributed: 'misattributed',
  'conflict-hidden': 'conflict-hidden',
  'number-mismatch': 'figure-absent',
  'number-absent': 'figure-absent',
  'unit-mismatch': 'figure-absent',
  'date-mismatch': 'figure-absent',
  'range-mismatch': 'figure-absent',
  'identifier-absent': 'figure-absent',
  'entity-absent': 'name-absent',
  'negation-mismatch': 'opposite-wording',
  'condition-dropped': 'stronger-wording',
  'scope-widened': 'stronger-wording',
  'modality-strengthened': 'stronger-wording',
  'span-fragment': 'context',
  'context-reverses': 'context',
  'off-topic': 'off-topic',
  'low-overlap': 'low-overlap',
  'kind-mislabelled': 'kind',
  'unlabelled-inference': 'kind',
  'judge-error': 'judge-failed',
};

/**
 * What people should look at, heaviest first; it orders work and decides nothing.
 *
 * @remarks The score is the weight of the heaviest reason, and one more for each further reason. What a person has decided is
 * done, and a claim whose source is not at hand gives nobody anything to read. Equal scores keep the order of the artifact.
 */
export function orderReview(claims: readonly CheckedClaim[]): ReviewItem[] {
  const items = claims.flatMap((claim) => [
    ...describe(claim.claimId, undefined, listOwnReasons(claim)),
    ...claim.citations.flatMap((citation) =>
      describe(claim.claimId, citation.item.citation, listReasons(citation)),
    ),
  ]);
  // The sort is stable.
  return items.sort((left, right) => right.score - left.score);
}

function describe(
  claimId: string,
  citation: string | undefined,
  found: ReadonlySet<ReviewReason>,
): ReviewItem[] {
  const reasons = [...found].sort((a, b) => REVIEW_WEIGHTS[b] - REVIEW_WEIGHTS[a] || (a < b ? -1 : 1));
  const [heaviest] = reasons;
  if (heaviest === undefined) return [];
  const score = REVIEW_WEIGHTS[heaviest] + reasons.length - 1;
  return [{ claim_id: claimId, ...(citation === undefined ? {} : { citation }), score, reasons }];
}

function listReasons({
  decidedBy,
  judgement,
  raised = [],
  slices,
  verdict,
}: CheckedCitation): Set<ReviewReason> {
  const reasons = new Set<ReviewReason>();
  if (judgement === undefined || slices.length === 0 || decidedBy === 'human') return reasons;
  for (const reason of listRuleReasons([...judgement.raised, ...raised])) reasons.add(reason);
  if (judgement.disagrees === true) reasons.add('decisions-disagree');
  else if (judgement.needsHuman) reasons.add(verdict === 'undecided' ? 'person-asked' : 'disputed');
  if (verdict !== 'supported' && verdict !== undefined) reasons.add(verdict);
  return reasons;
}

/** Reasons of findings on the claim as a whole. */
function listOwnReasons({ decidedBy, raised = [] }: CheckedClaim): Set<ReviewReason> {
  return decidedBy === 'human' ? new Set() : listRuleReasons(raised);
}

/** A note asks nothing of anybody. */
function listRuleReasons(raised: readonly Raised[]): Set<ReviewReason> {
  return new Set(
    raised.flatMap(({ rule, severity }) =>
      severity === 'note' ? [] : (REASONS[rule.slice('support/'.length)] ?? []),
    ),
  );
}
