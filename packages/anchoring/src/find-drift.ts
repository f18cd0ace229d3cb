import type { Span, TextIndex } from '@loccit/text';
import { exactPlaces } from './exact-places.js';
import { MOST_MATCHES } from './find-literal.js';

/** What became of a cited passage, see {@link findDrift}. */
export const DRIFT_STATES = [
  'current',
  'unchanged',
  'moved',
  'ambiguous',
  'changed',
  'deleted',
  'unavailable',
] as const;

/**
 * What became of a cited passage.
 *
 * @remarks `current`: the cited revision is published. `unchanged`: another one is, and at the same positions it says the same.
 * `moved`: the passage stands once, elsewhere. `ambiguous`: it stands elsewhere more than once. `changed`: it stands nowhere.
 * `deleted`: the document was removed. `unavailable`: nothing can be said, because nothing is published for whoever asks.
 */
export type DriftState = (typeof DRIFT_STATES)[number];

/** A revision of a document: its id, and its text as far as it is at hand. */
export interface DriftRevision {
  /** Canonical revisions are compared by their ids. */
  readonly id: string;
  /** Undefined where the text cannot be had. */
  readonly index: TextIndex | undefined;
}

/** What is published of the document now: a revision, or why there is none. */
export type PublishedNow = DriftRevision | 'deleted' | 'unavailable';

/** What became of a passage, and where it stands in what is published. */
export interface Drift {
  readonly state: DriftState;
  /** In code points, ascending; none where the passage is not in what is published. At most 1,000. */
  readonly places: readonly Span[];
}

/**
 * Compares the revision that a passage was cited from with what is published now.
 *
 * @param cited - the cited revision; without its text only `current`, `deleted` and `unavailable` can be told, and all else is
 * `unavailable`
 * @param span - of the passage in the cited revision, in code points
 * @returns the state with every place, and nothing that stands in for the span: whoever cites the passage anew says so
 * @remarks Letter by letter, nothing is folded. A passage that stands at its old positions is `unchanged`, however often it
 * stands elsewhere. Linear in the published text.
 * @throws {@link TextError} where the span does not lie in the cited text
 * @example
 * ```ts
 * const cited = { id: 'can_1', index: createTextIndex('The gate is shut.') };
 * const now = { id: 'can_2', index: createTextIndex('In winter: The gate is shut.') };
 * findDrift(cited, { charStart: 4, charEnd: 16 }, now); // { state: 'moved', places: [{ charStart: 15, charEnd: 27 }] }
 * ```
 * @see specification, section 11.12
 */
export function findDrift(cited: DriftRevision, span: Span, published: PublishedNow): Drift {
  if (published === 'deleted' || published === 'unavailable') return { state: published, places: [] };
  const { charEnd, charStart } = span;
  if (published.id === cited.id) return { state: 'current', places: [{ charStart, charEnd }] };
  const { index } = published;
  if (cited.index === undefined || index === undefined) return { state: 'unavailable', places: [] };
  const passage = cited.index.slice(charStart, charEnd);
  if (charEnd <= index.chars && index.slice(charStart, charEnd) === passage)
    return { state: 'unchanged', places: [{ charStart, charEnd }] };
  const places = exactPlaces(index.text, passage, MOST_MATCHES).map((at) => ({
    charStart: index.fromUtf16(at),
    charEnd: index.fromUtf16(at + passage.length),
  }));
  return { state: places.length === 0 ? 'changed' : places.length === 1 ? 'moved' : 'ambiguous', places };
}
