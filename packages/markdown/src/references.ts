import type { ExtractedReference } from '@loccit/contract';
import type { CodePoints } from './code-points.js';
import type { LinkDefinition } from './definitions.js';
import type { MarkdownDocument } from './document.js';
import { formatLabel } from './entry-label.js';
import type { InlineToken } from './inline-token.js';
import type { Leaf } from './leaves.js';
import { describeEntry, type EntryFacts, readEntry } from './reference-entry.js';
import type { RawEntry } from './list-entries.js';
import type { ReferenceSections } from './reference-list.js';
import type { Range } from './table-blocks.js';

/** References of a document and the way from a label to one. */
export interface ReferenceTable {
  readonly references: readonly ExtractedReference[];
  /** The reference a label means at a place (UTF-16 offset). */
  find(label: string, at: number): ExtractedReference | undefined;
  has(label: string): boolean;
}

interface Source extends Range {
  readonly label: string;
  /** Start of the list it stands in; definitions and notes serve the whole document. */
  readonly listFrom: number;
  readonly facts: EntryFacts;
}

/**
 * Collects reference entries, footnotes and link definitions in document order.
 *
 * @remarks A mark looks in the next list behind it, then in the lists before it, nearest first, then among definitions.
 * In one list the first entry with a label wins; the others stay in the table.
 */
export function collectReferences(
  document: MarkdownDocument,
  sections: ReferenceSections,
  points: CodePoints,
  inline: (leaf: Leaf) => readonly InlineToken[],
): ReferenceTable {
  const sources = [
    ...sections.lists.flatMap((list) =>
      list.entries.map((entry) => describeListed(entry, list.from, inline)),
    ),
    ...listFootnotes(document).map((entry) => describeListed(entry, Number.NaN, inline)),
    ...document.definitions.map(describeDefinition),
  ].sort((a, b) => a.from - b.from);
  const references: ExtractedReference[] = [];
  const byLabel = new Map<string, { listFrom: number; reference: ExtractedReference }[]>();
  for (const source of sources) {
    const span = points.span(source);
    const reference: ExtractedReference = {
      reference: `R${references.length + 1}`,
      label: source.label,
      ...source.facts,
      char_start: span.charStart,
      char_end: span.charEnd,
    };
    references.push(reference);
    const same = byLabel.get(source.label);
    if (same === undefined) byLabel.set(source.label, [{ listFrom: source.listFrom, reference }]);
    else if (!same.some((other) => Object.is(other.listFrom, source.listFrom)))
      same.push({ listFrom: source.listFrom, reference });
  }
  return {
    references,
    has: (label) => label !== '' && byLabel.has(label),
    find: (label, at) => {
      const same = byLabel.get(label) ?? [];
      const behind = same.find((entry) => entry.listFrom >= at);
      const before = same.findLast((entry) => entry.listFrom < at);
      return (behind ?? before ?? same[0])?.reference;
    },
  };
}

function describeListed(
  entry: RawEntry,
  listFrom: number,
  inline: (leaf: Leaf) => readonly InlineToken[],
): Source {
  const first = entry.pieces[0]?.range;
  const last = entry.pieces.at(-1)?.range;
  const from = first?.from ?? 0;
  const to = Math.max(last?.to ?? from, from);
  return { from, to, label: entry.label, listFrom, facts: readEntry(entry, (piece) => inline(piece.leaf)) };
}

function describeDefinition(definition: LinkDefinition): Source {
  const isUrl =
    /^(?:[A-Za-z][A-Za-z0-9+.-]*:|\/|\.{1,2}\/|www\.)/.test(definition.url) || /[./]/.test(definition.url);
  const facts = describeEntry({
    text: definition.title ?? (isUrl ? '' : definition.url),
    links: isUrl ? [{ url: definition.url, text: undefined }] : [],
  });
  return {
    from: definition.targetFrom,
    to: definition.to,
    label: formatLabel(definition.label.replace(/\s+/g, ' ').trim().normalize('NFC')),
    listFrom: Number.NaN,
    facts,
  };
}

/** Footnote definitions as entries; the pieces are the leaves of each. */
function listFootnotes(document: MarkdownDocument): RawEntry[] {
  const entries = new Map<number, RawEntry>();
  for (const leaf of document.leaves) {
    const { footnote } = leaf.place;
    if (footnote === undefined || leaf.kind === 'html') continue;
    const piece = { leaf, range: { from: leaf.from, to: leaf.to } };
    const known = entries.get(footnote.from);
    if (known === undefined) entries.set(footnote.from, { label: `^${footnote.label}`, pieces: [piece] });
    else known.pieces.push(piece);
  }
  return [...entries.values()];
}
