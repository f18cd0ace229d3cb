import { displayWidth } from './display-width.js';

const chinese = '\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\u3000-\\u303f\\uff00-\\uffef';
const opening = '（“《「『';
const closing = '，。、；：？！）”》」』';

/** Texts of which some characters may each begin a row. */
const someChinese = new RegExp(`[${chinese}]`, 'u');
/** White space, a word, or one such character, with the punctuation that must not begin or end a row. */
const pieces = () =>
  new RegExp(`\\s+|[${opening}]*(?:[${chinese}]|[^\\s${chinese}${opening}]+)[${closing}]*|.`, 'gsu');
// biome-ignore lint/suspicious/noControlCharactersInRegex: what colours a text begins with this one.
const painting = /(\u001b\[[0-9;]*m)/;
const unpaint = '\u001b[0m';

/** Whether a text can be broken elsewhere than at its spaces. */
export const isMixed = (text: string): boolean => someChinese.test(text);

/**
 * Lines of at most `columns` display columns of a text with Chinese in it, painted or not: broken at spaces and between Chinese
 * characters, never before the punctuation that closes or after that which opens; longer words anywhere.
 *
 * @remarks A row that ends within something painted ends unpainted, and the next is painted as it was. O(length).
 */
export function wrapMixed(text: string, columns: number): string[] {
  return text.split('\n').flatMap((line) => wrapLine(line, columns));
}

function wrapLine(line: string, columns: number): string[] {
  // Every other part paints; the rest is what takes columns.
  const parts = line.split(painting);
  const plain = parts.filter((_, at) => at % 2 === 0).join('');
  const rows = breakRows(plain, columns);
  return parts.length === 1 ? rows.map(({ start, end }) => plain.slice(start, end)) : paintRows(parts, rows);
}

interface Row {
  readonly start: number;
  readonly end: number;
}

function breakRows(plain: string, columns: number): Row[] {
  const rows: Row[] = [];
  let start = 0;
  let end = 0;
  let used = 0;
  const add = (from: number, piece: string): void => {
    const width = displayWidth(piece);
    const gap = end === start ? 0 : displayWidth(plain.slice(end, from));
    if (used > 0 && used + gap + width > columns) {
      rows.push({ start, end });
      used = 0;
      start = from;
    } else if (end === start) start = from;
    used += width + (used === 0 ? 0 : gap);
    end = from + piece.length;
  };
  for (const { 0: piece, index } of plain.matchAll(pieces())) {
    if (piece.trim() === '') continue;
    if (piece.length <= columns && displayWidth(piece) <= columns) add(index, piece);
    else
      for (let at = 0; at < piece.length; ) {
        const character = String.fromCodePoint(piece.codePointAt(at) ?? 0);
        add(index + at, character);
        at += character.length;
      }
  }
  return [...rows, { start, end }];
}

function paintRows(parts: readonly string[], rows: readonly Row[]): string[] {
  let painted = '';
  let at = 0;
  let next = 0;
  return rows.map(({ end, start }, index) => {
    let row = painted;
    const isLast = index === rows.length - 1;
    while (next < parts.length) {
      const part = parts[next] ?? '';
      if (next % 2 === 1) {
        row += part;
        painted = isClosing(part) ? '' : painted + part;
        next += 1;
        continue;
      }
      row += part.slice(Math.max(0, start - at), Math.max(0, end - at));
      if (at + part.length > end && !isLast) break;
      at += part.length;
      next += 1;
    }
    return painted === '' ? row : `${row}${unpaint}`;
  });
}

/** Whether a sequence takes away what one before it painted. */
const isClosing = (sequence: string): boolean => /\[(?:0|2[0-9]|39|49)?m$/.test(sequence);
