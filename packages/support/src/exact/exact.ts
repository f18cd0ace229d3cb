import { toPlace } from '../code-points.js';
import type { Place, SupportReason } from '../finding.js';
import { once } from '../once.js';
import { type Doubt, findDoubt } from './doubt.js';
import type { EqualityFolding } from './equality-folding.js';
import { findOccurrences } from './find-occurrences.js';
import { isFramedByTable } from './lead-in.js';
import { findMainClause } from './main-clause.js';
import { matchSentences } from './match-sentences.js';
import { cutSurroundings } from './surroundings.js';
import { isTableRow, isWhole, listSentences, type Stretch, skipMarker } from './whole.js';

/** What equality says about a claim and a span. */
export interface ExactMatch {
  /**
   * `sentences`: whole sentences; `clause`: the main clause of a sentence that takes nothing from it, without doubt;
   * `span`: the whole span, which is a part of a sentence; `none`: not equal.
   */
  readonly equals: 'sentences' | 'clause' | 'span' | 'none';
  /** Where in the span (code points), from the first sentence to the last. */
  readonly place?: Place;
  /** Why equal sentences still do not bear the claim. */
  readonly doubt?: SupportReason;
  /** The words beside them that make them doubtful, and where in the span those stand; absent where they are not in it. */
  readonly doubtful?: { readonly words: string; readonly place?: Place };
  /** Of a clause: where the sentence goes on, to its end. */
  readonly rest?: Place;
  /** What had to be folded for the sentences to be equal; absent where nothing had to be. */
  readonly foldings?: readonly EqualityFolding[];
}

const MAX_DOUBTS = 64;

/**
 * Compares a claim with the whole sentences of a span.
 *
 * @remarks `before` and `after` are the text beside the span; where one is absent the span ends the text there.
 * A sentence counts as whole if it begins where one begins and ends with a full stop, question or exclamation
 * mark, at a blank line or at the end of the text; a clause ended by a semicolon or introduced by a colon is a
 * fragment. A span that is a whole row of a table is whole. What is not equal as it stands is compared sentence by
 * sentence, each with the foldings of {@link EqualityFolding}, unless `literal`. Linear in all lengths.
 */
export function matchExact(
  claim: string,
  text: string,
  before = '',
  after = '',
  literal = false,
): ExactMatch {
  const wanted = claim.trim();
  if (wanted === '') return { equals: 'none' };
  const full = before + text + after;
  const span = { start: before.length, end: before.length + text.length };
  const sentences = once(() => listSentences(full));
  const boundaries = once(() => ({
    starts: new Set(sentences().flatMap(({ start }) => [start, skipMarker(full, start)])),
    ends: new Set(sentences().map(({ end }) => end)),
  }));
  let doubtful: ExactMatch | undefined;
  let doubts = 0;
  for (const at of findOccurrences(text, wanted)) {
    const start = span.start + at;
    const end = start + wanted.length;
    if (!boundaries().starts.has(start) || !boundaries().ends.has(end) || !isWhole(full, { start, end }))
      continue;
    const place = toPlace(text, { start: at, end: at + wanted.length });
    const doubt = findDoubt(full, start, end);
    if (doubt === undefined) return { equals: 'sentences', place };
    doubtful ??= { equals: 'sentences', place, ...tellDoubt(doubt, full, span, { start, end }) };
    // A text that repeats one doubtful sentence thousands of times must not cost its square.
    doubts += 1;
    if (doubts === MAX_DOUBTS) break;
  }
  if (doubtful !== undefined) return doubtful;
  if (text.trim() === wanted) {
    const at = text.length - text.trimStart().length;
    const place = toPlace(text, { start: at, end: at + wanted.length });
    if (isTableRow(wanted, before, after)) {
      const isFramed = isFramedByTable(cutSurroundings(full, span.start, span.end));
      return isFramed
        ? { equals: 'sentences', place, doubt: 'reversed-by-context' }
        : { equals: 'sentences', place };
    }
    return { equals: 'span', place, doubt: 'span-is-fragment' };
  }
  const match = literal ? undefined : matchSentences(wanted, full, span, sentences);
  if (match === undefined)
    return literal ? { equals: 'none' } : matchClause(wanted, text, full, span, sentences());
  const { start, end, doubt, foldings } = match;
  return {
    equals: 'sentences',
    place: toPlace(text, { start: start - span.start, end: end - span.start }),
    foldings,
    ...(doubt === undefined ? {} : tellDoubt(doubt, full, span, match)),
  };
}

/** A doubt with its words and, where they are found beside the sentence and within the span, their place. */
function tellDoubt(
  { reason, side, words }: Doubt,
  full: string,
  span: Stretch,
  { end, start }: Stretch,
): Pick<ExactMatch, 'doubt' | 'doubtful'> {
  if (words === undefined || words === '') return { doubt: reason };
  const at = side === 'after' ? full.indexOf(words, end) : full.slice(0, start).lastIndexOf(words);
  const until = at + words.length;
  if (at < span.start || until > span.end) return { doubt: reason, doubtful: { words } };
  const place = toPlace(full.slice(span.start, span.end), {
    start: at - span.start,
    end: until - span.start,
  });
  return { doubt: reason, doubtful: { words, place } };
}

function matchClause(
  wanted: string,
  text: string,
  full: string,
  span: Stretch,
  sentences: readonly Stretch[],
): ExactMatch {
  const clause = findMainClause(wanted, full, span, sentences);
  if (clause === undefined) return { equals: 'none' };
  const [start, cut, end] = [clause.start - span.start, clause.cut - span.start, clause.end - span.start];
  return { equals: 'clause', place: toPlace(text, { start, end }), rest: toPlace(text, { start: cut, end }) };
}
