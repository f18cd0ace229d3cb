import type { SupportReason } from '../finding.js';
import { FRAMING, QUESTION } from './doubt-words.js';
import { isFramedByLeadIn } from './lead-in.js';
import { isQuoted } from './quotation.js';
import { cutSurroundings, lastLine, lastParagraph, lastSentence, type Surroundings } from './surroundings.js';
import { isTakenBackAfter } from './taken-back.js';
import { isBehindFieldName } from './whole.js';

/** Whether quotation, a question or what stands beside the statement takes it back, limits or frames it. */
export function findDoubt(full: string, start: number, end: number): SupportReason | undefined {
  if (/[?？]["'”’」』)）]*$/.test(full.slice(Math.max(start, end - 8), end))) return 'is-question';
  const around = cutSurroundings(full, start, end);
  if (isQuoted(around)) return 'stands-in-quote';
  if (goesOnBelow(around)) return 'span-is-fragment';
  // White space alone as far as the window reaches hides what stands before it.
  if (around.isCut && around.left.trim() === '') return 'reversed-by-context';
  if (!isBehindFieldName(full, start) && isBehindColon(around.left)) return 'reversed-by-context';
  return isFramedByLeadIn(around) || isFramedBefore(around.left) || isTakenBackAfter(around)
    ? 'reversed-by-context'
    : undefined;
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

function isFramedBefore(left: string): boolean {
  const previous = lastSentence(left);
  return NO_END.test(left.trimEnd().slice(-16)) || FRAMING.test(previous) || QUESTION.test(previous);
}

/** A paragraph without an end mark, and one behind it that goes on in lower case or begins with the mark of a page. */
function goesOnBelow({ left, own, right }: Surroundings): boolean {
  if (/[.!?。！？…]["'”’»」』)\]）】*_\d\s]{0,12}$/.test(own) || /^\s*#/.test(lastLine(left))) return false;
  return /^[^\S\n]*\n\n\s*(?:\p{Ll}|[[(【（<-]*\s*(?:[Pp]age|[Pp]\.|第)\s*\d+|[-–—]?\s*\d{1,4}\s*[-–—]?\s*\n)/u.test(
    right,
  );
}
