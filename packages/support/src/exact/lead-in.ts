import { FRAMING, LIMITING, QUESTION } from './doubt-words.js';
import { findTakingBack } from './doubtful-following.js';
import { isQuoted } from './quotation.js';
import { isStatusHeading } from './section-status.js';
import { STATUS } from './status-words.js';
import { lastLine, type Surroundings } from './surroundings.js';

const ITEM =
  /^[^\S\n]*(?:[-*+•–—‣▪◦·]\s|[✗✘✕✖✓✔☐☑☒]|\p{Extended_Pictographic}(?<!\d)|\d{1,9}(?:[.)]\s|[）、．])|[(（](?:\d{1,3}|[a-z]{1,5}|[一二三四五六七八九十百]{1,4})[)）]|[a-z][.)]\s|[ivx]{1,5}[.)]\s|[①-⑳⑴-⒇]|[一二三四五六七八九十百]{1,4}[、．.])/iu;
const REFERENCES =
  /^\W{0,12}(?:references|bibliography|works cited|further reading|sources cited)\b|参考文献|引用文献/i;
const REFERENCE_ENTRY =
  /^[^\S\n]*(?:\[\d{1,4}\]|\d{1,4}[.)]).*\b(?:19|20)\d\d\b.*\d{1,5}[^\S\n]?[-–][^\S\n]?\d{1,5}/;

/** Whether the list, the table or the heading that a sentence stands in says of it that it is not so, or not always. */
export function isFramedByLeadIn(around: Surroundings): boolean {
  const { left, own, right } = around;
  const rest = right.slice(0, Math.max(0, right.indexOf('\n') < 0 ? right.length : right.indexOf('\n')));
  const line = `${lastLine(left)}${own.slice(0, 400)}`;
  if (REFERENCE_ENTRY.test((line + rest).slice(0, 600))) return true;
  const heading = findHeading(left);
  if (FRAMING.test(heading) || REFERENCES.test(heading)) return true;
  // A paragraph that begins with blanks is in a list only where one has begun above it.
  const isInItem = (): boolean =>
    /^(?: {2,}|\t)/.test(line) &&
    left
      .slice(-LONG_LIST)
      .split('\n')
      .some((each) => ITEM.test(each));
  if (!ITEM.test(line) && !isInItem()) return false;
  if (hasDeeperItem(line, right)) return true;
  return isFramedFrom(around, (each) => ITEM.test(each) || /^(?: {2,}|\t)/.test(each), /[:：?？][*_]*$/);
}

/** Whether the header or the lead-in of a table says of its rows that they are not so. */
export function isFramedByTable(around: Surroundings): boolean {
  const rows = around.left
    .split('\n')
    .filter((line) => line.includes('|'))
    .slice(0, 400);
  const header = rows[0] ?? '';
  if (FRAMING.test(header) || LIMITING.test(header) || STATUS.test(header)) return true;
  const right = around.right.replace(/^[^\S\n|]*\|?[^\S\n]*(?:\n[^\S\n]*\|[^\n]*)*/, '');
  if (isQuoted(around) || findTakingBack({ ...around, right }) !== undefined) return true;
  return (
    isStatusHeading(findHeading(around.left)) || isFramedFrom(around, (line) => line.includes('|'), /[?？]$/)
  );
}

/** Reads the last line before the block of lines that the sentence stands in. */
function isFramedFrom(
  { left, isCut }: Surroundings,
  belongs: (line: string) => boolean,
  framingEnd: RegExp,
): boolean {
  const lines = left.split('\n');
  lines.pop();
  // The first line that is shown may be the rest of one.
  if (isCut) lines.shift();
  while (lines.length > 0 && (belongs(lines.at(-1) ?? '') || lines.at(-1)?.trim() === '')) lines.pop();
  const leadIn = lines.at(-1)?.trimEnd();
  // What introduces a list that is longer than what is shown of it cannot be known.
  if (leadIn === undefined) return isCut || left.length > LONG_LIST;
  return framingEnd.test(leadIn) || FRAMING.test(leadIn) || LIMITING.test(leadIn) || QUESTION.test(leadIn);
}

const LONG_LIST = 1500;

/** "Pets are allowed", and below it, deeper, "only in crates". */
function hasDeeperItem(line: string, right: string): boolean {
  const next = /^[^\S\n]*\n\n?([^\n]*)/.exec(right)?.[1] ?? '';
  const indent = (text: string): number => /^\s*/.exec(text)?.[0].length ?? 0;
  return ITEM.test(next) && indent(next) > indent(line);
}

/** The nearest heading above: marked as one, or a short line alone without an end mark. */
function findHeading(left: string): string {
  const paragraphs = left.split('\n\n').slice(-24, -1);
  for (const paragraph of paragraphs.reverse()) {
    const line = lastLine(paragraph.trim());
    if (/^#{1,6}\s/.test(line)) return line;
    if (
      line === paragraph.trim() &&
      line.length <= 60 &&
      !ITEM.test(line) &&
      !/[.!?。！？,，;；|]$/.test(line)
    )
      return line;
  }
  return /(?:^|\n)(#{1,6} [^\n]*)\n[^\n]*$/.exec(left.slice(-600))?.[1] ?? '';
}
