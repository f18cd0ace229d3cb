/** The media types that are canonical text themselves and need no extractor. */
export type TextMediaType = 'text/markdown' | 'text/plain';

const BY_EXTENSION: ReadonlyMap<string, TextMediaType> = new Map([
  ['md', 'text/markdown'],
  ['markdown', 'text/markdown'],
  ['txt', 'text/plain'],
]);

/** Whether documents of that media type can be ingested. */
export function isTextMediaType(mediaType: string): mediaType is TextMediaType {
  return mediaType === 'text/markdown' || mediaType === 'text/plain';
}

/**
 * The media type that a path's extension stands for, undefined if such a file is ignored.
 *
 * @remarks ASCII capitals count as small letters. A name that is nothing but an extension (`.md`) has none.
 */
export function findMediaType(path: string): TextMediaType | undefined {
  const extension = /[^/]\.([A-Za-z]+)$/.exec(path)?.[1];
  return extension === undefined ? undefined : BY_EXTENSION.get(extension.toLowerCase());
}
