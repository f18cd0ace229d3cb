import { createTermSet, type TermSet } from './term-set.js';

/** A cell of a table row with what makes it say something: its column's name and the row's first cell. */
export interface TableCell {
  readonly text: string;
  /** Its column's name; empty where it has none. */
  readonly name: string;
  readonly terms: TermSet;
}

/**
 * The cells of a table row, each under its column's name.
 *
 * @param header - the table's first row, as it stands; absent where there is none
 * @remarks An escaped bar is part of a cell. Linear in the row.
 */
export function listCells(row: string, header: string | undefined): readonly TableCell[] {
  const names = header === undefined ? [] : splitRow(header);
  const cells = splitRow(row);
  const [key = ''] = cells;
  return cells.map((text, at) => {
    const name = names[at] ?? '';
    return { text, name, terms: createTermSet([name, key, text].join('\n')) };
  });
}

/** The name of a table's first column, which tells its rows apart; absent where it has none. */
export function readKeyColumn(header: string): string | undefined {
  const [name = ''] = splitRow(header);
  return name === '' ? undefined : name;
}

/**
 * What tells the rows of a table apart: the cells of the first column, and of those that hold no figures.
 *
 * @remarks Linear in the rows.
 */
export function listLabels(rows: readonly string[]): string {
  const cells = rows.map(splitRow);
  const figures = new Set(
    cells.flatMap((row) => row.flatMap((cell, at) => (/\p{N}/u.test(cell) ? [at] : []))),
  );
  return cells.flatMap((row) => row.filter((_, at) => at === 0 || !figures.has(at))).join('\n');
}

const splitRow = (row: string): string[] => row.split(/(?<!\\)\|/u).map((cell) => cell.trim());
