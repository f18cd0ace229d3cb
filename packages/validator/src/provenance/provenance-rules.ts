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
export const PROVENANCE_RULES: readonly Rule<CitationContext>[] = [
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
