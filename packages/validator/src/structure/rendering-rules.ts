import { CLAIM_KINDS, type Lang, message, renderAnswer, resolveLang, STATUSES } from '@loccit/contract';
import { extractCitations } from '@loccit/markdown';
import type { Span } from '@loccit/text';
import { type Fault, failAt, type Rule } from '../rule.js';
import type { ArtifactContext, CitedContext, ClaimContext } from './artifact-context.js';
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

/** With `free` nothing is said outside the spans of the claims, but marks and catalogue sentences. */
export const statementUncovered: Rule<ArtifactContext> = {
  id: 'structure/statement-uncovered',
  reads: [],
  check: (context) => {
    const { answer, text } = context;
    if (answer.rendering !== 'free') return 'inapplicable';
    const faults: Fault[] = [];
    const gaps = findGaps(context);
    const marks = gaps.length === 0 ? [] : findMarks(text.text);
    for (const gap of gaps) {
      if (!saysSomething(gap, marks, context)) continue;
      faults.push({
        outcome: 'fail',
        at: '/answer',
        evidence: [{ side: 'answer', char_start: gap.charStart, char_end: gap.charEnd }],
      });
    }
    return faults.length === 0 ? 'pass' : faults;
  },
};

/** Maximal runs of the answer outside every span of every claim. */
function findGaps({ answer, text }: ArtifactContext): Span[] {
  const covered = answer.claims
    .flatMap((claim) => claim.answer_spans ?? [])
    .filter((span) => span.char_start < span.char_end && span.char_end <= text.chars)
    .sort((a, b) => a.char_start - b.char_start);
  const gaps: Span[] = [];
  let at = 0;
  for (const { char_start, char_end } of covered) {
    if (char_start > at) gaps.push({ charStart: at, charEnd: char_start });
    at = Math.max(at, char_end);
  }
  if (at < text.chars) gaps.push({ charStart: at, charEnd: text.chars });
  return gaps;
}

const SILENT_FORMS: ReadonlySet<string> = new Set(['number', 'range', 'doc-block', 'lenticular']);

function findMarks(text: string): Span[] {
  const marks = new Map<number, Span>();
  for (const { form, char_start, char_end } of extractCitations(text).citations) {
    if (SILENT_FORMS.has(form)) marks.set(char_start, { charStart: char_start, charEnd: char_end });
  }
  return [...marks.values()].sort((a, b) => a.charStart - b.charStart);
}

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

function saysSomething(gap: Span, marks: readonly Span[], { answer, text }: ArtifactContext): boolean {
  let rest = '';
  let at = gap.charStart;
  for (const mark of marks) {
    if (mark.charStart < at || mark.charEnd > gap.charEnd) continue;
    // A line feed keeps what stands on both sides of a mark from becoming one sentence.
    rest += `${text.slice(at, mark.charStart)}\n`;
    at = mark.charEnd;
  }
  rest += text.slice(at, gap.charEnd);
  for (const sentence of catalogueSentences(resolveLang(answer.lang))) rest = rest.replaceAll(sentence, '\n');
  return LETTER_OR_DIGIT.test(rest);
}

function catalogueSentences(lang: Lang): string[] {
  const sentences = STATUSES.filter((status) => status !== 'answered').map((status) =>
    message(`status.${status}`, lang),
  );
  const labels = CLAIM_KINDS.filter((kind) => kind !== 'fact').map((kind) => message(`kind.${kind}`, lang));
  return [...sentences, ...labels].map((sentence) => sentence.trim());
}
