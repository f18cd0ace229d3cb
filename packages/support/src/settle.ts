import type { RungOpinion, SupportReason } from './finding.js';
import type { ModelOpinion } from './model-opinion.js';
import type { DecidingModelRung, DecidingRung, RungName } from './rung.js';
import { combineVerdicts, isRefused, type SupportVerdict } from './verdict.js';

/** A verdict with the rung that gave it. */
export interface Settlement {
  readonly verdict: SupportVerdict;
  readonly decidedBy: DecidingRung | 'none';
  /** Whether a person should look at it, although there is a verdict or because there is none. */
  readonly needsHuman: boolean;
}

/** An opinion of a rule, with the rung it comes from. */
export interface RuleOpinion extends RungOpinion {
  readonly rung: RungName;
}

/** Why words may not be meant as they stand. */
export interface Doubts {
  /** Of the words that equal the claim: what takes them back, quotes them, asks or cuts them off. */
  readonly ofClaim?: () => SupportReason | undefined;
  /** Of the sentences that a classifier is shown, whatever the claim. */
  readonly ofPremise?: () => SupportReason | undefined;
}

/**
 * Puts the opinions of all rungs together.
 *
 * @remarks A person's word is final. Of the rules the worst verdict stands, and no model overrules it: where a model
 * says otherwise, a person is asked. Where the rules leave it open, the highest model that was asked decides
 * ({@link settleModels}), but no model's `supported` stands where the rules know why the words found may not be meant.
 *
 * @param doubts - Asked only where they matter.
 */
export function settleVerdict(
  rules: readonly RuleOpinion[],
  models: readonly ModelOpinion[],
  doubts: Doubts = {},
): Settlement {
  const human = models.findLast(({ rung }) => rung === 'human');
  if (human !== undefined) return { verdict: human.verdict, decidedBy: 'human', needsHuman: false };
  const verdict = combineVerdicts(rules.map((opinion) => opinion.verdict));
  if (verdict === 'undecided') {
    const settled = settleModels(models);
    if (settled.verdict !== 'supported' || !isDoubted(settled, rules, doubts)) return settled;
    return { verdict: 'undecided', decidedBy: 'none', needsHuman: true };
  }
  const decisive = rules.find((opinion) => opinion.verdict === verdict);
  return { verdict, decidedBy: toDeciding(decisive?.rung), needsHuman: isDisputed(verdict, models) };
}

const DOUBTS: readonly (SupportReason | undefined)[] = [
  'span-is-fragment',
  'stands-in-quote',
  'reversed-by-context',
  'is-question',
];

function isDoubted(
  { decidedBy }: Settlement,
  rules: readonly RuleOpinion[],
  { ofClaim, ofPremise }: Doubts,
): boolean {
  // That a claim is a clause of its evidence is no fault, and told as a note.
  const isTold = rules.some(({ findings }) =>
    findings.some(({ reason, severity }) => severity !== 'note' && DOUBTS.includes(reason)),
  );
  if (isTold || DOUBTS.includes(ofClaim?.())) return true;
  // A judge is shown what stands beside the span; a classifier is not.
  return decidedBy === 'nli' && DOUBTS.includes(ofPremise?.());
}

const MODELS_BY_WEIGHT: readonly DecidingModelRung[] = ['judge', 'nli'];

/**
 * What the models come to among themselves.
 *
 * @remarks The highest rung that was asked has the word. Several models of one rung that do not say the same come to
 * nothing. Where the highest says nothing, a refusal by a lower one stands, and a `supported` does not: what was asked and
 * could not be had is never a pass. Similarity decides nothing; its middle band is a person's.
 */
function settleModels(models: readonly ModelOpinion[]): Settlement {
  const asked = MODELS_BY_WEIGHT.filter((rung) => models.some((opinion) => opinion.rung === rung));
  for (const [index, rung] of asked.entries()) {
    const verdict = agree(models.filter((opinion) => opinion.rung === rung));
    const isAllowed = index === 0 ? verdict !== 'undecided' : isRefused(verdict);
    if (!isAllowed) continue;
    return { verdict, decidedBy: rung, needsHuman: index > 0 || isDisputed(verdict, models) };
  }
  const isMiddling = models.some(({ scores }) => scores.band === 'middle');
  return { verdict: 'undecided', decidedBy: 'none', needsHuman: asked[0] === 'judge' || isMiddling };
}

function agree(opinions: readonly ModelOpinion[]): SupportVerdict {
  const [first, ...others] = opinions;
  if (first === undefined) return 'undecided';
  return others.every(({ verdict }) => verdict === first.verdict) ? first.verdict : 'undecided';
}

/** Whether a model comes to the other side, or the runs of one differ among themselves. */
function isDisputed(settled: SupportVerdict, models: readonly ModelOpinion[]): boolean {
  return models.some(
    ({ scores: { grades = [] }, verdict }) =>
      (verdict !== 'undecided' && isRefused(verdict) !== isRefused(settled)) ||
      grades.some((grade) => grade !== grades[0]),
  );
}

function toDeciding(rung: RungName | undefined): DecidingRung | 'none' {
  return rung === undefined || rung === 'names' || rung === 'overlap' || rung === 'embedding' ? 'none' : rung;
}
