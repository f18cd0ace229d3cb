import { CHINESE_NOT_YET, CHINESE_STATUS } from './chinese-status-words.js';
import { FRAMING } from './doubt-words.js';
import { IN_FORCE, STATUS, STATUS_LABEL } from './status-words.js';

const DEEPEST = 7;
const MAX_TEXT = 200_000;
const HEADING_STATUS =
  /\b(?:not (?:adopted|approved|accepted|in force|implemented|recommended|allowed|covered|supported|included)|adopted never|before \d{4}|until \d{4}|^before$|spam|samples?|examples? of|exercises?|tests?: )\b|[（(][^）)]*(?:未|不|否|旧|已)[^）)]*[）)]|反面|旧版|旧规|往年|作废|历史版本|示例文本|练习/i;

/** The heading that a sentence stands under, or a field of status below one, that says of it that it does not hold. */
export function findSectionStatus(full: string, start: number): string | undefined {
  const text = full.slice(Math.max(0, start - MAX_TEXT), start).replace(/\r\n?/g, '\n');
  const headings = listHeadings(text);
  let level = DEEPEST;
  let until = text.length;
  for (const heading of headings.toReversed()) {
    if (heading.level < level) {
      if (isStatusHeading(heading.title)) return heading.title;
      const status = findField(text.slice(heading.end, until));
      if (status !== undefined) return status;
      level = heading.level;
    }
    until = heading.start;
  }
  return findField(text.slice(0, headings[0]?.start ?? text.length).slice(0, 1_000));
}

export const isStatusHeading = (title: string): boolean =>
  title.length <= 120 &&
  (FRAMING.test(title) ||
    STATUS.test(title) ||
    HEADING_STATUS.test(title) ||
    CHINESE_STATUS.test(title.replace(/提案|小说/g, '')) ||
    CHINESE_NOT_YET.test(title));

function findField(section: string): string | undefined {
  return section
    .slice(0, 1_000)
    .split('\n')
    .find((line) => {
      const field = /^[\s>*_-]*(?:status|state|validity|状态|效力)[*_]*\s*[:：]/i.test(line);
      const value = field ? STATUS_LABEL.exec(line.trim())?.[1]?.trim() : undefined;
      return (
        value !== undefined &&
        value !== '' &&
        !IN_FORCE.test(value) &&
        (STATUS.test(value) || CHINESE_STATUS.test(value) || CHINESE_NOT_YET.test(value))
      );
    })
    ?.trim();
}

interface Heading {
  readonly level: number;
  readonly title: string;
  readonly start: number;
  readonly end: number;
}

/** Headings with a sign before them or a line under them, outside of code. */
function listHeadings(text: string): Heading[] {
  const found: Heading[] = [];
  let at = 0;
  let isCode = false;
  let previous = '';
  for (const line of text.split('\n')) {
    if (/^\s*(?:```|~~~)/.test(line)) isCode = !isCode;
    const marked = isCode ? null : /^ {0,3}(#{1,6})\s+(\S.{0,300})$/.exec(line);
    const isRule = !isCode && /^(?:={3,}|-{3,})\s*$/.test(line) && /^[^\s|#>*-]/.test(previous);
    const end = at + line.length;
    if (marked !== null)
      found.push({ level: marked[1]?.length ?? 1, title: (marked[2] ?? '').trim(), start: at, end });
    else if (isRule && previous.length <= 120)
      found.push({
        level: line.startsWith('=') ? 1 : 2,
        title: previous.trim(),
        start: at - previous.length - 1,
        end,
      });
    previous = line;
    at = end + 1;
  }
  return found;
}
