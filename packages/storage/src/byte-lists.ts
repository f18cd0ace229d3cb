import { encodeUtf8 } from '@loccit/text';

/** Whether two byte strings are equal. */
export function equalBytes(left: Uint8Array, right: Uint8Array): boolean {
  if (left.length !== right.length) return false;
  for (let at = 0; at < left.length; at++) if (left[at] !== right[at]) return false;
  return true;
}

/** The UTF-8 of JSON Lines: every line ends in LF. */
export function encodeLines(lines: readonly string[]): Uint8Array {
  return encodeUtf8(lines.map((line) => `${line}\n`).join(''));
}
