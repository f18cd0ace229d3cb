import { canonicalizeJson } from '@loccit/json';
import { sha256Hex } from '@loccit/lineage';
import type { Check } from './check.js';

/** What one runtime came to. */
export interface SuiteResult {
  /** How many vectors were run, by folder. */
  readonly checks: Readonly<Record<string, number>>;
  /** Vectors whose expectation was not met, by file and name. */
  readonly failures: readonly { readonly file: string; readonly name: string }[];
  /** SHA-256 of the canonical JSON of everything observed, in order: equal in two runtimes that agree on every byte. */
  readonly observed_sha256: string;
}

/** Runs checks in order and holds each against what its vector expects. */
export function observeChecks(checks: readonly Check[]): SuiteResult {
  const counts: Record<string, number> = {};
  const failures: { file: string; name: string }[] = [];
  const observed: string[] = [];
  for (const check of checks) {
    const { file, name, expected } = check;
    const folder = file.slice(0, file.indexOf('/'));
    counts[folder] = (counts[folder] ?? 0) + 1;
    const found = canonicalizeJson(observe(check, (more) => observed.push(canonicalizeJson(more))));
    observed.push(found);
    if (found !== canonicalizeJson(expected)) failures.push({ file, name });
  }
  return { checks: counts, failures, observed_sha256: sha256Hex(observed.join('\n')) };
}

function observe(check: Check, witness: (more: unknown) => void): unknown {
  try {
    return check.observe(witness);
  } catch (error) {
    return { thrown: error instanceof Error ? error.name : 'unknown' };
  }
}
