import type { ErrorPlace } from '../cli-error.js';

type TextPlace = Pick<ErrorPlace, 'line' | 'column'>;

/**
 * Where in a bibliography its reader stopped, as far as its message tells.
 *
 * @remarks Of a value it counts within the value, from line 0, and quotes it: its line is known where these words stand once.
 */
export function placeOfSyntax(message: string, text: string): TextPlace {
  const [, line, column] = /at line (\d+) col (\d+)/.exec(message) ?? [];
  if (line === undefined) return {};
  if (!message.includes('(String->')) return { line: Number(line), column: Number(column) };
  const [, quoted = ''] = /\n\n1 {2}(.+?)(?: \(String->.*)?(?:\n|$)/.exec(message) ?? [];
  const at = quoted === '' ? -1 : text.indexOf(quoted);
  return at < 0 || text.includes(quoted, at + 1) ? {} : lineOf(text, at);
}

/** The line of the entry that gives a key again, in BibTeX and RIS. */
export function placeOfSecondKey(text: string, key: string): TextPlace {
  const heads = text.matchAll(/^[^\S\n]*(?:@[A-Za-z]+\s*[{(]\s*([^\s,]+)\s*,|ID {2}- (.*))/gm);
  const [, second] = [...heads].filter(([, ofBibtex, ofRis]) => (ofBibtex ?? ofRis)?.trim() === key);
  return second === undefined ? {} : lineOf(text, second.index);
}

function lineOf(text: string, at: number): TextPlace {
  return { line: text.slice(0, at).split('\n').length };
}
