import type { StoredDocument, StoredGeneration } from '@loccit/storage';
import { openRow } from './open-row.js';
import type { RankedRow } from './rank-rows.js';
import type { DroppedRow, SelectedRow } from './retrieval.js';
import { searchLimits } from './search-limits.js';

/** How much a writer is given to read. */
export interface ContextBudget {
  /** Rows at most; 12 if absent. */
  readonly rows?: number;
  /** Code points of their chunks at most, together; 32,000 if absent. The best row is given even if it alone is longer. */
  readonly chars?: number;
}

/** The rows of a context, and those that were left out. */
export interface RowSelection {
  readonly selected: readonly SelectedRow[];
  readonly dropped: readonly DroppedRow[];
}

/** Opens the best rows, in order, as far as the budget goes; a row that does not fit yields to the next that does. */
export function selectRows(
  generation: StoredGeneration,
  documents: ReadonlyMap<string, StoredDocument>,
  rows: readonly RankedRow[],
  budget: ContextBudget = {},
): RowSelection {
  const { chars = searchLimits.contextChars, rows: most = searchLimits.selectedRows } = budget;
  const selected: SelectedRow[] = [];
  const dropped: DroppedRow[] = [];
  let used = 0;
  for (const { row, score } of rows) {
    const opened = selected.length < most ? openRow(generation, documents, row) : undefined;
    const size = opened === undefined ? 0 : opened.chunk.preimage.char_end - opened.chunk.preimage.char_start;
    if (opened === undefined || (selected.length > 0 && used + size > chars)) {
      dropped.push({ entryId: row.entryId, reason: 'budget' });
      continue;
    }
    used += size;
    selected.push({ row: opened, score });
  }
  return { selected, dropped };
}
