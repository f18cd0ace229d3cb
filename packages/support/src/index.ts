export { type ClaimPart, splitClaim } from './claims/split-claim.js';
export {
  describeConflict,
  type QuantityConflict,
  quantitiesDiffer,
  type Statement,
} from './conflicts/conflict.js';
export {
  type ConflictOptions,
  findConflicts,
  type SourceConflict,
  type SourceStatement,
} from './conflicts/find-conflicts.js';
export { type MaskedText, maskQuantities, maskText } from './conflicts/mask-quantities.js';
export { normalizeScope, type Scope, scopesMeet } from './conflicts/scope.js';
export { type SettlingRule, type SourceStanding, settleConflict } from './conflicts/settle-conflict.js';
export { bootstrap, type CaseGroup, compareCases, type PairedGroup } from './evaluation/bootstrap.js';
export {
  type ConfusionMatrix,
  createConfusion,
  type EstimatedFigure,
  SUPPORT_LABELS,
  type SupportFigures,
  type SupportLabel,
  type VerdictFigures,
} from './evaluation/confusion.js';
export {
  type ConfidenceInterval,
  compareProportions,
  type EstimatedDifference,
  type EstimatedProportion,
  estimateProportion,
  type Proportion,
} from './evaluation/proportion.js';
export { seededRandom } from './evaluation/seeded-random.js';
export { countJoined, joinEvidence, type SupportEvidence } from './evidence-parts.js';
export type { EqualityFolding } from './exact/equality-folding.js';
export { type ExactMatch, matchExact } from './exact/exact.js';
export {
  type FactOptions,
  type FactValue,
  findFacts,
  readGivenScope,
  type StatedFact,
} from './facts/find-facts.js';
export { relateScopes, type ScopeDifference, type ScopeRelation } from './facts/relate-scopes.js';
export type {
  ModelReason,
  Place,
  Relation,
  RungOpinion,
  SupportFinding,
  SupportReason,
  SupportRule,
} from './finding.js';
export { judgeSupport, type SupportInput, type SupportResult } from './judge-support.js';
export { findPrecision, MEASURED_PRECISION, type MeasuredPrecision } from './measured-precision.js';
export type {
  ModelOpinion,
  ModelScores,
  OpinionSource,
  SimilarityBand,
} from './model-opinion.js';
export { once } from './once.js';
export {
  formatRatio,
  listTokens,
  measureOverlap,
  OVERLAP_THRESHOLD,
  type Overlap,
} from './overlap/overlap.js';
export { compareQuantities, type QuantityComparison } from './quantities/compare-quantities.js';
export { foldWriting } from './quantities/fold.js';
export { findQuantities } from './quantities/find-quantities.js';
export { type Interval, type IntervalRelation, relateIntervals } from './quantities/interval.js';
export type { Quantity, QuantityForm, QuantityKind } from './quantities/quantity.js';
export type { Reading, SupportMode } from './reading.js';
export { type CitedWork, findRedundantCitations, type RedundantCitation } from './redundant-citations.js';
export { RULE_RUNGS } from './rule-rungs.js';
export type {
  DecidingModelRung,
  DecidingRuleRung,
  DecidingRung,
  Decision,
  ModelRungName,
  RuleRungName,
  Rung,
  RungName,
} from './rung.js';
export { combineVerdicts, isRefused, type SupportVerdict, VERDICTS_BY_SEVERITY } from './verdict.js';
