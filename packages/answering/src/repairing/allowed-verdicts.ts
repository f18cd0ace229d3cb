import type { SupportVerdict } from '@loccit/contract';
import type { FailedCitation } from './repair.js';

/** From the best that a passage can be for a claim to the worst that may be cited. */
export const CITABLE_VERDICTS = [
  'supported',
  'undecided',
  'partial',
  'unsupported',
] as const satisfies readonly SupportVerdict[];

/** Who was contradicted by a source needs one that bears it; who cited a real passage, none that is known not to bear it. */
export function listAllowed(failed: readonly FailedCitation[]): readonly SupportVerdict[] {
  if (failed.some(({ verdict }) => verdict === 'contradicted')) return ['supported'];
  const anyReal = failed.some(({ isReal }) => isReal);
  return anyReal ? ['supported', 'undecided'] : CITABLE_VERDICTS;
}
