import { encodeUtf8 } from '@loccit/text';

/** Bytes of a word. */
const WORD = 4;

/** Whether two byte strings are equal. */
export function equalBytes(left: Uint8Array, right: Uint8Array): boolean {
  if (left.length !== right.length) return false;
  // Four bytes at a time, where both may be read so: files are compared whole.
  const words = [left, right].every(({ byteOffset }) => byteOffset % WORD === 0) ? left.length >> 2 : 0;
  return (
    equalNumbers(wordsOf(left, words), wordsOf(right, words), 0) && equalNumbers(left, right, words * WORD)
  );
}

function wordsOf({ buffer, byteOffset }: Uint8Array, words: number): Int32Array {
  return new Int32Array(buffer, words === 0 ? 0 : byteOffset, words);
}

function equalNumbers<List extends Uint8Array | Int32Array>(left: List, right: List, from: number): boolean {
  for (let at = from; at < left.length; at++) if (left[at] !== right[at]) return false;
  return true;
}

/** The UTF-8 of JSON Lines: every line ends in LF. */
export function encodeLines(lines: readonly string[]): Uint8Array {
  return encodeUtf8(lines.map((line) => `${line}\n`).join(''));
}
