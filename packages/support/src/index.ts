export { compareQuantities, type QuantityComparison } from './compare-quantities.js';
export { describeConflict, type QuantityConflict, quantitiesDiffer, type Statement } from './conflict.js';
export { type ExactMatch, matchExact } from './exact.js';
export { findQuantities } from './find-quantities.js';
export type { Place, SupportFinding, SupportReason, SupportRule } from './finding.js';
export { type Interval, type IntervalRelation, relateIntervals } from './interval.js';
export {
  judgeSupport,
  type SupportEvidence,
  type SupportInput,
  type SupportResult,
} from './judge-support.js';
export { type MaskedText, maskQuantities, maskText } from './mask-quantities.js';
export { formatRatio, measureOverlap, OVERLAP_THRESHOLD, type Overlap } from './overlap.js';
export type { Quantity, QuantityForm, QuantityKind } from './quantity.js';
export { type CitedWork, findRedundantCitations, type RedundantCitation } from './redundant-citations.js';
export { normalizeScope, type Scope, scopesMeet } from './scope.js';
export { combineVerdicts, type SupportVerdict, VERDICTS_BY_SEVERITY } from './verdict.js';
