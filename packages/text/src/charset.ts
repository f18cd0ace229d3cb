import { TextError } from './errors.js';

/** Labels that name UTF-8, the one encoding of this version. */
const UTF8_LABELS: ReadonlySet<string> = new Set(['utf-8', 'utf8', 'unicode-1-1-utf-8']);

/** Labels that name one of the two UTF-16 encodings, known only to tell a conflict from a lack. */
const UTF16_LABELS: ReadonlyMap<string, readonly string[]> = new Map([
  ['utf-16le', ['utf-16le', 'utf-16', 'ucs-2', 'unicode', 'unicodefeff', 'csunicode', 'iso-10646-ucs-2']],
  ['utf-16be', ['utf-16be', 'utf-16', 'unicodefffe']],
]);

/** An encoding in effect and the length of the byte order mark that precedes the text. */
export interface CharsetInEffect {
  readonly charset: string;
  readonly bomLength: number;
}

/**
 * The encoding in effect for bytes and a declared label.
 *
 * @remarks A byte order mark decides; without one the declared label; without both UTF-8. Labels are compared
 * without case and without ASCII white space around them.
 * @throws {@link TextError} `bom-conflict` where the mark names another encoding than the label does,
 * `charset-unsupported` where the encoding in effect is not UTF-8.
 */
export function resolveCharset(head: Uint8Array, declared?: string): CharsetInEffect {
  const label = declared?.replace(/^[\t\n\f\r ]+|[\t\n\f\r ]+$/g, '').toLowerCase();
  const marked = detectMark(head);
  if (marked === 'utf-8') {
    if (label !== undefined && !UTF8_LABELS.has(label))
      throw new TextError('bom-conflict', { byteOffset: 0 });
    return { charset: 'utf-8', bomLength: 3 };
  }
  if (marked !== undefined) {
    const conflict = label !== undefined && UTF16_LABELS.get(marked)?.includes(label) !== true;
    throw new TextError(conflict ? 'bom-conflict' : 'charset-unsupported', { byteOffset: 0 });
  }
  if (label !== undefined && !UTF8_LABELS.has(label)) throw new TextError('charset-unsupported');
  return { charset: 'utf-8', bomLength: 0 };
}

function detectMark(head: Uint8Array): 'utf-8' | 'utf-16be' | 'utf-16le' | undefined {
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf-8';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  return undefined;
}
