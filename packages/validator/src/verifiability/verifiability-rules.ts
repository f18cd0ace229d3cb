import { type Citation, isSourceUri, type Locator } from '@loccit/contract';
import { isRecordOf, sha256Hex } from '@loccit/lineage';
import { isInEffect } from '@loccit/storage';
import type { TextIndex } from '@loccit/text';
import { type CitationContext, spanOf } from '../citation-context.js';
import type { Library } from '../evidence/library.js';
import type { Shelf } from '../evidence/shelf.js';
import { failAt, type Rule, unverifiable } from '../rule.js';
import { drifted } from './drifted.js';
import { hiddenInSpan } from './hidden-in-span.js';
import { mixedInCitation } from './mixed-script.js';
import { quoteAmbiguous } from './quote-ambiguous.js';

type ReaderRule = Rule<CitationContext>;

/** The reader at hand can open the source; one who may not is told what one is told of a source that is not there. */
const cannotOpen: ReaderRule = {
  id: 'verifiability/cannot-open',
  reads: [],
  check: ({ place }) => {
    if (place === undefined) return unverifiable('source', ['source']);
    return place.source.index() === undefined ? failAt('', { settles: ['source', 'text'] }) : 'pass';
  },
};

/** The place that the citation names is where its span stands. */
const wrongPlace: ReaderRule = {
  id: 'verifiability/wrong-place',
  reads: ['source', 'text', 'span'],
  check: ({ citation, place }) => {
    const span = spanOf(citation);
    const index = place?.source.index();
    if (place === undefined || span === undefined || index === undefined) return 'inapplicable';
    const { locator } = citation;
    if (locator === undefined || locator.type === 'lines') {
      return locator === undefined || standsOnLines(locator, span, index) ? 'pass' : failAt('/locator');
    }
    // Text has lines; pages, cells and element paths come from an extractor's map.
    return place.canonical.preimage.extractor === null ? failAt('/locator') : unverifiable('extractor');
  },
};

const titleMissing: ReaderRule = {
  id: 'verifiability/title-missing',
  reads: [],
  check: ({ citation, place }) => {
    if (citation.title !== null && citation.title !== '') return 'pass';
    // A source that has no title cannot be shown with one.
    if (place !== undefined && place.canonical.preimage.title === null) return 'inapplicable';
    return failAt('/title', { settles: ['title'] });
  },
};

const titleMismatch: ReaderRule = {
  id: 'verifiability/title-mismatch',
  reads: ['source', 'title'],
  check: ({ citation, place }) => {
    if (place === undefined) return 'inapplicable';
    // Equal bytes tell nothing of what a source that is not known here is called.
    if (place.foundBy === 'raw') return unverifiable('record');
    const expected = place.canonical.preimage.title;
    return expected === citation.title ? 'pass' : failAt('/title', { expected, actual: citation.title });
  },
};

const versionMissing: ReaderRule = {
  id: 'verifiability/version-missing',
  reads: [],
  check: ({ citation, place }) => {
    if (citation.source_version === '') return failAt('/source_version');
    return place?.foundBy === 'raw' ? unverifiable('record') : 'pass';
  },
};

const unsafeUri: ReaderRule = {
  id: 'verifiability/unsafe-uri',
  reads: [],
  check: ({ citation }) => (isSourceUri(citation.source_uri) ? 'pass' : failAt('/source_uri')),
};

/** What is served to this reader now still says at this place what was cited. */
const notAvailableNow: ReaderRule = {
  id: 'verifiability/not-available-now',
  reads: [],
  check: (context) => {
    const { library, place, at } = context;
    if (library.current.length === 0) return unverifiable('store');
    if (place === undefined) return 'inapplicable';
    const { document_id } = place.document;
    // A store that does not know a document that came in a pack says nothing of it.
    const isForeign = place.shelf === library.packed;
    if (isForeign && !library.current.some((shelf) => shelf.document(document_id) !== undefined)) {
      return unverifiable('source');
    }
    return isServed(context, at) ? 'pass' : failAt('');
  },
};

/** The rules of the fourth layer over one citation, in order. */
export const VERIFIABILITY_RULES: readonly ReaderRule[] = [
  cannotOpen,
  wrongPlace,
  titleMissing,
  titleMismatch,
  versionMissing,
  unsafeUri,
  hiddenInSpan,
  quoteAmbiguous,
  mixedInCitation,
  drifted,
  notAvailableNow,
];

function standsOnLines(
  locator: Extract<Locator, { readonly type: 'lines' }>,
  span: { readonly charStart: number; readonly charEnd: number },
  index: TextIndex,
): boolean {
  const first = index.toLineColumn(span.charStart).line;
  const last = index.toLineColumn(span.charEnd - 1).line;
  return locator.line_start === first && locator.line_end === last;
}

function isServed({ citation, library, place }: CitationContext, at: string): boolean {
  if (place === undefined) return false;
  for (const shelf of library.current) {
    const document = shelf.document(place.document.document_id);
    if (document === undefined || !isInEffect(document, at)) continue;
    if (document.canonical_revision_id === place.canonical.id) return true;
    if (saysTheSame(citation, library, shelf, document.canonical_revision_id)) return true;
  }
  return false;
}

/** Another revision serves as well where the same words stand at the same place. */
function saysTheSame(citation: Citation, library: Library, shelf: Shelf, revisionId: string): boolean {
  const record = shelf.generation.record(revisionId);
  const span = spanOf(citation);
  if (record === undefined || !isRecordOf(record, 'canonical') || span === undefined) return false;
  const index = library.open(shelf, record).index();
  if (index === undefined || span.charStart >= span.charEnd || span.charEnd > index.chars) return false;
  return sha256Hex(index.slice(span.charStart, span.charEnd)) === citation.span_sha256;
}
