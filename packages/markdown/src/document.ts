import { type LinkDefinition, normalizeLabel } from './definitions.js';
import { type LabelLookup, scanInline } from './inline.js';
import type { InlineToken } from './inline-token.js';
import { type Leaf, type Leaves, listLeaves } from './leaves.js';
import { parseMarkdown } from './parser.js';

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
  return {
    text,
    leaves,
    definitions,
    lookup,
    inline: (leaf) =>
      leaf.inline.flatMap((range) =>
        scanInline(leaf.content.slice(range.from - leaf.from, range.to - leaf.from), range.from, lookup),
      ),
  };
}
