import { caseChecks } from './case-checks.js';
import { contractChecks } from './contract-checks.js';
import { type Files, textOf } from './files.js';
import { jsonChecks } from './json-checks.js';
import { lineageChecks } from './lineage-checks.js';
import { packChecks } from './pack-checks.js';
import { signingChecks } from './signing-checks.js';
import { observeChecks, type SuiteResult } from './suite-result.js';
import { textChecks } from './text-checks.js';

/**
 * Runs every vector in the runtime at hand.
 *
 * @param files - everything below `fixtures/vectors/`
 */
export function runChecks(files: Files): SuiteResult {
  const load = (path: string): unknown => {
    const bytes = files.get(path);
    if (bytes === undefined) throw new RangeError(`no vectors ${path}`);
    return JSON.parse(textOf(bytes));
  };
  return observeChecks([
    ...textChecks(load),
    ...jsonChecks(load),
    ...lineageChecks(load),
    ...contractChecks(load),
    ...signingChecks(load),
    ...packChecks(load),
    ...caseChecks(files),
  ]);
}
