import type { Block } from '@loccit/markdown';
import type { Span } from '@loccit/text';

const CONTENT = /[^ \t]/;
const PAIR = /[\ud800-\udbff]/;

/**
 * Lists the elements of a canonical plain text: maximal runs of lines that hold anything but spaces and tabs.
 *
 * @remarks Spans are code points, trimmed of spaces and tabs at both ends; kind `paragraph` throughout. Linear.
 */
export function listPlainBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  let run: { charStart: number; charEnd: number } | undefined;
  let charStart = 0;
  // Told once for the whole text: of most texts every unit is a character.
  const hasPairs = PAIR.test(text);
  for (const line of text.split('\n')) {
    const chars = hasPairs ? countChars(line) : line.length;
    if (CONTENT.test(line)) {
      const content = line.replace(/^[ \t]+/, '');
      run ??= { charStart: charStart + line.length - content.length, charEnd: 0 };
      run.charEnd = charStart + chars - countTrailingBlanks(line);
    } else if (run !== undefined) {
      blocks.push(describeBlock(run));
      run = undefined;
    }
    charStart += chars + 1;
  }
  if (run !== undefined) blocks.push(describeBlock(run));
  return blocks;
}

function describeBlock({ charEnd, charStart }: Span): Block {
  return { kind: 'paragraph', charStart, charEnd, sectionPath: [], hidden: [] };
}

// Not /[ \t]+$/: it is tried at every blank of a long line.
function countTrailingBlanks(line: string): number {
  let end = line.length;
  while (end > 0 && (line[end - 1] === ' ' || line[end - 1] === '\t')) end -= 1;
  return line.length - end;
}

function countChars(line: string): number {
  let chars = 0;
  for (const _ of line) chars += 1;
  return chars;
}
