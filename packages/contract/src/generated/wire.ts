// Generated from schemas/ by scripts/generate-contract.mjs. Do not edit.

/**
 * `ans_` and 16 random bytes in lower-case hex.
 */
export type AnswerId = string;
/**
 * BCP 47 language tag.
 */
export type LanguageTag = string;
export type AnswerStatus =
  | 'answered'
  | 'partial'
  | 'conflict'
  | 'insufficient_evidence'
  | 'tool_required'
  | 'dependency_unavailable'
  | 'generation_unavailable'
  | 'policy_denied';
/**
 * How `answer` follows from the claims.
 */
export type Rendering = 'claims/1' | 'free';
/**
 * `C1`, `C2`, ...
 */
export type ClaimId = string;
/**
 * What a claim is offered as.
 */
export type ClaimKind = 'fact' | 'inference' | 'advice' | 'opinion' | 'absence';
/**
 * One piece of evidence for one claim. Form `lineage` names every level of the chain; form `anchor` leaves out parse, element, chunk and index entry.
 */
export type Citation = LineageCitation | AnchorCitation;
/**
 * SHA-256 in lower-case hex.
 */
export type Sha256 = string;
/**
 * Identity of a canonical revision.
 */
export type CanonicalRevisionId = string;
/**
 * Identity of a parse revision.
 */
export type ParseRevisionId = string;
/**
 * Identity of an element.
 */
export type ElementId = string;
/**
 * Identity of a chunk.
 */
export type ChunkId = string;
/**
 * Identity of an index entry.
 */
export type IndexEntryId = string;
/**
 * Position in code points of canonical text, from 0.
 */
export type CodePointPosition = number;
/**
 * The place in the native document.
 */
export type Locator = PageLocator | ElementLocator | LinesLocator | CellLocator;
/**
 * A short name: tenant, group, principal, tool, unit.
 */
export type Label = string;
/**
 * UTC, `YYYY-MM-DDThh:mm:ssZ`, a day that the calendar has.
 */
export type Timestamp = string;
/**
 * The claim and the place of the citation in it, from 1: `C1.1`.
 */
export type CitationAddress = string;
/**
 * `layer/rule-name`.
 */
export type RuleId = string;
export type ReasonCode =
  | 'part-without-evidence'
  | 'no-matching-evidence'
  | 'question-without-terms'
  | 'question-needs-detail'
  | 'live-data-needed'
  | 'index-unavailable'
  | 'retrieval-unavailable'
  | 'tool-unavailable'
  | 'writer-unavailable'
  | 'draft-not-checked'
  | 'request-not-permitted';
/**
 * 128 random bits in lower-case hex.
 */
export type Nonce = string;
/**
 * `acl-` and 16 hex digits where it is derived, else what the authorizer gave.
 */
export type AuthorizationRevision = string;
/**
 * Identity of a published generation.
 */
export type GenerationId = string;
/**
 * Zero or more.
 */
export type Count = number;
/**
 * What a layer came to.
 */
export type Outcome = 'pass' | 'fail' | 'unverifiable' | 'inapplicable' | 'skipped';
export type SubjectKind = 'answer' | 'markdown';
export type RuleGroup = 'audit' | 'reader' | 'support';
export type AnchorKind = 'sources' | 'store' | 'raw' | 'seal';
/**
 * `precise`: a mark covers the statement it follows; `passage`: also the uncited ones before it.
 */
export type MarkScope = 'precise' | 'passage';
/**
 * Whether the evidence bears the claim.
 */
export type SupportVerdict = 'supported' | 'partial' | 'contradicted' | 'unsupported' | 'undecided';
/**
 * The rung that decided.
 */
export type DecidedBy = 'exact' | 'numbers' | 'overlap' | 'model' | 'judge' | 'human' | 'none';
/**
 * `source` names a source without a span.
 */
export type ReportCitationForm = 'lineage' | 'anchor' | 'source';
export type TargetKind = 'reference' | 'url' | 'block' | 'document' | 'none';
/**
 * How the mark or the entry was matched to a source.
 */
export type ResolvedBy = 'document-id' | 'block' | 'path' | 'name' | 'title' | 'url' | 'passage-number';
/**
 * The four layers, in order.
 */
export type Layer = 'structure' | 'provenance' | 'support' | 'verifiability';
export type FindingOutcome = 'fail' | 'unverifiable' | 'notice';
export type Severity = 'error' | 'warning' | 'note';
/**
 * What would be needed to decide.
 */
export type MissingInput =
  | 'anchor'
  | 'audit'
  | 'extractor'
  | 'generation'
  | 'judge'
  | 'model'
  | 'reader'
  | 'raw'
  | 'record'
  | 'source'
  | 'store'
  | 'text'
  | 'time'
  | 'unicode';
/**
 * Where the place is.
 */
export type EvidenceSide = 'answer' | 'claim' | 'source' | 'record';
export type OverlapVerdict = 'valid' | 'block-missing' | 'block-does-not-support' | 'repaired';
/**
 * 1-200 code points, NFC, no control or bidi character, no white space at the ends.
 */
export type DocumentId = string;
/**
 * Relative, with `/`, below the folder of the manifest.
 */
export type ManifestPath = string;
/**
 * Absolute RFC 3986 URI in ASCII; scheme and host in lower case, no userinfo, no fragment; schemes https, http, urn, kb, file-set.
 */
export type SourceUri = string;
/**
 * 1-200 code points, NFC, no control or bidi character, no white space at the ends.
 */
export type SourceVersion = string;
/**
 * Lower-case essence without parameters.
 */
export type MediaType = string;
/**
 * WHATWG label in lower case.
 */
export type Charset = string;
/**
 * `published` where absent; only published documents are served.
 */
export type DocumentStatus = 'published' | 'draft' | 'archived';
/**
 * A time in UTC, or a date in the zone of the manifest.
 */
export type ManifestTime = Timestamp | CalendarDate;
/**
 * `YYYY-MM-DD`: 00:00:00 of that day in the zone the manifest names.
 */
export type CalendarDate = string;
/**
 * A lineage record: the preimage of an identity, the identity, and what is carried along. One line of records.jsonl.
 */
export type LineageLine =
  CanonicalLine | ParseLine | ElementLine | ChunkLine | IndexEntryLine | GenerationLine;
/**
 * [kind, char_start, char_end, text_sha256]
 */
export type ElementRowWire = readonly [ElementKindName, CodePointPosition, CodePointPosition, Sha256];
export type ElementKindName = 'heading' | 'paragraph' | 'code' | 'table_row';
/**
 * [document_id, canonical_revision_id, acl_sha256, work_id, effective_from, effective_to]
 */
export type SnapshotRowWire = readonly [
  DocumentId,
  CanonicalRevisionId,
  Sha256,
  Label | null,
  Timestamp | null,
  Timestamp | null,
];
/**
 * [document_id, sequence]
 */
export type TombstoneRowWire = readonly [DocumentId, Count];
export type CitationForm =
  | 'number'
  | 'range'
  | 'doc-block'
  | 'link'
  | 'autolink'
  | 'url'
  | 'footnote'
  | 'author-year'
  | 'cite-key'
  | 'lenticular'
  | 'ibid'
  | 'mention'
  | 'superscript';

/**
 * The artifacts by the name of their schema.
 */
export interface ArtifactTypes {
  readonly answer: Answer;
  readonly citation: Citation;
  readonly audit: Audit;
  readonly report: Report;
  readonly sources: SourceManifest;
  readonly lineage: LineageLine;
  readonly extraction: Extraction;
  readonly messages: MessageCatalogue;
}
/**
 * A public answer: claims, each with its citations. What a status allows is judged by structure/status-shape, not here.
 */
export interface Answer {
  /**
   * Type identifier of the artifact; compared as a string, never fetched.
   */
  readonly schema: 'urn:loccit:answer:1';
  readonly answer_id: AnswerId;
  readonly lang: LanguageTag;
  readonly status: AnswerStatus;
  /**
   * Canonical text, shown to the reader.
   */
  readonly answer: string;
  readonly rendering: Rendering;
  readonly claims: readonly Claim[];
  readonly created_at: Timestamp;
  /**
   * The question as asked; exactly one of question and question_commitment is present.
   */
  readonly question?: string;
  /**
   * HMAC-SHA-256 of the question that is not shown.
   */
  readonly question_commitment?: Sha256;
  /**
   * text/plain where absent.
   */
  readonly answer_media_type?: 'text/plain' | 'text/markdown';
  readonly conflicts?: readonly Conflict[];
  readonly reason?: Reason;
  readonly generator?: Generator;
  readonly proof?: Proof;
}
/**
 * One checkable statement.
 */
export interface Claim {
  readonly claim_id: ClaimId;
  /**
   * Canonical text.
   */
  readonly text: string;
  readonly kind: ClaimKind;
  readonly citations: readonly Citation[];
  /**
   * True promises that the text equals each cited span.
   */
  readonly verbatim?: boolean;
  /**
   * With rendering `free`: where the claim stands in `answer`, ascending.
   */
  readonly answer_spans?: readonly TextSpan[];
  readonly facts?: readonly Fact[];
  /**
   * What stood here before a repair.
   */
  readonly repaired_from?: readonly Repair[];
}
/**
 * A citation that names every level of the chain.
 */
export interface LineageCitation {
  /**
   * Which document; compared with the record.
   */
  readonly document_id: string;
  /**
   * Where its source is said to be; judged by verifiability/unsafe-uri, compared with the record.
   */
  readonly source_uri: string;
  /**
   * The version the answer was written from; empty is verifiability/version-missing.
   */
  readonly source_version: string;
  /**
   * The title of the source; null or empty is verifiability/title-missing.
   */
  readonly title: string | null;
  readonly raw_sha256: Sha256;
  readonly canonical_revision_id: CanonicalRevisionId;
  readonly parse_revision_id: ParseRevisionId;
  readonly element_id: ElementId;
  readonly chunk_id: ChunkId;
  readonly index_entry_id: IndexEntryId;
  /**
   * Judged by provenance/coordinate-space.
   */
  readonly coordinate_space: string;
  readonly char_start: CodePointPosition;
  readonly char_end: CodePointPosition;
  readonly span_sha256: Sha256;
  readonly quote?: Quote;
  readonly locator?: Locator;
  /**
   * Set only by whoever states that several spans bear the claim together.
   */
  readonly group?: number;
  readonly lang?: LanguageTag;
  readonly effective_from?: Timestamp;
  readonly effective_to?: Timestamp;
  readonly marking?: Label;
  readonly license?: Label;
}
/**
 * A W3C TextQuoteSelector, equal to the slice and its neighbours without folding.
 */
export interface Quote {
  readonly type: 'TextQuoteSelector';
  readonly exact: string;
  readonly prefix: string;
  readonly suffix: string;
}
export interface PageLocator {
  readonly type: 'page';
  /**
   * From 0.
   */
  readonly page_index: number;
  readonly page_label?: Label;
  readonly quads?: readonly (readonly number[])[];
}
export interface ElementLocator {
  readonly type: 'element';
  readonly path: string;
}
export interface LinesLocator {
  readonly type: 'lines';
  /**
   * From 1.
   */
  readonly line_start: number;
  /**
   * From 1, the last line named.
   */
  readonly line_end: number;
}
export interface CellLocator {
  readonly type: 'cell';
  /**
   * From 0.
   */
  readonly row: number;
  /**
   * From 0.
   */
  readonly column: number;
}
/**
 * A citation from reports and other stacks. The three members of the span are present together or absent together; without them it names a source only.
 */
export interface AnchorCitation {
  /**
   * Which document; compared with the record.
   */
  readonly document_id: string;
  /**
   * Where its source is said to be; judged by verifiability/unsafe-uri, compared with the record.
   */
  readonly source_uri: string;
  /**
   * The version the answer was written from; empty is verifiability/version-missing.
   */
  readonly source_version: string;
  /**
   * The title of the source; null or empty is verifiability/title-missing.
   */
  readonly title: string | null;
  readonly raw_sha256: Sha256;
  readonly canonical_revision_id: CanonicalRevisionId;
  /**
   * Judged by provenance/coordinate-space.
   */
  readonly coordinate_space: string;
  readonly char_start?: CodePointPosition;
  readonly char_end?: CodePointPosition;
  readonly span_sha256?: Sha256;
  readonly quote?: Quote;
  readonly locator?: Locator;
  /**
   * Set only by whoever states that several spans bear the claim together.
   */
  readonly group?: number;
  readonly lang?: LanguageTag;
  readonly effective_from?: Timestamp;
  readonly effective_to?: Timestamp;
  readonly marking?: Label;
  readonly license?: Label;
}
/**
 * Half-open span in code points.
 */
export interface TextSpan {
  readonly char_start: CodePointPosition;
  readonly char_end: CodePointPosition;
}
/**
 * A value read from a citation of the same claim. A bound that is null is not limited.
 */
export interface Fact {
  readonly kind: Label;
  readonly lo: number | null;
  readonly hi: number | null;
  readonly lo_open: boolean;
  readonly hi_open: boolean;
  readonly unit: Label | null;
  readonly scope: ScopeMap;
  readonly citation: CitationAddress;
}
/**
 * Free key and value pairs: region, channel, ...
 */
export interface ScopeMap {
  readonly [k: string]: string;
}
/**
 * A citation that a check refused, and what was done.
 */
export interface Repair {
  readonly rule: RuleId;
  /**
   * `replaced`: searched again and another citation was put in; `kept`: none was found and the claim is labelled unverified.
   */
  readonly outcome: 'replaced' | 'kept';
  readonly mark?: string;
  readonly document_id?: string;
  readonly chunk_id?: ChunkId;
}
/**
 * Claims that cannot hold together.
 */
export interface Conflict {
  readonly claim_ids: readonly ClaimId[];
  /**
   * What they disagree on.
   */
  readonly key: string;
  /**
   * What would settle it.
   */
  readonly next_step: string;
  /**
   * The rule that found the conflict, with its version.
   */
  readonly rule?: Label;
}
/**
 * Why the answer is not complete; says nothing of what the reader may not see.
 */
export interface Reason {
  readonly code: ReasonCode;
  /**
   * What was missing: channel, policy, version, ...
   */
  readonly missing: readonly Label[];
}
/**
 * What wrote the answer.
 */
export interface Generator {
  readonly name: Label;
  readonly version: Label;
  readonly model?: Label;
  readonly model_sha256?: Sha256;
  /**
   * True where a stage that only improves the order was not available.
   */
  readonly degraded?: boolean;
}
/**
 * A W3C Data Integrity proof; left out of every digest of the answer.
 */
export interface Proof {
  readonly type: 'DataIntegrityProof';
  readonly cryptosuite: 'eddsa-jcs-2022';
  readonly verificationMethod: string;
  readonly proofPurpose: Label;
  readonly proofValue: string;
  readonly created?: Timestamp;
  readonly expires?: Timestamp;
}
/**
 * The protected record of how an answer came about. Own delivery channel; never part of the public answer.
 */
export interface Audit {
  /**
   * Type identifier of the artifact; compared as a string, never fetched.
   */
  readonly schema: 'urn:loccit:audit:1';
  readonly nonce: Nonce;
  /**
   * SHA-256 of the RFC 8785 bytes of the answer without `proof`.
   */
  readonly answer_sha256: Sha256;
  readonly principal: Label;
  readonly tenant_id: Label;
  readonly groups: readonly Label[];
  /**
   * Null where no generation could be read.
   */
  readonly authorization_revision: AuthorizationRevision | null;
  /**
   * Null where no generation could be read.
   */
  readonly index_generation_id: GenerationId | null;
  readonly selected_entry_ids: readonly IndexEntryId[];
  readonly filter: FilterSummary;
  readonly stages: Stages;
  readonly rules: readonly AppliedRule[];
  readonly tools: readonly ToolIdentity[];
  readonly unicode_version: Label;
  readonly failure: Failure | null;
  readonly timings: Timings;
  /**
   * The time as of which documents were readable and in effect.
   */
  readonly at: Timestamp;
  readonly created_at: Timestamp;
  /**
   * The preimage of index_generation_id, for a checker without the store.
   */
  readonly generation?: GenerationFields;
  readonly proofs?: readonly InclusionProof[];
}
/**
 * How many documents of the generation each filter took away, in this order, and how many were left.
 */
export interface FilterSummary {
  readonly documents: Count;
  readonly tombstoned: Count;
  readonly other_tenant: Count;
  readonly access_denied: Count;
  readonly not_in_effect: Count;
  readonly readable: Count;
}
/**
 * What each stage kept.
 */
export interface Stages {
  readonly retrieved: readonly Candidate[];
  readonly reranked: readonly Candidate[];
  readonly selected: readonly Candidate[];
  readonly dropped: readonly Dropped[];
}
/**
 * An index entry in a stage, best first.
 */
export interface Candidate {
  readonly index_entry_id: IndexEntryId;
  readonly score?: number;
}
/**
 * An index entry that was left out, and why.
 */
export interface Dropped {
  readonly index_entry_id: IndexEntryId;
  readonly reason: Label;
}
/**
 * A rule of selection or conflict, with the version that ran.
 */
export interface AppliedRule {
  readonly rule: Label;
  readonly version: Label;
  readonly outcome?: Label;
  readonly entry_ids?: readonly IndexEntryId[];
}
/**
 * A tool as identities name it: the version of its algorithm and the digest of its complete options.
 */
export interface ToolIdentity {
  readonly name: Label;
  readonly version: Label;
  readonly options_sha256: Sha256;
}
/**
 * What stopped the answer.
 */
export interface Failure {
  readonly stage: Label;
  readonly code: Label;
}
/**
 * Milliseconds by stage.
 */
export interface Timings {
  readonly [k: string]: number;
}
/**
 * Preimage of the identity: generation.
 */
export interface GenerationFields {
  readonly type: 'loccit:generation:1';
  readonly tenant_id: Label;
  readonly snapshot_sha256: Sha256;
  readonly tombstones_sha256: Sha256;
  readonly authorization_revision: AuthorizationRevision;
  readonly pipeline_sha256: Sha256;
  readonly entries_root: Sha256;
  readonly entries_count: Count;
}
/**
 * RFC 6962 audit path of one entry.
 */
export interface InclusionProof {
  readonly index_entry_id: IndexEntryId;
  readonly acl_sha256: Sha256;
  readonly leaf_index: Count;
  readonly path: readonly Sha256[];
}
/**
 * The result of a check in four layers.
 */
export interface Report {
  /**
   * Type identifier of the artifact; compared as a string, never fetched.
   */
  readonly schema: 'urn:loccit:report:1';
  /**
   * The worst layer in scope.
   */
  readonly verdict: Outcome;
  readonly subject: ReportSubject;
  readonly scope: ReportScope;
  readonly layers: ReportLayers;
  readonly claims: readonly ReportClaim[];
  readonly citations: readonly ReportCitation[];
  /**
   * Sorted by layer, pointer, rule.
   */
  readonly findings: readonly Finding[];
  readonly counts: ReportCounts;
  readonly overlap: OverlapBlock;
  readonly sources_used: readonly SourceUsed[];
  readonly tools: readonly ToolIdentity[];
  readonly unicode_version: Label;
  /**
   * What a pass does not prove.
   */
  readonly limits: readonly string[];
}
/**
 * What was checked.
 */
export interface ReportSubject {
  readonly kind: SubjectKind;
  /**
   * SHA-256 of the bytes as given.
   */
  readonly sha256: Sha256;
  /**
   * SHA-256 of the RFC 8785 bytes without `proof`.
   */
  readonly answer_sha256?: Sha256;
  readonly answer_id?: AnswerId;
  /**
   * The status of the answer.
   */
  readonly status?: AnswerStatus;
}
/**
 * How far the check went and for whom.
 */
export interface ReportScope {
  /**
   * Groups of rules that the caller took out.
   */
  readonly without: readonly RuleGroup[];
  /**
   * For whom the fourth layer was judged; null where nobody was named.
   */
  readonly reader: ReportReader | null;
  /**
   * The time at which the check stands; null where none was given.
   */
  readonly at: Timestamp | null;
  readonly lang: LanguageTag;
  /**
   * What was at hand that did not come with the artifact.
   */
  readonly anchors: readonly AnchorKind[];
  /**
   * Whether an audit was at hand.
   */
  readonly audit: boolean;
  readonly mark_scope?: MarkScope;
  readonly id_alphabet?: string;
  readonly overlap_threshold?: number;
  readonly allow_unverifiable?: boolean;
  readonly fail_on?: readonly RuleId[];
  readonly min_coverage?: Rate;
}
/**
 * A reader as the check was told.
 */
export interface ReportReader {
  readonly tenant_id: Label;
  readonly groups: readonly Label[];
  readonly principal: Label;
}
/**
 * A numerator with its denominator; 0/0 is shown as n/a.
 */
export interface Rate {
  readonly n: Count;
  readonly m: Count;
}
/**
 * Each layer in scope with what it came to.
 */
export interface ReportLayers {
  readonly structure: LayerResult;
  readonly provenance: LayerResult;
  readonly support: LayerResult;
  readonly verifiability: LayerResult;
}
/**
 * A layer over the whole artifact.
 */
export interface LayerResult {
  readonly outcome: Outcome;
  readonly counts: LayerCounts;
  readonly skipped_by?: RuleId;
}
/**
 * Claims and citations by outcome.
 */
export interface LayerCounts {
  readonly claims: OutcomeCounts;
  readonly citations: OutcomeCounts;
}
/**
 * How many items came to each outcome.
 */
export interface OutcomeCounts {
  readonly pass: Count;
  readonly fail: Count;
  readonly unverifiable: Count;
  readonly inapplicable: Count;
  readonly skipped: Count;
}
/**
 * A claim with its verdict.
 */
export interface ReportClaim {
  readonly claim_id: ClaimId;
  readonly text: string;
  readonly kind: ClaimKind;
  /**
   * Null where it was not judged.
   */
  readonly verdict: SupportVerdict | null;
  readonly layers: ItemLayers;
  readonly citations: readonly CitationAddress[];
  readonly decided_by?: DecidedBy;
  /**
   * The visible statement where it differs from the text.
   */
  readonly statement?: string;
  readonly char_start?: CodePointPosition;
  readonly char_end?: CodePointPosition;
  readonly repaired?: boolean;
}
export interface ItemLayers {
  readonly structure: LayerState;
  readonly provenance: LayerState;
  readonly support: LayerState;
  readonly verifiability: LayerState;
}
/**
 * A layer of one item; skipped_by names the rule that caused the skip.
 */
export interface LayerState {
  readonly outcome: Outcome;
  readonly skipped_by?: RuleId;
}
/**
 * A citation with its layers.
 */
export interface ReportCitation {
  readonly address: CitationAddress;
  readonly claim_id: ClaimId;
  readonly form: ReportCitationForm;
  readonly layers: ItemLayers;
  readonly verdict?: SupportVerdict;
  readonly decided_by?: DecidedBy;
  readonly document_id?: string;
  readonly source_uri?: string;
  readonly source_version?: string;
  readonly title?: string;
  readonly mark?: string;
  readonly mark_span?: TextSpan;
  readonly target?: CitationTarget;
  readonly resolved_by?: ResolvedBy;
  readonly char_start?: CodePointPosition;
  readonly char_end?: CodePointPosition;
  /**
   * The cited passage, or for a source without a span the three of greatest overlap.
   */
  readonly passages?: readonly Passage[];
}
/**
 * What a mark points to.
 */
export interface CitationTarget {
  readonly kind: TargetKind;
  readonly ref?: string;
  readonly url?: string;
  readonly document_id?: string;
  readonly chunk_id?: string;
}
/**
 * A passage that stands behind a citation.
 */
export interface Passage {
  readonly char_start: CodePointPosition;
  readonly char_end: CodePointPosition;
  readonly text: string;
  readonly before?: string;
  readonly after?: string;
  readonly section_path?: readonly string[];
  /**
   * From 1.
   */
  readonly line?: number;
  readonly ratio?: number;
}
/**
 * One finding.
 */
export interface Finding {
  readonly rule: RuleId;
  readonly layer: Layer;
  readonly outcome: FindingOutcome;
  readonly severity: Severity;
  /**
   * JSON Pointer into the artifact; empty for the whole.
   */
  readonly pointer: string;
  readonly message: string;
  readonly claim_id?: ClaimId;
  readonly citation?: CitationAddress;
  readonly expected?: string | number | boolean | null;
  readonly actual?: string | number | boolean | null;
  readonly missing?: readonly MissingInput[];
  readonly evidence?: readonly FindingEvidence[];
}
/**
 * A place that shows the finding.
 */
export interface FindingEvidence {
  readonly side: EvidenceSide;
  readonly document_id?: string;
  readonly title?: string;
  readonly char_start?: CodePointPosition;
  readonly char_end?: CodePointPosition;
  readonly text?: string;
  readonly value?: string;
  readonly ratio?: number;
}
/**
 * Rates with their denominators; items that are inapplicable are left out of both.
 */
export interface ReportCounts {
  /**
   * Claims with a citation / claims that need one.
   */
  readonly claims_cited: Rate;
  /**
   * Claims that are supported / claims judged.
   */
  readonly claims_supported: Rate;
  /**
   * Citations that name a source that is at hand / citations.
   */
  readonly citations_resolved: Rate;
  /**
   * Citations that pass / citations in the layer.
   */
  readonly structure: Rate;
  readonly provenance: Rate;
  readonly support: Rate;
  readonly verifiability: Rate;
  /**
   * Repaired citations / citations; never counted as valid.
   */
  readonly repaired: Rate;
  readonly findings: FindingCounts;
}
export interface FindingCounts {
  readonly fail: Count;
  readonly unverifiable: Count;
  readonly notice: Count;
}
/**
 * Token overlap: a topic check, necessary, not sufficient. It never changes a layer.
 */
export interface OverlapBlock {
  readonly heading: string;
  readonly threshold: number;
  readonly valid: Rate;
  readonly block_missing: Rate;
  readonly block_does_not_support: Rate;
  readonly repaired: Rate;
  /**
   * Claims with a valid citation / all claims, uncited ones included.
   */
  readonly coverage: Rate;
  readonly rows: readonly OverlapRow[];
}
/**
 * One citation measured; ratio is rounded to three places, null where the block is missing.
 */
export interface OverlapRow {
  readonly claim_id: ClaimId;
  readonly citation: CitationAddress;
  readonly claim_tokens: Count;
  readonly shared_tokens: Count;
  readonly ratio: number | null;
  readonly verdict: OverlapVerdict;
}
/**
 * A source that the artifact uses, for the list of sources.
 */
export interface SourceUsed {
  readonly title: string;
  readonly citations: readonly CitationAddress[];
  readonly document_id?: string;
  readonly source_uri?: string;
  readonly source_version?: string;
  readonly marks?: readonly string[];
}
/**
 * What a folder holds: one tenant, its documents and the questions that no snapshot may answer. Paths are relative to the manifest.
 */
export interface SourceManifest {
  /**
   * Type identifier of the artifact; compared as a string, never fetched.
   */
  readonly schema: 'urn:loccit:sources:1';
  readonly tenant_id: Label;
  readonly documents: readonly ManifestDocument[];
  /**
   * IANA zone in which a bare date begins; UTC where absent.
   */
  readonly zone?: string;
  readonly routes?: readonly Route[];
}
/**
 * One document.
 */
export interface ManifestDocument {
  readonly document_id: DocumentId;
  readonly path: ManifestPath;
  readonly source_uri: SourceUri;
  readonly source_version: SourceVersion;
  readonly allowed_groups: readonly Label[];
  readonly title?: string;
  readonly media_type?: MediaType;
  readonly charset?: Charset;
  readonly status?: DocumentStatus;
  readonly effective_from?: ManifestTime;
  readonly effective_to?: ManifestTime;
  /**
   * Higher wins where a rule asks.
   */
  readonly authority?: number;
  /**
   * The work of which this is a copy: such documents are one source.
   */
  readonly canonical_document_id?: DocumentId;
  readonly marking?: Label;
  readonly license?: Label;
  readonly scope?: ScopeMap;
}
/**
 * Questions that hold one of the phrases are answered by a tool, never from the snapshot.
 */
export interface Route {
  readonly match: readonly string[];
  readonly status: 'tool_required';
  readonly tool: Label;
}
/**
 * A record: canonical.
 */
export interface CanonicalLine {
  readonly id: CanonicalRevisionId;
  readonly preimage: CanonicalFields;
  readonly info?: CanonicalDetails;
}
/**
 * Preimage of the identity: canonical.
 */
export interface CanonicalFields {
  readonly type: 'loccit:canonical:1';
  readonly tenant_id: Label;
  readonly document_id: DocumentId;
  readonly source_uri: SourceUri;
  readonly source_version: SourceVersion;
  readonly title: string | null;
  readonly media_type: MediaType;
  readonly charset: Charset | null;
  readonly raw_sha256: Sha256;
  readonly extractor: ToolIdentity | null;
  readonly locator_map_sha256: Sha256 | null;
  readonly coordinate_space: string;
  readonly canonical_sha256: Sha256;
}
/**
 * Carried along, not hashed.
 */
export interface CanonicalDetails {
  readonly unicode_version?: Label;
  readonly options?: ToolOptions;
}
/**
 * The complete effective options of the tool, decimals as strings.
 */
export interface ToolOptions {
  readonly [k: string]: string | number | boolean | null | readonly unknown[] | {};
}
/**
 * A record: parse.
 */
export interface ParseLine {
  readonly id: ParseRevisionId;
  readonly preimage: ParseFields;
  readonly info?: ParseDetails;
}
/**
 * Preimage of the identity: parse.
 */
export interface ParseFields {
  readonly type: 'loccit:parse:1';
  readonly canonical_revision_id: CanonicalRevisionId;
  readonly parser: ToolIdentity;
  readonly elements_sha256: Sha256;
}
/**
 * Carried along, not hashed.
 */
export interface ParseDetails {
  readonly elements?: readonly ElementRowWire[];
  readonly options?: ToolOptions;
}
/**
 * A record: element.
 */
export interface ElementLine {
  readonly id: ElementId;
  readonly preimage: ElementFields;
  readonly info?: ElementDetails;
}
/**
 * Preimage of the identity: element.
 */
export interface ElementFields {
  readonly type: 'loccit:element:1';
  readonly parse_revision_id: ParseRevisionId;
  readonly ordinal: Count;
  readonly kind: ElementKindName;
  readonly char_start: CodePointPosition;
  readonly char_end: CodePointPosition;
  readonly text_sha256: Sha256;
}
/**
 * Carried along, not hashed.
 */
export interface ElementDetails {}
/**
 * A record: chunk.
 */
export interface ChunkLine {
  readonly id: ChunkId;
  readonly preimage: ChunkFields;
  readonly info?: ChunkDetails;
}
/**
 * Preimage of the identity: chunk.
 */
export interface ChunkFields {
  readonly type: 'loccit:chunk:1';
  readonly parse_revision_id: ParseRevisionId;
  readonly chunker: ToolIdentity;
  readonly element_ids: readonly ElementId[];
  readonly char_start: CodePointPosition;
  readonly char_end: CodePointPosition;
  readonly content_sha256: Sha256;
}
/**
 * Carried along, not hashed.
 */
export interface ChunkDetails {
  readonly options?: ToolOptions;
}
/**
 * A record: index entry.
 */
export interface IndexEntryLine {
  readonly id: IndexEntryId;
  readonly preimage: IndexEntryFields;
  readonly info?: IndexEntryDetails;
}
/**
 * Preimage of the identity: index entry.
 */
export interface IndexEntryFields {
  readonly type: 'loccit:index-entry:1';
  readonly chunk_id: ChunkId;
  readonly retrieval_sha256: Sha256;
  readonly indexer: ToolIdentity;
}
/**
 * Carried along, not hashed.
 */
export interface IndexEntryDetails {
  readonly retrieval_text?: string;
  readonly options?: ToolOptions;
}
/**
 * A record: generation.
 */
export interface GenerationLine {
  readonly id: GenerationId;
  readonly preimage: GenerationFields;
  readonly info?: GenerationDetails;
}
/**
 * Carried along, not hashed.
 */
export interface GenerationDetails {
  readonly documents?: readonly SnapshotRowWire[];
  readonly tombstones?: readonly TombstoneRowWire[];
  readonly leaves?: readonly EntryLeafWire[];
}
/**
 * A leaf of entries_root.
 */
export interface EntryLeafWire {
  readonly index_entry_id: IndexEntryId;
  readonly acl_sha256: Sha256;
}
/**
 * Citations, references and claims read out of a report or an answer. Positions are code points of the canonical text.
 */
export interface Extraction {
  /**
   * Type identifier of the artifact; compared as a string, never fetched.
   */
  readonly schema: 'urn:loccit:extraction:1';
  readonly scope: MarkScope;
  readonly citations: readonly ExtractedCitation[];
  readonly references: readonly ExtractedReference[];
  readonly claims: readonly ExtractedClaim[];
  readonly statements_uncited: readonly UncitedStatement[];
  /**
   * The expression that a document id in a mark must match.
   */
  readonly id_alphabet?: string;
}
/**
 * One citation; a range or a list gives one per number with the same mark and mark_group.
 */
export interface ExtractedCitation {
  /**
   * `X1`, `X2`, ... in order.
   */
  readonly citation: string;
  readonly form: CitationForm;
  /**
   * The mark as written.
   */
  readonly mark: string;
  readonly char_start: CodePointPosition;
  readonly char_end: CodePointPosition;
  /**
   * What the mark names: the number, the key, the text of the link.
   */
  readonly label: string;
  /**
   * Equal for what was written in one mark.
   */
  readonly mark_group: number;
  readonly target: CitationTarget;
  readonly claim_ids: readonly ClaimId[];
  /**
   * Why the mark is not a plain citation: a code.
   */
  readonly problem?: string;
}
/**
 * One entry of a reference list, a footnote or a link definition.
 */
export interface ExtractedReference {
  /**
   * `R1`, `R2`, ... in order.
   */
  readonly reference: string;
  readonly label: string;
  readonly char_start: CodePointPosition;
  readonly char_end: CodePointPosition;
  readonly title?: string;
  readonly authors?: readonly string[];
  readonly year?: string;
  readonly url?: string;
  readonly doi?: string;
}
/**
 * A statement without its marks.
 */
export interface ExtractedClaim {
  readonly claim_id: ClaimId;
  readonly text: string;
  readonly kind: ClaimKind;
  readonly char_start: CodePointPosition;
  readonly char_end: CodePointPosition;
}
/**
 * A statement that no mark covers.
 */
export interface UncitedStatement {
  readonly text: string;
  readonly char_start: CodePointPosition;
  readonly char_end: CodePointPosition;
}
/**
 * Every text that a person reads, in English and Chinese.
 */
export interface MessageCatalogue {
  /**
   * Type identifier of the artifact; compared as a string, never fetched.
   */
  readonly schema: 'urn:loccit:messages:1';
  readonly messages: MessageMap;
}
export interface MessageMap {
  readonly [k: string]: MessageEntry;
}
/**
 * One message; `{name}` stands for a value.
 */
export interface MessageEntry {
  readonly en: string;
  readonly zh: string;
}
