import type { Answer, Report, SupportVerdict } from '@loccit/contract';
import type { Restrictions, StoredGeneration } from '@loccit/storage';
import type { CheckAnswerInput, Evidence } from '@loccit/validator';
import type { Retrieval } from '../retrieval/retrieval.js';

/** What may be done about a citation that failed, the mildest first. */
export const REPAIR_POLICIES = ['degrade', 'retrieve', 'reject'] as const;

/**
 * What is done about a citation that failed.
 *
 * @remarks `degrade`: its claim is kept and labelled unverified. `retrieve`: its claim is searched for again, and degraded
 * where nothing is found. `reject`: nothing is given out.
 */
export type RepairPolicy = (typeof REPAIR_POLICIES)[number];

/** What a repair searches, for whom, and what it holds the artifact against. */
export interface RepairScope {
  readonly policy: RepairPolicy;
  /** What the artifact is checked against before and after; its reader is the one who searches, too. */
  readonly evidence: Evidence;
  /** What is searched; nothing is found without it. */
  readonly generation: StoredGeneration | undefined;
  /** What accepted events close although `generation` serves it; read before `generation`, and asked of the store where absent. */
  readonly restrictions?: Restrictions | undefined;
  /** The report of the artifact, where it was made already against the same evidence. */
  readonly report?: Report;
  /** What models say of claims and passages, and what people decided, in every check of the repair. */
  readonly voices?: Pick<CheckAnswerInput, 'decisions' | 'opinions'> | undefined;
}

/** What became of a claim: other citations, fewer of them, or a label that says that nothing bears it. */
export type RepairOutcome = 'replaced' | 'removed' | 'unverified';

/** A citation that failed. */
export interface FailedCitation {
  /** `C1.1`; absent where a claim should have cited and did not. */
  readonly address?: string;
  /** The first rule that it broke, or that left it without a source. */
  readonly rule: string;
  /** The mark of a report, as written. */
  readonly mark?: string;
  /** The source, where the reader may know it. */
  readonly documentId?: string;
  readonly chunkId?: string;
  /** Share of the claim's tokens that its text holds; null where there is no text. */
  readonly ratio: number | null;
  /** What the support layer says of it; absent where it was not asked. */
  readonly verdict?: SupportVerdict;
  /** Whether its text is what it says, and only does not bear the claim. */
  readonly isReal: boolean;
}

/** A passage that took the place of a citation. */
export interface ReplacingPassage {
  readonly address?: string;
  readonly mark?: string;
  readonly documentId: string;
  readonly chunkId: string;
  readonly text: string;
  readonly ratio: number;
  /** What the support layer says of it; never `contradicted`. */
  readonly verdict: SupportVerdict;
}

/** What a repair did to one claim. */
export interface ClaimRepair {
  readonly claimId: string;
  readonly outcome: RepairOutcome;
  readonly textBefore: string;
  readonly textAfter: string;
  readonly failed: readonly FailedCitation[];
  readonly replacing: readonly ReplacingPassage[];
}

/** A repaired answer with everything that was changed; `answer` is the one that was given where nothing was. */
export interface RepairedAnswer {
  readonly outcome: 'unchanged' | 'repaired' | 'refused';
  readonly answer: Answer;
  readonly repairs: readonly ClaimRepair[];
  /** The report of what was given. */
  readonly before: Report;
  /** What was searched for claims, in their order; protected, for the audit. */
  readonly searches: readonly Retrieval[];
}
