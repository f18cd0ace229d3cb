import { digestOptions, type Tool, type ToolOptions } from '@loccit/lineage';
import { MAX_CONTAINER_DEPTH } from '@loccit/markdown';

/** A tool as identities name it, with the options behind its digest. */
export interface PipelineTool {
  readonly tool: Tool;
  readonly options: ToolOptions;
}

/** Most code points of a chunk of several elements, unless an option says otherwise. */
export const DEFAULT_CHUNK_CODE_POINTS = 800;

/** Reads elements out of Markdown. */
export const MARKDOWN_PARSER: PipelineTool = describeTool('loccit-markdown', {
  blocks: 'commonmark-0.31 gfm-tables footnotes',
  front_matter: 'yaml-left-out',
  max_container_depth: String(MAX_CONTAINER_DEPTH),
});

/** Reads elements out of plain text. */
export const PLAIN_PARSER: PipelineTool = describeTool('loccit-plain', { paragraphs: 'non-blank-lines' });

/** Makes retrieval text of chunks. */
export const INDEXER: PipelineTool = describeTool(
  'loccit-lexical',
  {
    hidden_text: 'left-out',
    parts: 'title section-path visible-text',
  },
  '2',
);

/**
 * Groups elements to chunks of at most that many code points.
 *
 * @throws `RangeError` if that is no positive integer
 */
export function describeChunker(maxCodePoints: number): PipelineTool {
  if (!Number.isSafeInteger(maxCodePoints) || maxCodePoints < 1) throw new RangeError('maxCodePoints');
  return describeTool('loccit-chunker', {
    heading: 'starts-chunk',
    max_code_points: String(maxCodePoints),
    overlap: 'none',
    split_elements: 'never',
  });
}

// The version is the algorithm's: raised only when output can change, which the pinned goldens notice.
function describeTool(name: string, options: ToolOptions, version = '1'): PipelineTool {
  return { tool: { name, version, options_sha256: digestOptions(options) }, options };
}
