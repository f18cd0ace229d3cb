import type { RungOpinion } from './finding.js';
import type { ModelOpinion } from './model-opinion.js';
import type { DecidingRung, RungName } from './rung.js';
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

/**
 * Puts the opinions of all rungs together.
 *
 * @remarks A person's word is final. Of the rules the worst verdict stands, and no model overrules it: where a model
 * says otherwise, a person is asked. Where the rules leave it open, the highest model rung that decided decides.
 */
export function settleVerdict(rules: readonly RuleOpinion[], models: readonly ModelOpinion[]): Settlement {
  const human = models.findLast(({ rung }) => rung === 'human');
  if (human !== undefined) return { verdict: human.verdict, decidedBy: 'human', needsHuman: false };
  const verdict = combineVerdicts(rules.map((opinion) => opinion.verdict));
  const decided = models.filter((opinion) => opinion.verdict !== 'undecided');
  const model = decided.at(-1);
  const isDisputed = (settled: SupportVerdict): boolean =>
    decided.some((opinion) => isRefused(opinion.verdict) !== isRefused(settled));
  if (verdict !== 'undecided') {
    const decisive = rules.find((opinion) => opinion.verdict === verdict);
    return { verdict, decidedBy: toDeciding(decisive?.rung), needsHuman: isDisputed(verdict) };
  }
  if (model === undefined) {
    return { verdict, decidedBy: 'none', needsHuman: models.some(({ rung }) => rung === 'judge') };
  }
  return { verdict: model.verdict, decidedBy: toDeciding(model.rung), needsHuman: isDisputed(model.verdict) };
}

function toDeciding(rung: RungName | undefined): DecidingRung | 'none' {
  return rung === undefined || rung === 'names' || rung === 'overlap' || rung === 'embedding' ? 'none' : rung;
}
