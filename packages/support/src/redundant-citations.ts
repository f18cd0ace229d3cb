/** One citation of a claim, as far as redundancy asks. */
export interface CitedWork {
  /** Identity of the work (`work_id`, else the canonical digest); `null` where unknown. */
  readonly work: string | null;
  /** The cited slice. */
  readonly text: string;
}

/** A citation that adds nothing to an earlier one of the same claim. */
export interface RedundantCitation {
  readonly index: number;
  readonly repeats: number;
  readonly reason: 'same-content' | 'same-work-within';
}

/**
 * Citations of one claim that add no evidence.
 *
 * @remarks A citation is redundant if an earlier one has the same slice (white space folded), in whatever work:
 * a mirror is no second source; or if it is of the same work and its slice lies within the other's. Two
 * different places of one work are not redundant: both may be needed.
 */
export function findRedundantCitations(citations: readonly CitedWork[]): RedundantCitation[] {
  const slices = citations.map(({ text }) => text.normalize('NFC').replace(/\s+/gu, ' ').trim());
  const firstOf = new Map<string, number>();
  const ofWork = new Map<string, number[]>();
  const redundant: RedundantCitation[] = [];
  for (const [index, { work }] of citations.entries()) {
    const slice = slices[index] ?? '';
    const same = firstOf.get(slice);
    if (same === undefined) firstOf.set(slice, index);
    const earlier = work === null ? [] : (ofWork.get(work) ?? []);
    const within = earlier.find((other) => isWithin(slice, slices[other] ?? ''));
    if (same !== undefined) redundant.push({ index, repeats: same, reason: 'same-content' });
    else if (within !== undefined) redundant.push({ index, repeats: within, reason: 'same-work-within' });
    if (work !== null) ofWork.set(work, [...earlier, index]);
  }
  return redundant;
}

function isWithin(a: string, b: string): boolean {
  return a !== '' && (b.includes(a) || a.includes(b));
}
