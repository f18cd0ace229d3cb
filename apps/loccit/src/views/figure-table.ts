import { type Lang, message } from '@loccit/contract';
import type { ConfidenceInterval } from '@loccit/support';
import { displayWidth } from '../console/display-width.js';
import { padColumns, safeText, type Terminal } from '../console/terminal.js';
import { wrapPlain } from '../console/wrap-plain.js';
import { inertText } from '../formats/inert-text.js';

/** Rows of figures under a title; every row has as many cells as the head. */
export interface FigureTable {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Sentences below. */
  readonly notes?: readonly string[];
}

/**
 * Tables for a terminal: names to the left, figures to the right.
 *
 * @param columns - what there is room for; a table that is wider is told row by row
 */
export function viewTables({ colors }: Terminal, tables: readonly FigureTable[], columns: number): string[] {
  return tables.flatMap((table, at) => {
    const { notes = [], title } = table;
    const widths = widthsOf(table);
    const isWide = widths.reduce((sum, width) => sum + width + 2, 0) > columns;
    return [
      ...(at === 0 ? [] : ['']),
      colors.bold(safeText(title)),
      ...(isWide ? layBlocks(colors, table) : layRows(colors, table, widths)),
      ...notes.flatMap((line) => wrapPlain(line, columns - 2).map((part) => `  ${colors.dim(part)}`)),
    ];
  });
}

const widthsOf = ({ head, rows }: FigureTable): number[] =>
  head.map((_, column) =>
    Math.max(...[head, ...rows].map((row) => displayWidth(safeText(row[column] ?? '')))),
  );

function layRows(
  colors: Terminal['colors'],
  { head, rows }: FigureTable,
  widths: readonly number[],
): string[] {
  const lay = (cells: readonly string[]): string =>
    cells
      .map((cell, column) => {
        const safe = safeText(cell);
        const width = widths[column] ?? 0;
        return column === 0 ? padColumns(safe, width) : ' '.repeat(width - displayWidth(safe)) + safe;
      })
      .join('  ')
      .trimEnd();
  const titles = head.every((cell) => cell === '') ? [] : [`  ${colors.dim(lay(head))}`];
  return [...titles, ...rows.map((row) => `  ${lay(row)}`)];
}

function layBlocks(colors: Terminal['colors'], { head, rows }: FigureTable): string[] {
  const width = Math.max(...head.slice(1).map(displayWidth));
  return rows.flatMap(([name = '', ...cells]) => [
    `  ${safeText(name)}`,
    ...cells.map((cell, at) => `    ${colors.dim(padColumns(head[at + 1] ?? '', width))}  ${safeText(cell)}`),
  ]);
}

/** The same tables as Markdown, in which nothing of a name can be a mark. */
export function writeTables(tables: readonly FigureTable[]): string {
  // Names come from outside and stand in the first column; the others hold figures of ours.
  const cells = (row: readonly string[]): string =>
    `| ${row.map((cell, column) => (column === 0 ? inertText(cell) : cell)).join(' | ')} |`;
  return tables
    .map(({ head, notes = [], rows, title }) =>
      [
        `### ${inertText(title)}`,
        '',
        cells(head),
        `|${head.map((_, column) => (column === 0 ? '---' : '---:')).join('|')}|`,
        ...rows.map(cells),
        ...notes.flatMap((line) => ['', line]),
        '',
      ].join('\n'),
    )
    .join('\n');
}

const percent = (value: number): string => (100 * value).toFixed(1);

/** `71.4 % [60.1, 80.5]`, and `n/a` where there is no figure. */
export function showFigure(
  { interval, value }: { readonly value: number | null; readonly interval: ConfidenceInterval | null },
  lang: Lang,
): string {
  if (value === null) return message('rate.none', lang);
  return `${percent(value)} %${interval === null ? '' : ` [${percent(interval.low)}, ${percent(interval.high)}]`}`;
}

/** The same with its counts: `10/14 = 71.4 % [45.4, 88.3]`. */
export function showShare(
  share: {
    readonly numerator: number;
    readonly denominator: number;
    readonly value: number | null;
    readonly interval: ConfidenceInterval | null;
  },
  lang: Lang,
): string {
  if (share.value === null) return message('rate.none', lang);
  return `${share.numerator}/${share.denominator} = ${showFigure(share, lang)}`;
}
