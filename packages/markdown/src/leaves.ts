import type { SyntaxNodeRef } from '@lezer/common';
import { type LinkDefinition, readDefinitions } from './definitions.js';
import type { MarkdownTree } from './parser.js';
import { type Range, splitRow } from './table-blocks.js';

/** The list item a leaf stands in. */
export interface ListPlace {
  readonly markFrom: number;
  /** The number written in an ordered list's marker. */
  readonly number: string | undefined;
}

/** The containers around a leaf, innermost item and footnote. */
export interface LeafPlace {
  readonly depth: number;
  readonly item: ListPlace | undefined;
  readonly footnote: { readonly label: string; readonly from: number } | undefined;
}

/** A block without block children, in UTF-16 units of the whole text. */
export interface Leaf extends Range {
  readonly kind: 'heading' | 'paragraph' | 'code' | 'table_row' | 'html';
  /** `text.slice(from, to)` with the markers of containers replaced by spaces: same length, inline syntax only. */
  readonly content: string;
  readonly place: LeafPlace;
  readonly level: number | undefined;
  readonly language: string | undefined;
  /** Whether this is the header row of a table. */
  readonly header: boolean;
  /** Ranges of inline content: the cells of a row, else the leaf itself; code and HTML have none. */
  readonly inline: readonly Range[];
}

/** All leaves and link definitions of a document, in document order. */
export interface Leaves {
  readonly leaves: readonly Leaf[];
  readonly definitions: readonly (LinkDefinition & { readonly place: LeafPlace })[];
}

const ROOT: LeafPlace = { depth: 0, item: undefined, footnote: undefined };

class LeafCollector {
  readonly leaves: Leaf[] = [];
  readonly definitions: (LinkDefinition & { place: LeafPlace })[] = [];
  readonly #places: LeafPlace[] = [ROOT];
  readonly #text: string;
  readonly #base: number;

  constructor(tree: MarkdownTree) {
    this.#text = tree.text;
    this.#base = tree.bodyStart;
  }

  get #place(): LeafPlace {
    return this.#places.at(-1) ?? ROOT;
  }

  enter(node: SyntaxNodeRef): boolean {
    const { name } = node;
    const from = node.from + this.#base;
    const to = node.to + this.#base;
    switch (name) {
      case 'Blockquote':
      case 'BulletList':
      case 'OrderedList':
        this.#places.push({ ...this.#place, depth: this.#place.depth + 1 });
        return true;
      case 'ListItem':
        this.#places.push({ ...this.#place, item: { markFrom: from, number: this.#listNumber(from) } });
        return true;
      case 'FootnoteDefinition':
        this.#places.push({
          depth: this.#place.depth + 1,
          item: undefined,
          footnote: { label: this.#footnoteLabel(from), from },
        });
        return true;
      case 'Paragraph':
        this.#addParagraph(node, from, to);
        return false;
      case 'SetextHeading1':
      case 'SetextHeading2':
        this.#addSetext(node, from);
        return false;
      case 'FencedCode':
        this.#addFence(node, from);
        return false;
      case 'CodeBlock':
        this.#add('code', from, to, {});
        return false;
      case 'TableHeader':
      case 'TableRow':
        this.#addRow(from, to, name === 'TableHeader');
        return false;
      case 'HTMLBlock':
      case 'CommentBlock':
      case 'ProcessingInstructionBlock':
        this.#add('html', from, to, {});
        return false;
      default:
        if (name.startsWith('ATXHeading')) {
          this.#addAtx(from, to, Number(name.slice(-1)));
          return false;
        }
        return name === 'Document' || name === 'Table';
    }
  }

  leave(node: SyntaxNodeRef): void {
    if (/^(?:Blockquote|BulletList|OrderedList|ListItem|FootnoteDefinition)$/.test(node.name))
      this.#places.pop();
  }

  #listNumber(from: number): string | undefined {
    return /^\s*(\d{1,9})[.)]/.exec(this.#text.slice(from, from + 20))?.[1];
  }

  #footnoteLabel(from: number): string {
    const open = this.#text.indexOf('[^', from) + 2;
    return this.#text.slice(open, this.#text.indexOf(']', open));
  }

  #add(
    kind: Leaf['kind'],
    from: number,
    to: number,
    extra: { content?: string; level?: number; language?: string; header?: boolean; inline?: Range[] },
  ): void {
    let start = from;
    let end = to;
    while (start < end && isBlank(this.#text.charCodeAt(start))) start += 1;
    while (end > start && isBlank(this.#text.charCodeAt(end - 1))) end -= 1;
    if (start === end) return;
    const content = extra.content?.slice(start - from, end - from) ?? this.#text.slice(start, end);
    if (!/[^ \t\n]/.test(content)) return;
    this.leaves.push({
      kind,
      from: start,
      to: end,
      content,
      place: this.#place,
      level: extra.level,
      language: extra.language,
      header: extra.header ?? false,
      inline: extra.inline ?? (kind === 'code' || kind === 'html' ? [] : [{ from: start, to: end }]),
    });
  }

  #mask(node: SyntaxNodeRef, from: number, to: number): string {
    let masked = '';
    let done = from;
    for (let child = node.node.firstChild; child !== null; child = child.nextSibling) {
      const markFrom = child.from + this.#base;
      if (child.name !== 'QuoteMark' || markFrom < done || markFrom >= to) continue;
      masked += `${this.#text.slice(done, markFrom)} `;
      done = markFrom + 1;
    }
    return masked + this.#text.slice(done, to);
  }

  #addText(kind: 'heading' | 'paragraph', content: string, from: number, level: number | undefined): boolean {
    let start = 0;
    if (content.startsWith('[')) {
      const read = readDefinitions(content);
      for (const definition of read.definitions) {
        this.definitions.push({
          ...definition,
          from: definition.from + from,
          to: definition.to + from,
          targetFrom: definition.targetFrom + from,
          place: this.#place,
        });
      }
      if (read.end > 0) {
        start = read.end;
        while (start < content.length && /[ \t\n]/.test(content.charAt(start))) start += 1;
      }
    }
    if (start >= content.length) return false;
    this.#add(kind, from + start, from + content.length, {
      content: content.slice(start),
      ...(level === undefined ? {} : { level }),
    });
    return true;
  }

  #addParagraph(node: SyntaxNodeRef, from: number, to: number): void {
    let start = from;
    const first = this.#place.item !== undefined && node.node.prevSibling?.name === 'ListMark';
    if (first)
      start += /^\[[ xX]\][ \t\n]+(?=[^ \t\n])/.exec(this.#text.slice(from, from + 1000))?.[0].length ?? 0;
    this.#addText('paragraph', this.#mask(node, start, to), start, undefined);
  }

  #addSetext(node: SyntaxNodeRef, from: number): void {
    const underline = node.node.lastChild;
    const markFrom = underline === null ? from : underline.from + this.#base;
    const to = Math.max(from, this.#text.lastIndexOf('\n', markFrom));
    const level = node.name.endsWith('1') ? 1 : 2;
    if (this.#addText('heading', this.#mask(node, from, to), from, level)) return;
    // Only definitions stand above the underline, which is then text of its own.
    this.#add('paragraph', markFrom, node.to + this.#base, {});
  }

  #addAtx(from: number, to: number, level: number): void {
    const line = this.#text.slice(from, to);
    const closing = /(?:^|[ \t])#+[ \t]*$/.exec(trimEnd(line.slice(level)));
    const end = closing === null ? to : from + level + closing.index;
    this.#add('heading', from + level, end, { level });
  }

  #addFence(node: SyntaxNodeRef, from: number): void {
    const firstLineEnd = this.#text.indexOf('\n', from);
    const info = node.node.getChild('CodeInfo');
    const language =
      info === null
        ? undefined
        : this.#text.slice(info.from + this.#base, info.to + this.#base).split(/[ \t]/)[0];
    if (firstLineEnd < 0) return;
    let start = -1;
    let end = -1;
    const closed = node.node.getChildren('CodeMark').length > 1;
    for (const child of node.node.getChildren('CodeText')) {
      if (start < 0) start = child.from + this.#base;
      end = child.to + this.#base;
    }
    if (start < 0) return;
    if (!closed) while (end > start && /[ \t\n]/.test(this.#text.charAt(end - 1))) end -= 1;
    this.#add('code', start, end, language === undefined ? {} : { language });
  }

  #addRow(from: number, to: number, header: boolean): void {
    const cells = splitRow(this.#text.slice(from, to));
    const first = cells[0];
    const last = cells.at(-1);
    if (first === undefined || last === undefined || cells.every((cell) => cell.from === cell.to)) return;
    const inline = cells.map((cell) => ({ from: from + cell.from, to: from + cell.to }));
    this.#add('table_row', from + first.from, from + last.to, { inline, header });
  }
}

function isBlank(unit: number): boolean {
  return unit === 32 || unit === 9;
}

function trimEnd(line: string): string {
  let end = line.length;
  while (end > 0 && isBlank(line.charCodeAt(end - 1))) end -= 1;
  return line.slice(0, end);
}

/**
 * Lists the leaf blocks and link definitions of a parsed document.
 *
 * @remarks Linear; spans are trimmed of space and tab, and blocks without content are left out.
 */
export function listLeaves(tree: MarkdownTree): Leaves {
  const collector = new LeafCollector(tree);
  tree.tree.iterate({ enter: (node) => collector.enter(node), leave: (node) => collector.leave(node) });
  return { leaves: collector.leaves, definitions: collector.definitions };
}
