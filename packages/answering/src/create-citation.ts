import type { LineageCitation } from '@loccit/contract';
import { isRecordOf, type LineageRecord, type RecordType } from '@loccit/lineage';
import type { Access, StoredGeneration } from '@loccit/storage';
import { createTextIndex, type Span, type TextIndex } from '@loccit/text';
import { AnsweringError } from './answering-error.js';
import { type CitableSpan, writeCitation } from './write-citation.js';

/** What is cited: a place, or the words that stand there. */
export type CitationInput = {
  /** The entry that retrieval found. */
  readonly indexEntryId: string;
  /** Index of the canonical text, where the caller has it; saves reading the text for every citation. */
  readonly index?: TextIndex;
  /** For whom it is cited: what that reader may not cite is an entry that is not there, before any place is looked at. */
  readonly access?: Access;
} & (
  | Span
  | {
      /** The words as they stand in the chunk of the entry, once. */
      readonly quote: string;
    }
);

/**
 * The citation of a span of a published document, in the lineage form.
 *
 * @remarks Positions are code points of the canonical text, half-open. The span must lie in the chunk of the entry and in one
 * element of it, as the check demands. A quote is found as it stands or not at all: nothing is folded. Linear in the document.
 * Without `access` it authorizes nobody: cite only what retrieval found for this reader.
 * @throws {@link AnsweringError} `entry-unknown`, `span-bounds`, `span-outside-chunk`, `span-outside-element`,
 * `quote-not-found`, `quote-ambiguous`
 * @example
 * ```ts
 * const raw = encodeUtf8('The fee is 4 crowns.');
 * const fees = ingestDocument({ tenantId: 'default', document: describeFolderFile('fees.txt', raw), raw });
 * const store = createMemoryStore();
 * store.publish(buildGeneration({ tenantId: 'default', documents: [fees], routes: [] }));
 * const generation = store.current('default');
 * const [indexEntryId = ''] = fees.indexEntryIds;
 * const citation = generation && createCitation(generation, { indexEntryId, quote: '4 crowns' });
 * citation?.char_start; // 11
 * ```
 * @see specification, section 7.3
 */
export function createCitation(generation: StoredGeneration, input: CitationInput): LineageCitation {
  const chain = openChain(generation, input);
  const { canonical, chunk } = chain;
  const text = input.index === undefined ? generation.text(canonical.preimage.canonical_sha256) : '';
  if (text === undefined) throw new AnsweringError('entry-unknown');
  const index = input.index ?? createTextIndex(text);
  const { char_start, char_end } = chunk.preimage;
  const span =
    'quote' in input ? findQuote(input.quote, { charStart: char_start, charEnd: char_end }, index) : input;
  assertSpan(span, index);
  if (span.charStart < char_start || span.charEnd > char_end) throw new AnsweringError('span-outside-chunk');
  const element = chunk.preimage.element_ids
    .map((id) => findRecord(generation, 'element', id))
    .find(({ preimage }) => preimage.char_start <= span.charStart && span.charEnd <= preimage.char_end);
  if (element === undefined) throw new AnsweringError('span-outside-element');
  return writeCitation({ ...chain, element, index, charStart: span.charStart, charEnd: span.charEnd });
}

type Chain = Pick<CitableSpan, 'canonical' | 'chunk' | 'document' | 'entry'>;

function openChain(generation: StoredGeneration, { access, indexEntryId }: CitationInput): Chain {
  const entry = findRecord(generation, 'index-entry', indexEntryId);
  const chunk = findRecord(generation, 'chunk', entry.preimage.chunk_id);
  const parse = findRecord(generation, 'parse', chunk.preimage.parse_revision_id);
  const canonical = findRecord(generation, 'canonical', parse.preimage.canonical_revision_id);
  const document = generation.documents.find((stored) => stored.canonical_revision_id === canonical.id);
  const mayBeCited =
    access === undefined || (document && access.allows('cite', document, generation.tenantId));
  if (document === undefined || mayBeCited !== true) throw new AnsweringError('entry-unknown');
  return { entry, chunk, canonical, document };
}

function findRecord<L extends RecordType>(generation: StoredGeneration, level: L, id: string) {
  const record: LineageRecord | undefined = generation.record(id);
  if (record === undefined || !isRecordOf(record, level)) throw new AnsweringError('entry-unknown');
  return record;
}

function findQuote(quote: string, chunk: Span, index: TextIndex): Span {
  const content = index.slice(chunk.charStart, chunk.charEnd);
  const at = quote === '' || !quote.isWellFormed() ? -1 : content.indexOf(quote);
  if (at === -1) throw new AnsweringError('quote-not-found');
  if (content.indexOf(quote, at + 1) !== -1) throw new AnsweringError('quote-ambiguous');
  const start = index.toUtf16(chunk.charStart) + at;
  return { charStart: index.fromUtf16(start), charEnd: index.fromUtf16(start + quote.length) };
}

function assertSpan({ charStart, charEnd }: Span, index: TextIndex): void {
  const isPlace = Number.isSafeInteger(charStart) && Number.isSafeInteger(charEnd);
  if (!isPlace || charStart < 0 || charEnd <= charStart || charEnd > index.chars)
    throw new AnsweringError('span-bounds');
}
