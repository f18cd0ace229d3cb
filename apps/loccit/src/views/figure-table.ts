import { type Lang, message } from '@loccit/contract';
import type { ConfidenceInterval } from '@loccit/support';
import { displayWidth } from '../console/display-width.js';
import { padColumns, safeText, type Terminal, wrapLines } from '../console/terminal.js';
import { isMixed, wrapMixed } from '../console/wrap-mixed.js';
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
 * @remarks A table that is wider than the terminal is folded: intervals below their figures, heads over several lines. One that
 * is wider still is told row by row.
 */
export function viewTables(terminal: Terminal, tables: readonly FigureTable[]): string[] {
  const { colors, width } = terminal;
  return tables.flatMap((table, at) => {
    const { notes = [], title } = table;
    return [
      ...(at === 0 ? [] : ['']),
      ...wrapLines(terminal, safeText(title)).map((line) => colors.bold(line)),
      ...layTable(terminal, table, width),
      ...notes.flatMap((line) =>
        wrapLines(terminal, safeText(line), '  ').map((part) => `  ${colors.dim(part.slice(2))}`),
      ),
    ];
  });
}

function layTable(terminal: Terminal, table: FigureTable, columns: number): string[] {
  const { colors } = terminal;
  const whole = widthsOf(table);
  if (isWithin(whole, columns)) return layRows(colors, table, whole);
  const folded = foldTable(table);
  const widths = widthsOf(folded);
  return isWithin(widths, columns) ? layRows(colors, folded, widths) : layBlocks(terminal, table);
}

const isWithin = (widths: readonly number[], columns: number): boolean =>
  widths.reduce((sum, width) => sum + width + 2, 0) <= columns;

/** A head that is wider than its figures by this little is not folded for it. */
const SPARE = 4;

/** What stands below what in a cell. */
const FOLD = '\n';

const linesOf = (cell: string): string[] => cell.split(FOLD).map(safeText);

const widthOf = (cell: string): number => Math.max(...linesOf(cell).map(displayWidth));

const widthsOf = ({ head, rows }: FigureTable): number[] =>
  head.map((_, column) => Math.max(...[head, ...rows].map((row) => widthOf(row[column] ?? ''))));

/** Intervals below their figures, and heads as narrow as what they stand above. */
function foldTable({ head, rows, ...table }: FigureTable): FigureTable {
  const folded = rows.map((row) =>
    row.map((cell, column) => (column === 0 ? cell : cell.replace(/ (?=\[)/, FOLD))),
  );
  const heads = head.map((cell, column) => {
    const room = Math.max(4, ...folded.map((row) => widthOf(row[column] ?? '')));
    if (displayWidth(cell) <= room + SPARE) return cell;
    const words = Math.max(room, ...cell.split(' ').map((word) => (isMixed(word) ? 0 : displayWidth(word))));
    return (isMixed(cell) ? wrapMixed(cell, words) : wrapPlain(cell, words)).join(FOLD);
  });
  return { ...table, head: heads, rows: folded };
}

function layRows(
  colors: Terminal['colors'],
  { head, rows }: FigureTable,
  widths: readonly number[],
): string[] {
  const lay = (cells: readonly string[]): string[] => {
    const lines = cells.map(linesOf);
    const height = Math.max(...lines.map(({ length }) => length));
    return Array.from({ length: height }, (_, at) =>
      lines
        .map((parts, column) => {
          const part = parts[at] ?? '';
          const width = widths[column] ?? 0;
          return column === 0 ? padColumns(part, width) : ' '.repeat(width - displayWidth(part)) + part;
        })
        .join('  ')
        .trimEnd(),
    );
  };
  const titles = head.every((cell) => cell === '') ? [] : lay(head).map((line) => `  ${colors.dim(line)}`);
  return [...titles, ...rows.flatMap((row) => lay(row).map((line) => `  ${line}`))];
}

function layBlocks(terminal: Terminal, { head, rows }: FigureTable): string[] {
  const { colors } = terminal;
  const width = Math.max(...head.slice(1).map(displayWidth));
  return rows.flatMap(([name = '', ...cells]) => [
    ...wrapLines(terminal, safeText(name), '  '),
    ...cells.flatMap((cell, at) =>
      wrapLines(
        terminal,
        safeText(cell),
        `    ${colors.dim(padColumns(head[at + 1] ?? '', width))}  `,
        ' '.repeat(width + 6),
      ),
    ),
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
