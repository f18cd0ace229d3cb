import type { ExtractedQuote } from '@loccit/contract';

const DIRECTIVE = /#(?:[^#\s]*?):~:(?:[^&\s]*&)*?text=([^&\s]+)/;

/** What the first text directive of an address quotes; `malformed` where it has none that can be read. */
export function readTextFragment(url: string): ExtractedQuote | 'malformed' | undefined {
  if (!url.includes(':~:')) return undefined;
  const written = DIRECTIVE.exec(url)?.[1];
  if (written === undefined) return undefined;
  let parts = written.split(',');
  let prefix: string | undefined;
  let suffix: string | undefined;
  if (parts.length > 1 && parts[0]?.endsWith('-')) {
    prefix = decode(parts[0].slice(0, -1));
    parts = parts.slice(1);
  }
  if (parts.length > 1 && parts.at(-1)?.startsWith('-')) {
    suffix = decode((parts.at(-1) ?? '').slice(1));
    parts = parts.slice(0, -1);
  }
  const exact = decode(parts[0] ?? '');
  const end = parts.length > 1 ? decode(parts[1] ?? '') : undefined;
  if (parts.length > 2 || exact === undefined || exact === '' || (parts.length > 1 && !end))
    return 'malformed';
  return {
    exact,
    ...(end === undefined ? {} : { exact_end: end }),
    ...(prefix === undefined || prefix === '' ? {} : { prefix }),
    ...(suffix === undefined || suffix === '' ? {} : { suffix }),
  };
}

function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part).normalize('NFC').replace(/\r\n?/g, '\n');
  } catch {
    return undefined;
  }
}
