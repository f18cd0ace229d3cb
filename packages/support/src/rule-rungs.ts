import { CONDITIONS_RUNG } from './conditions/conditions-rung.js';
import { EXACT_RUNG } from './exact/exact-rung.js';
import { LANGUAGE_RUNG } from './language/language-rung.js';
import { NAMES_RUNG } from './names/names-rung.js';
import { NUMBERS_RUNG } from './numbers/numbers-rung.js';
import { OVERLAP_RUNG } from './overlap/overlap-rung.js';
import type { Rung } from './rung.js';

/** The rungs that need no model, from the first asked to the last; a report names them with their versions. */
export const RULE_RUNGS: readonly Rung[] = [
  EXACT_RUNG,
  NUMBERS_RUNG,
  LANGUAGE_RUNG,
  CONDITIONS_RUNG,
  NAMES_RUNG,
  OVERLAP_RUNG,
];
