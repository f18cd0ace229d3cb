import { lastLine, lastParagraph, type Surroundings } from './surroundings.js';

const CLOSING: Readonly<Record<string, string>> = {
  '“': '”',
  '„': '“”',
  '‘': '’',
  '‚': '‘’',
  '«': '»',
  '「': '」',
  '『': '』',
  '(': ')',
  '（': '）',
  '[': ']',
  '【': '】',
};
const TAGS = ['del', 's', 'strike', 'q', 'blockquote', 'pre', 'code'];

/** Whether a sentence stands in a quotation, a bracket, a comment, a code block or what is struck out. */
export function isQuoted({ left, right }: Surroundings): boolean {
  const paragraph = lastParagraph(left);
  if (/^\s*>/.test(lastLine(left)) || (/(?:^|\n)[^\S\n]*>/.test(paragraph) && /\S/.test(paragraph)))
    return true;
  if ((left.match(/^[^\S\n]*(?:```|~~~)/gm)?.length ?? 0) % 2 === 1) return true;
  if (left.lastIndexOf('<!--') > left.lastIndexOf('-->')) return true;
  const small = left.toLowerCase();
  if (TAGS.some((tag) => small.lastIndexOf(`<${tag}>`) > small.lastIndexOf(`</${tag}>`))) return true;
  if ((paragraph.replace(/^~~~.*$/gm, '').split('~~').length - 1) % 2 === 1) return true;
  if (isInLongQuote(left, right)) return true;
  return hasOpenMark(paragraph) || isInSingleQuotes(paragraph, right);
}

/** A quotation that was opened in a paragraph before and is closed behind. */
function isInLongQuote(left: string, right: string): boolean {
  const before = left.slice(-2_000);
  const [opened, closed] = [right.indexOf('“'), right.indexOf('”')];
  if (before.lastIndexOf('“') > before.lastIndexOf('”') && closed >= 0 && (opened < 0 || closed < opened))
    return true;
  const paragraphs = before.split('\n\n').slice(-4, -1).join(' ');
  const marks = paragraphs.match(/(?<!\d)"/g)?.length ?? 0;
  return marks % 2 === 1 && /^[^"]*[^\s"]"(?=[\s.,;]|$)/.test(right.replace(/^"/, ''));
}

function hasOpenMark(paragraph: string): boolean {
  const open: string[] = [];
  let isOpen = false;
  for (let i = 0; i < paragraph.length; i++) {
    const mark = paragraph.charAt(i);
    const previous = paragraph.charAt(i - 1);
    const next = paragraph.charAt(i + 1);
    // An apostrophe stands within a word.
    if ((mark === '’' || mark === '‘') && /[a-z]/i.test(previous) && /[a-z]/i.test(next)) continue;
    if (mark === '"') {
      // Behind a figure it is an inch mark: it opens nothing, and whether it closes anything cannot be known.
      if (!/\d/.test(previous)) isOpen = !isOpen;
    } else if (open.length > 0 && CLOSING[open.at(-1) ?? '']?.includes(mark) === true) open.pop();
    else if (CLOSING[mark] !== undefined) open.push(mark);
    else if (')）]】”»」』'.includes(mark)) {
      const at = open.findLastIndex((each) => CLOSING[each]?.includes(mark) === true);
      if (at >= 0) open.length = at;
    }
  }
  return isOpen || open.length > 0;
}

/** A straight single quotation mark may be an apostrophe: one must open before and one close behind. */
function isInSingleQuotes(paragraph: string, right: string): boolean {
  const opened = [...paragraph.matchAll(/(?:^|[\s(:,])'(?=\p{L})/gu)].at(-1)?.index ?? -1;
  if (opened < 0) return false;
  const isClosing = /[\p{L}\p{P}]'(?![\p{L}\p{N}])/u;
  return !isClosing.test(paragraph.slice(opened + 2)) && isClosing.test(right.split('\n\n')[0] ?? '');
}
