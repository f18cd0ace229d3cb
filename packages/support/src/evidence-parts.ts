import type { Scope } from './conflicts/scope.js';
import { findDenied } from './exact/denial.js';
import { type ExactMatch, matchExact } from './exact/exact.js';
import { readLineEnds, toWrittenPlace } from './exact/line-ends.js';
import type { Place } from './finding.js';

/** A span that is cited for a claim, with the text beside it. */
export interface SupportEvidence {
  readonly text: string;
  /** Text right before the span; absent where the span begins the text. */
  readonly before?: string;
  /** Text right after the span; absent where the span ends the text. */
  readonly after?: string;
  readonly scope?: Scope;
}

// A blank line keeps two spans from being read as one sentence.
const BETWEEN = '\n\n';

/** Code points from the start of one span of joined evidence to the start of the next. */
export function countJoined(text: string): number {
  return [...text].length + BETWEEN.length;
}

/** The spans of a piece of evidence, be it one or several. */
export function listParts(
  evidence: SupportEvidence | readonly SupportEvidence[],
): readonly SupportEvidence[] {
  return isSeveral(evidence) ? evidence : [evidence];
}

function isSeveral(
  evidence: SupportEvidence | readonly SupportEvidence[],
): evidence is readonly SupportEvidence[] {
  return Array.isArray(evidence);
}

/** Several spans as one text: for figures and vocabulary, never for equality. */
export function joinEvidence(parts: readonly SupportEvidence[]): string {
  return parts.map(({ text }) => text).join(BETWEEN);
}

/**
 * The best match of a claim inside one span, by what stands beside that span in its own source.
 *
 * @param literal - Whether nothing may be folded.
 */
export function matchParts(claim: string, parts: readonly SupportEvidence[], literal = false): ExactMatch {
  let best: ExactMatch = { equals: 'none' };
  let offset = 0;
  for (const { text, before = '', after = '' } of parts) {
    const match = matchExact(
      readLineEnds(claim),
      readLineEnds(text),
      readLineEnds(before),
      readLineEnds(after),
      literal,
    );
    if (rank(match) > rank(best)) {
      const place = (of: Place): Place => shift(toWrittenPlace(text, of), offset);
      best = {
        ...match,
        ...(match.place === undefined ? {} : { place: place(match.place) }),
        ...(match.rest === undefined ? {} : { rest: place(match.rest) }),
      };
    }
    if (rank(best) === CERTAIN) break;
    offset += countJoined(text);
  }
  return best;
}

/** The sentences of one span that a claim denies, or `undefined`. */
export function findDeniedPart(claim: string, parts: readonly SupportEvidence[]): Place | undefined {
  let offset = 0;
  for (const { text, before = '', after = '' } of parts) {
    const place = findDenied(
      readLineEnds(claim),
      readLineEnds(text),
      readLineEnds(before),
      readLineEnds(after),
    );
    if (place !== undefined) return shift(toWrittenPlace(text, place), offset);
    offset += countJoined(text);
  }
  return undefined;
}

const CERTAIN = 4;

function rank({ equals, doubt }: ExactMatch): number {
  if (equals === 'sentences') return doubt === undefined ? CERTAIN : 2;
  if (equals === 'clause') return 3;
  return equals === 'span' ? 1 : 0;
}

function shift({ charStart, charEnd }: Place, offset: number): Place {
  return { charStart: charStart + offset, charEnd: charEnd + offset };
}
