import { changeNumber } from './perturbing/change-number.js';
import { changeUnit } from './perturbing/change-unit.js';
import { insertNegation } from './perturbing/insert-negation.js';
import { type PerturbedLang, pick, type Random } from './perturbing/random.js';
import { swapEntity } from './perturbing/swap-entity.js';

export { createRandom, type PerturbedLang, pick, type Random } from './perturbing/random.js';

/** What is changed so that a claim that was borne is borne no more. */
export type Perturbation = 'number' | 'unit' | 'negation' | 'entity';

export const PERTURBATIONS: readonly Perturbation[] = ['number', 'unit', 'negation', 'entity'];

/**
 * A claim with one thing changed, or `undefined` where it has nothing of that kind.
 *
 * @remarks Made from what the language has, in ignorance of what the rungs look for; the evidence is not asked, so that
 * a changed figure may stand in it by chance. Names are swapped in English only.
 */
export function perturb(
  claim: string,
  kind: Perturbation,
  lang: PerturbedLang,
  random: Random,
): string | undefined {
  const changes = {
    number: changeNumber,
    unit: changeUnit,
    negation: insertNegation,
    entity: swapEntity,
  } as const;
  const changed = pick(changes[kind](claim, lang), random)?.(random);
  return changed === claim ? undefined : changed;
}
