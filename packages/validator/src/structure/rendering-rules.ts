import { breaksLine, type Claim, renderAnswer } from '@loccit/contract';
import type { Span } from '@loccit/text';
import type { CitedContext } from '../citation-context.js';
import { type Fault, failAt, type Rule } from '../rule.js';
import { findGaps } from './answer-gaps.js';
import type { ArtifactContext, ClaimContext } from './artifact-context.js';
import { findKnownMarks, isSilent } from './silent-text.js';
import { areAscending, readVisibleStatement } from './visible-statement.js';

/** With `claims/1` the answer is what its claims render to, and nothing else. */
export const answerNotRendered: Rule<ArtifactContext> = {
  id: 'structure/answer-not-rendered',
  reads: [],
  check: ({ answer }) => {
    if (answer.rendering !== 'claims/1') return 'inapplicable';
    return renderAnswer(answer.status, answer.claims, answer.lang) === answer.answer
      ? 'pass'
      : failAt('/answer');
  },
};

/** With `claims/1` a line without a label is a fact, so only a fact, whose every word is checked, may have two. */
export const claimOnOneLine: Rule<ClaimContext> = {
  id: 'structure/answer-not-rendered',
  reads: [],
  check: ({ answer, claim }) => {
    if (answer.rendering !== 'claims/1') return 'inapplicable';
    return breaksLine(claim.kind, claim.text) ? failAt('/text') : 'pass';
  },
};

/** With `free` every claim stands somewhere in the answer. */
export const claimNotRendered: Rule<ClaimContext> = {
  id: 'structure/answer-not-rendered',
  reads: [],
  check: ({ answer, claim }) => {
    if (answer.rendering !== 'free') return 'inapplicable';
    return claim.answer_spans === undefined ? failAt('') : 'pass';
  },
};

export const answerSpanOrder: Rule<ClaimContext> = {
  id: 'structure/span-order',
  reads: [],
  check: ({ claim, text }) => {
    if (claim.answer_spans === undefined) return 'inapplicable';
    return areAscending(claim.answer_spans, text.chars) ? 'pass' : failAt('/answer_spans');
  },
};

/** With `free` a claim ends before the next begins: words of one never stand among those of another. */
export const claimsApart: Rule<ArtifactContext> = {
  id: 'structure/span-order',
  reads: [],
  check: ({ answer, text }) => {
    if (answer.rendering !== 'free') return 'inapplicable';
    const faults: Fault[] = [];
    let end = 0;
    for (const range of listRanges(answer.claims, text.chars)) {
      if (range.charStart < end) faults.push({ outcome: 'fail', at: `/claims/${range.at}/answer_spans` });
      end = Math.max(end, range.charEnd);
    }
    return faults.length === 0 ? 'pass' : faults;
  },
};

/** From the first start to the last end of each claim whose spans can be cut, in the order of the answer. */
function listRanges(claims: readonly Claim[], chars: number): (Span & { readonly at: number })[] {
  return claims
    .flatMap(({ answer_spans: spans = [] }, at) => {
      const charStart = spans[0]?.char_start;
      const charEnd = spans.at(-1)?.char_end;
      if (charStart === undefined || charEnd === undefined || !areAscending(spans, chars)) return [];
      return [{ charStart, charEnd, at }];
    })
    .sort((a, b) => a.charStart - b.charStart);
}

export const citationSpanOrder: Rule<CitedContext> = {
  id: 'structure/span-order',
  reads: [],
  check: ({ citation: { char_start, char_end } }) => {
    if (char_start === undefined || char_end === undefined) return 'inapplicable';
    return char_start < char_end ? 'pass' : failAt('/char_end');
  },
};

/** What the reader sees of a claim is the claim; white space at the ends does not count. */
export const statementDiffers: Rule<ClaimContext> = {
  id: 'structure/statement-differs',
  reads: [],
  check: ({ answer, claim, text }) => {
    if (answer.rendering !== 'free') return 'inapplicable';
    const visible = readVisibleStatement(claim, text);
    if (visible === undefined) return 'inapplicable';
    return visible.trim() === claim.text.trim() ? 'pass' : failAt('/answer_spans');
  },
};

// Escapes and code are not exempt: what takes back a statement must not hide behind how it is read.
const TAKES_BACK = /~~|!\[|<(?:[!?/]|[A-Za-z](?![A-Za-z0-9+.-]{1,31}:[^\s<>]{1,2000}>))/u;

/** No Markdown of an answer strikes out or hides what its claims say. */
export const statementTakenBack: Rule<ArtifactContext> = {
  id: 'structure/statement-differs',
  reads: [],
  check: ({ answer }) => {
    if (answer.answer_media_type !== 'text/markdown') return 'inapplicable';
    return TAKES_BACK.test(answer.answer) ? failAt('/answer') : 'pass';
  },
};

/** With `free` nothing is said outside the spans of the claims but what {@link isSilent} lets stand. */
export const statementUncovered: Rule<ArtifactContext> = {
  id: 'structure/statement-uncovered',
  reads: [],
  check: (context) => {
    if (context.answer.rendering !== 'free') return 'inapplicable';
    const faults: Fault[] = [];
    const gaps = findGaps(context);
    const marks = gaps.length === 0 ? [] : findKnownMarks(context);
    let next = 0;
    for (const gap of gaps) {
      const within: Span[] = [];
      for (let mark = marks[next]; mark !== undefined && mark.charStart < gap.charEnd; mark = marks[next]) {
        if (mark.charStart >= gap.charStart && mark.charEnd <= gap.charEnd) within.push(mark);
        next += 1;
      }
      if (isSilent(gap, within, context)) continue;
      // Where two claims touch, what reads as one word is shown.
      const widen = gap.charStart === gap.charEnd ? 1 : 0;
      faults.push({
        outcome: 'fail',
        at: '/answer',
        evidence: [{ side: 'answer', char_start: gap.charStart - widen, char_end: gap.charEnd + widen }],
      });
    }
    return faults.length === 0 ? 'pass' : faults;
  },
};
