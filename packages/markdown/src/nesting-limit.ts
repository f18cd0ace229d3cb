import type { BlockContext, Line, MarkdownConfig } from '@lezer/markdown';

/** Containers that may stand inside each other; a list and its item count as two. */
export const MAX_CONTAINER_DEPTH = 200;

const MARKER = /(?:>[ \t]*|[-+*][ \t]+|\d{1,9}[.)][ \t]+)+/y;

function readBeyondLimit(cx: BlockContext, line: Line): boolean {
  if (cx.depth <= MAX_CONTAINER_DEPTH) return false;
  MARKER.lastIndex = line.pos;
  const markers = MARKER.exec(line.text);
  if (markers === null) return false;
  const from = cx.lineStart + line.pos + markers[0].length;
  const to = cx.lineStart + line.text.length;
  cx.nextLine();
  if (from < to) cx.addElement(cx.elt('Paragraph', from, to));
  return true;
}

/**
 * Ends the opening of containers at {@link MAX_CONTAINER_DEPTH}.
 *
 * @remarks Every open container is visited for every line, and every list marker is measured from the start of
 * its line: without a limit a single hostile line costs the square of its length. Behind the limit further
 * markers are skipped and the rest of the line is a paragraph.
 */
export const nestingLimit: MarkdownConfig = {
  parseBlock: [{ name: 'NestingLimit', before: 'Blockquote', parse: readBeyondLimit }],
};
