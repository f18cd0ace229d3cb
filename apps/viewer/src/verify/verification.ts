import type { Answer, Report, ReportSeal, RuleGroup } from '@loccit/contract';
import type { EvidenceLevel, PackErrorDetails } from '@loccit/packs';
import type { ProofJudgement } from '@loccit/signing';
import type { Conclusion, LineageTrace } from '@loccit/validator';

/** For whom and what for the reader takes an answer. */
export interface Reliance {
  /** Empty where the policy does not decide it and the reader has not chosen. */
  readonly tenantId: string;
  /** Empty as `tenantId`. */
  readonly purpose: string;
  /** Empty for nobody in particular. */
  readonly audience: string;
}

/** What a reader has to choose before any seal is judged; an audience need not be named. */
export type Choice = Exclude<keyof Reliance, 'audience'>;

/** What the reader asks of a verification. All of it is the reader's own. */
export interface Settings {
  /** The time of reading, `YYYY-MM-DDThh:mm:ssZ`. */
  readonly at: string;
  readonly lang: string;
  /** Groups of rules that are left out. */
  readonly without: readonly RuleGroup[];
  /** What was chosen; of what was not, the policy decides what it has only one of. */
  readonly reliance: Partial<Reliance>;
}

/** What the reader's policy leaves to choose from. */
export interface PolicyChoices {
  readonly tenants: readonly string[];
  readonly purposes: readonly string[];
  readonly audiences: readonly string[];
  /** What keys are called, by `keyid`. */
  readonly names: Readonly<Record<string, string>>;
}

/** What became of a file of the reader's own. */
export interface HeldFile {
  readonly name: string;
  readonly sha256: string;
  /** `cited`: the very bytes of a cited source; `other`: of none; `unread`: of one, and its text could not be read. */
  readonly outcome: 'cited' | 'other' | 'unread';
}

/** A file that is no policy although it was given as one, or no pack. */
export interface Refusal {
  readonly code: string;
  readonly details: PackErrorDetails;
}

/** What was found out about a pack, as plain data: it crosses from a worker to the page. */
export interface Verification {
  readonly pack: {
    readonly digest: string;
    readonly byteLength: number;
    readonly evidenceLevel: EvidenceLevel;
    readonly files: number;
    readonly hasAudit: boolean;
    /** Whether a report came with it, and whether it is one of this answer: another says nothing of it. */
    readonly report: 'of-answer' | 'of-another' | 'none';
  };
  /** Absent where the bytes in the pack are no answer. */
  readonly answer: Answer | undefined;
  readonly report: Report;
  /** What all of it comes to, by the rules of `loccit verify`. */
  readonly conclusion: Conclusion;
  /** What each seal in the pack came to; where nobody judges, only what it says of itself. */
  readonly seals: readonly ReportSeal[];
  /** Null where the answer has none. */
  readonly proof: ProofJudgement | null;
  readonly traces: readonly LineageTrace[];
  readonly settings: Settings;
  readonly reliance: Reliance;
  /** What the reader has still to choose: until then no seal is judged. */
  readonly unchosen: readonly Choice[];
  /** The tenant for whom the layers were checked; that of the pack where nobody said another. */
  readonly tenantId: string;
  readonly policy: PolicyChoices | undefined;
  readonly policyRefusal: Refusal | undefined;
  readonly held: readonly HeldFile[];
}
