import { digestOptions, type ToolOptions } from '@loccit/lineage';
import type { AnchorOptions } from './anchor-pieces.js';
import type { PipelineTool } from './pipeline-tools.js';

/** A tool of somebody else, as identities are to name it. */
export interface ForeignTool {
  readonly name: string;
  readonly version: string;
  /** Complete effective options, defaults included, decimals as strings. */
  readonly options: ToolOptions;
}

/** A splitter of one's own. */
export interface ForeignChunker extends ForeignTool, AnchorOptions {
  /** Pieces of a canonical text in order, each as it stands there. */
  readonly split: (text: string) => readonly string[];
}

/** What an index of one's own searches. */
export interface ForeignIndexer extends ForeignTool {
  /** The text that is searched of a chunk; it must depend on nothing but the chunk, the title and the options. */
  readonly describe: (chunk: string, title: string | null) => string;
}

/** A foreign tool in the form that records carry. */
export function describeForeignTool({ name, version, options }: ForeignTool): PipelineTool {
  return { tool: { name, version, options_sha256: digestOptions(options) }, options };
}
