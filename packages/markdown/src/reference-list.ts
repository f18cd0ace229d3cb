import type { MarkdownDocument } from './document.js';
import { formatLabel, isEntryLine, readLineLabel } from './entry-label.js';
import type { Leaf } from './leaves.js';
import { isReferenceTitle } from './reference-title.js';
import type { Range } from './table-blocks.js';

/** An entry of a reference list: its ranges are pieces of one or several leaves, the label not among them. */
export interface RawEntry {
  /** Empty where the entry has none. */
  readonly label: string;
  readonly pieces: { readonly leaf: Leaf; readonly range: Range }[];
}

/** A reference list with its entries in order. */
export interface ReferenceList {
  /** UTF-16 offset at which the list begins; marks before it look here first. */
  readonly from: number;
  readonly entries: RawEntry[];
}

/** The reference lists, and from where on each leaf belongs to one. */
export interface ReferenceSections {
  readonly lists: readonly ReferenceList[];
  /** Leaves that are not in this map are body. */
  readonly listedFrom: ReadonlyMap<Leaf, number>;
}

interface Open {
  readonly list: ReferenceList;
  /** Level of the heading that opened the list; 7 for a line. */
  readonly level: number;
}

/**
 * Finds reference lists: below a heading or line that names one, or a run of lines that begin with ascending labels.
 *
 * @remarks A list ends at the next heading; one below a deeper heading goes on if an entry follows at once. A list that
 * a line opened also ends at the next bold line and at a paragraph that is no entry. Linear.
 */
export function findReferenceLists(document: MarkdownDocument): ReferenceSections {
  return new SectionFinder(document).find();
}

class SectionFinder {
  readonly #leaves: readonly Leaf[];
  readonly #lists: ReferenceList[] = [];
  readonly #listedFrom = new Map<Leaf, number>();
  #open: Open | undefined;
  #lastItem = -1;

  constructor(document: MarkdownDocument) {
    this.#leaves = document.leaves;
  }

  find(): ReferenceSections {
    this.#leaves.forEach((leaf, i) => {
      if (leaf.kind === 'heading') this.#visitHeading(leaf, i);
      else if (leaf.kind !== 'html' && leaf.place.footnote === undefined) this.#visitLeaf(leaf, i);
    });
    return { lists: this.#lists.filter((list) => list.entries.length > 0), listedFrom: this.#listedFrom };
  }

  #visitHeading(leaf: Leaf, i: number): void {
    const level = leaf.level ?? 1;
    if (isReferenceTitle(plainLine(leaf.content))) {
      this.#start(leaf.from, level);
      return;
    }
    const deeper = this.#open !== undefined && level > this.#open.level;
    if (!(deeper && isEntryLeaf(this.#leaves[i + 1]))) this.#open = undefined;
  }

  #start(from: number, level: number): void {
    const list: ReferenceList = { from, entries: [] };
    this.#lists.push(list);
    this.#open = { list, level };
  }

  #visitLeaf(leaf: Leaf, i: number): void {
    if (leaf.kind === 'paragraph') {
      const title = this.#findTitleLine(leaf, i);
      if (title !== undefined) {
        this.#start(title.from, 7);
        this.#listedFrom.set(leaf, title.from);
        if (title.to < leaf.to) this.#addLeaf(leaf, title.to);
        return;
      }
    }
    if (this.#open?.level === 7 && !isEntryLeaf(leaf) && leaf.place.item === undefined)
      this.#open = undefined;
    if (this.#open === undefined) this.#openUnnamed(leaf, i);
    if (this.#open === undefined) return;
    this.#listedFrom.set(leaf, leaf.from);
    this.#addLeaf(leaf, leaf.from);
  }

  #findTitleLine(leaf: Leaf, i: number): Range | undefined {
    for (const line of linesOf(leaf, leaf.from)) {
      const content = leaf.content.slice(line.from - leaf.from, line.to - leaf.from);
      if (content.length > 60 || !isReferenceTitle(plainLine(content))) continue;
      const newline = leaf.content.indexOf('\n', line.to - leaf.from);
      const rest = newline < 0 ? '' : leaf.content.slice(newline + 1, newline + 400);
      const follows = rest === '' ? isEntryLeaf(this.#leaves[i + 1]) : isEntryLine(rest);
      if (follows) return { from: line.from, to: newline < 0 ? leaf.to : leaf.from + newline + 1 };
    }
    return undefined;
  }

  /** A list without a name: `[1]: ...` lines, or two and more lines or leaves with ascending labels in brackets. */
  #openUnnamed(leaf: Leaf, i: number): void {
    if (leaf.kind !== 'paragraph' || !/^\\?\[/.test(leaf.content)) return;
    const labels = linesOf(leaf, leaf.from).flatMap((line) => {
      const label = readLineLabel(leaf.content.slice(line.from - leaf.from, line.to - leaf.from));
      return label?.bracketed === true ? [label] : [];
    });
    if (labels[0] === undefined || !/^\d+$/.test(labels[0].text)) return;
    const next = this.#leaves[i + 1];
    const nextLabel = next?.kind === 'paragraph' ? readLineLabel(next.content) : undefined;
    const second = labels[1] ?? (nextLabel?.bracketed === true ? nextLabel : undefined);
    const ascends = second !== undefined && Number(second.text) > Number(labels[0].text);
    if (labels[0].colon || ascends) this.#start(leaf.from, 7);
  }

  #addLeaf(leaf: Leaf, from: number): void {
    const list = this.#open?.list;
    if (list === undefined || leaf.kind === 'code' || leaf.header) return;
    const { item } = leaf.place;
    const startsItem = item !== undefined && item.markFrom !== this.#lastItem;
    if (item !== undefined) this.#lastItem = item.markFrom;
    const lines = linesOf(leaf, from);
    const nested =
      startsItem && leaf.place.depth > (list.entries.at(-1)?.pieces[0]?.leaf.place.depth ?? leaf.place.depth);
    let first = true;
    for (const line of leaf.kind === 'table_row' ? [{ from: leaf.from, to: leaf.to }] : lines) {
      const label = readLineLabel(leaf.content.slice(line.from - leaf.from, line.to - leaf.from));
      const opensItem = first && startsItem && !nested;
      if (label?.bracketed === true || (label !== undefined && !opensItem && item === undefined)) {
        const range = { from: line.from + label.length, to: line.to };
        list.entries.push({ label: formatLabel(label.text), pieces: [{ leaf, range }] });
      } else if (opensItem) {
        list.entries.push({ label: formatLabel(item.number ?? ''), pieces: [{ leaf, range: line }] });
      } else if (first && from === leaf.from && item === undefined) {
        this.#addUnlabelled(list, leaf, line);
      } else {
        list.entries.at(-1)?.pieces.push({ leaf, range: line });
      }
      first = false;
    }
  }

  /** A paragraph without a label: an entry among its like, more of the entry before if it is a URL, else a remark. */
  #addUnlabelled(list: ReferenceList, leaf: Leaf, line: Range): void {
    const last = list.entries.at(-1);
    const piece = { leaf, range: line };
    if (last === undefined || last.label === '') list.entries.push({ label: '', pieces: [piece] });
    else if (isEntryLine(leaf.content)) last.pieces.push(piece);
  }
}

function isEntryLeaf(leaf: Leaf | undefined): boolean {
  if (leaf === undefined || leaf.kind === 'heading' || leaf.kind === 'code' || leaf.kind === 'html')
    return false;
  return leaf.place.item !== undefined || isEntryLine(leaf.content);
}

function plainLine(line: string): string {
  return line.replace(/[*_`\\]+/g, '').trim();
}

/** The lines of a leaf from an offset on, trimmed of spaces and of a backslash at the end. */
function linesOf(leaf: Leaf, from: number): Range[] {
  const lines: Range[] = [];
  for (let start = from; start < leaf.to; ) {
    const newline = leaf.content.indexOf('\n', start - leaf.from);
    const end = newline < 0 ? leaf.to : newline + leaf.from;
    let lineFrom = start;
    let lineTo = end;
    while (lineFrom < lineTo && /[ \t]/.test(leaf.content.charAt(lineFrom - leaf.from))) lineFrom += 1;
    while (lineTo > lineFrom && /[ \t\\]/.test(leaf.content.charAt(lineTo - 1 - leaf.from))) lineTo -= 1;
    if (lineFrom < lineTo) lines.push({ from: lineFrom, to: lineTo });
    start = end + 1;
  }
  return lines;
}
