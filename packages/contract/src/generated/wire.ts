// Generated from schemas/ by scripts/generate-contract.mjs. Do not edit.

/**
 * `ans_` and 16 random bytes in lower-case hex.
 */
export type AnswerId = string;
/**
 * BCP 47 language tag.
 */
export type LanguageTag = string;
/**
 * What kind of answer it is.
 */
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
/**
 * Why there is no complete answer; which codes fit which status stands in the specification, 7.1.
 */
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
/**
 * `answer` for an artifact, `markdown` for a report in Markdown, `response` for what a provider returned.
 */
export type SubjectKind = 'answer' | 'markdown' | 'response';
/**
 * Forms of input that citations are read from. The later ones, from `vertex-grounding` on, are experimental.
 */
export type InputForm =
  | 'markdown'
  | 'anthropic-message'
  | 'openai-response'
  | 'gemini-response'
  | 'cohere-chat'
  | 'bedrock-response'
  | 'ai-sdk'
  | 'web-annotation'
  | 'vertex-grounding'
  | 'perplexity-response'
  | 'azure-chat'
  | 'langchain-message'
  | 'llama-index-response'
  | 'haystack-answer';
/**
 * A code of lower-case words.
 */
export type ExtractionCode = string;
export type RuleGroup = 'audit' | 'reader' | 'support';
export type AnchorKind = 'sources' | 'store' | 'raw' | 'seal';
/**
 * `precise`: a mark covers the statement it follows; `passage`: also the uncited ones before it in the same block; `concept`: the statements of the block that speak of the term it follows.
 */
export type MarkScope = 'precise' | 'passage' | 'concept';
/**
 * A rule, a layer, or a severity with those that are worse.
 */
export type FailOn = RuleId | ('structure' | 'provenance' | 'support' | 'verifiability' | 'warning' | 'note');
/**
 * Which demand.
 */
export type DemandKind = 'fail_on' | 'min_coverage' | 'baseline';
/**
 * The four layers, in order.
 */
export type Layer = 'structure' | 'provenance' | 'support' | 'verifiability';
/**
 * The severity of which, or of a worse one, nothing decided was to be found; with `fail_on`.
 */
export type DemandSeverity = 'warning' | 'note';
/**
 * Whether the evidence bears the claim.
 */
export type SupportVerdict = 'supported' | 'partial' | 'contradicted' | 'unsupported' | 'undecided';
/**
 * The rung that decided; `overlap` and `model` stand in reports of earlier versions alone.
 */
export type DecidedBy =
  'exact' | 'numbers' | 'language' | 'conditions' | 'nli' | 'judge' | 'human' | 'none' | 'overlap' | 'model';
/**
 * `source` names a source without a span.
 */
export type ReportCitationForm = 'lineage' | 'anchor' | 'source';
/**
 * What the mark points to. `none` where nothing could be found.
 */
export type TargetKind = 'reference' | 'url' | 'block' | 'document' | 'none';
/**
 * How the mark or the entry was matched to a source.
 */
export type ResolvedBy =
  'document-id' | 'block' | 'path' | 'name' | 'title' | 'url' | 'doi' | 'passage-number';
/**
 * What is counted: lines and pages from 1, blocks of the source's content from 0.
 */
export type ExtractedLocatorType = 'lines' | 'page' | 'blocks';
/**
 * As in the specification, section 9.
 */
export type PlacementOutcome = 'exact' | 'moved' | 'folded' | 'altered' | 'stitched' | 'ambiguous' | 'absent';
export type Folding = 'case' | 'hyphenation' | 'invisible' | 'ligatures' | 'markers' | 'quotes' | 'space';
/**
 * The band of the cosine.
 */
export type SimilarityBand = 'high' | 'middle' | 'low';
/**
 * `notice` is told and counts as a pass.
 */
export type FindingOutcome = 'fail' | 'unverifiable' | 'notice';
/**
 * How heavy it weighs; `fail` is of severity `error`.
 */
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
  | 'policy'
  | 'reader'
  | 'raw'
  | 'record'
  | 'seal'
  | 'source'
  | 'store'
  | 'text'
  | 'time'
  | 'trust'
  | 'unicode';
/**
 * Where the place is.
 */
export type EvidenceSide = 'answer' | 'claim' | 'source' | 'record';
/**
 * A figure, or words as they stand.
 */
export type ComparedValue = ComparedQuantity | string;
/**
 * How the claim lies to the evidence: values that exclude each other; ranges that share a part; the claim holds the evidence, or lies within it; nothing to compare with; the figure in a unit that never converts; the opposite; surer, broader or less conditional; less sure.
 */
export type Relation =
  | 'disjoint'
  | 'overlap'
  | 'wider'
  | 'narrower'
  | 'absent'
  | 'other-unit'
  | 'opposite'
  | 'stronger'
  | 'weaker';
/**
 * RFC 7638 thumbprint of a key, SHA-256 in URL-safe base64 without padding.
 */
export type KeyId = string;
export type ReviewReason =
  | 'contradicted'
  | 'decisions-disagree'
  | 'disputed'
  | 'unsupported'
  | 'partial'
  | 'person-asked'
  | 'misattributed'
  | 'conflict-hidden'
  | 'figure-absent'
  | 'name-absent'
  | 'opposite-wording'
  | 'stronger-wording'
  | 'context'
  | 'off-topic'
  | 'low-overlap'
  | 'kind'
  | 'judge-failed'
  | 'undecided';
/**
 * `applied`: it decides. Everything else decides nothing: `disagrees` with another that is trusted, `claim-changed` and `evidence-changed` since, `other-answer`, `other-tenant`, `untrusted` by the policy, `no-policy` to trust by, `unsigned`, or `malformed`.
 */
export type DecisionState =
  | 'applied'
  | 'disagrees'
  | 'claim-changed'
  | 'evidence-changed'
  | 'other-answer'
  | 'other-tenant'
  | 'untrusted'
  | 'no-policy'
  | 'unsigned'
  | 'malformed';
/**
 * `moved`: the same words in a changed document; `words`: other words of the same document; `gone`: no longer among the passages; `added`: a passage that it does not name.
 */
export type PassageChangeKind = 'moved' | 'words' | 'gone' | 'added';
/**
 * `trusted`: a signature is verified, the statement is valid, and as many of the keys are trusted as the policy asks for. `not-checked`: no trust policy was given, or it was not this answer that was looked for; then the other members are absent.
 */
export type SealOutcome = 'trusted' | 'not-trusted' | 'not-checked';
/**
 * `verified`: at least one of the signatures holds.
 */
export type SealSignatureOutcome = 'verified' | 'not-verified';
/**
 * What its check came to. `unknown-key`: the policy has no such key, so that nothing is known of it.
 */
export type SignatureState =
  | 'verified'
  | 'signature-length'
  | 'signature-scalar'
  | 'mismatch'
  | 'payload-type'
  | 'keyid-missing'
  | 'unknown-key';
/**
 * Whether it holds for this answer and this checker, now.
 */
export type SealStatementOutcome = 'valid' | 'not-valid';
/**
 * Which reason.
 */
export type SealFaultState =
  | 'malformed-envelope'
  | 'payload-type'
  | 'malformed-statement'
  | 'predicate-type'
  | 'malformed-predicate'
  | 'unexpected-subject'
  | 'answer-mismatch'
  | 'pack-mismatch'
  | 'report-mismatch'
  | 'audit-mismatch'
  | 'wrong-tenant'
  | 'wrong-purpose'
  | 'wrong-audience'
  | 'window-reversed'
  | 'seal-expired';
export type SealedFile = 'pack' | 'report' | 'audit';
/**
 * Whose time that is; never that of the signer.
 */
export type SealClock = 'trusted-timestamp' | 'checker';
export type KeyDistrust =
  | 'unknown-key'
  | 'not-yet-valid'
  | 'expired'
  | 'revoked'
  | 'wrong-tenant'
  | 'missing-tenant'
  | 'wrong-purpose'
  | 'missing-purpose'
  | 'wrong-audience'
  | 'missing-audience';
/**
 * `trusted`: the seal anchors citations of it. `no-entry`: the policy names nobody for this address; `below-threshold`: too few of those it names are trusted here; `not-trusted`: the seal as a whole is not.
 */
export type SealedSourceOutcome = 'trusted' | 'no-entry' | 'below-threshold' | 'not-trusted';
/**
 * What the row comes to.
 */
export type OverlapVerdict = 'valid' | 'block-missing' | 'block-does-not-support' | 'repaired';
/**
 * What it was asked as.
 */
export type ModelRung = 'embedding' | 'nli' | 'judge';
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
 * An element in the list of a parse revision: `[kind, char_start, char_end, text_sha256]`.
 */
export type ElementRowWire = readonly [ElementKindName, CodePointPosition, CodePointPosition, Sha256];
/**
 * What kind of block an element is.
 */
export type ElementKindName = 'heading' | 'paragraph' | 'code' | 'table_row';
/**
 * A live document: `[document_id, canonical_revision_id, acl_sha256, work_id, effective_from, effective_to]`.
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
 * A deleted document: `[document_id, sequence]`.
 */
export type TombstoneRowWire = readonly [DocumentId, Count];
/**
 * How a mark is written. Those that this version finds are listed in the specification, 9.1.
 */
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
  | 'superscript'
  | 'annotation';
/**
 * `upsert`: the document is there, as described. `delete`: it is gone.
 */
export type EventAction = 'upsert' | 'delete';

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
  readonly decision: HumanDecision;
  readonly event: SourceEvent;
}
/**
 * A public answer: claims, each with its citations. What a status allows is judged by structure/status-shape, not here.
 */
export interface Answer {
  /**
   * Type identifier of the artifact; compared as a string, never fetched.
   */
  readonly schema: 'urn:loccit:answer:1';
  /**
   * Names this answer; MUST be made of 16 random bytes, which say nothing of its content.
   */
  readonly answer_id: AnswerId;
  /**
   * Language of `answer` and of the sentences of the catalogue in it.
   */
  readonly lang: LanguageTag;
  /**
   * What kind of answer this is. It decides which claims, conflicts and reason MUST or MUST NOT be there (specification, 7.1).
   */
  readonly status: AnswerStatus;
  /**
   * Canonical text, shown to the reader.
   */
  readonly answer: string;
  readonly rendering: Rendering;
  /**
   * The statements that can be checked, in the order in which they are shown. MAY be empty where the status allows it.
   */
  readonly claims: readonly Claim[];
  /**
   * When the answer was written. Selection, access and validity are judged as of this time.
   */
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
  /**
   * Claims that contradict each other. MUST be there with status `conflict`, MUST NOT with another.
   */
  readonly conflicts?: readonly Conflict[];
  /**
   * Why there is no complete answer. MUST be there with every status but `answered` and `conflict`, MUST NOT with these.
   */
  readonly reason?: Reason;
  /**
   * What wrote the answer. SHOULD be there.
   */
  readonly generator?: Generator;
  /**
   * A signature over the answer. A reader MUST NOT take an answer for sealed because a proof is there; it has to be verified.
   */
  readonly proof?: Proof;
}
/**
 * One checkable statement.
 */
export interface Claim {
  /**
   * MUST be unique in the answer; conflicts and findings refer to it.
   */
  readonly claim_id: ClaimId;
  /**
   * Canonical text.
   */
  readonly text: string;
  /**
   * What the claim is offered as. `fact` and `inference` MUST have a citation, `absence` MUST NOT.
   */
  readonly kind: ClaimKind;
  /**
   * The evidence, each piece on its own. Addressed by the id of the claim and the place here: the first of `C1` is `C1.1`.
   */
  readonly citations: readonly Citation[];
  /**
   * True promises that the text equals each cited span.
   */
  readonly verbatim?: boolean;
  /**
   * With rendering `free`: where the claim stands in `answer`, ascending.
   */
  readonly answer_spans?: readonly TextSpan[];
  /**
   * Values that the claim states, read from its citations. SHOULD be there where claims are compared by machine.
   */
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
  /**
   * SHA-256 of the bytes as received; MUST be that of the record.
   */
  readonly raw_sha256: Sha256;
  /**
   * The canonical revision that the span is counted in.
   */
  readonly canonical_revision_id: CanonicalRevisionId;
  /**
   * The parse revision; MUST be of the canonical revision.
   */
  readonly parse_revision_id: ParseRevisionId;
  /**
   * The element that holds the span.
   */
  readonly element_id: ElementId;
  /**
   * The chunk that holds the span; MUST list the element.
   */
  readonly chunk_id: ChunkId;
  /**
   * The entry by which the chunk was found; MUST be one that the audit calls selected.
   */
  readonly index_entry_id: IndexEntryId;
  /**
   * Judged by provenance/coordinate-space.
   */
  readonly coordinate_space: string;
  /**
   * Where the cited span begins, in code points of the canonical text.
   */
  readonly char_start: CodePointPosition;
  /**
   * Where it ends; the code point at this position is outside. MUST be greater than `char_start`.
   */
  readonly char_end: CodePointPosition;
  /**
   * SHA-256 of the UTF-8 of the slice.
   */
  readonly span_sha256: Sha256;
  /**
   * The cited words for a reader without the source. SHOULD be there where the source is not public.
   */
  readonly quote?: Quote;
  /**
   * The place in the native document. SHOULD be there where the medium has lines, pages or cells.
   */
  readonly locator?: Locator;
  /**
   * Set only by whoever states that several spans bear the claim together.
   */
  readonly group?: number;
  /**
   * Language of the cited passage.
   */
  readonly lang?: LanguageTag;
  /**
   * From when on the source holds.
   */
  readonly effective_from?: Timestamp;
  /**
   * From when on it holds no longer.
   */
  readonly effective_to?: Timestamp;
  /**
   * Classification, to be shown beside the citation.
   */
  readonly marking?: Label;
  /**
   * Licence of the source, to be shown beside the citation.
   */
  readonly license?: Label;
}
/**
 * A W3C TextQuoteSelector, equal to the slice and its neighbours without folding.
 */
export interface Quote {
  /**
   * The kind of selector.
   */
  readonly type: 'TextQuoteSelector';
  /**
   * MUST equal the slice.
   */
  readonly exact: string;
  /**
   * MUST equal the text directly before the slice; MAY be empty.
   */
  readonly prefix: string;
  /**
   * MUST equal the text directly after the slice; MAY be empty.
   */
  readonly suffix: string;
}
/**
 * A place on a page.
 */
export interface PageLocator {
  /**
   * The kind of locator.
   */
  readonly type: 'page';
  /**
   * From 0.
   */
  readonly page_index: number;
  /**
   * The number as printed.
   */
  readonly page_label?: Label;
  /**
   * Four corners of each piece of the passage, `x1 y1 ... x4 y4` in points of the page.
   */
  readonly quads?: readonly (readonly number[])[];
}
/**
 * A place in a tree of elements.
 */
export interface ElementLocator {
  /**
   * The kind of locator.
   */
  readonly type: 'element';
  /**
   * Path of the element in the native document.
   */
  readonly path: string;
}
/**
 * Lines of a text.
 */
export interface LinesLocator {
  /**
   * The kind of locator.
   */
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
/**
 * A cell of a table.
 */
export interface CellLocator {
  /**
   * The kind of locator.
   */
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
  /**
   * SHA-256 of the bytes as received; MUST be that of the record.
   */
  readonly raw_sha256: Sha256;
  /**
   * The canonical revision that the span is counted in.
   */
  readonly canonical_revision_id: CanonicalRevisionId;
  /**
   * Judged by provenance/coordinate-space.
   */
  readonly coordinate_space: string;
  /**
   * Where the cited span begins, in code points of the canonical text. Present together with `char_end` and `span_sha256`, or absent with them.
   */
  readonly char_start?: CodePointPosition;
  /**
   * Where it ends; the code point at this position is outside. MUST be greater than `char_start`.
   */
  readonly char_end?: CodePointPosition;
  /**
   * SHA-256 of the UTF-8 of the slice.
   */
  readonly span_sha256?: Sha256;
  /**
   * The cited words for a reader without the source. SHOULD be there where the source is not public.
   */
  readonly quote?: Quote;
  /**
   * The place in the native document. SHOULD be there where the medium has lines, pages or cells.
   */
  readonly locator?: Locator;
  /**
   * Set only by whoever states that several spans bear the claim together.
   */
  readonly group?: number;
  /**
   * Language of the cited passage.
   */
  readonly lang?: LanguageTag;
  /**
   * From when on the source holds.
   */
  readonly effective_from?: Timestamp;
  /**
   * From when on it holds no longer.
   */
  readonly effective_to?: Timestamp;
  /**
   * Classification, to be shown beside the citation.
   */
  readonly marking?: Label;
  /**
   * Licence of the source, to be shown beside the citation.
   */
  readonly license?: Label;
}
/**
 * Half-open span in code points.
 */
export interface TextSpan {
  /**
   * Where the span begins, in code points of the canonical text.
   */
  readonly char_start: CodePointPosition;
  /**
   * Where it ends; the code point at this position is outside. MUST be greater than `char_start`.
   */
  readonly char_end: CodePointPosition;
}
/**
 * A value read from a citation of the same claim. A bound that is null is not limited.
 */
export interface Fact {
  /**
   * Kind of quantity (specification, 12.4), such as `duration` or `money`.
   */
  readonly kind: Label;
  /**
   * Lower bound in `unit`; null where there is none.
   */
  readonly lo: number | null;
  /**
   * Upper bound in `unit`; null where there is none. Equal to `lo` for an exact value.
   */
  readonly hi: number | null;
  /**
   * Whether `lo` itself is excluded.
   */
  readonly lo_open: boolean;
  /**
   * Whether `hi` itself is excluded.
   */
  readonly hi_open: boolean;
  /**
   * Unit of the bounds (specification, 12.4); null for a bare number.
   */
  readonly unit: Label | null;
  /**
   * For what the value holds, such as a region. Empty where the source says nothing.
   */
  readonly scope: ScopeMap;
  /**
   * The citation that states the value; MUST be one of the same claim.
   */
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
  /**
   * The rule that the former citation broke.
   */
  readonly rule: RuleId;
  /**
   * `replaced`: searched again and another citation was put in; `kept`: none was put in; the claim stands on its other citations, or is labelled unverified.
   */
  readonly outcome: 'replaced' | 'kept';
  /**
   * The former mark as it was written.
   */
  readonly mark?: string;
  /**
   * The document that the former citation named.
   */
  readonly document_id?: string;
  /**
   * The chunk that the former citation named.
   */
  readonly chunk_id?: ChunkId;
}
/**
 * Claims that cannot hold together.
 */
export interface Conflict {
  /**
   * The claims that disagree; each MUST be in `claims`.
   */
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
  /**
   * A code that fits the status. It MUST NOT tell whether something exists that the reader may not see.
   */
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
  /**
   * Name of the program.
   */
  readonly name: Label;
  /**
   * Version of the program.
   */
  readonly version: Label;
  /**
   * Name of the model, where one wrote.
   */
  readonly model?: Label;
  /**
   * SHA-256 of the weights of the model, where they are known.
   */
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
  /**
   * The form of the proof.
   */
  readonly type: 'DataIntegrityProof';
  /**
   * How the answer is made canonical, hashed and signed.
   */
  readonly cryptosuite: 'eddsa-jcs-2022';
  /**
   * The key; whether it may sign for these sources is for the policy of the reader to say.
   */
  readonly verificationMethod: string;
  /**
   * What the signature is for, usually `assertionMethod`.
   */
  readonly proofPurpose: Label;
  /**
   * The signature in base58btc, multibase.
   */
  readonly proofValue: string;
  /**
   * When it was signed.
   */
  readonly created?: Timestamp;
  /**
   * From when on the signature MUST NOT be relied on.
   */
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
  /**
   * 128 random bits, so that the digest of an audit tells nothing of a guessed content.
   */
  readonly nonce: Nonce;
  /**
   * SHA-256 of the RFC 8785 bytes of the answer without `proof`.
   */
  readonly answer_sha256: Sha256;
  /**
   * For whom the answer was made, as the authenticating party names them.
   */
  readonly principal: Label;
  /**
   * Tenant of the principal; the documents used MUST be of it.
   */
  readonly tenant_id: Label;
  /**
   * Groups of the principal, as a set; everybody is in `public`, named or not.
   */
  readonly groups: readonly Label[];
  /**
   * Null where no generation could be read.
   */
  readonly authorization_revision: AuthorizationRevision | null;
  /**
   * Null where no generation could be read.
   */
  readonly index_generation_id: GenerationId | null;
  /**
   * The index entries that the answer was written from, as a set; MUST equal those of `stages.selected`. Every citation of form lineage MUST name one.
   */
  readonly selected_entry_ids: readonly IndexEntryId[];
  /**
   * How many documents each filter took away before anything was scored.
   */
  readonly filter: FilterSummary;
  /**
   * Which index entries each stage of retrieval kept.
   */
  readonly stages: Stages;
  /**
   * Rules of selection, refusal and conflict that ran.
   */
  readonly rules: readonly AppliedRule[];
  /**
   * Retriever and writer with their options.
   */
  readonly tools: readonly ToolIdentity[];
  /**
   * Version of the character data that the writer had.
   */
  readonly unicode_version: Label;
  /**
   * What stopped the answer; null where nothing did.
   */
  readonly failure: Failure | null;
  /**
   * Stages that were asked for and had to do without their model; what they worked on stayed as it was.
   */
  readonly degraded?: readonly DegradedStage[];
  readonly timings: Timings;
  /**
   * The time as of which documents were readable and in effect.
   */
  readonly at: Timestamp;
  /**
   * MUST equal the `created_at` of the answer.
   */
  readonly created_at: Timestamp;
  /**
   * The preimage of index_generation_id, for a checker without the store.
   */
  readonly generation?: GenerationFields;
  /**
   * Proofs that selected entries are in the generation, for a checker without the store.
   */
  readonly proofs?: readonly InclusionProof[];
  /**
   * What a model was asked for this answer, in order. Texts are never kept here, their digests are.
   */
  readonly drafts?: readonly DraftCall[];
  /**
   * What became of each sentence of the drafts, in order.
   */
  readonly draft_statements?: readonly DraftStatement[];
}
/**
 * How many documents of the generation each filter took away, in this order, and how many were left.
 */
export interface FilterSummary {
  /**
   * Documents of the generation. MUST be the sum of `other_tenant`, `access_denied`, `not_in_effect` and `readable`.
   */
  readonly documents: Count;
  /**
   * Tombstones of the generation; they are not among `documents`.
   */
  readonly tombstoned: Count;
  /**
   * Documents of another tenant.
   */
  readonly other_tenant: Count;
  /**
   * Of the rest, those that are not open to the groups.
   */
  readonly access_denied: Count;
  /**
   * Of the rest, those that are not in effect at `at`.
   */
  readonly not_in_effect: Count;
  /**
   * What is left: what was searched.
   */
  readonly readable: Count;
}
/**
 * What each stage kept.
 */
export interface Stages {
  /**
   * Found by the search.
   */
  readonly retrieved: readonly Candidate[];
  /**
   * In the order of a second look; equal to `retrieved` where there is none.
   */
  readonly reranked: readonly Candidate[];
  /**
   * Handed to the writer; MUST be among `retrieved`.
   */
  readonly selected: readonly Candidate[];
  /**
   * Left out on the way.
   */
  readonly dropped: readonly Dropped[];
}
/**
 * An index entry in a stage, best first.
 */
export interface Candidate {
  /**
   * The entry.
   */
  readonly index_entry_id: IndexEntryId;
  /**
   * Score of the stage, higher is better; comparable within this stage only.
   */
  readonly score?: number;
}
/**
 * An index entry that was left out, and why.
 */
export interface Dropped {
  /**
   * The entry.
   */
  readonly index_entry_id: IndexEntryId;
  /**
   * Why, as a code of the retriever.
   */
  readonly reason: Label;
}
/**
 * A rule of selection or conflict, with the version that ran.
 */
export interface AppliedRule {
  /**
   * Name of the rule.
   */
  readonly rule: Label;
  /**
   * Version of the rule.
   */
  readonly version: Label;
  /**
   * What it came to, as a code of the rule.
   */
  readonly outcome?: Label;
  /**
   * The entries it decided on.
   */
  readonly entry_ids?: readonly IndexEntryId[];
}
/**
 * A tool as identities name it: the version of its algorithm and the digest of its complete options.
 */
export interface ToolIdentity {
  /**
   * Name of the tool.
   */
  readonly name: Label;
  /**
   * Version of its algorithm, raised only when output can change.
   */
  readonly version: Label;
  /**
   * Digest of its complete options, defaults included.
   */
  readonly options_sha256: Sha256;
}
/**
 * What stopped the answer.
 */
export interface Failure {
  /**
   * The stage that failed.
   */
  readonly stage: Label;
  /**
   * The code of the failure; no text of an error.
   */
  readonly code: Label;
}
/**
 * A stage without its model. The answer stands; it may be a poorer one.
 */
export interface DegradedStage {
  /**
   * The stage.
   */
  readonly stage: Label;
  /**
   * Why; no text of an error.
   */
  readonly code: Label;
}
/**
 * Milliseconds by stage.
 */
export interface Timings {
  readonly [k: string]: number;
}
/**
 * What the id of a generation is the digest of. It has exactly these members.
 */
export interface GenerationFields {
  /**
   * Keeps the preimages of one kind apart from those of any other.
   */
  readonly type: 'loccit:generation:1';
  /**
   * Whose generation.
   */
  readonly tenant_id: Label;
  /**
   * Digest of the live documents with their access, work and validity.
   */
  readonly snapshot_sha256: Sha256;
  /**
   * Digest of the deleted documents.
   */
  readonly tombstones_sha256: Sha256;
  /**
   * State of the access lists.
   */
  readonly authorization_revision: AuthorizationRevision;
  /**
   * Digest of the tools that made the live documents.
   */
  readonly pipeline_sha256: Sha256;
  /**
   * Root of the tree of entries (specification, 4.11).
   */
  readonly entries_root: Sha256;
  /**
   * Leaves of the tree.
   */
  readonly entries_count: Count;
}
/**
 * RFC 6962 audit path of one entry.
 */
export interface InclusionProof {
  /**
   * The entry of the leaf.
   */
  readonly index_entry_id: IndexEntryId;
  /**
   * Digest of the access list of the leaf.
   */
  readonly acl_sha256: Sha256;
  /**
   * Place of the leaf in the tree, from 0.
   */
  readonly leaf_index: Count;
  /**
   * Sibling hashes from the leaf to the root (RFC 6962, 2.1.1).
   */
  readonly path: readonly Sha256[];
}
/**
 * One request to the model that wrote.
 */
export interface DraftCall {
  /**
   * What was asked for: a draft, the mending of sentences that a check refused, questions about a draft, answers to them.
   */
  readonly purpose: 'draft' | 'mend' | 'question' | 'verify';
  /**
   * The model that was asked.
   */
  readonly model: Label;
  /**
   * The model as it named itself, where that differs.
   */
  readonly answered_by?: Label;
  /**
   * Version of the rules that the model was given.
   */
  readonly contract_version?: Label;
  /**
   * SHA-256 of these rules.
   */
  readonly contract_sha256?: Sha256;
  /**
   * Digest of what was sent.
   */
  readonly prompt_sha256: Sha256;
  /**
   * SHA-256 of what came back; null where nothing did.
   */
  readonly reply_sha256: Sha256 | null;
  /**
   * `read`, or why there is no draft: a code.
   */
  readonly outcome: Label;
}
/**
 * A sentence of a draft, known by its digest, with what became of it.
 */
export interface DraftStatement {
  /**
   * SHA-256 of the sentence as drafted.
   */
  readonly text_sha256: Sha256;
  /**
   * `stated` as it is; `recited` with other citations than the draft had; `mended` in other words; `quoted`: the key sentence of the passage stands in its place; `dropped`.
   */
  readonly outcome: 'stated' | 'recited' | 'mended' | 'quoted' | 'dropped';
  /**
   * Why it could not stand as it was: rules of the check, or codes of the writer; sorted.
   */
  readonly rules: readonly Label[];
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
  /**
   * What was checked.
   */
  readonly subject: ReportSubject;
  /**
   * How far the check went and for whom. A verdict MUST NOT be shown without it.
   */
  readonly scope: ReportScope;
  readonly layers: ReportLayers;
  /**
   * The claims in the order of the artifact.
   */
  readonly claims: readonly ReportClaim[];
  /**
   * The citations of all claims, in order.
   */
  readonly citations: readonly ReportCitation[];
  /**
   * Sorted by layer, pointer, rule.
   */
  readonly findings: readonly Finding[];
  /**
   * What a person should look at, highest score first, then in the order of the artifact. It orders work and decides nothing. There exactly if there is something.
   */
  readonly review?: readonly ReviewItem[];
  /**
   * The decisions of people that were at hand, sorted by `sha256`. There exactly if one was.
   */
  readonly decisions?: readonly ReportDecision[];
  /**
   * What each seal at hand came to, sorted by `sha256`: apart from the four layers, which it neither improves nor spoils. There exactly if a seal was at hand.
   */
  readonly seals?: readonly ReportSeal[];
  /**
   * Rates over claims and citations.
   */
  readonly counts: ReportCounts;
  /**
   * Token overlap of claims and blocks.
   */
  readonly overlap: OverlapBlock;
  /**
   * The sources for a list of sources, in order of first use.
   */
  readonly sources_used: readonly SourceUsed[];
  /**
   * What checked, with its options.
   */
  readonly tools: readonly ToolIdentity[];
  /**
   * The rungs that judged support without a model, in order; absent where support was out of scope.
   */
  readonly rungs?: readonly ReportRung[];
  /**
   * The models whose opinions were used. There exactly if one was.
   */
  readonly models?: readonly ReportModel[];
  /**
   * Version of the character data that the checker had.
   */
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
   * Digest of the pack that was at hand: SHA-256 of its manifest.
   */
  readonly pack_sha256?: Sha256;
  /**
   * SHA-256 of the RFC 8785 bytes without `proof`.
   */
  readonly answer_sha256?: Sha256;
  /**
   * The id of the answer.
   */
  readonly answer_id?: AnswerId;
  /**
   * The status of the answer.
   */
  readonly status?: AnswerStatus;
  /**
   * What a report or response was understood as.
   */
  readonly read_as?: InputForm;
  /**
   * What the response says and no claim or citation could hold, or should say and does not: codes, sorted.
   */
  readonly lost?: readonly ExtractionCode[];
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
  /**
   * Language of the messages of this report.
   */
  readonly lang: LanguageTag;
  /**
   * What was at hand that did not come with the artifact.
   */
  readonly anchors: readonly AnchorKind[];
  /**
   * Whether an audit was at hand.
   */
  readonly audit: boolean;
  /**
   * How far a mark reaches, where a report in Markdown was read.
   */
  readonly mark_scope?: MarkScope;
  /**
   * The expression that a document id in a mark must match, where one was set.
   */
  readonly id_alphabet?: string;
  /**
   * The threshold of the overlap block, where one was set.
   */
  readonly overlap_threshold?: number;
  /**
   * Whether an unverifiable verdict was to count as success.
   */
  readonly allow_unverifiable?: boolean;
  /**
   * Rules of which any finding was to count as failure, layers of which any was, and severities.
   */
  readonly fail_on?: readonly FailOn[];
  /**
   * The coverage that was demanded.
   */
  readonly min_coverage?: Rate;
  /**
   * Whether each demand of `fail_on`, `min_coverage` and `baseline` is met.
   */
  readonly demands?: readonly ReportDemand[];
  /**
   * How the findings compare with those of a baseline, where one was given.
   */
  readonly baseline?: BaselineComparison;
}
/**
 * A reader as the check was told.
 */
export interface ReportReader {
  /**
   * Tenant of the reader.
   */
  readonly tenant_id: Label;
  /**
   * Groups of the reader.
   */
  readonly groups: readonly Label[];
  /**
   * The reader, as whoever authenticated them names them.
   */
  readonly principal: Label;
}
/**
 * A numerator with its denominator; 0/0 is shown as n/a.
 */
export interface Rate {
  /**
   * Numerator.
   */
  readonly n: Count;
  /**
   * Denominator; 0 where nothing was counted, and then no ratio is shown.
   */
  readonly m: Count;
}
/**
 * One demand of the caller. A check of which any is unmet does not succeed, whatever the verdict.
 */
export interface ReportDemand {
  readonly demand: DemandKind;
  /**
   * The rule of which nothing was to be found; with `fail_on`.
   */
  readonly rule?: RuleId;
  /**
   * The layer in which nothing was to be found; with `fail_on`.
   */
  readonly layer?: Layer;
  readonly severity?: DemandSeverity;
  /**
   * Whether the report meets it.
   */
  readonly met: boolean;
}
/**
 * Findings of this report beside those of the baseline; layers that are open without any finding count like one.
 */
export interface BaselineComparison {
  /**
   * SHA-256 of the bytes of the baseline.
   */
  readonly sha256: Sha256;
  /**
   * Findings that stand in the baseline.
   */
  readonly known: Count;
  /**
   * Findings that fail or could not be decided and do not stand in it.
   */
  readonly added: Count;
  /**
   * Findings of the baseline that are here no more.
   */
  readonly vanished: Count;
}
/**
 * Each layer in scope with what it came to.
 */
export interface ReportLayers {
  /**
   * Whether the artifact is complete, typed and agrees with itself.
   */
  readonly structure: LayerResult;
  /**
   * Whether the passage comes from the bytes it is said to come from, and was selected for this reader.
   */
  readonly provenance: LayerResult;
  /**
   * Whether the evidence bears the claim.
   */
  readonly support: LayerResult;
  /**
   * Whether this reader can open the source now, at the right place.
   */
  readonly verifiability: LayerResult;
}
/**
 * A layer over the whole artifact.
 */
export interface LayerResult {
  /**
   * The worst of the artifact as a whole and of its claims.
   */
  readonly outcome: Outcome;
  readonly counts: LayerCounts;
  /**
   * The rule that caused the skip; there exactly if `outcome` is `skipped`.
   */
  readonly skipped_by?: RuleId;
}
/**
 * Claims and citations by outcome.
 */
export interface LayerCounts {
  /**
   * Claims by outcome.
   */
  readonly claims: OutcomeCounts;
  /**
   * Citations by outcome.
   */
  readonly citations: OutcomeCounts;
}
/**
 * How many items came to each outcome.
 */
export interface OutcomeCounts {
  /**
   * Items that pass.
   */
  readonly pass: Count;
  /**
   * Items that fail.
   */
  readonly fail: Count;
  /**
   * Items that could not be decided.
   */
  readonly unverifiable: Count;
  /**
   * Items to which no rule applies; in no denominator.
   */
  readonly inapplicable: Count;
  /**
   * Items that were not judged because something else failed; in the denominator.
   */
  readonly skipped: Count;
}
/**
 * A claim with its verdict.
 */
export interface ReportClaim {
  /**
   * The id in the artifact; in a Markdown report that of the extraction.
   */
  readonly claim_id: ClaimId;
  /**
   * The text as claimed.
   */
  readonly text: string;
  /**
   * What the claim is offered as.
   */
  readonly kind: ClaimKind;
  /**
   * Null where it was not judged.
   */
  readonly verdict: SupportVerdict | null;
  /**
   * Each layer, citations included.
   */
  readonly layers: ItemLayers;
  /**
   * Addresses of its citations, in order.
   */
  readonly citations: readonly CitationAddress[];
  /**
   * The rung that decided the verdict.
   */
  readonly decided_by?: DecidedBy;
  /**
   * The visible statement where it differs from the text.
   */
  readonly statement?: string;
  /**
   * In a Markdown report: where the statement begins.
   */
  readonly char_start?: CodePointPosition;
  /**
   * In a Markdown report: where it ends; this position is outside.
   */
  readonly char_end?: CodePointPosition;
  /**
   * True where a citation of the claim was replaced.
   */
  readonly repaired?: boolean;
  /**
   * There where a person should look at it.
   */
  readonly needs_human?: true;
}
/**
 * Each layer of one item.
 */
export interface ItemLayers {
  /**
   * Whether the artifact is complete, typed and agrees with itself.
   */
  readonly structure: LayerState;
  /**
   * Whether the passage comes from the bytes it is said to come from, and was selected for this reader.
   */
  readonly provenance: LayerState;
  /**
   * Whether the evidence bears the claim.
   */
  readonly support: LayerState;
  /**
   * Whether this reader can open the source now, at the right place.
   */
  readonly verifiability: LayerState;
}
/**
 * A layer of one item; skipped_by names the rule that caused the skip.
 */
export interface LayerState {
  /**
   * The worst of the rules of this layer over the item.
   */
  readonly outcome: Outcome;
  /**
   * The rule that caused the skip; there exactly if `outcome` is `skipped`.
   */
  readonly skipped_by?: RuleId;
}
/**
 * A citation with its layers.
 */
export interface ReportCitation {
  /**
   * The claim and the place in it: `C1.1`.
   */
  readonly address: CitationAddress;
  /**
   * The claim.
   */
  readonly claim_id: ClaimId;
  readonly form: ReportCitationForm;
  /**
   * Each layer.
   */
  readonly layers: ItemLayers;
  /**
   * Whether this evidence bears the claim; absent where it was not judged.
   */
  readonly verdict?: SupportVerdict;
  /**
   * The rung that decided.
   */
  readonly decided_by?: DecidedBy;
  /**
   * As cited or resolved.
   */
  readonly document_id?: string;
  /**
   * As cited or resolved.
   */
  readonly source_uri?: string;
  /**
   * As cited or resolved.
   */
  readonly source_version?: string;
  /**
   * As cited or resolved.
   */
  readonly title?: string;
  /**
   * The mark as written, in a Markdown report.
   */
  readonly mark?: string;
  /**
   * Where the mark stands.
   */
  readonly mark_span?: TextSpan;
  /**
   * What the mark points to.
   */
  readonly target?: CitationTarget;
  readonly resolved_by?: ResolvedBy;
  /**
   * Where the cited span begins.
   */
  readonly char_start?: CodePointPosition;
  /**
   * Where it ends; this position is outside.
   */
  readonly char_end?: CodePointPosition;
  /**
   * The cited passage, or for a source without a span the three of greatest overlap.
   */
  readonly passages?: readonly Passage[];
  /**
   * The words that the mark or the response says stand in the source.
   */
  readonly quote?: ExtractedQuote;
  /**
   * The place in the source that the mark or the response names, as it is written there.
   */
  readonly locator?: ExtractedLocator;
  /**
   * Where these words were found in the source.
   */
  readonly placed?: QuotePlacement;
  /**
   * There where a person should look at it.
   */
  readonly needs_human?: true;
  /**
   * What models said of the claim and this citation.
   */
  readonly opinions?: readonly ReportOpinion[];
  /**
   * Where the cited passage does not bear the claim: the sentence of the same source that shares most words with it. A hint, no verdict.
   */
  readonly closest?: Passage;
}
/**
 * What a mark points to.
 */
export interface CitationTarget {
  readonly kind: TargetKind;
  /**
   * The `reference` that it names, with kind `reference`.
   */
  readonly ref?: string;
  /**
   * The address as written.
   */
  readonly url?: string;
  /**
   * The document as the mark names it, with kind `block` or `document`.
   */
  readonly document_id?: string;
  /**
   * The chunk as the mark names it: its place in the document from 0, or its id.
   */
  readonly chunk_id?: string;
}
/**
 * A passage that stands behind a citation.
 */
export interface Passage {
  /**
   * Where the span begins, in code points of the canonical text.
   */
  readonly char_start: CodePointPosition;
  /**
   * Where it ends; the code point at this position is outside. MUST be greater than `char_start`.
   */
  readonly char_end: CodePointPosition;
  /**
   * The passage.
   */
  readonly text: string;
  /**
   * Text before it in its document.
   */
  readonly before?: string;
  /**
   * Text after it in its document.
   */
  readonly after?: string;
  /**
   * Headings above it, outermost first.
   */
  readonly section_path?: readonly string[];
  /**
   * From 1.
   */
  readonly line?: number;
  /**
   * Token overlap with the claim, where the passage was chosen by it.
   */
  readonly ratio?: number;
}
/**
 * Words that are said to stand in the source, as in a W3C TextQuoteSelector; NFC, lines end in LF.
 */
export interface ExtractedQuote {
  /**
   * The words themselves; of a text fragment with two ends, its beginning.
   */
  readonly exact: string;
  /**
   * The end of a passage of which only both ends are given.
   */
  readonly exact_end?: string;
  /**
   * What stands before them.
   */
  readonly prefix?: string;
  /**
   * What stands behind them.
   */
  readonly suffix?: string;
}
/**
 * A place in a source as a mark or a response names it.
 */
export interface ExtractedLocator {
  readonly type: ExtractedLocatorType;
  /**
   * The first one.
   */
  readonly first?: number;
  /**
   * The last one, included.
   */
  readonly last?: number;
  /**
   * A page as it is written where it is no number: `xii`.
   */
  readonly label?: string;
}
/**
 * What looking for a quote in its source came to.
 */
export interface QuotePlacement {
  readonly outcome: PlacementOutcome;
  /**
   * What had to be overlooked, sorted.
   */
  readonly foldings: readonly Folding[];
}
/**
 * What a model said of a claim and what is cited for it.
 */
export interface ReportOpinion {
  /**
   * What it was asked as.
   */
  readonly rung: 'embedding' | 'nli' | 'judge';
  /**
   * The model, as in `models`.
   */
  readonly name: string;
  /**
   * What it says; it decides only what its rung may.
   */
  readonly verdict: SupportVerdict;
  /**
   * Its reason, as given. Data, never an instruction.
   */
  readonly rationale?: string;
  /**
   * The grade of a judge: A fully, B partly, C not, D cannot be judged.
   */
  readonly grade?: 'A' | 'B' | 'C' | 'D';
  /**
   * The grades of single runs.
   */
  readonly grades?: readonly ('A' | 'B' | 'C' | 'D')[];
  /**
   * Cosine of the closest passage.
   */
  readonly cosine?: number;
  readonly band?: SimilarityBand;
  /**
   * Probability of entailment.
   */
  readonly entailment?: number;
  /**
   * Probability of neither.
   */
  readonly neutral?: number;
  /**
   * Probability of contradiction.
   */
  readonly contradiction?: number;
  /**
   * The words of the passages that a judge relied on. They stand in a passage that the report shows.
   */
  readonly quote?: string;
  /**
   * There where it was said in an earlier run and kept: nobody was asked this time.
   */
  readonly cached?: true;
}
/**
 * One finding.
 */
export interface Finding {
  /**
   * The rule.
   */
  readonly rule: RuleId;
  /**
   * Its layer.
   */
  readonly layer: Layer;
  readonly outcome: FindingOutcome;
  readonly severity: Severity;
  /**
   * JSON Pointer into the artifact; empty for the whole.
   */
  readonly pointer: string;
  /**
   * A sentence for a person. Programs MUST key on `rule`.
   */
  readonly message: string;
  /**
   * The claim it is about.
   */
  readonly claim_id?: ClaimId;
  /**
   * The citation it is about.
   */
  readonly citation?: CitationAddress;
  /**
   * What was asked for, where one value says it.
   */
  readonly expected?: string | number | boolean | null;
  /**
   * What was found, where one value says it.
   */
  readonly actual?: string | number | boolean | null;
  /**
   * What is needed to decide; there exactly if `outcome` is `unverifiable`.
   */
  readonly missing?: readonly MissingInput[];
  /**
   * Places that show it.
   */
  readonly evidence?: readonly FindingEvidence[];
  /**
   * There where a baseline was given and holds this finding, so that it fails nothing.
   */
  readonly known?: true;
  /**
   * The check that raised it, finer than the rule.
   */
  readonly check?: Label;
  /**
   * What was compared with what.
   */
  readonly compared?: Comparison;
  /**
   * Measured precision of the check.
   */
  readonly precision?: Precision;
  /**
   * More than the rule says, where it is known: a code of the list in the specification, section 12; the list may grow.
   */
  readonly reason?: Label;
  /**
   * People whose word counts and who do not agree, in the order of the digests of their decisions.
   */
  readonly voices?: readonly FindingVoice[];
}
/**
 * A place that shows the finding.
 */
export interface FindingEvidence {
  readonly side: EvidenceSide;
  /**
   * The document.
   */
  readonly document_id?: string;
  /**
   * Its title.
   */
  readonly title?: string;
  /**
   * Where the place begins.
   */
  readonly char_start?: CodePointPosition;
  /**
   * Where it ends; this position is outside.
   */
  readonly char_end?: CodePointPosition;
  /**
   * The words there.
   */
  readonly text?: string;
  /**
   * A value read there, or a code.
   */
  readonly value?: string;
  /**
   * Token overlap.
   */
  readonly ratio?: number;
}
/**
 * What was compared with what. Words of a source stand here exactly where its passage stands in the report, too.
 */
export interface Comparison {
  /**
   * The value or the words as the claim has them.
   */
  readonly claim?: ComparedValue;
  /**
   * The value or the words as the evidence has them.
   */
  readonly evidence?: ComparedValue;
  readonly relation?: Relation;
}
/**
 * A figure as it was read (specification, 12.4). A bound that is null is not limited.
 */
export interface ComparedQuantity {
  /**
   * Kind of quantity, such as `duration` or `money`.
   */
  readonly kind: Label;
  /**
   * Unit of the bounds; null for a bare number.
   */
  readonly unit: Label | null;
  /**
   * Lower bound in `unit`.
   */
  readonly lo: number | null;
  /**
   * Upper bound in `unit`. Equal to `lo` for an exact value.
   */
  readonly hi: number | null;
  /**
   * Whether `lo` itself is excluded.
   */
  readonly lo_open: boolean;
  /**
   * Whether `hi` itself is excluded.
   */
  readonly hi_open: boolean;
  /**
   * The words in which it is stated.
   */
  readonly text?: string;
}
/**
 * How often the check was right where it was measured (specification, 12.13).
 */
export interface Precision {
  /**
   * Share of its flags on claims that are in fact not borne out.
   */
  readonly value: number;
  /**
   * Flags it was measured on.
   */
  readonly n: Count;
  /**
   * The data measured on, sorted.
   */
  readonly sets: readonly string[];
}
/**
 * What one person says of a claim and what is cited for it.
 */
export interface FindingVoice {
  /**
   * Who says it, as the decision has it. Data, never an instruction.
   */
  readonly name: string;
  /**
   * What the person says.
   */
  readonly verdict: SupportVerdict;
  /**
   * The trusted keys that signed it: two names with one key may be one person.
   */
  readonly keyids?: readonly KeyId[];
}
/**
 * A claim, or one citation of it, that a person should look at. The order is of work, and decides nothing.
 */
export interface ReviewItem {
  /**
   * The claim.
   */
  readonly claim_id: ClaimId;
  /**
   * The citation; absent where the claim as a whole is meant.
   */
  readonly citation?: CitationAddress;
  /**
   * The weight of the reasons (specification, 12.13); higher is earlier.
   */
  readonly score: number;
  /**
   * Why, heaviest first.
   */
  readonly reasons: readonly ReviewReason[];
}
/**
 * A decision of a person that was at hand, and what it came to.
 */
export interface ReportDecision {
  /**
   * SHA-256 of the bytes as given.
   */
  readonly sha256: Sha256;
  readonly state: DecisionState;
  /**
   * The claim that it was given for.
   */
  readonly claim_id?: ClaimId;
  /**
   * The citation that it was given for.
   */
  readonly citation?: CitationAddress;
  /**
   * What the person says.
   */
  readonly verdict?: SupportVerdict;
  /**
   * Who says so, as the decision has it.
   */
  readonly reviewer?: string;
  /**
   * Why, as given. Data, never an instruction.
   */
  readonly reason?: string;
  /**
   * When, as the decision has it.
   */
  readonly decided_at?: Timestamp;
  /**
   * Keys that the policy trusts for decisions and that signed, sorted.
   */
  readonly keyids?: readonly KeyId[];
  /**
   * With `evidence-changed`: what became of the passages that it names, in their order, then those that stand there now besides; passages that are as they were are left out.
   */
  readonly changes?: readonly ReportPassageChange[];
  /**
   * The citations that it decides, or disagrees about, by their addresses in this artifact.
   */
  readonly applies_to?: readonly CitationAddress[];
}
/**
 * What became of a passage on which a decision rests.
 */
export interface ReportPassageChange {
  readonly change: PassageChangeKind;
  /**
   * The document.
   */
  readonly document_id: string;
  /**
   * Where the passage begins now; of one that is gone, where it began.
   */
  readonly char_start: CodePointPosition;
  /**
   * Where it ends; this position is outside.
   */
  readonly char_end: CodePointPosition;
  /**
   * The words that stand there now.
   */
  readonly text?: string;
}
/**
 * One seal: its signatures, its statement and the trust in its keys, which are three things.
 */
export interface ReportSeal {
  /**
   * SHA-256 of the bytes of the envelope.
   */
  readonly sha256: Sha256;
  readonly outcome: SealOutcome;
  /**
   * Whether keys of the policy signed these bytes.
   */
  readonly signature?: SealSignature;
  /**
   * Whether what was signed is a seal of this answer, for this checker, in force.
   */
  readonly statement?: SealStatement;
  /**
   * Which of the keys that signed are trusted, and why the others are not.
   */
  readonly trust?: SealTrust;
  /**
   * For which of the cited sources the seal speaks, sorted by `source_uri`.
   */
  readonly sources?: readonly ReportSealedSource[];
}
/**
 * The signatures of a seal.
 */
export interface SealSignature {
  readonly outcome: SealSignatureOutcome;
  /**
   * Every signature in the order of the envelope.
   */
  readonly signatures: readonly ReportSignature[];
}
/**
 * One signature.
 */
export interface ReportSignature {
  /**
   * The key that it says it is of; null where it names none, or none that is a thumbprint.
   */
  readonly keyid: KeyId | null;
  readonly outcome: SignatureState;
}
/**
 * What was signed. Nobody is to believe any of it unless the seal is trusted.
 */
export interface SealStatement {
  readonly outcome: SealStatementOutcome;
  /**
   * Everything for which it does not hold.
   */
  readonly faults: readonly ReportSealFault[];
  /**
   * Files that it binds and that are not at hand.
   */
  readonly unchecked: readonly SealedFile[];
  /**
   * When the signer says that it was made; nothing is judged by it.
   */
  readonly issued_at?: Timestamp;
  /**
   * The first second in which it holds no longer.
   */
  readonly expires_at?: Timestamp;
  /**
   * What the answer may be relied on for.
   */
  readonly purpose?: Label;
  /**
   * For which tenant it was made.
   */
  readonly tenant_id?: Label;
  /**
   * To whom it is addressed.
   */
  readonly audience?: Label;
}
/**
 * One reason for which a statement does not hold.
 */
export interface ReportSealFault {
  readonly code: SealFaultState;
  /**
   * JSON Pointer into the envelope for the first two, else into the statement.
   */
  readonly pointer: string;
}
/**
 * What the policy says of the keys that signed.
 */
export interface SealTrust {
  /**
   * The time at which windows of keys were judged.
   */
  readonly at: Timestamp;
  readonly clock: SealClock;
  /**
   * How many different keys the policy asks for.
   */
  readonly threshold: number;
  /**
   * Whether so many are trusted.
   */
  readonly threshold_met: boolean;
  /**
   * One row a key of which a signature is verified, sorted by `keyid`.
   */
  readonly keys: readonly SealKey[];
}
/**
 * What the policy says of one key.
 */
export interface SealKey {
  /**
   * The key.
   */
  readonly keyid: KeyId;
  /**
   * Whether nothing speaks against it.
   */
  readonly trusted: boolean;
  /**
   * Every reason against it.
   */
  readonly reasons: readonly KeyDistrust[];
}
/**
 * What a seal is worth for one source.
 */
export interface ReportSealedSource {
  /**
   * The address of the source, as citations give it.
   */
  readonly source_uri: string;
  readonly outcome: SealedSourceOutcome;
  /**
   * The trusted keys that may speak for it, sorted.
   */
  readonly keyids: readonly KeyId[];
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
  /**
   * Likewise.
   */
  readonly provenance: Rate;
  /**
   * Likewise.
   */
  readonly support: Rate;
  /**
   * Likewise.
   */
  readonly verifiability: Rate;
  /**
   * Repaired citations / citations; never counted as valid.
   */
  readonly repaired: Rate;
  readonly findings: FindingCounts;
}
/**
 * Findings by outcome.
 */
export interface FindingCounts {
  /**
   * Findings that fail.
   */
  readonly fail: Count;
  /**
   * Findings that could not be decided.
   */
  readonly unverifiable: Count;
  /**
   * Notices.
   */
  readonly notice: Count;
}
/**
 * Token overlap: a topic check, necessary, not sufficient. It never changes a layer.
 */
export interface OverlapBlock {
  /**
   * A title for a person, in the language of the report.
   */
  readonly heading: string;
  /**
   * Ratio from which on a block has the topic.
   */
  readonly threshold: number;
  /**
   * Citations at or above the threshold / citations.
   */
  readonly valid: Rate;
  /**
   * Citations without a block / citations.
   */
  readonly block_missing: Rate;
  /**
   * Citations below the threshold / citations.
   */
  readonly block_does_not_support: Rate;
  /**
   * Citations at or above the threshold whose claim was repaired / citations.
   */
  readonly repaired: Rate;
  /**
   * Claims with a valid citation / all claims, uncited ones included.
   */
  readonly coverage: Rate;
  /**
   * One row a citation, in order.
   */
  readonly rows: readonly OverlapRow[];
}
/**
 * One citation measured; ratio is rounded to three places, null where the block is missing.
 */
export interface OverlapRow {
  /**
   * The claim.
   */
  readonly claim_id: ClaimId;
  /**
   * The citation.
   */
  readonly citation: CitationAddress;
  /**
   * Different tokens of the claim.
   */
  readonly claim_tokens: Count;
  /**
   * Those of them that the block has.
   */
  readonly shared_tokens: Count;
  /**
   * Share of tokens, three decimals; null without a block.
   */
  readonly ratio: number | null;
  readonly verdict: OverlapVerdict;
}
/**
 * A source that the artifact uses, for the list of sources.
 */
export interface SourceUsed {
  /**
   * Title for a person.
   */
  readonly title: string;
  /**
   * The citations that use it, in order.
   */
  readonly citations: readonly CitationAddress[];
  /**
   * The document, where it is known.
   */
  readonly document_id?: string;
  /**
   * The address, where it is known.
   */
  readonly source_uri?: string;
  /**
   * The version, where it is known.
   */
  readonly source_version?: string;
  /**
   * The marks as written, in a Markdown report.
   */
  readonly marks?: readonly string[];
}
/**
 * A rung of the ladder that needs no model.
 */
export interface ReportRung {
  /**
   * The rung.
   */
  readonly name: Label;
  /**
   * Raised whenever the same input may come to another result.
   */
  readonly version: Label;
}
/**
 * A model whose opinion was used. A digest is there where it is known.
 */
export interface ReportModel {
  readonly rung: ModelRung;
  /**
   * Its name, as whoever asked it gave it.
   */
  readonly name: string;
  /**
   * Its version.
   */
  readonly version?: string;
  /**
   * SHA-256 of its weights.
   */
  readonly model_sha256?: Sha256;
  /**
   * SHA-256 of its tokenizer.
   */
  readonly tokenizer_sha256?: Sha256;
  /**
   * SHA-256 of the prompt without claim and evidence.
   */
  readonly prompt_sha256?: Sha256;
}
/**
 * What a folder holds: one tenant, its documents and the questions that no snapshot may answer. Paths are relative to the manifest.
 */
export interface SourceManifest {
  /**
   * Type identifier of the artifact; compared as a string, never fetched.
   */
  readonly schema: 'urn:loccit:sources:1';
  /**
   * Whose documents; NFC.
   */
  readonly tenant_id: Label;
  /**
   * The documents; ids and paths MUST be unique.
   */
  readonly documents: readonly ManifestDocument[];
  /**
   * IANA zone in which a bare date begins; UTC where absent.
   */
  readonly zone?: string;
  /**
   * Questions that a tool has to answer, and questions that are not answered here; the first that fits counts.
   */
  readonly routes?: readonly Route[];
}
/**
 * One document.
 */
export interface ManifestDocument {
  /**
   * MUST be unique in the manifest, drafts included.
   */
  readonly document_id: DocumentId;
  /**
   * The file; MUST be unique in the manifest, compared in NFC.
   */
  readonly path: ManifestPath;
  /**
   * Where the source is said to be, shown in citations.
   */
  readonly source_uri: SourceUri;
  /**
   * The version, as the owner of the source names it.
   */
  readonly source_version: SourceVersion;
  /**
   * Who may read it, as a set. `public` is everybody, an empty list nobody.
   */
  readonly allowed_groups: readonly Label[];
  /**
   * Shown in citations; a document without one has no title.
   */
  readonly title?: string;
  /**
   * By the extension of the path where absent.
   */
  readonly media_type?: MediaType;
  /**
   * The encoding as declared; UTF-8 where absent and no byte order mark says otherwise.
   */
  readonly charset?: Charset;
  readonly status?: DocumentStatus;
  /**
   * From when on it holds; without bound where absent.
   */
  readonly effective_from?: ManifestTime;
  /**
   * From when on it holds no longer; MUST NOT be before `effective_from`.
   */
  readonly effective_to?: ManifestTime;
  /**
   * Higher wins where a rule asks.
   */
  readonly authority?: number;
  /**
   * The work of which this is a copy: such documents are one source.
   */
  readonly canonical_document_id?: DocumentId;
  /**
   * Classification, shown in citations.
   */
  readonly marking?: Label;
  /**
   * Licence, shown in citations.
   */
  readonly license?: Label;
  /**
   * For what it holds: region, channel. Figures of documents whose scopes differ do not conflict.
   */
  readonly scope?: ScopeMap;
}
/**
 * What becomes of questions that hold one of its phrases, before anything is searched, whoever asks them: a tool has to answer them, or nothing here does, whatever the documents say.
 */
export interface Route {
  /**
   * Phrases; a question that holds one is of this route.
   */
  readonly match: readonly string[];
  /**
   * The status of the answer.
   */
  readonly status: 'tool_required' | 'policy_denied';
  /**
   * The tool that can answer, shown to the reader. MUST be there exactly with `tool_required`.
   */
  readonly tool?: Label;
  /**
   * The rule that says so, shown to the reader: `no medical advice`. MUST be there exactly with `policy_denied`.
   */
  readonly policy?: Label;
}
/**
 * The record of a canonical revision.
 */
export interface CanonicalLine {
  /**
   * MUST be the prefix and the SHA-256 of the canonical bytes of `preimage`.
   */
  readonly id: CanonicalRevisionId;
  /**
   * What the id is the digest of.
   */
  readonly preimage: CanonicalFields;
  readonly info?: CanonicalDetails;
}
/**
 * What the id of a canonical revision is the digest of. It has exactly these members.
 */
export interface CanonicalFields {
  /**
   * Keeps the preimages of one kind apart from those of any other.
   */
  readonly type: 'loccit:canonical:1';
  /**
   * Whose document.
   */
  readonly tenant_id: Label;
  /**
   * Which document.
   */
  readonly document_id: DocumentId;
  /**
   * Where the source is said to be.
   */
  readonly source_uri: SourceUri;
  /**
   * The version of the source, as its owner names it.
   */
  readonly source_version: SourceVersion;
  /**
   * Null where the document has none.
   */
  readonly title: string | null;
  /**
   * What the bytes are.
   */
  readonly media_type: MediaType;
  /**
   * The label in effect, also where none was declared; MUST be null with an extractor.
   */
  readonly charset: Charset | null;
  /**
   * SHA-256 of the bytes as received, a byte order mark included.
   */
  readonly raw_sha256: Sha256;
  /**
   * What made text of the bytes; MUST be null for `text/plain` and `text/markdown`.
   */
  readonly extractor: ToolIdentity | null;
  /**
   * Digest of the map to native places; null exactly where `extractor` is null.
   */
  readonly locator_map_sha256: Sha256 | null;
  /**
   * What positions count: `canonical-text-lf-nfc-char-v1`.
   */
  readonly coordinate_space: string;
  /**
   * SHA-256 of the UTF-8 of the canonical text.
   */
  readonly canonical_sha256: Sha256;
}
/**
 * Carried along, not hashed.
 */
export interface CanonicalDetails {
  /**
   * Version of the character data that normalised the text. SHOULD be there.
   */
  readonly unicode_version?: Label;
  /**
   * The complete options behind `options_sha256` of the tool.
   */
  readonly options?: ToolOptions;
}
/**
 * The complete effective options of the tool, decimals as strings.
 */
export interface ToolOptions {
  readonly [k: string]: string | number | boolean | null | readonly unknown[] | {};
}
/**
 * The record of a parse revision.
 */
export interface ParseLine {
  /**
   * MUST be the prefix and the SHA-256 of the canonical bytes of `preimage`.
   */
  readonly id: ParseRevisionId;
  /**
   * What the id is the digest of.
   */
  readonly preimage: ParseFields;
  readonly info?: ParseDetails;
}
/**
 * What the id of a parse revision is the digest of. It has exactly these members.
 */
export interface ParseFields {
  /**
   * Keeps the preimages of one kind apart from those of any other.
   */
  readonly type: 'loccit:parse:1';
  /**
   * The level below.
   */
  readonly canonical_revision_id: CanonicalRevisionId;
  /**
   * What found the elements.
   */
  readonly parser: ToolIdentity;
  /**
   * Digest of the rows `[kind, char_start, char_end, text_sha256]` in document order.
   */
  readonly elements_sha256: Sha256;
}
/**
 * Carried along, not hashed.
 */
export interface ParseDetails {
  /**
   * The rows behind `elements_sha256`. SHOULD be there: without them an element cannot be shown to be in the parse.
   */
  readonly elements?: readonly ElementRowWire[];
  /**
   * The complete options behind `options_sha256` of the tool.
   */
  readonly options?: ToolOptions;
}
/**
 * The record of an element.
 */
export interface ElementLine {
  /**
   * MUST be the prefix and the SHA-256 of the canonical bytes of `preimage`.
   */
  readonly id: ElementId;
  /**
   * What the id is the digest of.
   */
  readonly preimage: ElementFields;
  readonly info?: ElementDetails;
}
/**
 * What the id of an element is the digest of. It has exactly these members.
 */
export interface ElementFields {
  /**
   * Keeps the preimages of one kind apart from those of any other.
   */
  readonly type: 'loccit:element:1';
  /**
   * The level below.
   */
  readonly parse_revision_id: ParseRevisionId;
  /**
   * Place in the rows of the parse revision, from 0.
   */
  readonly ordinal: Count;
  /**
   * What kind of block.
   */
  readonly kind: ElementKindName;
  /**
   * Where the span begins, in code points of the canonical text.
   */
  readonly char_start: CodePointPosition;
  /**
   * Where it ends; the code point at this position is outside. MUST be greater than `char_start`.
   */
  readonly char_end: CodePointPosition;
  /**
   * SHA-256 of the UTF-8 of the slice.
   */
  readonly text_sha256: Sha256;
}
/**
 * Carried along, not hashed.
 */
export interface ElementDetails {}
/**
 * The record of a chunk.
 */
export interface ChunkLine {
  /**
   * MUST be the prefix and the SHA-256 of the canonical bytes of `preimage`.
   */
  readonly id: ChunkId;
  /**
   * What the id is the digest of.
   */
  readonly preimage: ChunkFields;
  readonly info?: ChunkDetails;
}
/**
 * What the id of a chunk is the digest of. It has exactly these members.
 */
export interface ChunkFields {
  /**
   * Keeps the preimages of one kind apart from those of any other.
   */
  readonly type: 'loccit:chunk:1';
  /**
   * The level below.
   */
  readonly parse_revision_id: ParseRevisionId;
  /**
   * What cut the chunk.
   */
  readonly chunker: ToolIdentity;
  /**
   * Every element that the span intersects, in document order.
   */
  readonly element_ids: readonly ElementId[];
  /**
   * Where the span begins, in code points of the canonical text.
   */
  readonly char_start: CodePointPosition;
  /**
   * Where it ends; the code point at this position is outside. MUST be greater than `char_start`.
   */
  readonly char_end: CodePointPosition;
  /**
   * SHA-256 of the UTF-8 of the whole slice.
   */
  readonly content_sha256: Sha256;
}
/**
 * Carried along, not hashed.
 */
export interface ChunkDetails {
  /**
   * The complete options behind `options_sha256` of the tool.
   */
  readonly options?: ToolOptions;
}
/**
 * The record of an index entry.
 */
export interface IndexEntryLine {
  /**
   * MUST be the prefix and the SHA-256 of the canonical bytes of `preimage`.
   */
  readonly id: IndexEntryId;
  /**
   * What the id is the digest of.
   */
  readonly preimage: IndexEntryFields;
  readonly info?: IndexEntryDetails;
}
/**
 * What the id of an index entry is the digest of. It has exactly these members.
 */
export interface IndexEntryFields {
  /**
   * Keeps the preimages of one kind apart from those of any other.
   */
  readonly type: 'loccit:index-entry:1';
  /**
   * The level below.
   */
  readonly chunk_id: ChunkId;
  /**
   * SHA-256 of the UTF-8 of the text that is searched.
   */
  readonly retrieval_sha256: Sha256;
  /**
   * What made the entry.
   */
  readonly indexer: ToolIdentity;
}
/**
 * Carried along, not hashed.
 */
export interface IndexEntryDetails {
  /**
   * The text behind `retrieval_sha256`.
   */
  readonly retrieval_text?: string;
  /**
   * The complete options behind `options_sha256` of the tool.
   */
  readonly options?: ToolOptions;
}
/**
 * The record of a generation.
 */
export interface GenerationLine {
  /**
   * MUST be the prefix and the SHA-256 of the canonical bytes of `preimage`.
   */
  readonly id: GenerationId;
  /**
   * What the id is the digest of.
   */
  readonly preimage: GenerationFields;
  readonly info?: GenerationDetails;
}
/**
 * Carried along, not hashed.
 */
export interface GenerationDetails {
  /**
   * The rows behind `snapshot_sha256`.
   */
  readonly documents?: readonly SnapshotRowWire[];
  /**
   * The rows behind `tombstones_sha256`.
   */
  readonly tombstones?: readonly TombstoneRowWire[];
  /**
   * The leaves behind `entries_root`, sorted by entry.
   */
  readonly leaves?: readonly EntryLeafWire[];
}
/**
 * A leaf of `entries_root`.
 */
export interface EntryLeafWire {
  /**
   * The entry; occurs once in a generation.
   */
  readonly index_entry_id: IndexEntryId;
  /**
   * Digest of the access list of its document.
   */
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
  /**
   * How far a mark reaches.
   */
  readonly scope: MarkScope;
  /**
   * Marks in the order of the text; one a number where a mark names several.
   */
  readonly citations: readonly ExtractedCitation[];
  /**
   * Entries of reference lists, notes and link definitions in the order of the text.
   */
  readonly references: readonly ExtractedReference[];
  /**
   * Statements that a mark can belong to, in the order of the text.
   */
  readonly claims: readonly ExtractedClaim[];
  /**
   * Statements that no mark covers and that state something.
   */
  readonly statements_uncited: readonly UncitedStatement[];
  /**
   * The expression that a document id in a mark must match.
   */
  readonly id_alphabet?: string;
  /**
   * What the input was understood as: `markdown`, or the form of a provider's response.
   */
  readonly read_as?: InputForm;
  /**
   * The text that positions count in, where it is not the input itself: the answer inside a provider's response.
   */
  readonly text?: string;
  /**
   * What the input says and an extraction cannot hold, or does not say and should: codes, each once, sorted.
   */
  readonly lost?: readonly ExtractionCode[];
}
/**
 * One citation; a range or a list gives one per number with the same mark and mark_group.
 */
export interface ExtractedCitation {
  /**
   * `X1`, `X2`, ... in order.
   */
  readonly citation: string;
  /**
   * How it is written.
   */
  readonly form: CitationForm;
  /**
   * The mark as written.
   */
  readonly mark: string;
  /**
   * Where the mark begins.
   */
  readonly char_start: CodePointPosition;
  /**
   * Where the mark ends; this position is outside.
   */
  readonly char_end: CodePointPosition;
  /**
   * What the mark names: the number, the key, the text of the link.
   */
  readonly label: string;
  /**
   * Equal for what was written in one mark.
   */
  readonly mark_group: number;
  /**
   * What it points to.
   */
  readonly target: CitationTarget;
  /**
   * The statements that the mark belongs to, in order.
   */
  readonly claim_ids: readonly ClaimId[];
  /**
   * Why the mark is not a plain citation: a code.
   */
  readonly problem?: string;
  /**
   * Where in the source, as the mark says it.
   */
  readonly locator?: ExtractedLocator;
  /**
   * What the source is said to say there.
   */
  readonly quote?: ExtractedQuote;
  /**
   * The place in the source's canonical text that the response names, in code points; nothing has checked it.
   */
  readonly source_span?: ExtractedSourceSpan;
}
/**
 * A half-open span of code points of a source.
 */
export interface ExtractedSourceSpan {
  /**
   * Where it begins.
   */
  readonly char_start: CodePointPosition;
  /**
   * Where it ends; this position is outside.
   */
  readonly char_end: CodePointPosition;
}
/**
 * One entry of a reference list, a footnote or a link definition.
 */
export interface ExtractedReference {
  /**
   * `R1`, `R2`, ... in order.
   */
  readonly reference: string;
  /**
   * Number or key as written, without brackets; `^label` of a note; empty where the entry has none.
   */
  readonly label: string;
  /**
   * Where the text of the entry begins.
   */
  readonly char_start: CodePointPosition;
  /**
   * Where it ends; this position is outside.
   */
  readonly char_end: CodePointPosition;
  /**
   * Title, where it could be read.
   */
  readonly title?: string;
  /**
   * Authors, where they could be read.
   */
  readonly authors?: readonly string[];
  /**
   * Year as written.
   */
  readonly year?: string;
  /**
   * Address as written.
   */
  readonly url?: string;
  /**
   * DOI without a resolver.
   */
  readonly doi?: string;
  /**
   * The name by which the response's own system knows the document.
   */
  readonly document_id?: string;
}
/**
 * A statement without its marks.
 */
export interface ExtractedClaim {
  /**
   * Named in order, from `C1`.
   */
  readonly claim_id: ClaimId;
  /**
   * The statement without marks and without markup, white space folded.
   */
  readonly text: string;
  /**
   * `absence` for a sentence that says that nothing was found, `opinion` for the writer's own words that need no citation (specification, 9.5), else `fact`.
   */
  readonly kind: ClaimKind;
  /**
   * Where the statement begins.
   */
  readonly char_start: CodePointPosition;
  /**
   * Where it ends; this position is outside.
   */
  readonly char_end: CodePointPosition;
}
/**
 * A statement that no mark covers.
 */
export interface UncitedStatement {
  /**
   * The statement without markup.
   */
  readonly text: string;
  /**
   * Where the statement begins.
   */
  readonly char_start: CodePointPosition;
  /**
   * Where it ends; this position is outside.
   */
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
/**
 * Each message by its key. Keys are lower case and sorted.
 */
export interface MessageMap {
  readonly [k: string]: MessageEntry;
}
/**
 * One message; `{name}` stands for a value.
 */
export interface MessageEntry {
  /**
   * English.
   */
  readonly en: string;
  /**
   * Simplified Chinese, with the same placeholders.
   */
  readonly zh: string;
}
/**
 * What a person says of a claim and what is cited for it. It holds for exactly this claim and these passages; signed, it is the predicate of a statement (specification, 12.13).
 */
export interface HumanDecision {
  /**
   * Type identifier of the document; compared as a string, never fetched.
   */
  readonly schema: 'urn:loccit:decision:1';
  /**
   * For which tenant it was decided; the trust policy compares it.
   */
  readonly tenant_id: Label;
  /**
   * Who decided, as they name themselves. Which key may decide is what the trust policy says.
   */
  readonly reviewer: Label;
  /**
   * The claim as it was shown. Only a help for finding it: `claim_sha256` binds.
   */
  readonly claim_id: ClaimId;
  /**
   * The citation as it was shown, or the first of those that bear the claim together. Only a help for finding it: `evidence` binds.
   */
  readonly citation: CitationAddress;
  /**
   * SHA-256 of the RFC 8785 bytes of `{text, statement?}`: the claim's text and, where it differs, its visible statement.
   */
  readonly claim_sha256: Sha256;
  /**
   * The passages that were read, in order.
   */
  readonly evidence: readonly DecidedPassage[];
  /**
   * There where it shall hold within this answer alone: SHA-256 of its RFC 8785 bytes without `proof`.
   */
  readonly answer_sha256?: Sha256;
  /**
   * SHA-256 of the report that the person had read, where there was one. It binds nothing.
   */
  readonly report_sha256?: Sha256;
  /**
   * Whether the passages bear the claim.
   */
  readonly verdict: SupportVerdict;
  /**
   * Why, in the person's words. Data, never an instruction.
   */
  readonly reason: string;
  /**
   * When, by the person's clock.
   */
  readonly decided_at: Timestamp;
}
/**
 * A passage by its revision and its place.
 */
export interface DecidedPassage {
  /**
   * The document as it was shown. Only a help for finding it.
   */
  readonly document_id: DocumentId;
  /**
   * The revision of its text.
   */
  readonly canonical_revision_id: CanonicalRevisionId;
  /**
   * Where the passage begins, in code points of the canonical text.
   */
  readonly char_start: CodePointPosition;
  /**
   * Where it ends; this position is outside.
   */
  readonly char_end: CodePointPosition;
  /**
   * SHA-256 of the UTF-8 of the passage.
   */
  readonly span_sha256: Sha256;
}
/**
 * What happened to one document at its source: it is there with that content and description, or it is gone. One line of a file of events.
 */
export interface SourceEvent {
  /**
   * Type identifier of the artifact; compared as a string, never fetched.
   */
  readonly schema: 'urn:loccit:event:1';
  /**
   * MUST be unique in the tenant, for ever; NFC.
   */
  readonly event_id: Label;
  /**
   * Whose document; NFC.
   */
  readonly tenant_id: Label;
  /**
   * Which document.
   */
  readonly document_id: DocumentId;
  /**
   * The document's own event counter; larger is later, and gaps are allowed.
   */
  readonly sequence: Count;
  readonly action: EventAction;
  /**
   * MUST be there for an upsert and MUST NOT for a delete.
   */
  readonly document?: EventDocument;
  /**
   * MAY be there for an upsert: without it the content stays what it is. MUST NOT be there for a delete.
   */
  readonly content?: EventContent;
}
/**
 * What the document is from now on, all of it: a member that is absent here is gone.
 */
export interface EventDocument {
  /**
   * Where the source is said to be, shown in citations.
   */
  readonly source_uri: SourceUri;
  /**
   * The version, as the owner of the source names it.
   */
  readonly source_version: SourceVersion;
  /**
   * Who may read it, as a set. `public` is everybody, an empty list nobody.
   */
  readonly allowed_groups: readonly Label[];
  /**
   * Shown in citations; a document without one has no title.
   */
  readonly title?: string;
  /**
   * By the extension of the content's path, else of `document_id`, where absent; without content it stays what it is.
   */
  readonly media_type?: MediaType;
  /**
   * The encoding as declared; UTF-8 where absent and no byte order mark says otherwise.
   */
  readonly charset?: Charset;
  /**
   * From when on it holds; without bound where absent.
   */
  readonly effective_from?: Timestamp;
  /**
   * From when on it holds no longer; MUST NOT be before `effective_from`.
   */
  readonly effective_to?: Timestamp;
  /**
   * Higher wins where a rule asks.
   */
  readonly authority?: number;
  /**
   * The work of which this is a copy: such documents are one source.
   */
  readonly canonical_document_id?: DocumentId;
  /**
   * Classification, shown in citations.
   */
  readonly marking?: Label;
  /**
   * Licence, shown in citations.
   */
  readonly license?: Label;
  /**
   * For what it holds: region, channel. Figures of documents whose scopes differ do not conflict.
   */
  readonly scope?: ScopeMap;
}
/**
 * The bytes of the document, in exactly one of three forms.
 */
export interface EventContent {
  /**
   * The text itself; its UTF-8 is what was received.
   */
  readonly text?: string;
  /**
   * The bytes, with padding and without white space.
   */
  readonly base64?: string;
  /**
   * A file, relative to the file of events and below its folder.
   */
  readonly path?: ManifestPath;
}
