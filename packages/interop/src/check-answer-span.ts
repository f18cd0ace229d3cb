import { countCodePoints } from '@loccit/text';
import type { AnswerText, OffsetUnit } from './answer-text.js';
import type { AnswerSpan } from './read-response.js';
import { canonicalOrNone } from './response-object.js';

/** Why a span of a response was not taken as it stands. */
export type AnswerSpanProblem =
  /** What stands there is not what the response says stands there, nor does that stand anywhere else. */
  | 'answer-span-differs'
  /** It begins or ends where the answer has no place, or before it begins. */
  | 'answer-span-outside'
  /** It cuts a surrogate pair, a UTF-8 sequence, a CRLF or a composed character. */
  | 'answer-span-splits'
  /** It holds nothing. */
  | 'answer-span-empty'
  /** It is wrong, and the words stand at exactly one other place, which is given. */
  | 'answer-span-moved'
  /** It is wrong, and the words stand at several places. */
  | 'answer-span-ambiguous';

/** A span of the answer that was checked, or why there is none; a moved one has both. */
export interface CheckedSpan {
  readonly span?: AnswerSpan;
  readonly problem?: AnswerSpanProblem;
}

/**
 * Checks a half-open span of a response against the answer instead of believing it.
 *
 * @remarks `stated` is the text that the response says stands there; it is compared in canonical form, without
 * folding. A span that fails is replaced by the only place where those words stand, and by nothing where there are
 * several: the first of two repeats is a guess. Without `stated` only the boundaries can be checked. With `part` the
 * offsets count from the beginning of that part of the answer.
 * @example
 * ```ts
 * const answer = new AnswerText(['Tides rise twice a day.']);
 * checkAnswerSpan(answer, 1, 6, 'code-point', 'Tides'); // { span: { charStart: 0, charEnd: 5 }, problem: 'answer-span-moved' }
 * ```
 */
export function checkAnswerSpan(
  answer: AnswerText,
  start: number,
  end: number,
  unit: OffsetUnit,
  stated?: string,
  part?: number,
): CheckedSpan {
  const words = stated === undefined || stated === '' ? undefined : canonicalOrNone(stated);
  // What is no text stands nowhere in one.
  if (words === undefined && stated !== undefined && stated !== '') return { problem: 'answer-span-differs' };
  const read = readSpan(answer, start, end, unit, part);
  if (typeof read !== 'string') {
    if (words === undefined || answer.index.slice(read.charStart, read.charEnd) === words)
      return { span: read };
  }
  const problem = typeof read === 'string' ? read : 'answer-span-differs';
  if (words === undefined) return { problem };
  const found = answer.find(words);
  if (found === 'several') return { problem: 'answer-span-ambiguous' };
  if (found === 'none') return { problem };
  return {
    span: { charStart: found, charEnd: found + countCodePoints(words) },
    problem: 'answer-span-moved',
  };
}

/** One way to read the offsets of a form that does not say how it counts. */
export interface OffsetReading {
  readonly start: number;
  readonly end: number;
  readonly unit: OffsetUnit;
}

/**
 * Checks offsets that may be meant in several ways: the stated words decide which is right.
 *
 * @remarks Where two ways lead to the same words at two places, neither is taken. Where none leads to them, the first
 * is judged as {@link checkAnswerSpan} does.
 * @param ways at least one; without `stated` only the first is read
 */
export function checkAnswerSpanOf(
  answer: AnswerText,
  ways: readonly [OffsetReading, ...OffsetReading[]],
  stated?: string,
  part?: number,
): CheckedSpan {
  const [first] = ways;
  const right: AnswerSpan[] = [];
  if (stated !== undefined && stated !== '') {
    for (const { start, end, unit } of ways) {
      const { span, problem } = checkAnswerSpan(answer, start, end, unit, stated, part);
      if (span === undefined || problem !== undefined) continue;
      if (!right.some(({ charStart }) => charStart === span.charStart)) right.push(span);
    }
  }
  if (right.length > 1) return { problem: 'answer-span-ambiguous' };
  const [span] = right;
  return span === undefined
    ? checkAnswerSpan(answer, first.start, first.end, first.unit, stated, part)
    : { span };
}

/** The words of a part of the answer: all of it but the white space around it. */
export function checkPart(answer: AnswerText, part: number): CheckedSpan {
  const text = answer.parts[part] ?? '';
  const start = text.length - text.trimStart().length;
  return checkAnswerSpan(answer, start, start + text.trim().length, 'utf16-unit', undefined, part);
}

/** The only place where stated words stand, for a response that gives words and no offsets. */
export function findStated(answer: AnswerText, stated: string): CheckedSpan {
  const words = canonicalOrNone(stated);
  if (words === undefined || words === '') return { problem: 'answer-span-empty' };
  const found = answer.find(words);
  if (found === 'several') return { problem: 'answer-span-ambiguous' };
  if (found === 'none') return { problem: 'answer-span-differs' };
  return { span: { charStart: found, charEnd: found + countCodePoints(words) } };
}

function readSpan(
  answer: AnswerText,
  start: number,
  end: number,
  unit: OffsetUnit,
  part: number | undefined,
): AnswerSpan | AnswerSpanProblem {
  const charStart = answer.place(start, unit, part);
  const charEnd = answer.place(end, unit, part);
  if (charStart === 'outside' || charEnd === 'outside') return 'answer-span-outside';
  if (charStart === 'splits' || charEnd === 'splits') return 'answer-span-splits';
  if (charStart === charEnd) return 'answer-span-empty';
  return charStart < charEnd ? { charStart, charEnd } : 'answer-span-outside';
}
