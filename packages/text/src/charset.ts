import { encodingOfLabel } from './encoding-labels.js';
import { TextError } from './errors.js';

/** Encodings of the standard that are no way to keep a text, or cannot be cut between two characters. */
const REFUSED: ReadonlySet<string> = new Set(['replacement', 'x-user-defined', 'iso-2022-jp']);

/** An encoding in effect and the length of the byte order mark that precedes the text. */
export interface CharsetInEffect {
  readonly charset: string;
  readonly bomLength: number;
}

/**
 * The encoding in effect for bytes and a declared label.
 *
 * @remarks A byte order mark decides; without one the declared label; without both UTF-8. Labels are those of the
 * Encoding standard, compared without case and without ASCII white space around them. The label `utf-16` leaves the
 * byte order open: it agrees with either mark and is refused without one.
 * @throws {@link TextError} `bom-conflict` where the mark names another encoding than the label does,
 * `charset-unsupported` where a label alone names none that is read.
 * @see {@link https://encoding.spec.whatwg.org/#names-and-labels}
 */
export function resolveCharset(head: Uint8Array, declared?: string): CharsetInEffect {
  const label = declared?.replace(/^[\t\n\f\r ]+|[\t\n\f\r ]+$/g, '').toLowerCase();
  const named = label === undefined ? 'utf-8' : encodingOfLabel(label);
  const marked = detectMark(head);
  if (marked !== undefined) {
    const agrees = label === undefined || named === marked || (label === 'utf-16' && marked !== 'utf-8');
    if (!agrees) throw new TextError('bom-conflict', { byteOffset: 0 });
    return { charset: marked, bomLength: marked === 'utf-8' ? 3 : 2 };
  }
  if (named === undefined || REFUSED.has(named) || label === 'utf-16') {
    throw new TextError('charset-unsupported');
  }
  return { charset: named, bomLength: 0 };
}

function detectMark(head: Uint8Array): 'utf-8' | 'utf-16be' | 'utf-16le' | undefined {
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf-8';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  return undefined;
}
