import { hasExactly } from './same-value.js';
import { LineageError } from './lineage-error.js';
import { writeTool } from './write-form.js';

/** A tool that was checked and written, known again by its members. */
export interface KnownTool {
  readonly name: string;
  readonly version: string;
  readonly options: string;
  /** RFC 8785 text. */
  readonly text: string;
}

/** A document is made by two tools that records name in turn: one of chunks, one of index entries. */
const KEPT = 4;
const known: KnownTool[] = [];
const NAMES = ['name', 'version', 'options_sha256'] as const;

/**
 * A tool as it is written, the same object for the same members.
 *
 * @returns Undefined for what is no tool: the field table says what is wrong with it.
 */
export function identifyTool(tool: unknown): KnownTool | undefined {
  if (typeof tool !== 'object' || tool === null || !hasExactly(tool, NAMES)) return undefined;
  const { name, version, options_sha256: options } = tool as Readonly<Record<string, unknown>>;
  for (let index = 0; index < known.length; index++) {
    const one = known[index];
    if (one !== undefined && one.options === options && one.name === name && one.version === version)
      return one;
  }
  if (typeof name !== 'string' || typeof version !== 'string' || typeof options !== 'string')
    return undefined;
  try {
    const made = { name, version, options, text: writeTool({ name, version, options_sha256: options }, '') };
    known.unshift(made);
    known.length = Math.min(known.length, KEPT);
    return made;
  } catch (error) {
    if (error instanceof LineageError) return undefined;
    throw error;
  }
}
