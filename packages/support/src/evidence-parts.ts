import { toPlace } from './code-points.js';
import type { Scope } from './conflicts/scope.js';
import { findDenied } from './exact/denial.js';
import { findDenialOf, readSentences } from './exact/denied-elsewhere.js';
import { type ExactMatch, matchExact } from './exact/exact.js';
import { readLineEnds, toWrittenPlace } from './exact/line-ends.js';
import { listSentences } from './exact/whole.js';
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

/** A span and the text beside it with their lines ended by LF alone. */
export const readPart = ({ after = '', before = '', text }: SupportEvidence) => ({
  before: readLineEnds(before),
  text: readLineEnds(text),
  after: readLineEnds(after),
});

/**
 * The best match of a claim inside one span, by what stands beside that span in its own source.
 *
 * @param literal - Whether nothing may be folded.
 */
export function matchParts(claim: string, parts: readonly SupportEvidence[], literal = false): ExactMatch {
  let best: ExactMatch = { equals: 'none' };
  let offset = 0;
  const said = readLineEnds(claim);
  for (const part of parts) {
    const { text } = part;
    const read = readPart(part);
    const match = matchExact(said, read.text, read.before, read.after, literal);
    if (rank(match) > rank(best)) {
      const place = (of: Place): Place => shift(toWrittenPlace(text, of), offset);
      best = {
        ...match,
        ...(match.place === undefined ? {} : { place: place(match.place) }),
        ...(match.doubtful?.place === undefined
          ? {}
          : { doubtful: { ...match.doubtful, place: place(match.doubtful.place) } }),
        ...(match.rest === undefined ? {} : { rest: place(match.rest) }),
      };
    }
    if (rank(best) === CERTAIN) break;
    offset += countJoined(text);
  }
  return isBorne(best) ? (findDenialIn(claim, parts, best) ?? best) : best;
}

const isBorne = ({ doubt, equals }: ExactMatch): boolean =>
  doubt === undefined && (equals === 'sentences' || equals === 'clause');

// As much as is read beside a sentence for what takes it back.
const BESIDE = 1_000;
const MAX_SENTENCES = 8;

/** The match, made doubtful by a sentence of any part, or beside one, that denies a sentence of the claim in its own words. */
function findDenialIn(
  claim: string,
  parts: readonly SupportEvidence[],
  match: ExactMatch,
): ExactMatch | undefined {
  const own = listSentences(claim)
    .slice(0, MAX_SENTENCES)
    .map(({ end, start }) => claim.slice(start, end));
  let offset = 0;
  for (const { text, before = '', after = '' } of parts) {
    const left = before.slice(-BESIDE);
    const full = left + text + after.slice(0, BESIDE);
    const sentences = readSentences(full, listSentences(full));
    for (const each of own) {
      const found = findDenialOf(each, sentences);
      if (found === undefined) continue;
      const words = full.slice(found.start, found.end).trim();
      const { place } = match;
      const shared = { equals: 'sentences', doubt: 'reversed-by-context' } as const;
      const isShown = found.start >= left.length && found.end <= left.length + text.length;
      const shown = isShown
        ? {
            words,
            place: shift(
              toPlace(text, { start: found.start - left.length, end: found.end - left.length }),
              offset,
            ),
          }
        : { words };
      return { ...shared, doubtful: shown, ...(place === undefined ? {} : { place }) };
    }
    offset += countJoined(text);
  }
  return undefined;
}

/** The sentences of one span that a claim denies, or `undefined`. */
export function findDeniedPart(claim: string, parts: readonly SupportEvidence[]): Place | undefined {
  let offset = 0;
  const said = readLineEnds(claim);
  for (const part of parts) {
    const { text } = part;
    const read = readPart(part);
    const place = findDenied(said, read.text, read.before, read.after);
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
