/**
 * Byte offset of the bracket that opens a level beyond `maxDepth` or closes none, or -1.
 *
 * @remarks Looks at bytes only, so that a large document of brackets is refused before it is decoded. It need not
 * understand what it skips: the parser finds this bracket, or an earlier fault, in the bytes up to here.
 */
export function findExcessDepth(bytes: Uint8Array, maxDepth: number): number {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at];
    if (inString) {
      if (byte === 0x5c) at++;
      else if (byte === 0x22) inString = false;
    } else if (byte === 0x22) {
      inString = true;
    } else if (byte === 0x5b || byte === 0x7b) {
      if (++depth > maxDepth) return at;
    } else if (byte === 0x5d || byte === 0x7d) {
      if (--depth < 0) return at;
    }
  }
  return -1;
}
