import type {
  BlockContext,
  Element,
  LeafBlock,
  LeafBlockParser,
  Line,
  MarkdownConfig,
} from '@lezer/markdown';

/** A half-open range of UTF-16 units. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** Trimmed cell ranges of a table row, the outer pipes left out. */
export function splitRow(row: string): Range[] {
  const cells: Range[] = [];
  let start = 0;
  let first = true;
  const close = (end: number, outer: boolean): void => {
    let from = start;
    let to = end;
    while (from < to && isSpace(row.charCodeAt(from))) from += 1;
    while (to > from && isSpace(row.charCodeAt(to - 1))) to -= 1;
    if (!(outer && from === to)) cells.push({ from, to });
  };
  for (let i = 0; i < row.length; i += 1) {
    const unit = row.charCodeAt(i);
    if (unit === 92) i += 1;
    else if (unit === 124) {
      close(i, first);
      first = false;
      start = i + 1;
    }
  }
  close(row.length, true);
  return cells;
}

/** Number of columns a delimiter row such as `| --- | :-: |` announces; 0 if the line is none. */
function countDelimiterCells(line: string): number {
  const cells = splitRow(line);
  if (!line.includes('|') || cells.length === 0) return 0;
  return cells.every((cell) => /^:?-+:?$/.test(line.slice(cell.from, cell.to))) ? cells.length : 0;
}

function isSpace(unit: number): boolean {
  return unit === 32 || unit === 9;
}

function hasPipe(text: string, start: number): boolean {
  if (!text.includes('|', start)) return false;
  for (let i = start; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    if (unit === 124) return true;
    if (unit === 92) i += 1;
  }
  return false;
}

function isLazy(cx: BlockContext, line: Line): boolean {
  // The number of containers a line continues is public in JavaScript and absent from the declarations.
  const continued: unknown = Reflect.get(line, 'depth');
  return typeof continued === 'number' && continued < cx.depth;
}

class TableReader implements LeafBlockParser {
  #state: 'header' | 'table' | 'none' = 'header';
  #parts: Element[] = [];

  nextLine(cx: BlockContext, line: Line, leaf: LeafBlock): boolean {
    // A table has no lazy continuation: a line outside its container ends it.
    const lazy = isLazy(cx, line);
    if (this.#state === 'header') {
      const columns = lazy ? 0 : countDelimiterCells(line.text.slice(line.pos));
      this.#state = columns > 0 && columns === splitRow(leaf.content).length ? 'table' : 'none';
      if (this.#state === 'table') {
        this.#parts = [
          cx.elt('TableHeader', leaf.start, leaf.start + leaf.content.length),
          cx.elt('TableDelimiter', cx.lineStart + line.pos, cx.lineStart + line.text.length),
        ];
      }
    } else if (this.#state === 'table') {
      if (lazy) return this.finish(cx, leaf);
      this.#parts.push(cx.elt('TableRow', cx.lineStart + line.pos, cx.lineStart + line.text.length));
    }
    return false;
  }

  finish(cx: BlockContext, leaf: LeafBlock): boolean {
    if (this.#state !== 'table') return false;
    cx.addLeafElement(leaf, cx.elt('Table', leaf.start, leaf.start + leaf.content.length, this.#parts));
    return true;
  }
}

/** Pipe tables of GitHub's dialect, rows without inline content; linear where the stock extension backtracks. */
export const tableBlocks: MarkdownConfig = {
  defineNodes: [{ name: 'Table', block: true }, 'TableHeader', 'TableRow', 'TableDelimiter'],
  parseBlock: [
    {
      name: 'Table',
      before: 'SetextHeading',
      leaf: (_cx, leaf) => (hasPipe(leaf.content, 0) ? new TableReader() : null),
      endLeaf: (cx, line, leaf) => {
        if (leaf.parsers.some((parser) => parser instanceof TableReader) || !hasPipe(line.text, line.basePos))
          return false;
        const next = cx.peekLine().replace(/^[ \t>]+/, '');
        const columns = countDelimiterCells(next);
        return columns > 0 && columns === splitRow(line.text.slice(line.pos)).length;
      },
    },
  ],
};
