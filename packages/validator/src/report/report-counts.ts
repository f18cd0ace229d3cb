import type {
  Finding,
  ItemLayers,
  Layer,
  LayerResult,
  LayerState,
  Outcome,
  OutcomeCounts,
  Rate,
  ReportCounts,
} from '@loccit/contract';
import { type CheckedClaim, isCheckable } from '../checked-claim.js';

/** How many items came to each outcome in a layer. */
function countOutcomes(items: readonly ItemLayers[], layer: Layer): OutcomeCounts {
  const counts: Record<Outcome, number> = { pass: 0, fail: 0, unverifiable: 0, inapplicable: 0, skipped: 0 };
  for (const item of items) counts[item[layer].outcome]++;
  return counts;
}

/** A layer over the whole artifact with its counts. */
export function describeLayer(
  state: LayerState,
  layer: Layer,
  claims: readonly ItemLayers[],
  citations: readonly ItemLayers[],
): LayerResult {
  return {
    ...state,
    counts: { claims: countOutcomes(claims, layer), citations: countOutcomes(citations, layer) },
  };
}

/** The rates of a report, each with its denominator. */
export function countRates(
  claims: readonly CheckedClaim[],
  citations: readonly ItemLayers[],
  findings: readonly Finding[],
): ReportCounts {
  const needy = claims.filter(isCheckable);
  const judged = claims.filter((claim) => claim.verdict !== null);
  const all = claims.flatMap((claim) => claim.citations);
  const rate = (layer: Layer): Rate => {
    const { pass, inapplicable } = countOutcomes(citations, layer);
    return { n: pass, m: citations.length - inapplicable };
  };
  const count = (outcome: Finding['outcome']): number => findings.filter((f) => f.outcome === outcome).length;
  return {
    claims_cited: { n: needy.filter((claim) => claim.citations.length > 0).length, m: needy.length },
    claims_supported: { n: judged.filter((claim) => claim.verdict === 'supported').length, m: judged.length },
    citations_resolved: {
      n: all.filter((citation) => citation.context?.place !== undefined).length,
      m: all.length,
    },
    structure: rate('structure'),
    provenance: rate('provenance'),
    support: rate('support'),
    verifiability: rate('verifiability'),
    repaired: {
      n: claims.reduce((n, claim) => n + (claim.repaired ? claim.citations.length : 0), 0),
      m: all.length,
    },
    findings: { fail: count('fail'), unverifiable: count('unverifiable'), notice: count('notice') },
  };
}
