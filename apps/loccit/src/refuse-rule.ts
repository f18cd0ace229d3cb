import { RULES } from '@loccit/contract';
import type { CliError } from './cli-error.js';
import { refuseName } from './near-names.js';

/** The refusal of a name that no rule has, with the rule that was probably meant. */
export function refuseRule(name: string): CliError {
  const names = RULES.flatMap(({ id }) => [id, id.slice(id.indexOf('/') + 1)]);
  return refuseName('unknown-rule', name, names);
}
