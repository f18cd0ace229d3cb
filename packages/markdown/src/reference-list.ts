import type { MarkdownDocument } from './document.js';
import { isEntryLine, readLineLabel } from './entry-label.js';
import type { Leaf } from './leaves.js';
import { EntryCollector, type RawEntry } from './list-entries.js';
import { isCitingText, lineText, listLines, namesSource } from './list-lines.js';
import { isReferenceTitle } from './reference-title.js';
import type { Range } from './table-blocks.js';
import { findTailList } from './tail-list.js';

/** A reference list with its entries in order. */
export interface ReferenceList {
  /** UTF-16 offset at which the list begins; marks before it look here first. */
  readonly from: number;
  readonly entries: readonly RawEntry[];
}

/** The reference lists, and from where on each leaf belongs to one. */
export interface ReferenceSections {
  readonly lists: readonly ReferenceList[];
  /** Leaves that are not in this map are body. */
  readonly listedFrom: ReadonlyMap<Leaf, number>;
}

interface Open {
  readonly from: number;
  readonly collector: EntryCollector;
  /** Level of the heading that opened the list; 7 for a line. */
  readonly level: number;
}

/**
 * Finds reference lists: below a heading or line that names one, a run of lines that begin with ascending labels, or
 * the numbered addresses at the end of a document whose marks bear these numbers.
 *
 * @remarks A list ends at the next heading; one below a deeper heading goes on if an entry follows at once. A list that
 * a line opened also ends at the next bold line and at a paragraph that is no entry. Prose below the heading is no
 * entry. Linear.
 */
export function findReferenceLists(document: MarkdownDocument): ReferenceSections {
  return new SectionFinder(document).find();
}

class SectionFinder {
  readonly #leaves: readonly Leaf[];
  readonly #text: string;
  readonly #found: Open[] = [];
  readonly #listedFrom = new Map<Leaf, number>();
  #open: Open | undefined;

  constructor(document: MarkdownDocument) {
    this.#leaves = document.leaves;
    this.#text = document.text;
  }

  find(): ReferenceSections {
    this.#leaves.forEach((leaf, i) => {
      if (leaf.kind === 'heading') this.#visitHeading(leaf, i);
      else if (leaf.kind !== 'html' && leaf.place.footnote === undefined) this.#visitLeaf(leaf, i);
    });
    if (this.#found.every(({ collector }) => collector.entries.length === 0)) {
      for (const leaf of findTailList(this.#leaves, this.#text)) {
        if (this.#open?.level !== 8) this.#start(leaf.from, 8);
        this.#list(leaf, leaf.from);
      }
    }
    const lists = this.#found.map(({ from, collector }) => ({ from, entries: collector.entries }));
    return { lists: lists.filter((list) => list.entries.length > 0), listedFrom: this.#listedFrom };
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
    this.#open = { from, level, collector: new EntryCollector() };
    this.#found.push(this.#open);
  }

  #list(leaf: Leaf, from: number): void {
    this.#listedFrom.set(leaf, from);
    this.#open?.collector.add(leaf, from);
  }

  #visitLeaf(leaf: Leaf, i: number): void {
    if (leaf.kind === 'paragraph') {
      const title = this.#findTitleLine(leaf, i);
      if (title !== undefined) {
        this.#start(title.from, 7);
        this.#listedFrom.set(leaf, title.from);
        if (title.to < leaf.to) this.#open?.collector.add(leaf, title.to);
        return;
      }
    }
    if (this.#open?.level === 7 && !isEntryLeaf(leaf) && leaf.place.item === undefined)
      this.#open = undefined;
    if (this.#open?.collector.entries.length === 0 && isProse(leaf)) {
      // The section speaks of sources; a list of them may still follow.
      if (isCitingText(leaf.content)) this.#open = undefined;
      return;
    }
    if (this.#open === undefined) this.#openUnnamed(leaf, i);
    if (this.#open !== undefined) this.#list(leaf, leaf.from);
  }

  #findTitleLine(leaf: Leaf, i: number): Range | undefined {
    for (const line of listLines(leaf, leaf.from)) {
      const content = lineText(leaf, line);
      if (content.length > 60 || !isReferenceTitle(plainLine(content))) continue;
      const rest = leaf.content.slice(line.to - leaf.from);
      const gap = /^[ \t\\]*(?:\n|<br\s{0,10}\/?>|$)/i.exec(rest.slice(0, 100))?.[0].length ?? 0;
      const behind = rest.slice(gap, gap + 400);
      const follows = behind === '' ? isEntryLeaf(this.#leaves[i + 1]) : isEntryLine(behind);
      if (follows) return { from: line.from, to: behind === '' ? leaf.to : line.to + gap };
    }
    return undefined;
  }

  /** A list without a name: `[1]: ...` lines, or two and more lines or leaves with ascending labels in brackets. */
  #openUnnamed(leaf: Leaf, i: number): void {
    if (leaf.kind !== 'paragraph' || !/^(?:\\?\[|［|【)\d/.test(leaf.content)) return;
    const labels = listLines(leaf, leaf.from).flatMap((line) => readBracketed(lineText(leaf, line)));
    const [first] = labels;
    if (first === undefined || !/^\d+$/.test(first.text)) return;
    const next = this.#leaves[i + 1];
    const second = labels[1] ?? (next?.kind === 'paragraph' ? readBracketed(next.content)[0] : undefined);
    const ascends = second !== undefined && Number(second.text) > Number(first.text);
    if (first.colon || ascends) this.#start(leaf.from, 7);
  }
}

function readBracketed(text: string) {
  const label = readLineLabel(text);
  return label?.bracketed === true ? [label] : [];
}

function isEntryLeaf(leaf: Leaf | undefined): boolean {
  if (leaf === undefined || leaf.kind === 'heading' || leaf.kind === 'code' || leaf.kind === 'html')
    return false;
  return leaf.place.item !== undefined || leaf.kind === 'table_row' || isEntryLine(leaf.content);
}

/** A text that ends in a mark of its own, or a paragraph that names no source and is no bare title either. */
function isProse(leaf: Leaf): boolean {
  if (leaf.kind === 'table_row') return false;
  if (isCitingText(leaf.content)) return true;
  if (leaf.place.item !== undefined || isEntryLine(leaf.content) || namesSource(leaf.content)) return false;
  return /[:：]$/.test(leaf.content) || leaf.content.length > 120;
}

function plainLine(line: string): string {
  return line.replace(/[*_`\\]+/g, '').trim();
}
