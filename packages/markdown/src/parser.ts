import type { Tree } from '@lezer/common';
import { parser as commonMark, type MarkdownConfig } from '@lezer/markdown';
import { footnoteBlocks } from './footnote-blocks.js';
import { findBodyStart } from './front-matter.js';
import { nestingLimit } from './nesting-limit.js';
import { tableBlocks } from './table-blocks.js';

const INLINE_PARSERS = [
  'Escape',
  'Entity',
  'InlineCode',
  'HTMLTag',
  'Emphasis',
  'HardBreak',
  'Link',
  'Image',
  'LinkEnd',
];

const blocksOnly: MarkdownConfig = {
  remove: [...INLINE_PARSERS, 'LinkReference'],
  parseInline: [{ name: 'Skip', before: 'Escape', parse: (cx) => cx.end }],
};

const blockParser = commonMark.configure([nestingLimit, footnoteBlocks, tableBlocks, blocksOnly]);

/** A parsed document: the text and its block tree. */
export interface MarkdownTree {
  /** The text that was parsed, unchanged. */
  readonly text: string;
  /** UTF-16 offset of the body: behind front matter, else 0. Positions of {@link MarkdownTree.tree} count from here. */
  readonly bodyStart: number;
  /** Block structure only; inline content is read by this package's own linear scanner. */
  readonly tree: Tree;
}

/**
 * Parses the block structure of a Markdown text (CommonMark with tables, footnote definitions and front matter).
 *
 * @remarks The text is canonical: lines end in LF. Never throws on content; time is linear in the text's length,
 * containers are nested at most 200 deep.
 * @see CommonMark 0.31 section 3, GitHub Flavored Markdown section 4.10
 */
export function parseMarkdown(text: string): MarkdownTree {
  const bodyStart = findBodyStart(text);
  return { text, bodyStart, tree: blockParser.parse(bodyStart === 0 ? text : text.slice(bodyStart)) };
}
