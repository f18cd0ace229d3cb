import { countUpTo } from './binary-search.js';
import { type LinkDefinition, normalizeLabel } from './definitions.js';
import { type LabelLookup, scanInline } from './inline.js';
import type { InlineToken } from './inline-token.js';
import { type Leaf, type Leaves, listLeaves } from './leaves.js';
import { parseMarkdown } from './parser.js';
import type { Range } from './table-blocks.js';

/** A document with its leaves, and inline content on demand. */
export interface MarkdownDocument extends Leaves {
  readonly text: string;
  /** The first definition of a label wins. */
  readonly lookup: LabelLookup;
  /** Inline tokens of a leaf, positions in UTF-16 units of the text. */
  inline(leaf: Leaf): InlineToken[];
}

/** Reads blocks, definitions and the means to read inline content. */
export function readDocument(text: string): MarkdownDocument {
  const { leaves, definitions } = listLeaves(parseMarkdown(text));
  const byLabel = new Map<string, LinkDefinition>();
  for (const definition of definitions) {
    const label = normalizeLabel(definition.label);
    if (!byLabel.has(label)) byLabel.set(label, definition);
  }
  const lookup: LabelLookup = (label) => {
    const definition = byLabel.get(label);
    return definition === undefined ? undefined : { url: definition.url, title: definition.title };
  };
  const scan = (leaf: Leaf, range: Range): InlineToken[] =>
    scanInline(leaf.content.slice(range.from - leaf.from, range.to - leaf.from), range.from, lookup);
  return {
    text,
    leaves,
    definitions,
    lookup,
    inline: (leaf) => {
      const tokens =
        leaf.inline.length === 1
          ? scan(leaf, leaf.inline[0] ?? leaf)
          : leaf.inline.flatMap((range) => scan(leaf, range));
      return leaf.inline.length > 1 && leaf.content.includes('](')
        ? joinCells(leaf, tokens, scan(leaf, leaf))
        : tokens;
    },
  };
}

/**
 * Puts back links that a pipe in their text cuts into two cells.
 *
 * @remarks By the letter of the table syntax such a link is none; its writer meant one, and parsers without tables see one.
 */
function joinCells(leaf: Leaf, cells: InlineToken[], row: readonly InlineToken[]): InlineToken[] {
  const edges = leaf.inline.slice(1).map((cell) => cell.from);
  const joined: Range[] = [];
  for (const token of row) {
    if (token.kind !== 'link' || token.reference !== 'inline' || token.from < (joined.at(-1)?.to ?? 0))
      continue;
    const edge = edges[countUpTo(edges.length, (i) => (edges[i] ?? 0) <= token.textFrom)];
    if (edge !== undefined && edge <= token.textTo) joined.push(token);
  }
  if (joined.length === 0) return cells;
  const isJoined = (token: InlineToken): boolean => {
    const link = joined[countUpTo(joined.length, (i) => (joined[i]?.to ?? 0) <= token.from)];
    return link !== undefined && link.from < token.to;
  };
  return [...cells.filter((token) => !isJoined(token)), ...row.filter(isJoined)].sort(
    (a, b) => a.from - b.from || b.to - a.to,
  );
}
