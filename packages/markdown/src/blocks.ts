import { CodePoints } from './code-points.js';
import { readDocument } from './document.js';
import type { Leaf } from './leaves.js';
import { writePlainText } from './plain-text.js';

/** The kinds of element a document has. */
export type BlockKind = 'heading' | 'paragraph' | 'code' | 'table_row';

/** A half-open span of code points of the canonical text. */
export interface BlockSpan {
  readonly charStart: number;
  readonly charEnd: number;
}

/** An element: the smallest block with inline or literal content. */
export interface Block extends BlockSpan {
  readonly kind: BlockKind;
  /** 1 to 6, headings only. */
  readonly level?: number;
  /** Visible texts of the headings above, outermost first, a heading's own not among them. */
  readonly sectionPath: readonly string[];
  /** First word of a fence's info string. */
  readonly language?: string;
  /** Comments and raw HTML inside the span: what a reader does not see. */
  readonly hidden: readonly BlockSpan[];
}

/**
 * Lists the elements of a canonical Markdown text in document order.
 *
 * @remarks Spans are code points, never overlap, are never empty and hold no space or tab at their ends; markers of
 * containers inside a span stay. Headings inside quotes, lists and footnotes are elements but open no section.
 * Linear in the length of the text; never throws on content.
 * @example
 * ```ts
 * listBlocks('# Tides\n\nHigh at noon.\n').map((block) => block.kind); // ['heading', 'paragraph']
 * ```
 * @see specification, section 2 "Elements"
 */
export function listBlocks(text: string): Block[] {
  const document = readDocument(text);
  const points = new CodePoints(text);
  const sections: { level: number; title: string }[] = [];
  const blocks: Block[] = [];
  for (const leaf of document.leaves) {
    const { kind } = leaf;
    if (kind === 'html') continue;
    const opensSection = kind === 'heading' && leaf.place.depth === 0;
    const mayHide = leaf.inline.length > 0 && leaf.content.includes('<');
    const tokens = opensSection || mayHide ? document.inline(leaf) : [];
    if (opensSection) while ((sections.at(-1)?.level ?? 0) >= (leaf.level ?? 1)) sections.pop();
    blocks.push({
      kind,
      ...points.span(leaf),
      ...(leaf.level === undefined ? {} : { level: leaf.level }),
      ...(leaf.language === undefined ? {} : { language: leaf.language }),
      sectionPath: sections.map((section) => section.title),
      hidden: tokens.filter((token) => token.kind === 'html').map((token) => points.span(token)),
    });
    if (opensSection) sections.push({ level: leaf.level ?? 1, title: describeHeading(leaf, tokens) });
  }
  return blocks;
}

function describeHeading(leaf: Leaf, tokens: Parameters<typeof writePlainText>[2]): string {
  return writePlainText(leaf.content, leaf.from, tokens, leaf).replace(/\s+/g, ' ').trim();
}
