import { countJoined, joinEvidence, listParts, readPart, type SupportEvidence } from './evidence-parts.js';
import { findDoubt } from './exact/doubt.js';
import { isHeading, listSentences } from './exact/whole.js';
import type { Place, SupportReason } from './finding.js';

/** What a classifier reads of one or several spans. */
export interface Premise {
  /** The whole sentences that hold each span, joined by blank lines. */
  readonly text: string;
  /** A place of the premise as one of the evidence: as much of it as the spans hold, else the nearest span. */
  toEvidence(place: Place): Place;
}

/** The whole sentences that hold the spans; where a sentence begins or ends too far off, the span begins or ends itself. */
export function readPremise(evidence: SupportEvidence | readonly SupportEvidence[]): Premise {
  const held = listParts(evidence).map((part) => ({ part, ...holdSpan(part) }));
  const text = joinEvidence(held);
  return { text, toEvidence: (place) => moveToSpans(place, held) };
}

/**
 * What takes back, quotes, asks or cuts off the sentences that hold a span, whatever the claim says.
 *
 * @remarks For models that are shown these sentences and nothing else. A heading states nothing, and what is too long to be seen
 * whole is a fragment.
 */
export function findPremiseDoubt(parts: readonly SupportEvidence[]): SupportReason | undefined {
  for (const part of parts) {
    const read = readPart(part);
    const left = read.before;
    const full = left + read.text + read.after;
    const { end, isWhole, start } = holdSpan(read);
    const from = left.length + start;
    const doubt =
      !isWhole || isHeading(full, from) || isHeadingLine(full.slice(from, from + end - start))
        ? 'span-is-fragment'
        : findDoubt(full, from, left.length + end)?.reason;
    if (doubt !== undefined) return doubt;
  }
  return undefined;
}

/** A span with what its first and last sentence have beside it. */
interface HeldSpan {
  readonly text: string;
  /** Code points of the text before the span begins. */
  readonly lead: number;
  /** Where the sentences begin and end, in UTF-16 units from the first of the span; without the blanks around them. */
  readonly start: number;
  readonly end: number;
  /** Whether the first and the last sentence are there from their beginning to their end. */
  readonly isWhole: boolean;
}

// As much as a judge is shown of what stands beside a span.
const REACH = 400;

function holdSpan({ after = '', before = '', text }: SupportEvidence): HeldSpan {
  const left = before.slice(-REACH);
  const full = left + text + after.slice(0, REACH);
  const from = left.length + text.length - text.trimStart().length;
  const to = left.length + text.trimEnd().length;
  const sentences = from < to ? listSentences(full) : [];
  const first = sentences.findLast(({ start }) => start <= from);
  const last = sentences.find(({ end }) => end >= to);
  if (first === undefined || last === undefined)
    return { text, lead: 0, start: 0, end: text.length, isWhole: true };
  const isBegun = before.length <= REACH || first !== sentences[0];
  const isEnded = after.length <= REACH || last !== sentences.at(-1);
  const start = isBegun ? first.start : from;
  const end = isEnded ? last.end : to;
  const begin = Math.min(start, left.length);
  return {
    text: full.slice(begin, Math.max(end, left.length + text.length)),
    lead: [...full.slice(begin, left.length)].length,
    start: start - left.length,
    end: end - left.length,
    isWhole: isBegun && isEnded,
  };
}

const isHeadingLine = (sentences: string): boolean => /^#{1,6}[^\S\n][^\n]*$/.test(sentences.trim());

function moveToSpans(
  { charEnd, charStart }: Place,
  held: readonly (HeldSpan & { readonly part: SupportEvidence })[],
): Place {
  let inPremise = 0;
  let inEvidence = 0;
  let found: Place | undefined;
  let nearest: Place = { charStart: 0, charEnd: 0 };
  for (const { lead, part, text } of held) {
    const length = [...part.text].length;
    const shift = inEvidence - inPremise - lead;
    const span = { charStart: inEvidence, charEnd: inEvidence + length };
    const start = Math.max(charStart + shift, span.charStart);
    const end = Math.min(charEnd + shift, span.charEnd);
    if (start < end) found = { charStart: found?.charStart ?? start, charEnd: end };
    if (charStart >= inPremise) nearest = span;
    inPremise += countJoined(text);
    inEvidence += countJoined(part.text);
  }
  return found ?? nearest;
}
