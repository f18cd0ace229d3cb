const OPENING = /^---[ \t]*\n/;
const CLOSING = /^(?:---|\.\.\.)[ \t]*$/;
const YAML_KEY = /^[\p{L}\p{N}_"'][^:]*:(?:[ \t]|$)/u;

/**
 * UTF-16 offset at which the body begins: behind YAML front matter at the start of the file, else 0.
 *
 * @remarks The first line is `---`, a later one `---` or `...`, and the first line between them that is neither
 * blank nor a comment is a mapping key. Without that last condition a report that begins with a thematic break
 * and has another one later would lose the text between them.
 */
export function findBodyStart(text: string): number {
  const opening = OPENING.exec(text);
  if (opening === null) return 0;
  let start = opening[0].length;
  let sawKey = false;
  while (start < text.length) {
    const newline = text.indexOf('\n', start);
    const end = newline < 0 ? text.length : newline;
    const line = text.slice(start, end);
    if (CLOSING.test(line)) return Math.min(end + 1, text.length);
    if (!sawKey && line.trim() !== '' && !line.startsWith('#')) {
      if (!YAML_KEY.test(line)) return 0;
      sawKey = true;
    }
    start = end + 1;
  }
  return 0;
}
