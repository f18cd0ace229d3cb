import { displayWidth } from './display-width.js';

/** White space, a word of ASCII, or any other character, with the punctuation that must not begin or end a row. */
const pieces = () => /\s+|[（“]*(?:[!-~]+|[^\s!-~])[，。、；：）”]*/gu;

/**
 * Text of the help in rows of at most `columns` display columns, broken between words and between Chinese characters.
 *
 * @remarks The library that lays out the help counts code units and breaks at white space alone.
 */
export function wrapHelp(text: string, columns: number): string {
  return text
    .split('\n')
    .flatMap((line) => wrapLine(line, columns))
    .join('\n');
}

function wrapLine(line: string, columns: number): string[] {
  const rows: string[] = [];
  let row = '';
  for (const piece of line.match(pieces()) ?? []) {
    if (row !== '' && piece.trim() !== '' && displayWidth(row) + displayWidth(piece) > columns) {
      rows.push(row.trimEnd());
      row = '';
    }
    if (row !== '' || piece.trim() !== '' || rows.length === 0) row += piece;
  }
  return [...rows, row.trimEnd()];
}
