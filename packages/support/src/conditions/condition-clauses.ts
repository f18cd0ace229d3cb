import { type ExceptionClause, findExceptions } from '../facts/exceptions.js';

/** A part of a sentence on which the rest depends. */
export interface ConditionClause {
  readonly kind: 'condition' | 'exception' | 'restriction';
  /** UTF-16 place in the folded sentence. */
  readonly start: number;
  readonly end: number;
}

type Cue = readonly [kind: ConditionClause['kind'], pattern: RegExp];

const CUES: readonly Cue[] = [
  [
    'restriction',
    /(?<![A-Za-z])(?:only (?:if|when|where|for|with|after)|unless|provided that|providing that|on (?:the )?condition that|(?:as|so) long as(?! possible)|subject to|restricted to|limited to(?! the following))(?![A-Za-z])/gi,
  ],
  [
    'condition',
    /(?<![A-Za-z])(?:if|in the event (?:that|of)|in case of|provided(?= (?:you|they|it|he|she|we|the)\b))(?![A-Za-z])/gi,
  ],
  [
    'restriction',
    /只要|只有(?=[^。；;]{1,40}才)|除非|仅限(?:于)?|限于|以[^，,。；;]{1,20}为前提|在[^，,。；;]{1,30}(?:的前提下|条件下)/g,
  ],
  [
    'condition',
    /如果|倘若|假如|假使|(?<=^|[，,。；;：:\n])(?:如(?=[有需您你对因未不在已经])|若(?!干|是非)|凭(?!借|空|什么)|须凭|需凭)|在[^，,。；;]{1,30}(?:情况下|情形下)/g,
  ],
];

// "even if" sets no condition, "asked if" none on what is stated.
const NO_CONDITION =
  /(?<![A-Za-z])(?:as|even|what|ask(?:s|ed|ing)?|wonder(?:s|ed|ing)?|know|knew|see|saw|check(?:s|ed)?|determin(?:e|es|ed|ing)|decid(?:e|es|ed|ing)|unclear|sure|seems|looks|feels|tell|said|not|was|were|is|are|and) $/i;
const NO_LIMIT = /(?<![A-Za-z])(?:not|n't|isn’t|isn't) $/i;

/**
 * The conditions, restrictions and exceptions of a folded sentence, in order and without overlaps.
 *
 * @remarks A clause that begins the sentence ends at its first comma, another at the next mark of punctuation. Linear.
 */
export function findConditionClauses(folded: string): ConditionClause[] {
  const found: ConditionClause[] = findExceptions(folded).map(asException);
  for (const [kind, pattern] of CUES) {
    for (const match of folded.matchAll(pattern)) {
      const before = folded.slice(Math.max(0, match.index - 24), match.index);
      if ((kind === 'condition' ? NO_CONDITION : NO_LIMIT).test(before)) continue;
      const from = match.index + match[0].length;
      found.push({ kind, start: match.index, end: from + endOfClause(folded.slice(from)) });
    }
  }
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: ConditionClause[] = [];
  for (const clause of found) {
    if (clause.start >= (kept.at(-1)?.end ?? 0)) kept.push(clause);
  }
  return kept;
}

const asException = ({ start, end }: ExceptionClause): ConditionClause => ({ kind: 'exception', start, end });

function endOfClause(rest: string): number {
  return /[,，;；:：.。!！?？()（）\n](?!\d)/.exec(rest)?.index ?? rest.length;
}
