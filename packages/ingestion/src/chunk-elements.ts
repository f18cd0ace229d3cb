import type { Block } from '@loccit/markdown';

/** Elements `first` to `last`, both included, as places in the element list. */
export interface ElementRange {
  readonly first: number;
  readonly last: number;
}

/**
 * Groups consecutive elements to chunks.
 *
 * @remarks Every element is in exactly one chunk and none is split. A heading begins a chunk, unless the element
 * before it is a heading too, and always keeps the element after it. Apart from that a chunk of several
 * elements spans at most `maxCodePoints`; an element longer than that is a chunk by itself. Linear.
 */
export function chunkElements(blocks: readonly Block[], maxCodePoints: number): ElementRange[] {
  const chunks: ElementRange[] = [];
  let first = 0;
  for (const [at, block] of blocks.entries()) {
    const before = blocks[at - 1];
    const start = blocks[first];
    if (before === undefined || start === undefined) continue;
    if (endsChunk(before, block) ?? block.charEnd - start.charStart > maxCodePoints) {
      chunks.push({ first, last: at - 1 });
      first = at;
    }
  }
  if (blocks.length > 0) chunks.push({ first, last: blocks.length - 1 });
  return chunks;
}

/** Whether the kinds alone decide that a chunk ends, or goes on, between two elements. */
function endsChunk(before: Block, next: Block): boolean | undefined {
  if (next.kind === 'heading') return before.kind === 'heading' ? undefined : true;
  return before.kind === 'heading' ? false : undefined;
}
