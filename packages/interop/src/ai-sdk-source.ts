import type { ExtractedLocator } from '@loccit/contract';
import { nameIn } from './gemini-names.js';
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

/** Adds the source of a citation of a text, whose ids stay the same from one citation to the next. */
export function addCitedSource(draft: ReadingDraft, source: ResponseObject): number {
  const url = source.words('url');
  const title = source.words('title');
  if (url !== undefined) return draft.sources.add(`url ${url}`, sourceOf({ url, title }));
  const id = source.words('id');
  const metadata = source.optionalObject('providerMetadata');
  const documentId =
    metadata?.optionalObject('openai')?.words('fileId') ??
    metadata?.optionalObject('anthropic')?.words('file_id') ??
    source.words('filename');
  return draft.sources.add(`cited ${id ?? title ?? ''}`, sourceOf({ documentId, title }));
}

/** The place in the source that Anthropic's provider keeps with it: in names of its own, or as the API has it. */
export function readAnthropicPlace(draft: ReadingDraft, kept: ResponseObject): CitedPlace {
  const quote = kept.words(nameIn(kept, 'citedText'));
  if (kept.has(nameIn(kept, 'encryptedIndex'))) draft.lose('encrypted-index');
  const page = kept.optionalCount(nameIn(kept, 'startPageNumber'));
  if (page !== undefined)
    return { quote, locator: locate('page', page, kept.optionalCount(nameIn(kept, 'endPageNumber'))) };
  const block = kept.optionalCount(nameIn(kept, 'startBlockIndex'));
  if (block !== undefined)
    return { quote, locator: locate('blocks', block, kept.optionalCount(nameIn(kept, 'endBlockIndex'))) };
  const start = kept.optionalCount(nameIn(kept, 'startCharIndex'));
  const end = kept.optionalCount(nameIn(kept, 'endCharIndex'));
  const sourceSpan = checkSourceSpan(start, end, kept.optionalString(nameIn(kept, 'citedText')));
  if (start !== undefined && sourceSpan === undefined) draft.lose('source-span-differs');
  return { quote, sourceSpan };
}

/** A range whose end is outside. */
function locate(type: 'page' | 'blocks', first: number, end: number | undefined): ExtractedLocator {
  return { type, first, last: Math.max(first, (end ?? first + 1) - 1) };
}
