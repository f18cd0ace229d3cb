import type { CitationContext } from '../citation-context.js';
import type { Rule, RuleResult } from '../rule.js';
import * as chain from './chain-rules.js';
import * as selection from './selection-rules.js';
import * as source from './source-rules.js';
import * as span from './span-rules.js';

/**
 * The rules of the second layer over one citation, in the order in which they may rely on each other.
 *
 * @remarks From what the citation names to what stands behind it: the source, the links of the chain, the
 * record, its bytes, the span, and last the generation that answered.
 */
const PROVENANCE_RULES: readonly Rule<CitationContext>[] = [
  source.noAnchor,
  source.unknownSource,
  chain.coordinateSpace,
  source.canonicalRecordAtHand,
  selection.notSelected,
  ...chain.LINK_RULES,
  source.canonicalId,
  ...chain.SOURCE_RULES,
  ...chain.SPAN_RULES,
  span.spanHidden,
  span.spanSplitsGrapheme,
  span.quoteMismatch,
  selection.wrongTenant,
  selection.wrongGeneration,
  selection.tombstoned,
  selection.documentInGeneration,
  selection.superseded,
  selection.entryNotInGeneration,
  selection.accessDenied,
  selection.notInEffect,
];

const OF_CHAINS: ReadonlySet<Rule<CitationContext>> = new Set([
  ...chain.LINK_RULES,
  ...chain.SOURCE_RULES,
  ...chain.SPAN_RULES,
]);
const OF_AUDITS: ReadonlySet<Rule<CitationContext>> = new Set(Object.values(selection));
const WITHOUT_AUDIT = PROVENANCE_RULES.filter((rule) => !OF_AUDITS.has(rule));
const withoutChains = (rules: readonly Rule<CitationContext>[]) =>
  rules.filter((rule) => !OF_CHAINS.has(rule));
const OF_SOUND_CHAIN = { audited: withoutChains(PROVENANCE_RULES), unaudited: withoutChains(WITHOUT_AUDIT) };

/**
 * The rules of the second layer that may have something to say of a citation.
 *
 * @remarks Left out are rules of which it is known beforehand that they let it pass: those that tell what is wrong with a
 * link, where no link has anything wrong, and those that read an audit, where there is none.
 */
export function listProvenanceRules({
  audit,
  chain: walked,
}: CitationContext): readonly Rule<CitationContext>[] {
  if (chain.isSound(walked)) return audit === undefined ? OF_SOUND_CHAIN.unaudited : OF_SOUND_CHAIN.audited;
  return audit === undefined ? WITHOUT_AUDIT : PROVENANCE_RULES;
}

/** Rules that say whether the bytes of the span are at hand; the rest of the layer is about other things. */
const BYTE_RULES: ReadonlySet<string> = new Set([
  'provenance/canonical-id',
  'provenance/coordinate-space',
  'provenance/raw-hash',
  'provenance/raw-to-canonical',
  'provenance/canonical-hash',
  'provenance/span-bounds',
  'provenance/span-hash',
  'provenance/span-outside-element',
  'provenance/span-outside-chunk',
]);

/** The rule that keeps the span's bytes from being relied on, undefined where none failed. */
export function findByteFailure(results: readonly RuleResult[]): string | undefined {
  for (const { rule, verdict } of results) {
    if (typeof verdict === 'string') continue;
    for (const fault of verdict) {
      if (fault.outcome !== 'fail') continue;
      if (BYTE_RULES.has(rule) || (fault.settles ?? []).includes('source')) return rule;
    }
  }
  return undefined;
}
