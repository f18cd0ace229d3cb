import { type Finding, findRule, LAYERS, type Layer, type RuleId } from '@loccit/contract';
import { refuseRule } from './refuse-rule.js';

/** What `--fail-on` names: a rule, a layer, or a severity with those that are worse. */
export type FailOn =
  | { readonly rule: RuleId }
  | { readonly layer: Layer }
  | { readonly severity: 'warning' | 'note' };

/**
 * A name of `--fail-on`.
 *
 * @throws {@link CliError} `unknown-rule`
 */
export function readFailOn(name: string): FailOn {
  if (name === 'warning' || name === 'note') return { severity: name };
  const layer = LAYERS.find((one) => one === name);
  if (layer !== undefined) return { layer };
  const rule = findRule(name);
  if (rule === undefined) throw refuseRule(name);
  return { rule: rule.id };
}

/** The name again, as a report carries it. */
export const nameOf = (demand: FailOn): string => Object.values(demand)[0] as string;

/**
 * Whether a finding is one of those that a check was to fail for.
 *
 * @remarks What could not be decided is no warning, though its rule may be one: `--allow-unverifiable` is asked about that.
 */
export function isNamed(
  demand: Partial<Record<'rule' | 'layer' | 'severity', string>>,
  finding: Finding,
): boolean {
  if (finding.known === true) return false;
  if (demand.rule !== undefined) return finding.rule === demand.rule;
  if (demand.layer !== undefined) return finding.layer === demand.layer;
  if (finding.outcome === 'unverifiable') return false;
  return demand.severity === 'note' || finding.severity !== 'note';
}
