import type {
  AnswerStatus,
  ClaimKind,
  Layer,
  MissingInput,
  Outcome,
  ReasonCode,
  Severity,
  SupportVerdict,
} from './generated/wire.js';

/** The four layers in the order in which they are judged and shown. */
export const LAYERS = [
  'structure',
  'provenance',
  'support',
  'verifiability',
] as const satisfies readonly Layer[];

/**
 * What a layer may come to, worst first.
 *
 * @remarks `inapplicable` stands last: it is left out of verdicts and denominators.
 */
export const OUTCOMES = [
  'fail',
  'skipped',
  'unverifiable',
  'pass',
  'inapplicable',
] as const satisfies readonly Outcome[];

/** Every status of an answer. */
export const STATUSES = [
  'answered',
  'partial',
  'conflict',
  'insufficient_evidence',
  'tool_required',
  'dependency_unavailable',
  'generation_unavailable',
  'policy_denied',
] as const satisfies readonly AnswerStatus[];

/** Every kind of a claim. */
export const CLAIM_KINDS = [
  'fact',
  'inference',
  'advice',
  'opinion',
  'absence',
] as const satisfies readonly ClaimKind[];

/** The statuses that need a reason, each with the codes it may give. */
export const REASONS_BY_STATUS = {
  partial: ['part-without-evidence'],
  insufficient_evidence: ['no-matching-evidence', 'question-without-terms', 'question-needs-detail'],
  tool_required: ['live-data-needed'],
  dependency_unavailable: ['index-unavailable', 'retrieval-unavailable', 'tool-unavailable'],
  generation_unavailable: ['writer-unavailable', 'draft-not-checked'],
  policy_denied: ['request-not-permitted'],
} as const satisfies Partial<Record<AnswerStatus, readonly ReasonCode[]>>;

/**
 * Every code of a reason.
 *
 * @remarks None tells whether something exists that the reader may not see: an unreadable, an expired and an absent
 * source are all `no-matching-evidence`.
 */
export const REASON_CODES: readonly ReasonCode[] = Object.values(REASONS_BY_STATUS).flat();

/** Whether the evidence bears the claim, as the third layer says it. */
export const SUPPORT_VERDICTS = [
  'supported',
  'partial',
  'contradicted',
  'unsupported',
  'undecided',
] as const satisfies readonly SupportVerdict[];

/** Severities, worst first. */
export const SEVERITIES = ['error', 'warning', 'note'] as const satisfies readonly Severity[];

/** What an `unverifiable` finding may name as missing. */
export const MISSING_INPUTS = [
  'anchor',
  'audit',
  'extractor',
  'generation',
  'judge',
  'model',
  'policy',
  'raw',
  'reader',
  'record',
  'seal',
  'source',
  'store',
  'text',
  'time',
  'trust',
  'unicode',
] as const satisfies readonly MissingInput[];

/**
 * The worse of two outcomes: `fail`, `skipped`, `unverifiable`, `pass`; anything is worse than `inapplicable`.
 *
 * @remarks Associative and commutative, with `inapplicable` as neutral element.
 */
export function worseOutcome(a: Outcome, b: Outcome): Outcome {
  return a === b || OUTCOMES.indexOf(a) < OUTCOMES.indexOf(b) ? a : b;
}
