import type { Extraction } from '@loccit/contract';
import { type ExtractOptions, extractCitations } from '@loccit/markdown';
import { createTextIndex } from '@loccit/text';
import { CitationTable } from './citation-table.js';
import { ClaimCover } from './claim-cover.js';
import type { ResponseReading } from './read-response.js';
import { listReferences } from './references.js';

/** What can be set about the Markdown of the answer; a response names its own passages. */
export type ToExtractionOptions = Omit<ExtractOptions, 'passages'>;

/**
 * Makes an extraction of a reading: the claims and marks of the answer's Markdown, and the response's citations.
 *
 * @remarks A citation of the response is a citation of the form `annotation`, or what it says is added to the Markdown
 * mark at the same place with the same URL. One that covers a statement belongs to every claim it overlaps, one that
 * covers a mark to the claim the mark stands in or follows. A citation without a place in the answer stands at its
 * end, with an empty span, no claim and its problem. Sources follow the references of the text, with an empty span
 * there too, unless the text has an entry with their URL. Linear but for sorting.
 * @throws {@link InteropError} `response-too-large` where citations and claims meet more than a million times, or the marks
 * come to more than 64 Mi units.
 * @example
 * ```ts
 * const reading = readResponse({ type: 'message', role: 'assistant', content: [{ type: 'text', text: 'It rains.' }] });
 * toExtraction(reading).claims.map((claim) => claim.text); // ['It rains.']
 * ```
 * @see specification, section 8 "extract"
 */
export function toExtraction(reading: ResponseReading, options: ToExtractionOptions = {}): Extraction {
  const found = extractCitations(reading.text, options);
  const index = createTextIndex(reading.text);
  const { references, referenceOf } = listReferences(found.references, reading.sources, index.chars);
  const table = new CitationTable(found.citations, referenceOf);
  const cover = new ClaimCover(found.claims, reading.text, index);
  for (const citation of reading.citations) {
    const source = citation.source === undefined ? undefined : reading.sources[citation.source];
    table.add(citation, source, index, cover);
  }
  const citations = table.list();
  return {
    ...found,
    citations,
    references,
    statements_uncited: found.statements_uncited.filter((statement) => !cover.isCovered(statement)),
    read_as: reading.form,
    text: reading.text,
    lost: [...new Set(reading.lost)].sort(),
  };
}
