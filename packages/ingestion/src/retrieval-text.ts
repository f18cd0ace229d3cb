import type { Block } from '@loccit/markdown';
import type { TextIndex } from '@loccit/text';
import { endsLine } from './line-ending-tags.js';

/** Characters below are in NFC in any order, which is told at once of most texts. */
const MAY_CHANGE = /[^\0-\u02ff]/;

/**
 * What a chunk is found by: title, section path, then its visible text, a line each, in NFC.
 *
 * @remarks Depends on this revision alone. A line of title or path that says what another does, or what
 * a heading in the chunk does, is left out, so that no word counts twice for standing in a heading. Hidden
 * spans (comments, raw HTML) are left out of the text, and what lies between elements never was in it. A tag that sets
 * off what it holds ends a line, lest the words on its sides be read as one.
 */
export function describeRetrievalText(
  title: string | null,
  blocks: readonly Block[],
  index: TextIndex,
): string {
  const visible = blocks.map((block) => describeVisibleText(block, index));
  const path = blocks[0]?.sectionPath ?? [];
  const isHeading = (line: string) =>
    visible.some((text, at) => blocks[at]?.kind === 'heading' && text === line);
  const lines: string[] = [];
  for (const line of title === null ? path : [title, ...path])
    if (line !== '' && !lines.includes(line) && !isHeading(line)) lines.push(line);
  for (const line of visible) if (line !== '') lines.push(line);
  const text = lines.join('\n');
  return MAY_CHANGE.test(text) ? text.normalize('NFC') : text;
}

function describeVisibleText(block: Block, index: TextIndex): string {
  if (block.hidden.length === 0) return index.slice(block.charStart, block.charEnd).trim();
  const lines: string[] = [];
  let line = '';
  let from = block.charStart;
  for (const hidden of block.hidden) {
    line += index.slice(from, hidden.charStart);
    from = hidden.charEnd;
    if (!endsLine(index.slice(hidden.charStart, hidden.charEnd))) continue;
    lines.push(line);
    line = '';
  }
  return [...lines, line + index.slice(from, block.charEnd)]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n');
}
