import type { ExtractedReference } from '@loccit/contract';
import { type BibliographyEntry, listBibliography } from './bibliography.js';
import type { CodePoints } from './code-points.js';
import type { LinkDefinition } from './definitions.js';
import type { MarkdownDocument } from './document.js';
import { formatLabel } from './entry-label.js';
import type { InlineToken } from './inline-token.js';
import type { Leaf } from './leaves.js';
import type { RawEntry } from './list-entries.js';
import { createListLookup } from './list-groups.js';
import { describeEntry, type EntryFacts, readEntry } from './reference-entry.js';
import type { ReferenceList, ReferenceSections } from './reference-list.js';
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
  /** The list it stands in; definitions and notes serve the whole document. */
  readonly list: ReferenceList | undefined;
  readonly facts: EntryFacts;
}

/**
 * Collects reference entries, footnotes and link definitions in document order, then what a bibliography holds.
 *
 * @remarks A mark looks in the lists, then among notes and definitions. In one list the first entry with a label wins;
 * the others stay in the table.
 */
export function collectReferences(
  document: MarkdownDocument,
  sections: ReferenceSections,
  points: CodePoints,
  inline: (leaf: Leaf) => readonly InlineToken[],
  bibliography: readonly BibliographyEntry[] = [],
): ReferenceTable {
  const sources = [
    ...sections.lists.flatMap((list) => list.entries.map((entry) => describeListed(entry, list, inline))),
    ...listFootnotes(document).map((entry) => describeListed(entry, undefined, inline)),
    ...document.definitions.map(describeDefinition),
  ].sort((a, b) => a.from - b.from);
  const references: ExtractedReference[] = [];
  const listed = new Map<ReferenceList, ExtractedReference[]>(sections.lists.map((list) => [list, []]));
  const loose = new Map<string, ExtractedReference>();
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
    if (source.list !== undefined) listed.get(source.list)?.push(reference);
    else if (!loose.has(source.label)) loose.set(source.label, reference);
  }
  for (const reference of listBibliography(bibliography, references.length)) {
    references.push(reference);
    if (!loose.has(reference.label)) loose.set(reference.label, reference);
  }
  // Without a single note the marks of notes are another way to write the numbers of the list.
  const hasNotes = references.some(({ label }) => label.startsWith('^'));
  const labels = new Set(references.map(({ label }) => label));
  const lookup = createListLookup(
    [...listed].map(([list, entries]) => ({
      from: list.from,
      to: endOf(list.entries.at(-1)) ?? list.from,
      references: entries,
      isBracketed: list.entries.some((entry) => entry.isBracketed),
    })),
    document.text,
  );
  return {
    references,
    has: (label) => label !== '' && labels.has(label),
    find: (label, at) => {
      if (label === '') return undefined;
      const found = lookup(label, at) ?? loose.get(label);
      if (found !== undefined || hasNotes || !label.startsWith('^')) return found;
      return lookup(label.slice(1), at);
    },
  };
}

function endOf(entry: RawEntry | undefined): number | undefined {
  return entry?.pieces.at(-1)?.range.to;
}

function describeListed(
  entry: RawEntry,
  list: ReferenceList | undefined,
  inline: (leaf: Leaf) => readonly InlineToken[],
): Source {
  const first = entry.pieces[0]?.range;
  const last = entry.pieces.at(-1)?.range;
  const from = first?.from ?? 0;
  const to = Math.max(last?.to ?? from, from);
  return { from, to, label: entry.label, list, facts: readEntry(entry, (piece) => inline(piece.leaf)) };
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
    list: undefined,
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
    if (known === undefined)
      entries.set(footnote.from, { label: `^${footnote.label}`, isBracketed: true, pieces: [piece] });
    else known.pieces.push(piece);
  }
  return [...entries.values()];
}
