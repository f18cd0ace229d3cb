import type {
  ClaimKind,
  DecidedBy,
  Passage,
  ReportCitation,
  Severity,
  SupportVerdict,
} from '@loccit/contract';
import type { CitationContext } from './citation-context.js';
import type { Item } from './item.js';
import type { CitedSlice } from './support/cited-slice.js';
import type { Judgement } from './support/judgement.js';

/** What was found, as far as the order of review asks. */
export interface Raised {
  readonly rule: string;
  readonly severity: Severity;
}

/** A citation on its way through the layers. */
export interface CheckedCitation {
  readonly item: Item;
  /** Undefined for a mark that names no source. */
  readonly context: CitationContext | undefined;
  readonly form: ReportCitation['form'];
  /** Number that joins spans which bear the claim together. */
  readonly group: number | undefined;
  /** What a report shows beside the layers. */
  readonly shown: Partial<
    Pick<
      ReportCitation,
      | 'document_id'
      | 'source_uri'
      | 'source_version'
      | 'title'
      | 'mark'
      | 'mark_span'
      | 'target'
      | 'resolved_by'
      | 'char_start'
      | 'char_end'
      | 'locator'
      | 'quote'
      | 'placed'
    >
  >;
  readonly slices: readonly CitedSlice[];
  /** The rule that keeps the bytes of the span from being relied on. */
  readonly byteFailure: string | undefined;
  verdict?: SupportVerdict;
  decidedBy?: DecidedBy;
  /** What the rungs said; absent where they were not asked. */
  judgement?: Judgement;
  /** What was found about it beside what the rungs found. */
  raised?: readonly Raised[];
  /** The sentence of the same source that seems to be meant. */
  closest?: Passage;
}

/** A claim on its way through the layers. */
export interface CheckedClaim {
  readonly item: Item;
  readonly claimId: string;
  readonly text: string;
  readonly kind: ClaimKind;
  /** The visible statement, where the rendering has one. */
  readonly statement: string | undefined;
  readonly verbatim: boolean;
  readonly lang: string;
  readonly repaired: boolean;
  /** Where the claim stands in a report. */
  readonly span?: { readonly char_start: number; readonly char_end: number };
  readonly citations: readonly CheckedCitation[];
  verdict: SupportVerdict | null;
  decidedBy?: DecidedBy;
  /** What was found about the claim as a whole, whatever is cited for it. */
  raised?: readonly Raised[];
}

/** Whether a claim asks for evidence or offers some: what rates and verdicts are about. */
export function isCheckable(claim: Pick<CheckedClaim, 'kind' | 'citations'>): boolean {
  return claim.kind === 'fact' || claim.kind === 'inference' || claim.citations.length > 0;
}
