export { checkSchema, conformsTo, SCHEMA_NAMES } from './check-schema.js';
export {
  CLAIM_KINDS,
  LAYERS,
  MISSING_INPUTS,
  OUTCOMES,
  REASON_CODES,
  REASONS_BY_STATUS,
  SEVERITIES,
  STATUSES,
  SUPPORT_VERDICTS,
  worseOutcome,
} from './closed-lists.js';
export { describeFinding, describeRemedy, describeRule } from './describe-finding.js';
export { describeSchemaFault } from './describe-schema-fault.js';
export { digestAnswer, digestParsedAnswer } from './digest-answer.js';
export { formatRate } from './format-rate.js';
export type { MessageKey } from './generated/catalogue.js';
export type { SchemaName } from './generated/validators.js';
export type * from './generated/wire.js';
export { showsOtherNumber } from './hidden-number.js';
export { breaksLine } from './line-break.js';
export { hasMessage, type Lang, type MessageValues, message, resolveLang } from './message.js';
export { comparePointers } from './pointer-order.js';
export { renderAnswer } from './render-answer.js';
export { type RepairLabel, readRepairLabels, writeRepairLabel } from './repair-label.js';
export { listLimits } from './report-limits.js';
export { PROVENANCE_RULES } from './rules/provenance.js';
export type { Rule, RuleForm } from './rules/rule.js';
export { STRUCTURE_RULES } from './rules/structure.js';
export { SUPPORT_RULES } from './rules/support.js';
export { VERIFIABILITY_RULES } from './rules/verifiability.js';
export { compareFindings, findRule, isInScope, RULES, type RuleName } from './rules.js';
export type { SchemaFault } from './schema-fault.js';
export { isDocumentId, isSourceVersion } from './source-name.js';
export { isSourceUri } from './source-uri.js';
export { listStatusFaults, type StatusFault } from './status-shape.js';
export { isTimestamp } from './timestamp.js';
