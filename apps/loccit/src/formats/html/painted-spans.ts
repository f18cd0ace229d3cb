import type { Report, ReportClaim } from '@loccit/contract';
import type { TextIndex } from '@loccit/text';
import type { ReportIndex } from '../../views/report-index.js';
import { type Judged, judgeCitation, judgeClaim } from './tone.js';

/** A statement or a mark where it stands, in UTF-16 units of the source. */
export interface PaintedSpan {
  readonly start: number;
  readonly end: number;
  /** Where a click leads, without the `#`. */
  readonly panel: string;
  /** Undefined for a statement that is only told to have no citation. */
  readonly judged: Judged | undefined;
  /** Of a statement: its id. */
  readonly claimId: string | undefined;
  readonly isUncited: boolean;
}

/** The statements and the marks of a report, each by where it begins. */
export interface PaintedSpans {
  readonly claims: readonly PaintedSpan[];
  readonly marks: readonly PaintedSpan[];
}

/** Finds what is to be painted in a text. */
export function findPaintedSpans(
  report: Report,
  index: ReportIndex,
  text: TextIndex,
  panelOf: (id: string) => string,
): PaintedSpans {
  const place = (start: number | undefined, end: number | undefined) =>
    start === undefined || end === undefined || start >= end || end > text.chars
      ? undefined
      : { start: text.toUtf16(start), end: text.toUtf16(end) };
  const claims = report.claims.flatMap((claim): PaintedSpan[] => {
    const span = place(claim.char_start, claim.char_end);
    const judged = judgeClaim(claim, index, report);
    const isUncited = claim.citations.length === 0 && isMissed(claim, index);
    if (span === undefined || (judged === undefined && !isUncited)) return [];
    return [{ ...span, panel: panelOf(claim.claim_id), judged, claimId: claim.claim_id, isUncited }];
  });
  const marks = listMarks(report, index, place, panelOf);
  return { claims: extendOverMarks(claims.sort(byStart), marks, text.text), marks };
}

/** A mark behind the full stop belongs to the statement before it, and so does its place. */
function extendOverMarks(
  claims: readonly PaintedSpan[],
  marks: readonly PaintedSpan[],
  text: string,
): PaintedSpan[] {
  let at = 0;
  return claims.map((claim, number) => {
    const next = claims[number + 1]?.start ?? text.length;
    while (at < marks.length && (marks[at]?.start ?? 0) < claim.end) at += 1;
    let end = claim.end;
    for (let mark = marks[at]; mark !== undefined && mark.end <= next; mark = marks[at]) {
      if (mark.start - end > 2 || text.slice(end, mark.start).trim() !== '') break;
      end = mark.end;
      at += 1;
    }
    return { ...claim, end };
  });
}

type Place = (
  start: number | undefined,
  end: number | undefined,
) => { start: number; end: number } | undefined;

/** A mark of several citations is painted as the worst of them. */
function listMarks(
  report: Report,
  index: ReportIndex,
  place: Place,
  panelOf: (id: string) => string,
): PaintedSpan[] {
  const marks = new Map<string, PaintedSpan>();
  for (const citation of report.citations) {
    const span = place(citation.mark_span?.char_start, citation.mark_span?.char_end);
    if (span === undefined) continue;
    const key = `${span.start}-${span.end}`;
    const judged = judgeCitation(citation, index.findingsOnCitation(citation.address), report);
    const held = marks.get(key);
    if (held === undefined || judged.rank < (held.judged?.rank ?? 9))
      marks.set(key, {
        ...span,
        panel: panelOf(citation.address),
        judged,
        claimId: undefined,
        isUncited: false,
      });
  }
  return [...marks.values()].sort(byStart);
}

const isMissed = ({ claim_id: id }: ReportClaim, index: ReportIndex): boolean =>
  index.findingsOnClaim(id).some(({ rule }) => rule === 'structure/missing-citation');

const byStart = (a: PaintedSpan, b: PaintedSpan): number => a.start - b.start || b.end - a.end;

/** How many of the spans, which are in order of their start, begin at a unit or before it. O(log n). */
export function countStarted(spans: readonly PaintedSpan[], at: number): number {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.start ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The span that holds a unit; of nested ones the one that begins last. O(log n) where spans do not overlap. */
export function spanAt(spans: readonly PaintedSpan[], at: number): PaintedSpan | undefined {
  const low = countStarted(spans, at);
  for (let held = low - 1; held >= Math.max(0, low - MOST_NESTED); held -= 1) {
    const span = spans[held];
    if (span !== undefined && at < span.end) return span;
  }
  return undefined;
}

/** How many spans before a place are looked at: a few may lie within one another. */
const MOST_NESTED = 8;
