import { listTokens } from '@loccit/support';
import type { Span } from '@loccit/text';
import type { CitationContext } from '../citation-context.js';
import type { Place } from '../evidence/place.js';
import type { SourceText } from '../evidence/source-text.js';
import { type Content, readContent } from '../provenance/content.js';
import { type CitedSlice, cutSlice } from './cited-slice.js';

/** How many passages of a source that is cited without a span are judged. */
export const PASSAGES_JUDGED = 3;

/** The passages of a source that share most words with a claim, in document order. */
export type PassageFinder = (place: Place, claim: string) => readonly CitedSlice[];

/**
 * A finder that reads a source once, however many claims cite it, and looks once for each claim.
 *
 * @remarks Passages are the elements of the source's parse revision; the whole text is one where they are not at
 * hand. Linear in the source, and for each claim in the passages that share a word with it.
 */
export function createPassageFinder(): PassageFinder {
  const opened = new Map<SourceText, PassageIndex>();
  return (place, claim) => {
    const index = opened.get(place.source) ?? indexPassages(place);
    opened.set(place.source, index);
    const passages = index.found.get(claim) ?? findClosestPassages(place, index, claim);
    index.found.set(claim, passages);
    return passages;
  };
}

/** What of a source does not depend on a claim, with what was found for claims. */
interface PassageIndex {
  readonly spans: readonly Span[];
  /** The passages that hold a token, by their place in the list. */
  readonly byToken: ReadonlyMap<string, readonly number[]>;
  readonly found: Map<string, readonly CitedSlice[]>;
}

function indexPassages(place: Place): PassageIndex {
  const content = readContent(place);
  const spans = content === undefined ? [] : listPassages(content);
  const byToken = new Map<string, number[]>();
  for (const [at, { charStart, charEnd }] of spans.entries()) {
    for (const token of listTokens(content?.index.slice(charStart, charEnd) ?? '')) {
      const held = byToken.get(token);
      if (held === undefined) byToken.set(token, [at]);
      else held.push(at);
    }
  }
  return { spans, byToken, found: new Map() };
}

function findClosestPassages(place: Place, { spans, byToken }: PassageIndex, claim: string): CitedSlice[] {
  const tokens = listTokens(claim);
  const shared = new Map<number, number>();
  for (const token of tokens) {
    for (const at of byToken.get(token) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1);
  }
  // Passages that share nothing fill up what is missing.
  for (let at = 0; at < Math.min(PASSAGES_JUDGED, spans.length); at++) shared.set(at, shared.get(at) ?? 0);
  return [...shared]
    .sort(([a, left], [b, right]) => right - left || a - b)
    .slice(0, PASSAGES_JUDGED)
    .sort(([a], [b]) => a - b)
    .flatMap(([at, count]) => {
      const span = spans[at];
      const slice = span === undefined ? undefined : cutSlice(place, span.charStart, span.charEnd);
      const ratio = tokens.size === 0 ? 0 : roundRatio(count / tokens.size);
      return slice === undefined ? [] : [{ ...slice, passage: { ...slice.passage, ratio } }];
    });
}

/** A ratio with the three decimals in which overlap is shown. */
export function roundRatio(ratio: number): number {
  return Math.round(ratio * 1000) / 1000;
}

function listPassages({ elements = [], index: { chars } }: Content): readonly Span[] {
  return elements.length > 0 || chars === 0 ? elements : [{ charStart: 0, charEnd: chars }];
}

/** What stands behind a citation: its slice, or the closest passages of a source cited without a span. */
export function findSlices(
  context: CitationContext,
  claim: string,
  findPassages: PassageFinder,
): readonly CitedSlice[] {
  const { citation, place } = context;
  if (place === undefined) return [];
  if (citation.char_start === undefined || citation.char_end === undefined) {
    return findPassages(place, claim);
  }
  const slice = cutSlice(place, citation.char_start, citation.char_end);
  return slice === undefined ? [] : [slice];
}
