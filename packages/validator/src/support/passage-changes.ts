import type { HumanDecision, ReportPassageChange } from '@loccit/contract';
import type { CitedSlice } from './cited-slice.js';

type Bound = HumanDecision['evidence'][number];
type Now = Bound & Pick<CitedSlice, 'text'>;

/**
 * What became of the passages that a decision names: which moved, which have other words, which are gone, and which stand there
 * now besides; those that are as they were are left out.
 *
 * @remarks O(passages of both sides, multiplied), which are a few.
 */
export function listChanges(named: readonly Bound[], slices: readonly CitedSlice[]): ReportPassageChange[] {
  const left: Now[] = slices.map((slice) => ({ ...slice.binding(), text: slice.text }));
  const take = (isMeant: (now: Now) => boolean): Now | undefined => {
    const at = left.findIndex(isMeant);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  // Each finds its own words before any takes the place of another.
  const found = named.map((bound) => ({ bound, same: take((now) => isSame(bound, now)) }));
  const moved = found.map((one) => ({
    ...one,
    moved: one.same ?? take((now) => hasSameWords(one.bound, now)),
  }));
  const changes = moved.flatMap(({ bound, moved: words, same }): ReportPassageChange[] => {
    if (same !== undefined) return [];
    if (words !== undefined) return [describe('moved', words)];
    const other = take(({ document_id: id }) => id === bound.document_id);
    if (other !== undefined) return [describe('words', other)];
    const { char_end, char_start, document_id } = bound;
    return [{ change: 'gone', document_id, char_start, char_end }];
  });
  return [...changes, ...left.map((now) => describe('added', now))];
}

const describe = (
  change: ReportPassageChange['change'],
  { char_end, char_start, document_id, text }: Now,
): ReportPassageChange => ({ change, document_id, char_start, char_end, text });

const hasSameWords = (bound: Bound, now: Bound): boolean =>
  bound.document_id === now.document_id && bound.span_sha256 === now.span_sha256;

const isSame = (bound: Bound, now: Bound): boolean =>
  hasSameWords(bound, now) &&
  bound.canonical_revision_id === now.canonical_revision_id &&
  bound.char_start === now.char_start &&
  bound.char_end === now.char_end;
