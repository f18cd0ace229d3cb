import type { RungOpinion } from './finding.js';
import type { Reading } from './reading.js';
import type { SupportVerdict } from './verdict.js';

/** The rungs that need no model, from the cheapest on. */
export type RuleRungName = DecidingRuleRung | 'names' | 'overlap';

/** Rungs that may come to a verdict by rules. */
export type DecidingRuleRung = 'exact' | 'numbers' | 'language' | 'conditions';

/** Rungs that may come to a verdict by a model's or a person's word. */
export type DecidingModelRung = 'nli' | 'judge' | 'human';

/** Rungs that are not computed from the texts alone: models and people. */
export type ModelRungName = DecidingModelRung | 'embedding';

/** Every rung that may come to a verdict. */
export type DecidingRung = DecidingRuleRung | DecidingModelRung;

/** The rungs of the ladder, from the cheapest to the last word. */
export type RungName = RuleRungName | ModelRungName;

/** A verdict that settles something. */
export type Decision = Exclude<SupportVerdict, 'undecided'>;

/** One way to look at a claim and its evidence, with what it may conclude from it. */
export interface Rung {
  readonly name: RuleRungName;
  /** Raised whenever the same input may come to another result. */
  readonly version: string;
  /** What the rung may decide; a ladder takes nothing else from it. */
  readonly mayDecide: readonly Decision[];
  /** Whether it is asked also of a claim that was found: the next sentence may take something out of it. */
  readonly restrictsFound?: true;
  /** Whether it reads the very characters; every other rung reads the texts in plain writing. */
  readonly readsAsWritten?: true;
  /** Deterministic, and total: every text gives an opinion. */
  judge(reading: Reading): RungOpinion;
}
