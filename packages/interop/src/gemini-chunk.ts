import type { ExtractedLocator } from '@loccit/contract';
import { nameIn } from './gemini-names.js';
import type { CitedPlace, ReadingDraft } from './reading-draft.js';
import type { ResponseObject } from './response-object.js';
import { readAddress } from './source-address.js';
import { sourceOf } from './source-list.js';

/** Addresses that lead to a page for a while, and do not tell which. */
const REDIRECT = /^https:\/\/vertexaisearch\.cloud\.google\.com\/grounding-api-redirect\//;

/** Adds the source of a grounding chunk, and tells what the chunk says of the place in it. */
export function readChunk(draft: ReadingDraft, chunk: ResponseObject, ordinal: number): CitedPlace {
  const context = chunk.optionalObject(nameIn(chunk, 'retrievedContext'));
  if (context !== undefined) return readContext(draft, context, ordinal);
  const page = chunk.optionalObject('web') ?? chunk.optionalObject('maps');
  const image = chunk.optionalObject('image');
  const url = page === undefined ? image?.words(nameIn(image, 'sourceUri')) : page.words('uri');
  if (url !== undefined && REDIRECT.test(url)) draft.lose('redirect-url');
  const documentId = page?.words(nameIn(page, 'placeId'));
  const title = page?.words('title') ?? image?.words('title');
  const source = draft.sources.add(keyOf(url, documentId, ordinal), sourceOf({ url, documentId, title }));
  return { source };
}

function readContext(draft: ReadingDraft, context: ResponseObject, ordinal: number): CitedPlace {
  const address = readAddress(context.words('uri'));
  const rag = context.optionalObject(nameIn(context, 'ragChunk'));
  const documentId = context.words(nameIn(context, 'documentName')) ?? address.documentId;
  const source = draft.sources.add(
    keyOf(address.url, documentId, ordinal),
    sourceOf({ documentId, url: address.url, title: context.words('title') }),
  );
  return {
    source,
    quote: context.words('text') ?? rag?.words('text'),
    locator: readPages(context, rag),
  };
}

function keyOf(url: string | undefined, documentId: string | undefined, ordinal: number): string {
  if (url !== undefined) return `url ${url}`;
  return documentId === undefined ? `chunk ${ordinal}` : `document ${documentId}`;
}

function readPages(context: ResponseObject, rag: ResponseObject | undefined): ExtractedLocator | undefined {
  const page = context.optionalCount(nameIn(context, 'pageNumber'));
  if (page !== undefined && page > 0) return { type: 'page', first: page, last: page };
  const span = rag?.optionalObject(nameIn(rag, 'pageSpan'));
  const first = span?.optionalCount(nameIn(span, 'firstPage'));
  if (span === undefined || first === undefined || first === 0) return undefined;
  const last = span.optionalCount(nameIn(span, 'lastPage')) ?? first;
  return { type: 'page', first, last: Math.max(first, last) };
}
