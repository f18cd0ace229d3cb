import { formatLabel, isEntryLine, type LineLabel, readLineLabel } from './entry-label.js';
import type { Leaf } from './leaves.js';
import {
  holdsAddress,
  isLeadIn,
  isRemark,
  type ListLine,
  lineText,
  listLines,
  namesSource,
} from './list-lines.js';
import type { Range } from './table-blocks.js';

/** An entry of a reference list: its ranges are pieces of one or several leaves, the label not among them. */
export interface RawEntry {
  /** Empty where the entry has none. */
  readonly label: string;
  /** Whether the label is written in brackets, as marks are. */
  readonly isBracketed: boolean;
  readonly pieces: { readonly leaf: Leaf; readonly range: Range }[];
  /** The header cells of the table whose row this is. */
  readonly header?: readonly string[];
}

const DETAIL =
  /^(?:\*\*|__)?(?:url|link|doi|authors?|year|date|title|publish\w*|journal|source|accessed|retrieved|notes?|type|summary|relevance|链接|网址|作者|年份|日期|标题|来源|摘要|说明)(?:\*\*|__)?\s*[:：]/i;

/**
 * Cuts the leaves of one reference list into entries.
 *
 * @remarks A label, a list item, a table row and, in a list without labels, a line behind a hard break begin an entry;
 * all else goes on with the one before it.
 */
export class EntryCollector {
  readonly entries: RawEntry[] = [];
  #lastItem = -1;
  #header: readonly string[] | undefined;

  add(leaf: Leaf, from: number): void {
    if (leaf.kind === 'code') return;
    if (leaf.header) {
      this.#header = leaf.inline.map((cell) => lineText(leaf, cell).trim());
      return;
    }
    if (leaf.kind === 'table_row') this.#addRow(leaf);
    else if (leaf.place.item === undefined) this.#addParagraph(leaf, from);
    else this.#addItem(leaf, from, leaf.place.item);
  }

  #addRow(leaf: Leaf): void {
    const label = readLineLabel(leaf.content);
    const range = { from: leaf.from + (label?.length ?? 0), to: leaf.to };
    const header = this.#header;
    this.entries.push({
      label: formatLabel(label?.text ?? ''),
      isBracketed: label?.bracketed ?? false,
      pieces: [{ leaf, range }],
      ...(header === undefined ? {} : { header }),
    });
  }

  #addItem(
    leaf: Leaf,
    from: number,
    item: { readonly markFrom: number; readonly number: string | undefined },
  ): void {
    const startsItem = item.markFrom !== this.#lastItem;
    this.#lastItem = item.markFrom;
    listLines(leaf, from).forEach((line, i) => {
      const text = lineText(leaf, line);
      const label = readLineLabel(text);
      const opens = i === 0 && startsItem && this.#opensEntry(leaf, text);
      if (label?.bracketed === true && (/\d/.test(label.text) || item.number === undefined))
        this.#push(leaf, line, label);
      else if (opens && item.number === undefined && label !== undefined) this.#push(leaf, line, label);
      else if (opens) this.#push(leaf, line, undefined, item.number);
      else this.#append(leaf, line);
    });
  }

  /** An item below another one is a part of it, unless the other only names what is listed below it. */
  #opensEntry(leaf: Leaf, text: string): boolean {
    const parent = this.entries.at(-1);
    const piece = parent?.pieces[0];
    if (parent === undefined || piece === undefined) return true;
    if (piece.leaf.place.item === undefined || leaf.place.depth <= piece.leaf.place.depth) return true;
    const isGroup =
      parent.label === '' && parent.pieces.length === 1 && !holdsAddress(lineText(piece.leaf, piece.range));
    if (!isGroup || DETAIL.test(text) || /^<?https?:\/\/\S+$/.test(text)) return false;
    if (!isLeadIn(lineText(piece.leaf, piece.range)) && !namesSource(text)) return false;
    this.entries.pop();
    return true;
  }

  #addParagraph(leaf: Leaf, from: number): void {
    this.#lastItem = -1;
    const lines = listLines(leaf, from);
    lines.forEach((line, i) => {
      const text = lineText(leaf, line);
      const label = readLineLabel(text);
      if (label !== undefined) this.#push(leaf, line, label);
      else if (i === 0 && from === leaf.from) this.#addUnlabelled(leaf, line);
      else if (this.#startsAnother(line, text, lines[i - 1], leaf)) this.#addUnlabelled(leaf, line);
      else this.#append(leaf, line);
    });
  }

  /** In a list without labels a hard break parts entries, and so does a line end between two that lead to sources. */
  #startsAnother(line: ListLine, text: string, before: ListLine | undefined, leaf: Leaf): boolean {
    const last = this.entries.at(-1);
    if (last === undefined) return true;
    if (last.label !== '' || before === undefined) return false;
    if (line.isBroken) return !DETAIL.test(text);
    const written = lineText(leaf, before);
    const isClosed = /[.。)）>]$/.test(written) || /https?:\/\/\S+$/.test(written);
    return (
      isClosed &&
      namesSource(written) &&
      namesSource(text) &&
      !DETAIL.test(text) &&
      !/^<?https?:\/\/\S+$/.test(text)
    );
  }

  /** A paragraph without a label: an entry among its like, more of the entry before if it is a URL, else a remark. */
  #addUnlabelled(leaf: Leaf, line: Range): void {
    const last = this.entries.at(-1);
    const text = lineText(leaf, line);
    if (last === undefined || last.label === '') {
      if (!isLeadIn(text) && !(last !== undefined && isRemark(text)))
        this.entries.push({ label: '', isBracketed: false, pieces: [{ leaf, range: line }] });
    } else if (isEntryLine(text)) last.pieces.push({ leaf, range: line });
  }

  #push(leaf: Leaf, line: Range, label: LineLabel | undefined, number = ''): void {
    const range = { from: line.from + (label?.length ?? 0), to: line.to };
    this.entries.push({
      label: formatLabel(label?.text ?? number),
      isBracketed: label?.bracketed ?? false,
      pieces: [{ leaf, range }],
    });
  }

  #append(leaf: Leaf, range: Range): void {
    this.entries.at(-1)?.pieces.push({ leaf, range });
  }
}
