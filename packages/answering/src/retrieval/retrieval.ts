import type { Audit, DegradedStage, Reason } from '@loccit/contract';
import type { Question } from '../read-question.js';
import type { IndexRow } from './open-row.js';
import type { RankedRow } from './rank-rows.js';

/** A row that was handed on, with its score in the last stage. */
export interface SelectedRow {
  readonly row: IndexRow;
  readonly score: number;
}

/** Why a row that was found was not handed on. */
export type DropReason =
  /** The context was full, or it did not fit any more. */
  | 'budget'
  /** Another document of the same source stands for it. */
  | 'same-work'
  /** The second look found it too far from the question. */
  | 'below-threshold';

/** A row that was found and not handed on. */
export interface DroppedRow {
  readonly entryId: string;
  readonly reason: DropReason;
}

/** Why nothing was searched, or why the search did not come to an end. */
export interface RetrievalStop {
  readonly status: 'insufficient_evidence' | 'tool_required' | 'dependency_unavailable' | 'policy_denied';
  readonly reason: Reason;
}

/**
 * What was found for a question, before anything is answered from it.
 *
 * @remarks `selected` is all that a writer may read; everything else is for the audit.
 */
export interface Retrieval {
  readonly question: Question;
  /** Present when nothing was found out; `selected` is empty then. */
  readonly stop?: RetrievalStop;
  readonly filter: Audit['filter'];
  /** Best first, copies included. */
  readonly retrieved: readonly RankedRow[];
  /** In the order of the second look; equal to `retrieved` where there was none. */
  readonly reranked: readonly RankedRow[];
  /** Best first. */
  readonly selected: readonly SelectedRow[];
  readonly dropped: readonly DroppedRow[];
  readonly rules: Audit['rules'];
  readonly tools: Audit['tools'];
  readonly failure: Audit['failure'];
  /** `embedding` or `reranking` with a `ModelReason`; empty where every stage that was asked for took place. */
  readonly degraded: readonly DegradedStage[];
}
