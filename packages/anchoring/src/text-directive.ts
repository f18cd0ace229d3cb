import { AnchoringError } from './errors.js';

/** One text directive of a fragment, decoded. */
export interface TextDirective {
  readonly prefix?: string;
  readonly start: string;
  readonly end?: string;
  readonly suffix?: string;
}

/** What ends the fragment proper and begins directives. */
const DELIMITER = ':~:';
/** Longest fragment that is read. */
const LONGEST = 65_536;

/**
 * The text directives of a fragment, an address with one, or a bare `text=` directive.
 *
 * @throws {@link AnchoringError} `fragment-invalid`.
 */
export function parseTextDirectives(value: string): TextDirective[] {
  const at = value.indexOf(DELIMITER);
  const directives = (at === -1 ? value.replace(/^#/, '') : value.slice(at + DELIMITER.length)).split('&');
  const texts = directives
    .filter((directive) => directive.startsWith('text='))
    .map((directive) => directive.slice(5));
  if (texts.length === 0 || value.length > LONGEST) throw new AnchoringError('fragment-invalid');
  return texts.map(parseDirective);
}

function parseDirective(value: string): TextDirective {
  const parts = value.split(',');
  const prefix = (parts[0] ?? '').endsWith('-') && parts.length > 1 ? parts.shift()?.slice(0, -1) : undefined;
  const suffix = parts.length > 1 && (parts.at(-1) ?? '').startsWith('-') ? parts.pop()?.slice(1) : undefined;
  const [start = '', end, ...more] = parts;
  if (more.length > 0 || start === '' || [start, end].some((part) => part?.includes('-') === true)) {
    throw new AnchoringError('fragment-invalid');
  }
  return {
    start: decode(start),
    ...(prefix === undefined ? {} : { prefix: decode(prefix) }),
    ...(end === undefined ? {} : { end: decode(end) }),
    ...(suffix === undefined ? {} : { suffix: decode(suffix) }),
  };
}

function decode(part: string): string {
  let text = '';
  try {
    text = decodeURIComponent(part);
  } catch {
    throw new AnchoringError('fragment-invalid');
  }
  if (text.trim() === '') throw new AnchoringError('fragment-invalid');
  return text;
}

/** Writes a directive as a fragment without `#`. */
export function writeTextDirective({ prefix, start, end, suffix }: TextDirective): string {
  const parts = [encode(start)];
  if (prefix !== undefined) parts.unshift(`${encode(prefix)}-`);
  if (end !== undefined) parts.push(encode(end));
  if (suffix !== undefined) parts.push(`-${encode(suffix)}`);
  return `${DELIMITER}text=${parts.join(',')}`;
}

/** Also `-`, which would end a prefix or begin a suffix; `,` and `&` are encoded by the platform already. */
const encode = (part: string): string => encodeURIComponent(part).replace(/-/g, '%2D');
