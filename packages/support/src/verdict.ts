/** What a check says about one claim and one piece of evidence. */
export type SupportVerdict = 'supported' | 'partial' | 'contradicted' | 'unsupported' | 'undecided';

/** Verdicts from best to worst, as a claim over several pieces of evidence takes the worst. */
export const VERDICTS_BY_SEVERITY: readonly SupportVerdict[] = [
  'supported',
  'undecided',
  'partial',
  'unsupported',
  'contradicted',
];

/**
 * The verdict of a claim whose pieces of evidence have these verdicts: the worst of them.
 *
 * @remarks A good piece of evidence never covers for a bad one. No evidence at all is `undecided`.
 */
export function combineVerdicts(verdicts: readonly SupportVerdict[]): SupportVerdict {
  let worst = -1;
  for (const verdict of verdicts) worst = Math.max(worst, VERDICTS_BY_SEVERITY.indexOf(verdict));
  return VERDICTS_BY_SEVERITY[worst] ?? 'undecided';
}

/** Verdicts that fail the layer. */
export function isRefused(verdict: SupportVerdict): boolean {
  return VERDICTS_BY_SEVERITY.indexOf(verdict) > VERDICTS_BY_SEVERITY.indexOf('undecided');
}
