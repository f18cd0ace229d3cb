import type { CitationTarget, ExtractedReference } from '@loccit/contract';
import type { AuthorIndex } from './author-index.js';
import type { MarkItem } from './mark.js';
import type { ReferenceTable } from './references.js';

/** What an item of a mark points to, and the problem where it should point somewhere and does not. */
interface ResolvedItem {
  readonly target: CitationTarget;
  readonly problem?: string;
}

const NOWHERE: ResolvedItem = { target: { kind: 'none' } };
const LONGEST_NAME = 200;

/** Finds what the items of marks point to: blocks, addresses, passages, entries, documents, in this order. */
export class TargetResolver {
  readonly #table: ReferenceTable;
  readonly #authors: AuthorIndex;
  readonly #isPassage: ((label: string) => boolean) | undefined;

  constructor(
    table: ReferenceTable,
    authors: AuthorIndex,
    isPassage: ((label: string) => boolean) | undefined,
  ) {
    this.#table = table;
    this.#authors = authors;
    this.#isPassage = isPassage;
  }

  resolve(item: MarkItem, at: number): ResolvedItem {
    const { block, url } = item;
    if (block !== undefined)
      return { target: { kind: 'block', document_id: block.documentId, chunk_id: block.chunkId } };
    if (url !== undefined) return { target: { kind: 'url', url } };
    if (item.problem !== undefined) return NOWHERE;
    if (item.source !== undefined) return this.#resolveAuthors(item, at);
    if (this.#isPassage !== undefined && item.form !== 'footnote' && item.form !== 'cite-key') {
      if (this.#isPassage(item.label)) return { target: { kind: 'reference', ref: item.label } };
      return { ...NOWHERE, problem: 'no-passage' };
    }
    const reference = this.#table.find(item.label, at);
    if (reference !== undefined) return pointTo(reference);
    const { document } = item;
    if (document !== undefined && document.length <= LONGEST_NAME)
      return { target: { kind: 'document', document_id: document } };
    return item.form === 'footnote' || this.#table.references.length > 0
      ? { ...NOWHERE, problem: 'no-entry' }
      : NOWHERE;
  }

  #resolveAuthors(item: MarkItem, at: number): ResolvedItem {
    const labelled = this.#table.find(item.label, at);
    if (labelled !== undefined) return pointTo(labelled);
    const found = item.source === undefined ? 'none' : this.#authors.find(item.source);
    if (found === 'several') return { ...NOWHERE, problem: 'ambiguous-entry' };
    if (found !== 'none') return pointTo(found);
    return this.#authors.names.size > 0 ? { ...NOWHERE, problem: 'no-entry' } : NOWHERE;
  }
}

function pointTo(reference: ExtractedReference): ResolvedItem {
  const url = reference.url === undefined ? {} : { url: reference.url };
  return { target: { kind: 'reference', ref: reference.reference, ...url } };
}
