import {
  type Comparison,
  type FindingEvidence,
  type FindingVoice,
  findRule,
  type MissingInput,
  type Precision,
  type Severity,
} from '@loccit/contract';

/** What a rule looks at: a member of the citation, or what was found behind it. */
export type Input =
  | 'document_id'
  | 'source_uri'
  | 'source_version'
  | 'title'
  | 'raw_sha256'
  | 'parse_revision_id'
  | 'element_id'
  | 'chunk_id'
  | 'index_entry_id'
  | 'span'
  | 'source'
  | 'records'
  | 'raw'
  | 'text'
  | 'published';

/** One thing that a rule has to say against an item. */
export interface Fault {
  readonly outcome: 'fail' | 'unverifiable' | 'notice';
  /** JSON Pointer below the item; the item itself when absent. */
  readonly at?: string;
  readonly expected?: string | number | boolean | null;
  readonly actual?: string | number | boolean | null;
  readonly missing?: readonly MissingInput[];
  readonly evidence?: readonly FindingEvidence[];
  /** Where a rule has more than one severity: the one of this fault. */
  readonly severity?: Severity;
  /** The check that raised it, finer than the rule, with what it compared and how precise it was measured to be. */
  readonly check?: string;
  readonly compared?: Comparison;
  readonly precision?: Precision;
  /** More than the rule says, from the closed list of layer 3. */
  readonly reason?: string;
  /** People who do not agree. */
  readonly voices?: readonly FindingVoice[];
  /** Inputs that are disproved or absent, so that no later rule may read them. */
  readonly settles?: readonly Input[];
}

/** What a rule came to: nothing to say, nothing to look at, or its faults. */
export type RuleVerdict = 'pass' | 'inapplicable' | readonly Fault[];

/** A rule of the contract's table over one kind of context. */
export interface Rule<Context> {
  readonly id: string;
  readonly reads: readonly Input[];
  check(context: Context): RuleVerdict;
}

/** A rule that was run, with what it came to. */
export interface RuleResult {
  readonly rule: string;
  readonly verdict: RuleVerdict;
}

/** Inputs that a finding has settled, each with the rule that did. */
export type Settled = Map<Input, string>;

/**
 * Runs rules of one layer in order, leaving out each whose input an earlier finding settled.
 *
 * @remarks So one changed member gives one finding, not one for everything that follows from it. What came to
 * nothing is not told, nor that a second rule was kept where a first says so in every scope: an item that all
 * rules let pass gives one result.
 */
export function runRules<Context>(
  rules: readonly Rule<Context>[],
  context: Context,
  settled: Settled,
): RuleResult[] {
  const results: RuleResult[] = [];
  let hasPassed = false;
  for (const rule of rules) {
    if (settled.size > 0 && rule.reads.some((input) => settled.has(input))) continue;
    const verdict = rule.check(context);
    if (verdict === 'inapplicable' || (verdict === 'pass' && hasPassed)) continue;
    results.push({ rule: rule.id, verdict });
    if (verdict === 'pass') {
      // A rule of a group is out of scope in some checks, and its pass with it.
      hasPassed = findRule(rule.id)?.group === undefined;
      continue;
    }
    for (const fault of verdict) {
      for (const input of fault.settles ?? []) if (!settled.has(input)) settled.set(input, rule.id);
    }
  }
  return results;
}

/** A failure at a member, as most rules report it. */
export function failAt(at: string, fault: Omit<Fault, 'outcome' | 'at'> = {}): readonly Fault[] {
  return [{ outcome: 'fail', at, ...fault }];
}

/** That a rule cannot be decided here, naming what would be needed. */
export function unverifiable(missing: MissingInput, settles: readonly Input[] = []): readonly Fault[] {
  return [{ outcome: 'unverifiable', missing: [missing], settles }];
}
