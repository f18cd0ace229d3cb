import type { Block } from '@loccit/markdown';
import type { Span, TextIndex } from '@loccit/text';
import { anchorPieces } from './anchor-pieces.js';
import { chunkElements, type ElementRange } from './chunk-elements.js';
import { describeForeignTool, type ForeignChunker } from './foreign-tool.js';
import { describeChunker, type PipelineTool } from './pipeline-tools.js';

/** A chunk before it has an id: its span, and the elements that the span meets. */
export interface PlannedChunk extends Span, ElementRange {}

/** Who cuts, and where. */
export interface ChunkPlan {
  readonly chunker: PipelineTool;
  readonly chunks: readonly PlannedChunk[];
  /** For each piece of a foreign chunker its place in `chunks`, null where it holds no content. */
  readonly places: readonly (number | null)[];
}

/** Plans whole elements side by side. */
export function planChunks(blocks: readonly Block[], maxCodePoints: number): ChunkPlan {
  const chunks = chunkElements(blocks, maxCodePoints).map(({ first, last }) => ({
    first,
    last,
    charStart: blocks[first]?.charStart ?? 0,
    charEnd: blocks[last]?.charEnd ?? 0,
  }));
  return { chunker: describeChunker(maxCodePoints), chunks, places: chunks.map((_, at) => at) };
}

/**
 * Plans the pieces of a foreign chunker.
 *
 * @remarks A piece that meets no element (a rule, front matter, a comment) holds nothing that could be cited and becomes no chunk.
 * @throws {@link IngestionError} as `anchorPieces` does
 */
export function planForeignChunks(
  blocks: readonly Block[],
  index: TextIndex,
  foreign: ForeignChunker,
): ChunkPlan {
  const spans = anchorPieces(index, foreign.split(index.text), foreign);
  const chunks: PlannedChunk[] = [];
  let first = 0;
  const places = spans.map((span) => {
    // Pieces begin one after another, so what ends before this one ends before all that follow.
    while ((blocks[first]?.charEnd ?? Number.POSITIVE_INFINITY) <= span.charStart) first += 1;
    let last = first - 1;
    while ((blocks[last + 1]?.charStart ?? Number.POSITIVE_INFINITY) < span.charEnd) last += 1;
    return last < first ? null : chunks.push({ ...span, first, last }) - 1;
  });
  return { chunker: describeForeignTool(foreign), chunks, places };
}

/** The part of an element that lies in a span. */
export function clipBlock(block: Block, span: Span): Block {
  if (block.charStart >= span.charStart && block.charEnd <= span.charEnd) return block;
  const clip = ({ charStart, charEnd }: Span) => ({
    charStart: Math.max(charStart, span.charStart),
    charEnd: Math.min(charEnd, span.charEnd),
  });
  const hidden = block.hidden.map(clip).filter(({ charStart, charEnd }) => charStart < charEnd);
  return { ...block, ...clip(block), hidden };
}
