import type { BadDraft } from './drafts.js';
import type { PackExpected } from './row.js';

/** What its author states of a bad pack and a run does not find. */
export function findSurprises({ id, finds }: BadDraft, expected: PackExpected): string[] {
  const found = new Set(listFound(expected));
  const missing = finds.split(' ').filter((word) => word !== '' && !found.has(word));
  return [...missing.map((word) => `${id}: no ${word}`), ...(isBad(expected) ? [] : [`${id}: is not bad`])];
}

/** Codes, rules, faults of seals, outcomes of signatures and sources, reasons against keys, and `threshold`. */
export function listFound(expected: PackExpected): string[] {
  if ('policy' in expected) return [expected.policy.code];
  if ('code' in expected) return [expected.code];
  const { fail, unverifiable, notice, seals } = expected;
  const ofSeals = seals.flatMap((seal) => [
    ...(seal.faults ?? []).map(({ code }) => code),
    ...(seal.signatures ?? []).map(({ outcome }) => outcome),
    ...(seal.keys ?? []).flatMap(({ reasons }) => reasons),
    ...(seal.sources ?? []).map(({ outcome }) => outcome),
    ...(seal.threshold_met === false ? ['threshold'] : []),
  ]);
  return [...fail, ...unverifiable, ...notice, ...ofSeals];
}

/** Whether nobody could take the pack for one that holds. */
const isBad = (expected: PackExpected): boolean =>
  'policy' in expected || 'code' in expected || expected.verdict !== 'pass';
