import type { Audit, Reason } from '@loccit/contract';
import type { Question } from '../read-question.js';
import type { IndexRow } from './open-row.js';
import type { RankedRow } from './rank-rows.js';

/** A row that was handed on, with its score in the last stage. */
export interface SelectedRow {
  readonly row: IndexRow;
  readonly score: number;
}

/** Why a row that was found was not handed on. */
export type DropReason = 'budget';

/** A row that was found and not handed on. */
export interface DroppedRow {
  readonly entryId: string;
  readonly reason: DropReason;
}

/** Why nothing was searched, or why the search did not come to an end. */
export interface RetrievalStop {
  readonly status: 'insufficient_evidence' | 'tool_required' | 'dependency_unavailable';
  readonly reason: Reason;
}

/**
 * What was found for a question, before anything is answered from it.
 *
 * @remarks `selected` is all that a writer may read; everything else is for the audit.
 */
export interface Retrieval {
  readonly question: Question;
  /** Present when nothing was searched; `selected` is empty then. */
  readonly stop?: RetrievalStop;
  readonly filter: Audit['filter'];
  /** Best first. */
  readonly retrieved: readonly RankedRow[];
  /** The same rows in the order of a second look; equal to `retrieved` where there was none. */
  readonly reranked: readonly RankedRow[];
  /** Best first. */
  readonly selected: readonly SelectedRow[];
  readonly dropped: readonly DroppedRow[];
  readonly rules: Audit['rules'];
  readonly failure: Audit['failure'];
}
