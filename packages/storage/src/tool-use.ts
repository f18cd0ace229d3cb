import { isRecordOf, type LineageRecord, type Tool } from '@loccit/lineage';

/** The kinds of tools that records name. */
export type ToolKind = 'parser' | 'chunker' | 'indexer';

/** A tool, and how many live documents it had a part in. */
export interface ToolUse {
  readonly kind: ToolKind;
  readonly tool: Tool;
  readonly documents: number;
}

/** Counts for each tool the documents that name it. */
export interface ToolCount {
  /** Counts one document more; linear in its records. */
  add(chain: Iterable<LineageRecord>): void;
  /** Counts one document less. */
  remove(chain: Iterable<LineageRecord>): void;
  /** The tools that documents are left of, in an order that depends on nothing else. */
  list(): ToolUse[];
}

/** Starts from what was counted before. */
export function countTools(before: readonly ToolUse[] = []): ToolCount {
  const uses = new Map(before.map((use) => [keyOf(use.kind, use.tool), use]));
  const change = (chain: Iterable<LineageRecord>, by: 1 | -1): void => {
    for (const [key, { kind, tool }] of listTools(chain)) {
      const documents = (uses.get(key)?.documents ?? 0) + by;
      if (documents > 0) uses.set(key, { kind, tool, documents });
      else uses.delete(key);
    }
  };
  return {
    add: (chain) => change(chain, 1),
    remove: (chain) => change(chain, -1),
    list: () => [...uses].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, use]) => use),
  };
}

/** The tools of one document's records, each once. */
function listTools(chain: Iterable<LineageRecord>): Map<string, Omit<ToolUse, 'documents'>> {
  const tools = new Map<string, Omit<ToolUse, 'documents'>>();
  // Records of one making share their tool, so that it is written out once.
  const seen = new Set<Tool>();
  for (const record of chain) {
    const named = toolOf(record);
    if (named === undefined || seen.has(named.tool)) continue;
    seen.add(named.tool);
    tools.set(keyOf(named.kind, named.tool), named);
  }
  return tools;
}

function toolOf(record: LineageRecord): Omit<ToolUse, 'documents'> | undefined {
  if (isRecordOf(record, 'parse')) return { kind: 'parser', tool: record.preimage.parser };
  if (isRecordOf(record, 'chunk')) return { kind: 'chunker', tool: record.preimage.chunker };
  if (isRecordOf(record, 'index-entry')) return { kind: 'indexer', tool: record.preimage.indexer };
  return undefined;
}

function keyOf(kind: ToolKind, { name, options_sha256, version }: Tool): string {
  return JSON.stringify([kind, name, version, options_sha256]);
}
