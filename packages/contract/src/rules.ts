import { LAYERS } from './closed-lists.js';
import type { Finding, Layer, RuleGroup } from './generated/wire.js';
import { comparePointers } from './pointer-order.js';
import { PROVENANCE_RULES } from './rules/provenance.js';
import type { Rule } from './rules/rule.js';
import { STRUCTURE_RULES } from './rules/structure.js';
import { SUPPORT_RULES } from './rules/support.js';
import { VERIFIABILITY_RULES } from './rules/verifiability.js';

/** The id of a rule of the table. */
export type RuleName =
  | (typeof STRUCTURE_RULES)[number]['id']
  | (typeof PROVENANCE_RULES)[number]['id']
  | (typeof SUPPORT_RULES)[number]['id']
  | (typeof VERIFIABILITY_RULES)[number]['id'];

/** Every rule, by layer, in the order of the specification. */
export const RULES: readonly Rule<RuleName>[] = [
  ...STRUCTURE_RULES,
  ...PROVENANCE_RULES,
  ...SUPPORT_RULES,
  ...VERIFIABILITY_RULES,
];

const byId = new Map<string, Rule<RuleName>>(RULES.map((rule) => [rule.id, rule]));

/** The rule with this id, or `undefined`; the name alone is enough where one layer has it. */
export function findRule(id: RuleName): Rule<RuleName>;
export function findRule(id: string): Rule<RuleName> | undefined;
export function findRule(id: string): Rule<RuleName> | undefined {
  const exact = byId.get(id);
  if (exact !== undefined || id.includes('/')) return exact;
  const named = RULES.filter((rule) => rule.id.endsWith(`/${id}`));
  return named.length === 1 ? named[0] : undefined;
}

/** Whether a check that leaves out these groups still runs the rule. */
export function isInScope(rule: Rule, without: readonly RuleGroup[]): boolean {
  return rule.group === undefined || !without.includes(rule.group);
}

const layerOrder = new Map<Layer, number>(LAYERS.map((layer, order) => [layer, order]));

/**
 * Order of findings in a report: layer, pointer with indexes as numbers, rule, citation.
 *
 * @remarks A total order on what distinguishes two findings, so that output does not depend on the order of checks.
 */
export function compareFindings(a: Finding, b: Finding): number {
  return (
    (layerOrder.get(a.layer) ?? 0) - (layerOrder.get(b.layer) ?? 0) ||
    comparePointers(a.pointer, b.pointer) ||
    compareText(a.rule, b.rule) ||
    compareText(a.citation ?? a.claim_id ?? '', b.citation ?? b.claim_id ?? '') ||
    compareText(a.outcome, b.outcome) ||
    compareText(JSON.stringify(a), JSON.stringify(b))
  );
}

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
