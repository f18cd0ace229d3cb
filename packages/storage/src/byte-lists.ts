import { encodeUtf8 } from '@loccit/text';

/** Whether two byte strings are equal. */
export function equalBytes(left: Uint8Array, right: Uint8Array): boolean {
  return left.length === right.length && left.every((byte, at) => byte === right[at]);
}

/** The UTF-8 of JSON Lines: every line ends in LF. */
export function encodeLines(lines: readonly string[]): Uint8Array {
  return encodeUtf8(lines.map((line) => `${line}\n`).join(''));
}
