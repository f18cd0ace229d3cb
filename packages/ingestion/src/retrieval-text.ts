import type { Block } from '@loccit/markdown';
import type { TextIndex } from '@loccit/text';

/**
 * What a chunk is found by: title, section path, then its visible text, a line each, in NFC.
 *
 * @remarks Depends on this revision alone. A line of title or path that says what another does, or what
 * a heading in the chunk does, is left out, so that no word counts twice for standing in a heading. Hidden
 * spans (comments, raw HTML) are left out of the text, and what lies between elements never was in it.
 */
export function describeRetrievalText(
  title: string | null,
  blocks: readonly Block[],
  index: TextIndex,
): string {
  const visible = blocks.map((block) => describeVisibleText(block, index));
  const headings = new Set(visible.filter((_, at) => blocks[at]?.kind === 'heading'));
  const context = [...(title === null ? [] : [title]), ...(blocks[0]?.sectionPath ?? [])];
  const lines = [...new Set(context)].filter((line) => !headings.has(line));
  return [...lines, ...visible]
    .filter((line) => line !== '')
    .join('\n')
    .normalize('NFC');
}

function describeVisibleText(block: Block, index: TextIndex): string {
  let text = '';
  let from = block.charStart;
  for (const hidden of block.hidden) {
    text += index.slice(from, hidden.charStart);
    from = hidden.charEnd;
  }
  return (text + index.slice(from, block.charEnd)).trim();
}
