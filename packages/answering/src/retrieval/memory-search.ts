import type { IndexedRow, LexicalSearch, StoredGeneration, TermPosting } from '@loccit/storage';
import { termReader } from '../terms.js';
import { listRows } from './list-rows.js';

const searches = new WeakMap<StoredGeneration, LexicalSearch>();

/**
 * The search of a generation: the store's own if it was indexed by the terms of this version, else one in memory.
 *
 * @remarks The index in memory is built over every row, once an opened generation.
 */
export function searchGeneration(generation: StoredGeneration): LexicalSearch {
  if (generation.search?.termsVersion === termReader.version) return generation.search;
  const known = searches.get(generation);
  if (known !== undefined) return known;
  const search = createMemorySearch(generation);
  searches.set(generation, search);
  return search;
}

/** An index of the generation's rows in memory; linear in their text. */
export function createMemorySearch(generation: StoredGeneration): LexicalSearch {
  const index = new Map<string, TermPosting[]>();
  for (const { chunkId, documentId, entryId, text } of listRows(generation)) {
    const counts = new Map<string, number>();
    const terms = termReader.list(text);
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
    const row: IndexedRow = { entryId, chunkId, documentId, length: terms.length };
    for (const [term, count] of counts) {
      const postings = index.get(term);
      if (postings === undefined) index.set(term, [{ row, count }]);
      else postings.push({ row, count });
    }
  }
  return {
    termsVersion: termReader.version,
    find: (terms, readable) =>
      terms.map((term) => (index.get(term) ?? []).filter(({ row }) => readable.has(row.documentId))),
  };
}
