import type { ExtractedReference } from '@loccit/contract';
import type { ResponseSource } from './read-response.js';
import { fitDocumentId } from './source-address.js';

/** References of the text and sources of the response in one list. */
export interface ReferenceList {
  readonly references: ExtractedReference[];
  /** By the index of a source: the reference that it is. */
  readonly referenceOf: readonly ExtractedReference[];
}

/**
 * Adds the sources of a response to the references of its text.
 *
 * @remarks A source is the entry of the text with its URL, where there is one; else it stands at the end of the text
 * with an empty span, because it stands nowhere in it.
 */
export function listReferences(
  found: readonly ExtractedReference[],
  sources: readonly ResponseSource[],
  end: number,
): ReferenceList {
  const references = [...found];
  const byUrl = new Map<string, number>();
  found.forEach((reference, i) => {
    if (reference.url !== undefined && !byUrl.has(reference.url)) byUrl.set(reference.url, i);
  });
  const places = sources.map((source) => {
    const known = source.url === undefined ? undefined : byUrl.get(source.url);
    if (known === undefined) return references.push(writeReference(source, references.length + 1, end)) - 1;
    const reference = references[known];
    if (reference !== undefined) references[known] = { ...membersOf(source), ...reference };
    return known;
  });
  return {
    references,
    referenceOf: places.flatMap((place) => references[place] ?? []),
  };
}

function writeReference(source: ResponseSource, ordinal: number, end: number): ExtractedReference {
  return {
    reference: `R${ordinal}`,
    label: source.label ?? '',
    char_start: end,
    char_end: end,
    ...membersOf(source),
  };
}

function membersOf(source: ResponseSource): Pick<ExtractedReference, 'title' | 'url' | 'document_id'> {
  const documentId = fitDocumentId(source.documentId);
  return {
    ...(source.title === undefined ? {} : { title: source.title }),
    ...(source.url === undefined ? {} : { url: source.url }),
    ...(documentId === undefined ? {} : { document_id: documentId }),
  };
}
