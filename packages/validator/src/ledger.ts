import {
  compareFindings,
  describeFinding,
  type Finding,
  type FindingEvidence,
  findRule,
  type ItemLayers,
  isInScope,
  type Lang,
  type Layer,
  type LayerState,
  type Outcome,
  type RuleGroup,
  type RuleName,
  worseOutcome,
} from '@loccit/contract';
import type { Item } from './item.js';
import type { Fault, RuleResult } from './rule.js';

/** The state of one item in one layer. */
interface State {
  outcome: Outcome;
  /** The first rule that failed here, or caused the skip. */
  cause: string | undefined;
}

/**
 * Collects what rules come to: outcomes by item and layer, and findings.
 *
 * @remarks What is out of scope never enters. One entry an item and layer, so it is linear in what is checked.
 */
export interface Ledger {
  record(item: Item, results: readonly RuleResult[]): void;
  /** Leaves a layer of an item out because a rule failed elsewhere. */
  skip(item: Item, layer: Layer, rule: string): void;
  /** Counts an outcome for an item whose finding stands on another item. */
  count(item: Item, layer: Layer, outcome: Outcome): void;
  state(item: Item, layer: Layer): LayerState;
  /** All four states of an item. */
  layers(item: Item): ItemLayers;
  /** The first rule that failed in a layer of an item. */
  failure(item: Item, layer: Layer): string | undefined;
  /** Sorted by layer, pointer and rule; what differs in its evidence only is one finding with all of it. */
  findings(): Finding[];
}

/** An empty ledger for a check with this scope. */
export function createLedger(without: readonly RuleGroup[], lang: Lang): Ledger {
  const states = new Map<Item, Record<Layer, State | undefined>>();
  // One fault at several places is one finding that names them all.
  const findings = new Map<string, { finding: Finding; places: Map<string, FindingEvidence> }>();

  const stateOf = (item: Item, layer: Layer): State => {
    let ofItem = states.get(item);
    if (ofItem === undefined) {
      ofItem = { structure: undefined, provenance: undefined, support: undefined, verifiability: undefined };
      states.set(item, ofItem);
    }
    ofItem[layer] ??= { outcome: 'inapplicable', cause: undefined };
    return ofItem[layer];
  };
  const add = (item: Item, layer: Layer, outcome: Outcome, cause?: string): void => {
    // Nearly every rule comes to one of these two, and neither is worse than what most items have come to.
    const state = stateOf(item, layer);
    if (outcome === 'inapplicable' || outcome === state.outcome) return;
    const worse = worseOutcome(state.outcome, outcome);
    if (worse !== state.outcome) state.cause = cause;
    state.outcome = worse;
  };

  const recordFault = (item: Item, rule: RuleName, fault: Fault): void => {
    const { layer, severity: usual } = findRule(rule);
    const severity = fault.severity ?? usual;
    // A failure of a rule that is a warning or a note is told, and fails nothing.
    const outcome = fault.outcome === 'fail' && severity !== 'error' ? 'notice' : fault.outcome;
    add(item, layer, outcome === 'notice' ? 'pass' : outcome, rule);
    const finding: Finding = {
      rule,
      layer,
      outcome,
      severity,
      pointer: item.pointer + (fault.at ?? ''),
      message: describeFinding(
        rule,
        outcome,
        lang,
        outcome === 'unverifiable' ? fault.missing : undefined,
        fault.reason,
      ),
      ...(item.claimId === undefined ? {} : { claim_id: item.claimId }),
      ...(item.citation === undefined ? {} : { citation: item.citation }),
      ...(fault.expected === undefined ? {} : { expected: fault.expected }),
      ...(fault.actual === undefined ? {} : { actual: fault.actual }),
      ...(fault.missing === undefined ? {} : { missing: fault.missing }),
      ...(fault.check === undefined ? {} : { check: fault.check }),
      ...(fault.compared === undefined ? {} : { compared: fault.compared }),
      ...(fault.precision === undefined ? {} : { precision: fault.precision }),
      ...(fault.reason === undefined ? {} : { reason: fault.reason }),
      ...(fault.voices === undefined ? {} : { voices: fault.voices }),
    };
    const key = JSON.stringify(finding);
    const places = findings.get(key)?.places ?? new Map<string, FindingEvidence>();
    for (const place of fault.evidence ?? []) places.set(JSON.stringify(place), place);
    findings.set(key, { finding, places });
  };

  return {
    record(item, results) {
      for (const { rule: id, verdict } of results) {
        const rule = findRule(id);
        if (rule === undefined) throw new TypeError('results: a rule that the table does not have');
        if (!isInScope(rule, without)) continue;
        if (typeof verdict === 'string') add(item, rule.layer, verdict);
        else for (const fault of verdict) recordFault(item, rule.id, fault);
      }
    },
    skip: (item, layer, rule) => {
      add(item, layer, 'skipped', rule);
    },
    count: (item, layer, outcome) => {
      add(item, layer, outcome);
    },
    state: (item, layer) => describeState(states.get(item)?.[layer]),
    layers: (item) => {
      const ofItem = states.get(item);
      return {
        structure: describeState(ofItem?.structure),
        provenance: describeState(ofItem?.provenance),
        support: describeState(ofItem?.support),
        verifiability: describeState(ofItem?.verifiability),
      };
    },
    failure: (item, layer) => {
      const state = states.get(item)?.[layer];
      return state?.outcome === 'fail' ? state.cause : undefined;
    },
    findings: () =>
      [...findings.values()]
        .map(({ finding, places }) =>
          places.size === 0 ? finding : { ...finding, evidence: [...places.values()] },
        )
        .sort(compareFindings),
  };
}

function describeState(state: State | undefined): LayerState {
  if (state === undefined) return { outcome: 'inapplicable' };
  const { outcome, cause } = state;
  return outcome === 'skipped' && cause !== undefined ? { outcome, skipped_by: cause } : { outcome };
}
