import type { ResponseSource } from './read-response.js';

/** Longest name of a document that an extraction holds, in code points. */
const MAX_DOCUMENT_ID = 500;

/** What an address that may also be a name is: an address where it begins with a scheme, else a name. */
export function readAddress(words: string | undefined): Pick<ResponseSource, 'url' | 'documentId'> {
  if (words === undefined) return {};
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(words) ? { url: words } : { documentId: words };
}

/** A name as an extraction can hold it; `undefined` for one that is longer. */
export function fitDocumentId(name: string | undefined): string | undefined {
  return name === undefined ||
    name === '' ||
    [...name.slice(0, 2 * MAX_DOCUMENT_ID + 1)].length > MAX_DOCUMENT_ID
    ? undefined
    : name;
}
