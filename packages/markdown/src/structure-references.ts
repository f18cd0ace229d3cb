import { countUpTo } from './binary-search.js';
import { CodePoints } from './code-points.js';
import { readDocument } from './document.js';
import { isForeign, isLawSection } from './foreign-structure.js';
import type { InlineToken } from './inline-token.js';
import type { Leaf } from './leaves.js';
import { type VisibleText, writeVisibleText } from './plain-text.js';
import { findReferenceLists } from './reference-list.js';
import { listMentions, type StructureKind, type StructureMention } from './structure-mentions.js';
import { StructureParts } from './structure-parts.js';

/** A place of a document that names a figure, table, section or appendix of it. */
export interface StructureReference {
  /** Code points of the text, half-open. */
  readonly charStart: number;
  readonly charEnd: number;
  readonly kind: StructureKind;
  /** Number or letter as written; empty where the text says "below" or "above" instead. */
  readonly label: string;
  /** Whether the document has what is named. */
  readonly found: boolean;
}

/**
 * Lists what a canonical Markdown text names of its own figures, tables, sections and appendices.
 *
 * @remarks What is named is looked for among captions, headings and lines with a number, and else counted: `Table 2` is there
 * where two tables are. Names in code, links, headings, captions, notes and reference lists are not listed, nor those of
 * parts of another work ("Table 3 of [5]"). English and Chinese. Linear in the text; never throws on content.
 * @example
 * ```ts
 * listStructureReferences('As Table 2 shows, ice thins.').map((one) => one.found); // [false]
 * ```
 * @see specification, section 9 "Parts that are named"
 */
export function listStructureReferences(text: string): StructureReference[] {
  const document = readDocument(text);
  const points = new CodePoints(text);
  const cache = new Map<Leaf, readonly InlineToken[]>();
  const tokensOf = (leaf: Leaf): readonly InlineToken[] => {
    const known = cache.get(leaf) ?? document.inline(leaf);
    cache.set(leaf, known);
    return known;
  };
  const { listedFrom } = findReferenceLists(document);
  const mentions: {
    readonly mention: StructureMention;
    readonly visible: VisibleText;
    readonly at: number;
  }[] = [];
  document.leaves.forEach((leaf, at) => {
    if (leaf.kind !== 'paragraph' && leaf.kind !== 'table_row') return;
    const to = listedFrom.get(leaf) ?? leaf.to;
    if (leaf.place.footnote !== undefined || to <= leaf.from) return;
    const visible = writeVisibleText(leaf.content, leaf.from, tokensOf(leaf), { from: leaf.from, to });
    for (const mention of listOwn(leaf, visible, tokensOf(leaf))) mentions.push({ mention, visible, at });
  });
  if (mentions.length === 0) return [];
  const parts = new StructureParts(document, tokensOf);
  return mentions.map(({ mention, visible, at }) => ({
    ...points.span({ from: visible.toSource(mention.from), to: visible.toSource(mention.to - 1) + 1 }),
    kind: mention.kind,
    label: mention.label,
    found: parts.has(mention, at),
  }));
}

/** The mentions of a block that are about this document. */
function listOwn(leaf: Leaf, visible: VisibleText, tokens: readonly InlineToken[]): StructureMention[] {
  const { text } = visible;
  const sources = tokens.filter((token) => SOURCE.test(token.kind));
  return listMentions(text).filter((mention) => {
    const source = visible.toSource(mention.from);
    const before = countUpTo(sources.length, (i) => (sources[i]?.from ?? 0) <= source);
    // Links hold no links: only an image may stand inside one.
    const nearest = [sources[before - 1], sources[before - 2]];
    if (nearest.some((token) => token !== undefined && source < token.to)) return false;
    if (mention.side !== undefined) return true;
    if (mention.kind === 'section' && isLawSection(mention.label)) return false;
    const [last] = nearest;
    const leads = last !== undefined && last.kind !== 'code' && last.kind !== 'image';
    if (leads && isTail(leaf.content.slice(last.to - leaf.from, source - leaf.from))) return false;
    return !opensCaption(text, mention) && !isForeign(text, mention.from, mention.to);
  });
}

const SOURCE = /^(?:code|link|image|autolink|url|footnote)$/;

/** `[Holm](u), Table 3`: what stands between a link and a part of what it leads to. */
function isTail(between: string): boolean {
  return (
    between.length < 20 &&
    /^[\s,;:(（，、]*(?:(?:see|cf\.|in|见)\s?)?$/u.test(between) &&
    !between.includes('\n')
  );
}

const CAPTION_LEAD = 200;

function opensCaption(text: string, mention: StructureMention): boolean {
  if (StructureParts.readCaptionWithin(text, mention.from) !== undefined) return true;
  // A caption's word stands near the start of its line; looking further would cost a line for each mention in it.
  const nearStart = Math.max(0, mention.from - CAPTION_LEAD);
  const lineStart = nearStart + text.slice(nearStart, mention.from).lastIndexOf('\n') + 1;
  if (/[\p{L}\p{N}]/u.test(text.slice(lineStart, mention.from))) return false;
  const lineEnd = text.indexOf('\n', mention.to);
  const line = text.slice(lineStart, lineEnd < 0 ? undefined : lineEnd);
  if (mention.kind === 'appendix' || mention.kind === 'section')
    return line.length < 100 && !/[.。]$/.test(line);
  return StructureParts.readCaption(line) !== undefined;
}
