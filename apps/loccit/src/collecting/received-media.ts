import { isSourceVersion } from '@loccit/contract';

/** What bytes are said to be by whoever sent them. */
export interface ReceivedMedia {
  readonly mediaType: string;
  readonly charset?: string;
  /** Extension of a file with such content, without dot. */
  readonly extension: string;
}

const essence = /^[a-z0-9!#$&^_.+-]{1,127}\/[a-z0-9!#$&^_.+-]{1,127}$/;
const charsetLabel = /^[a-z0-9][a-z0-9:_.-]{0,39}$/;

const markdownTypes: ReadonlySet<string> = new Set([
  'text/markdown',
  'text/x-markdown',
  'application/markdown',
  'application/x-markdown',
]);

const extensions: Readonly<Record<string, string>> = {
  'text/markdown': 'md',
  'text/plain': 'txt',
  'text/html': 'html',
  'application/xhtml+xml': 'html',
  'application/pdf': 'pdf',
  'application/json': 'json',
  'application/xml': 'xml',
  'text/xml': 'xml',
  'text/csv': 'csv',
};

/**
 * Media type and charset of an answer.
 *
 * @remarks Nothing is guessed from the bytes. `text/plain` under a name that ends in `.md` or `.markdown` is Markdown, as servers
 * of source files send it; the other names of Markdown count as `text/markdown`. What is no media type is
 * `application/octet-stream`.
 */
export function readMedia(contentType: string | undefined, finalUrl: string): ReceivedMedia {
  const [first = '', ...parameters] = (contentType ?? '').split(';');
  const stated = first.trim().toLowerCase();
  const isMarkdown =
    markdownTypes.has(stated) ||
    (stated === 'text/plain' && /\.(?:md|markdown)$/i.test(new URL(finalUrl).pathname));
  const mediaType = isMarkdown ? 'text/markdown' : essence.test(stated) ? stated : 'application/octet-stream';
  const charset = parameters
    .map((parameter) => /^\s*charset\s*=\s*"?([^"\s]*)"?\s*$/i.exec(parameter)?.[1]?.toLowerCase() ?? '')
    .find((label) => charsetLabel.test(label));
  return {
    mediaType,
    ...(charset === undefined ? {} : { charset }),
    extension: extensions[mediaType] ?? 'bin',
  };
}

/** The version of what was received: as its server names it, else its time, else its digest. */
export function readVersion(headers: ReadonlyMap<string, string>, rawSha256: string): string {
  const etag = headers.get('etag')?.trim() ?? '';
  const named = `etag ${etag}`;
  if (/^(?:W\/)?"[\x21\x23-\x7e]{1,150}"$/.test(etag) && isSourceVersion(named)) return named;
  const modified = Date.parse(headers.get('last-modified') ?? '');
  if (Number.isFinite(modified) && modified > 0 && modified < Date.UTC(2200, 0)) {
    return `modified ${new Date(modified).toISOString().replace(/\.\d+Z$/, 'Z')}`;
  }
  return `sha256-${rawSha256.slice(0, 16)}`;
}

/** Headers that say what the bytes are, of when, and of which language. */
const keptHeaders = [
  'content-type',
  'content-encoding',
  'content-language',
  'content-length',
  'content-location',
  'date',
  'etag',
  'last-modified',
] as const;

/** A kept header's name. */
export type KeptHeader = (typeof keptHeaders)[number];

const maxHeaderLength = 1000;

/** The headers that matter, printable ASCII alone: what else stands in them is `?`. */
export function keepHeaders(headers: ReadonlyMap<string, string>): Partial<Record<KeptHeader, string>> {
  const kept: Partial<Record<KeptHeader, string>> = {};
  for (const name of keptHeaders) {
    const value = headers.get(name);
    if (value !== undefined) kept[name] = value.slice(0, maxHeaderLength).replace(/[^\x20-\x7e]/g, '?');
  }
  return kept;
}
