import type { MarkdownDocument } from './document.js';
import type { InlineToken } from './inline-token.js';
import type { Leaf } from './leaves.js';
import { writePlainText } from './plain-text.js';
import { foldStructureLabel, wholeOf } from './structure-label.js';
import type { StructureKind, StructureMention } from './structure-mentions.js';
import { isTitleLine } from './unclaimed-lines.js';

const LABEL = '(?:\\d{1,3}(?:[.\\-－–]\\d{1,3}){0,3}[a-z]?|[A-Z](?:[.-]?\\d{1,2}){0,3}|[IVX]{1,5})';
export const CAPTION = new RegExp(
  `^[^\\p{L}\\p{N}]{0,4}(?:(?<figure>[Ff]igure|FIGURE|[Ff]ig\\.?|附?图|附?圖)|(?<table>[Tt]able|TABLE|Tab\\.|附?表))\\s{0,2}(?<label>${LABEL})(?![\\p{L}\\p{N}])(?<rest>.*)$`,
  'u',
);
/** `4.1 Costs`, `4) Costs`, `Section 4: Costs`, `第四章 成本`, `四、成本`, `（四）成本`, `IV. Costs`. */
export const SECTION =
  /^[^\p{L}\p{N}（(]{0,4}(?:(?:section|chapter|part|step|phase)\s{1,2}|§\s?|[（(])?(?:第\s?(?<dense>[一二三四五六七八九十]{1,3}|\d{1,2}(?:\.\d{1,2}){0,3})\s?[章节節部]|(?<number>\d{1,2}(?:\.\d{1,2}){0,3}|[一二三四五六七八九十]{1,3}(?=[、.．)）：:\s])|[IVX]{1,5}(?=[.):\s]))(?![\p{L}\p{N}%]))/iu;
export const APPENDIX =
  /^[^\p{L}\p{N}]{0,4}(?:appendix|annex|附[录錄])\s{0,2}(?<label>[A-Z](?![\p{L}])|\d{1,2}|[IVX]{1,4}(?![\p{L}])|[一二三四五六七八九十]{1,2})?/iu;
const CAPTION_WORD = /(?<![\p{L}\p{N}])(?:[Ff]ig|FIG|[Tt]ab|TAB|附?[图圖表])/gu;
const DIAGRAM_LANGUAGES =
  /^(?:mermaid|dot|graphviz|plantuml|puml|svg|vega(?:-lite)?|chart|flow|ascii|d2|tikz)$/i;
const IMAGE_TAG = /<(?:img|svg|figure|picture|canvas|iframe)\b/gi;
const TABLE_TAG = /<table\b/gi;

/** How many headings are counted: as many as keep each look-up short. */
const MAX_COUNTED = 500;

/** What a document has of figures, tables and sections. */
export class StructureParts {
  readonly #labels: Record<StructureKind, Set<string>> = {
    figure: new Set(),
    table: new Set(),
    section: new Set(),
    appendix: new Set(),
  };
  /** Indexes of leaves at which figures and tables stand, ascending. */
  readonly #places: Record<'figure' | 'table', number[]> = { figure: [], table: [] };
  readonly #headings: { readonly level: number }[] = [];
  #numbered = false;

  constructor(document: MarkdownDocument, tokensOf: (leaf: Leaf) => readonly InlineToken[]) {
    document.leaves.forEach((leaf, i) => {
      this.#visit(leaf, i, document.leaves[i + 1], tokensOf);
    });
  }

  /** Whether a block begins with the caption of a figure or table, or is a heading. */
  static readCaption(line: string): { kind: 'figure' | 'table'; label: string } | undefined {
    const found = CAPTION.exec(line.slice(0, 300));
    const label = found?.groups?.label;
    if (label === undefined) return undefined;
    const rest = found?.groups?.rest ?? '';
    const parted = /^\s{0,2}(?:[:.：。．|｜—–)）\]]|-\s)/u.test(rest) || rest.trim() === '';
    const named =
      /^\s{1,3}[\p{Lu}\p{sc=Han}“"(（]/u.test(rest) && !/[.!?。！？；]\s*$/u.test(rest) && line.length < 160;
    return parted || named
      ? { kind: found?.groups?.figure === undefined ? 'table' : 'figure', label }
      : undefined;
  }

  /** The caption that begins in the middle of a line, behind a sentence or a bracket, and goes on with a colon. */
  static readCaptionWithin(
    text: string,
    at: number,
  ): { kind: 'figure' | 'table'; label: string } | undefined {
    if (at > 0 && !/(?:[.!?。！？)）\]】]\s{0,2}|\n\s{0,3})$/u.test(text.slice(Math.max(0, at - 4), at)))
      return undefined;
    const found = CAPTION.exec(text.slice(at, at + 60).split('\n')[0] ?? '')?.groups;
    return found?.label !== undefined && /^\s{0,2}[:：]/.test(found.rest ?? '')
      ? { kind: found.figure === undefined ? 'table' : 'figure', label: found.label }
      : undefined;
  }

  /** Whether what a mention in leaf `at` names is there. */
  has(mention: StructureMention, at: number): boolean {
    const { kind, side } = mention;
    if (side !== undefined) {
      const places = this.#places[kind === 'table' ? 'table' : 'figure'];
      const edge = side === 'before' ? places[0] : places.at(-1);
      return edge !== undefined && (side === 'before' ? edge <= at : edge >= at);
    }
    const label = foldStructureLabel(mention.label, kind !== 'section');
    const labels = this.#labels[kind];
    if (labels.has(label) || labels.has(wholeOf(label))) return true;
    const number = /^\d+$/.test(wholeOf(label)) ? Number(wholeOf(label)) : Number.NaN;
    if (kind === 'figure' || kind === 'table') return number >= 1 && number <= this.#places[kind].length;
    if (kind === 'appendix') return false;
    return !this.#numbered && this.#isCounted(label);
  }

  #visit(
    leaf: Leaf,
    i: number,
    next: Leaf | undefined,
    tokensOf: (leaf: Leaf) => readonly InlineToken[],
  ): void {
    if (leaf.kind === 'code') {
      if (DIAGRAM_LANGUAGES.test(leaf.language ?? '') || /[│├└┌─▼→]/.test(leaf.content))
        this.#places.figure.push(i);
      return;
    }
    if (leaf.kind === 'html') {
      for (const _ of leaf.content.matchAll(IMAGE_TAG)) this.#places.figure.push(i);
      for (const _ of leaf.content.matchAll(TABLE_TAG)) this.#places.table.push(i);
      this.#readLines(leaf.content.replace(/<[^<>]*>/g, '\n'), false);
      return;
    }
    if (leaf.header) this.#places.table.push(i);
    const tokens = tokensOf(leaf);
    for (const token of tokens) if (token.kind === 'image') this.#places.figure.push(i);
    if (leaf.content.includes('<'))
      for (const _ of leaf.content.matchAll(IMAGE_TAG)) this.#places.figure.push(i);
    const isHeading = leaf.kind === 'heading' || isTitleLine(leaf, leaf.to, next);
    if (leaf.kind === 'heading' && this.#headings.length < MAX_COUNTED)
      this.#headings.push({ level: leaf.level ?? 1 });
    const text = writePlainText(leaf.content, leaf.from, tokens, leaf);
    const { item } = leaf.place;
    if (item?.number !== undefined && /^(?:\*\*|__)/.test(leaf.content))
      this.#labels.section.add(foldStructureLabel(item.number, false));
    this.#readLines(text, isHeading);
  }

  #readLines(text: string, isHeading: boolean): void {
    for (const line of text.split('\n')) {
      const caption = StructureParts.readCaption(line);
      if (caption !== undefined) this.#labels[caption.kind].add(foldStructureLabel(caption.label, true));
      for (const { index } of line.matchAll(CAPTION_WORD)) {
        const within = StructureParts.readCaptionWithin(line, index);
        if (within !== undefined) this.#labels[within.kind].add(foldStructureLabel(within.label, true));
      }
      const appendix = APPENDIX.exec(line.slice(0, 60))?.groups;
      if (appendix !== undefined && (isHeading || line.length < 120))
        this.#labels.appendix.add(foldStructureLabel(appendix.label ?? '', true));
      const section = SECTION.exec(line.slice(0, 60))?.groups;
      const number = section?.dense ?? section?.number;
      const isLine = line.length < 100 && !/[.。；;]\s*$/.test(line);
      if (
        number === undefined ||
        !(
          isHeading ||
          (isLine && /\.|^[一二三四五六七八九十]/.test(number)) ||
          (isLine && section?.dense !== undefined)
        )
      )
        continue;
      this.#labels.section.add(foldStructureLabel(number, false));
      if (isHeading) this.#numbered = true;
    }
  }

  /** `3` is the third heading of the uppermost level that has several, `3.2` the second below it. */
  #isCounted(label: string): boolean {
    const wanted = label.split('.').map(Number);
    let level = 1;
    while (level < 6 && this.#headings.filter((heading) => heading.level === level).length < 2) level += 1;
    let from = 0;
    let to = this.#headings.length;
    for (const number of wanted) {
      const places: number[] = [];
      for (let i = from; i < to; i += 1) if (this.#headings[i]?.level === level) places.push(i);
      const at = places[number - 1];
      if (at === undefined) return false;
      from = at + 1;
      to = places[number] ?? to;
      level += 1;
    }
    return true;
  }
}
