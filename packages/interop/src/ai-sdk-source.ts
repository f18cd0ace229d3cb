import type { CitedPlace, ReadingDraft } from './reading-draft.js';
import type { ResponseObject } from './response-object.js';
import { sourceOf } from './source-list.js';
import { checkSourceSpan } from './source-range.js';

/**
 * Adds the source of a source part.
 *
 * @remarks The parts' own ids are made anew for each citation and tell no two sources apart, but for those that this package wrote.
 * @param label the number by which the text names it, where one is known
 */
export function addSource(draft: ReadingDraft, part: ResponseObject, label: string | undefined): number {
  const metadata = part.optionalObject('providerMetadata');
  const own = metadata?.optionalObject('loccit');
  if (own !== undefined) return addOwn(draft, part, own);
  const url = part.words('url');
  const title = part.words('title');
  if (url !== undefined) {
    const key = label === undefined ? `url ${url}` : `label ${label}`;
    return draft.sources.add(key, sourceOf({ label, url, title }));
  }
  const file = metadata?.optionalObject('openai') ?? metadata?.optionalObject('azure');
  const named = metadata?.optionalObject('cohere')?.objects('sources')[0];
  const id = file?.words('fileId') ?? named?.words('id');
  const documentId = id ?? part.words('filename');
  const key = id === undefined ? `title ${documentId ?? ''} ${title ?? ''}` : `document ${id}`;
  return draft.sources.add(key, sourceOf({ documentId, title }));
}

function addOwn(draft: ReadingDraft, part: ResponseObject, own: ResponseObject): number {
  const members = sourceOf({
    label: own.words('label'),
    documentId: own.words('document_id'),
    title: own.words('title'),
    url: part.words('url'),
  });
  return draft.sources.add(`own ${part.words('sourceId') ?? part.at}`, members);
}

/** The place in the source that Anthropic's provider keeps with it. */
export function readAnthropicPlace(draft: ReadingDraft, kept: ResponseObject): CitedPlace {
  const quote = kept.words('citedText');
  const page = kept.optionalCount('startPageNumber');
  if (page !== undefined) {
    const end = kept.optionalCount('endPageNumber') ?? page + 1;
    return { quote, locator: { type: 'page', first: page, last: Math.max(page, end - 1) } };
  }
  const start = kept.optionalCount('startCharIndex');
  const end = kept.optionalCount('endCharIndex');
  const sourceSpan = checkSourceSpan(start, end, kept.optionalString('citedText'));
  if (start !== undefined && sourceSpan === undefined) draft.lose('source-span-differs');
  return { quote, sourceSpan };
}
