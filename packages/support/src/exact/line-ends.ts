import type { Place } from '../finding.js';

/** A text whose lines end in LF alone: CR LF and CR say the same. */
export const readLineEnds = (text: string): string =>
  text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;

/** A place of the text that {@link readLineEnds} gives, as a place of the text it was given. Linear. */
export function toWrittenPlace(written: string, { charStart, charEnd }: Place): Place {
  if (!written.includes('\r\n')) return { charStart, charEnd };
  const starts: number[] = [];
  let at = 0;
  let previous = '';
  for (const character of written) {
    if (!(character === '\n' && previous === '\r')) starts.push(at);
    at += 1;
    previous = character;
  }
  return { charStart: starts[charStart] ?? at, charEnd: starts[charEnd] ?? at };
}
