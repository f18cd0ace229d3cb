/** A sentence, a line or a bracket beside a statement. */
export interface Neighbour {
  readonly text: string;
  /** `line`: on another line than what is before it; `paragraph`: behind a blank line. */
  readonly gap: 'none' | 'line' | 'paragraph';
  /** A heading or an item of a list. */
  readonly isBlock: boolean;
  readonly isEnded: boolean;
}

const UNIT =
  /^(?:[([（【［][^()[\]（）【】［］\n]{1,120}[)\]）】］]|[^.!?。！？\n]{0,400}(?:\.(?=\S)[^.!?。！？\n]{0,200}){0,8}[.!?。！？]*["'”’»」』)\]）】*_]{0,6})/;
const BLOCK = /^[^\S\n]*(?:[-*+•]|\d{1,9}[.)]|#{1,6}|>|\|)(?:\s|$)/;
const MAX_UNITS = 6;

/** The sentences behind a statement, in order; of a bracket its own. */
export function listFollowing(right: string): Neighbour[] {
  const found: Neighbour[] = [];
  let rest = right.replace(/^["'”’»」』)）\]*_]+/, '').replace(/^(?:\[(?:note )?\d{1,3}\])+/, '');
  while (found.length < MAX_UNITS) {
    const blanks = /^\s*/.exec(rest)?.[0] ?? '';
    rest = rest.slice(blanks.length);
    const text = UNIT.exec(rest)?.[0] ?? '';
    if (text === '') break;
    const breaks = blanks.split('\n').length - 1;
    found.push({
      text: text.trim(),
      gap: breaks === 0 ? 'none' : breaks === 1 ? 'line' : 'paragraph',
      isBlock: breaks > 0 && BLOCK.test(rest),
      isEnded: /[.!?。！？)\]）】］]["'”’»」』*_]*$/.test(text),
    });
    rest = rest.slice(text.length);
  }
  return found;
}

/** The words of a short text, in small letters. */
export const listWords = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'’.%-]*/gu) ?? [];

/** Whether a text is written in Chinese for the most part. */
export const isChinese = (text: string): boolean =>
  (text.match(/[㐀-鿿]/g)?.length ?? 0) * 2 > (text.match(/\p{L}/gu)?.length ?? 0);

/** The Chinese characters and figures of a text, without marks. */
export const bareChinese = (text: string): string => text.replace(/[^\p{L}\p{N}，,]/gu, '');
