import type { SupportReason } from '../finding.js';
import { FRAMING, QUESTION } from './doubt-words.js';
import { findTakingBack } from './doubtful-following.js';
import { findFraming } from './doubtful-preceding.js';
import { isFramedByLeadIn } from './lead-in.js';
import { isQuoted } from './quotation.js';
import { findSectionStatus } from './section-status.js';
import { cutSurroundings, lastLine, lastParagraph, lastSentence, type Surroundings } from './surroundings.js';
import { readNext, isTakenBackAfter } from './taken-back.js';
import { isBehindFieldName } from './whole.js';

/** Why a sentence does not bear what equals it. */
export interface Doubt {
  readonly reason: SupportReason;
  /** The words beside it that make it doubtful, where they are known, and on which side they stand. */
  readonly words?: string;
  readonly side?: 'before' | 'after';
}

/** Whether quotation, a question or what stands beside the statement takes it back, limits or frames it. */
export function findDoubt(full: string, start: number, end: number): Doubt | undefined {
  if (/[?？]["'”’」』)）]*$/.test(full.slice(Math.max(start, end - 8), end)))
    return { reason: 'is-question' };
  const around = cutSurroundings(full, start, end);
  if (isQuoted(around)) return { reason: 'stands-in-quote' };
  if (goesOnBelow(around)) return { reason: 'span-is-fragment' };
  // White space alone as far as the window reaches hides what stands before it.
  if (around.isCut && around.left.trim() === '') return { reason: 'reversed-by-context' };
  return findReversal(full, start, around);
}

function findReversal(full: string, start: number, around: Surroundings): Doubt | undefined {
  const reason = 'reversed-by-context';
  const { left, right } = around;
  const behind = (words: string): Doubt => ({ reason, words: words.trim(), side: 'after' });
  const before = (words: string): Doubt => ({ reason, words: words.trim(), side: 'before' });
  if (isTakenBackAfter(around)) return behind(readNext(right));
  const takingBack = findTakingBack(around);
  if (takingBack !== undefined) return behind(takingBack);
  if (!isBehindFieldName(full, start) && isBehindColon(left)) return before(lastSentence(left));
  if (isFramedBefore(left)) return before(lastSentence(left));
  const framing = findFraming(left) ?? findSectionStatus(full, start);
  if (framing !== undefined) return before(framing);
  return isFramedByLeadIn(around) ? { reason } : undefined;
}

const FIELD_LINE =
  /^[^\S\n]*(?:title|section|text|content|abstract|summary|snippet|passage|body|标题|章节|正文|内容|摘要)[^\S\n]*[:：]/i;

/** A colon frames every sentence behind it in its paragraph: "Never do the following: use 1234. Share passwords." */
function isBehindColon(left: string): boolean {
  if (/[:：]\s*$/.test(left)) return true;
  const lines = lastParagraph(left)
    .split('\n')
    .map((line) => line.replace(FIELD_LINE, ''));
  return /：|:["“*_]*\s["“]?(?:\p{Lu}|[\u0080-\uffff])/u.test(lines.join('\n'));
}

/** A boundary that may stand within a sentence: "He doubts, as did Smith et al. The bridge is safe." */
const NO_END = /(?:\bet al\.|\bYahoo!|\b(?:e\.g|i\.e|cf|vs|viz)\.|…|\.\.\.)\s*$/i;

/** Words that point at what follows, over a blank line too. */
const POINTS_ON =
  /\b(?:the following|as follows|below|suppose|imagine|assume that|for the sake of argument|here)\b|[:：]\s*$|下列|以下|如下|假设|假定|假如|设想/i;
/** A sentence so long has a matter of its own. */
const BRIEF = 60;
const CONDITION = /^["'“‘(]*(?:unless|except(?: where| as| when)?|if)\b|^除非|^除(?:另有|法律)/i;

function isFramedBefore(left: string): boolean {
  const previous = lastSentence(left).trim();
  if (NO_END.test(left.trimEnd().slice(-16)) || QUESTION.test(previous) || CONDITION.test(previous))
    return true;
  if (!FRAMING.test(previous)) return false;
  return !/\n\s*\n\s*$/.test(left) || previous.length <= BRIEF || POINTS_ON.test(previous);
}

/** A paragraph without an end mark, and one behind it that goes on in lower case or begins with the mark of a page. */
function goesOnBelow({ left, own, right }: Surroundings): boolean {
  if (/[.!?。！？…]["'”’»」』)\]）】*_\d\s]{0,12}$/.test(own) || /^\s*#/.test(lastLine(left))) return false;
  return /^[^\S\n]*\n\n\s*(?:\p{Ll}|[[(【（<-]*\s*(?:[Pp]age|[Pp]\.|第)\s*\d+|[-–—]?\s*\d{1,4}\s*[-–—]?\s*\n)/u.test(
    right,
  );
}
