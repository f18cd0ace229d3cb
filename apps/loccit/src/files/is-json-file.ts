const whiteSpace = new Set([0x09, 0x0a, 0x0d, 0x20]);

/** Whether a file is read as JSON: its name ends in `.json`, or its first byte that is no white space is `{` (SPEC 7). */
export function isJsonFile(path: string, bytes: Uint8Array): boolean {
  if (/\.json$/i.test(path)) return true;
  return bytes.find((byte) => !whiteSpace.has(byte)) === 0x7b;
}
