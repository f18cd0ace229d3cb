import { isRecordOf } from '@loccit/lineage';
import { measureOverlap } from '@loccit/support';
import type { Span } from '@loccit/text';
import type { CitationContext } from '../citation-context.js';
import type { Place } from '../evidence/place.js';
import type { SourceText } from '../evidence/source-text.js';
import { type CitedSlice, cutSlice } from './cited-slice.js';

/** How many passages of a source that is cited without a span are judged. */
export const PASSAGES_JUDGED = 3;

/** The passages of a source that share most words with a claim, in document order. */
export type PassageFinder = (place: Place, claim: string) => readonly CitedSlice[];

/**
 * A finder that reads a source once for each claim, however often the claim cites it.
 *
 * @remarks Passages are the elements of the source's parse revision; the whole text is one where they are not at
 * hand. Linear in the source.
 */
export function createPassageFinder(): PassageFinder {
  const found = new Map<SourceText, Map<string, readonly CitedSlice[]>>();
  return (place, claim) => {
    const ofSource = found.get(place.source) ?? new Map<string, readonly CitedSlice[]>();
    found.set(place.source, ofSource);
    const passages = ofSource.get(claim) ?? findClosestPassages(place, claim);
    ofSource.set(claim, passages);
    return passages;
  };
}

function findClosestPassages(place: Place, claim: string): CitedSlice[] {
  const index = place.source.index();
  if (index === undefined) return [];
  return listPassages(place, index.chars)
    .map((span) => ({
      ...span,
      ratio: measureOverlap(claim, index.slice(span.charStart, span.charEnd)).ratio,
    }))
    .sort((a, b) => b.ratio - a.ratio || a.charStart - b.charStart)
    .slice(0, PASSAGES_JUDGED)
    .sort((a, b) => a.charStart - b.charStart)
    .flatMap(({ charStart, charEnd, ratio }) => {
      const slice = cutSlice(place, charStart, charEnd);
      return slice === undefined
        ? []
        : [{ ...slice, passage: { ...slice.passage, ratio: roundRatio(ratio) } }];
    });
}

/** A ratio with the three decimals in which overlap is shown. */
export function roundRatio(ratio: number): number {
  return Math.round(ratio * 1000) / 1000;
}

function listPassages(place: Place, chars: number): Span[] {
  const parse = place.shelf.generation.record(place.document.parse_revision_id);
  const rows = parse !== undefined && isRecordOf(parse, 'parse') ? (parse.info?.elements ?? []) : [];
  const spans = rows
    .map(([, charStart, charEnd]) => ({ charStart, charEnd }))
    .filter(({ charStart, charEnd }) => charStart < charEnd && charEnd <= chars);
  return spans.length > 0 || chars === 0 ? spans : [{ charStart: 0, charEnd: chars }];
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
