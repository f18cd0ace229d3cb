import type { ExtractedCitation, FindingEvidence } from '@loccit/contract';
import { type Fault, failAt, type Rule } from '../rule.js';
import { readStoredKey } from './stored-address.js';

/** A mark with what a rule may want to say of it. */
export interface MarkContext {
  readonly mark: ExtractedCitation;
  /** The address that a reader would follow: the link's, or that of the entry. */
  readonly url: string | undefined;
}

/** A statement of a report, and whether a mark covers it. */
export interface StatementContext {
  readonly isUncited: boolean;
  /** Whether the text was written from numbered passages, so that every statement owes a number. */
  readonly owesMark: boolean;
  readonly evidence: readonly FindingEvidence[];
}

/** Forms that point into a list of sources, and point nowhere without an entry. */
const LISTED: ReadonlySet<string> = new Set(['number', 'range', 'footnote', 'cite-key', 'superscript']);

export const markWithoutEntry: Rule<MarkContext> = {
  id: 'structure/mark-without-entry',
  reads: [],
  check: ({ mark }) => {
    const pointsNowhere = mark.target.kind === 'none' && LISTED.has(mark.form);
    return pointsNowhere || mark.problem === 'no-entry' || mark.problem === 'no-passage'
      ? failAt('', { evidence: [describeMark(mark)] })
      : 'pass';
  },
};

/**
 * A statement without a mark: a fault in a text that was written from numbered passages, elsewhere a notice.
 *
 * @remarks A report may say things of its own; how much of it is covered is told by the rates.
 */
export const statementUncited: Rule<StatementContext> = {
  id: 'structure/missing-citation',
  reads: [],
  check: ({ isUncited, owesMark, evidence }) => {
    if (!isUncited) return 'pass';
    const fault: Fault = owesMark
      ? { outcome: 'fail', evidence }
      : { outcome: 'notice', severity: 'warning', evidence };
    return [fault];
  },
};

const FOLLOWED = /^(?:https?:\/\/[^/?#@\\]+(?:[/?#]|$)|(?:urn|kb|file-set):)/i;
const SCHEME = /^[A-Za-z][A-Za-z0-9+.-]*:/;

/** A link of a report leads to a page or a file, not to code, to data or to somebody's account. */
export const unsafeLink: Rule<MarkContext> = {
  id: 'verifiability/unsafe-uri',
  reads: [],
  check: ({ mark, url }) => {
    if (url === undefined) return 'inapplicable';
    // What a browser strips before it looks for the scheme must not hide one.
    const seen = url.replace(/[\p{Cc}\s]+/gu, '');
    const isSafe = SCHEME.test(seen)
      ? (FOLLOWED.test(seen) || readStoredKey(seen) !== undefined) && seen === url
      : !seen.startsWith('//');
    return isSafe ? 'pass' : failAt('', { evidence: [describeMark(mark)] });
  },
};

/** A mark as a place in the report. */
function describeMark(mark: ExtractedCitation): FindingEvidence {
  return { side: 'answer', char_start: mark.char_start, char_end: mark.char_end };
}
