import { canonicalizeJson } from '@loccit/json';
import { sha256Hex } from '@loccit/lineage';
import type { Check, LoadVectors } from './check.js';
import { contractChecks } from './contract-checks.js';
import { jsonChecks } from './json-checks.js';
import { lineageChecks } from './lineage-checks.js';
import { textChecks } from './text-checks.js';

/** What one runtime came to. */
export interface SuiteResult {
  readonly checks: number;
  /** Vectors whose expectation was not met, by file and name. */
  readonly failures: readonly { readonly file: string; readonly name: string }[];
  /** SHA-256 of the canonical JSON of everything observed, in order: equal in two runtimes that agree on every byte. */
  readonly observed_sha256: string;
}

/**
 * Runs every vector in the runtime at hand.
 *
 * @param load - gives a vector file by its path below `fixtures/vectors/`
 */
export function runChecks(load: LoadVectors): SuiteResult {
  const checks = [...textChecks(load), ...jsonChecks(load), ...lineageChecks(load), ...contractChecks(load)];
  const observed = checks.map((check) => canonicalizeJson(observe(check)));
  const failures = checks
    .filter(({ expected }, at) => canonicalizeJson(expected) !== observed[at])
    .map(({ file, name }) => ({ file, name }));
  return { checks: checks.length, failures, observed_sha256: sha256Hex(observed.join('\n')) };
}

function observe(check: Check): unknown {
  try {
    return check.observe();
  } catch (error) {
    return { thrown: error instanceof Error ? error.name : 'unknown' };
  }
}
