import type { FindingOutcome, Layer, MissingInput, RuleGroup, Severity } from '../generated/wire.js';

/**
 * Where a rule applies: on an answer artifact, on a report in Markdown, on a citation that names the whole chain, on a
 * citation without parse, element, chunk and entry.
 *
 * @remarks A rule about a citation lists the forms of citation; a rule about the whole lists `answer` or `report`. A
 * rule on an item of another form is `inapplicable`.
 */
export type RuleForm = 'answer' | 'report' | 'lineage' | 'anchor';

/** One rule of the four-layer check. */
export interface Rule<Id extends string = string> {
  /** `layer/rule-name`; stable. */
  readonly id: Id;
  readonly layer: Layer;
  /**
   * How bad a finding is: an `error` fails its layer, a `warning` or `note` never does.
   *
   * @remarks A rule that can only be `unverifiable` has severity `warning`.
   */
  readonly severity: Severity;
  /** The severity in the cases that the rule itself names as worse, for instance inside digits and ids. */
  readonly raised?: Severity;
  /** What a finding of this rule comes to when its inputs are at hand. */
  readonly outcome: FindingOutcome;
  /** Whether this version runs the rule. */
  readonly status: 'built' | 'planned';
  readonly forms: readonly RuleForm[];
  /** What the rule cannot be decided without; then it is `unverifiable` with these names as `missing`. */
  readonly needs: readonly MissingInput[];
  /** The group with which a caller takes the rule out of the check. */
  readonly group?: RuleGroup;
}

/** What differs from rule to rule, see {@link Rule}. */
export interface RuleTraits {
  readonly severity?: Severity;
  readonly raised?: Severity;
  readonly outcome?: FindingOutcome;
  readonly status?: 'planned';
  readonly forms?: readonly RuleForm[];
  readonly needs?: readonly MissingInput[];
  readonly group?: RuleGroup;
}

/** Both forms of a citation. */
export const CITATIONS: readonly RuleForm[] = ['lineage', 'anchor'];

/** The rules of a layer, in the order of the table. */
export function defineRules<L extends Layer, Names extends string>(
  layer: L,
  base: RuleTraits,
  table: Readonly<Record<Names, RuleTraits>>,
): readonly Rule<`${L}/${Names}`>[] {
  return (Object.keys(table) as Names[]).map((name) => {
    const traits: RuleTraits = { ...base, ...table[name] };
    const severity = traits.severity ?? 'error';
    return {
      id: `${layer}/${name}`,
      layer,
      severity,
      ...(traits.raised === undefined ? {} : { raised: traits.raised }),
      outcome: traits.outcome ?? (severity === 'error' ? 'fail' : 'notice'),
      status: traits.status ?? 'built',
      forms: traits.forms ?? CITATIONS,
      needs: traits.needs ?? [],
      ...(traits.group === undefined ? {} : { group: traits.group }),
    };
  });
}
