/**
 * Line and column (from 1, columns in code points) of a UTF-16 index.
 *
 * @remarks LF, CR and CRLF end a line. O(index), for the one place that an error names.
 */
export function locatePlace(text: string, utf16Index: number): { line: number; column: number } {
  let line = 1;
  let lineStart = 0;
  for (let at = 0; at < utf16Index; at++) {
    const unit = text.charCodeAt(at);
    if (unit === 0x0a || (unit === 0x0d && text.charCodeAt(at + 1) !== 0x0a)) {
      line++;
      lineStart = at + 1;
    }
  }
  let column = 1;
  for (let at = lineStart; at < utf16Index; at++) {
    // The second half of a surrogate pair is no column of its own.
    const low = (text.charCodeAt(at) & 0xfc00) === 0xdc00;
    const paired = low && at > lineStart && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800;
    if (!paired) column++;
  }
  return { line, column };
}
