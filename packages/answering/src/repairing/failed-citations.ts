import type { Finding, ItemLayers, Report, ReportCitation } from '@loccit/contract';
import type { FailedCitation } from './repair.js';

/** A claim of which citations failed, and those that did not. */
export interface FailedClaim {
  readonly claimId: string;
  readonly failed: readonly FailedCitation[];
  /** Addresses of the citations that stay as they are. */
  readonly kept: readonly string[];
}

const LAYERS = ['structure', 'provenance', 'support', 'verifiability'] as const;
/** Nothing that the reader may see has the name of the source, or there is no name. */
const NOWHERE: ReadonlySet<string> = new Set(['provenance/unknown-source', 'structure/mark-without-entry']);
/** The passage is about something else, as far as its words tell. */
const OFF_TOPIC: ReadonlySet<string> = new Set(['support/low-overlap', 'support/off-topic']);
const MISSING = 'structure/missing-citation';

/**
 * The claims of which a citation failed, in the order of the report.
 *
 * @remarks A citation fails where a layer fails it, where nothing the reader may see has the name of its source, or where its
 * passage has too few of the claim's words and nobody found it to bear the claim. What is only unverifiable does not fail.
 */
export function listFailedClaims(report: Report): readonly FailedClaim[] {
  const findings = groupFindings(report.findings);
  const ratios = new Map(report.overlap.rows.map(({ citation, ratio }) => [citation, ratio]));
  return report.claims.flatMap((claim): FailedClaim[] => {
    const citations = report.citations.filter(({ claim_id }) => claim_id === claim.claim_id);
    if (citations.length === 0) {
      const owes = report.findings.some(
        ({ claim_id, rule }) => claim_id === claim.claim_id && rule === MISSING,
      );
      if (!owes) return [];
      return [{ claimId: claim.claim_id, kept: [], failed: [{ rule: MISSING, ratio: null, isReal: false }] }];
    }
    const failed = citations.flatMap((citation) => {
      const rule = findFault(citation, findings.get(citation.address) ?? []);
      return rule === undefined ? [] : [describe(citation, rule, ratios.get(citation.address) ?? null)];
    });
    if (failed.length === 0) return [];
    const addresses = new Set(failed.map(({ address }) => address));
    const kept = citations.map(({ address }) => address).filter((address) => !addresses.has(address));
    return [{ claimId: claim.claim_id, failed, kept }];
  });
}

function groupFindings(findings: readonly Finding[]): ReadonlyMap<string, readonly Finding[]> {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    if (finding.citation === undefined) continue;
    groups.set(finding.citation, [...(groups.get(finding.citation) ?? []), finding]);
  }
  return groups;
}

/** The rule for which a citation is repaired; undefined for one that stands. */
function findFault(citation: ReportCitation, findings: readonly Finding[]): string | undefined {
  const { layers, verdict } = citation;
  const nowhere = findings.find(({ rule }) => NOWHERE.has(rule));
  if (nowhere !== undefined) return nowhere.rule;
  const failing = LAYERS.find((layer) => layers[layer].outcome === 'fail');
  if (failing !== undefined) return tellRule(failing, findings);
  if (verdict === 'supported') return undefined;
  return findings.find(({ rule }) => OFF_TOPIC.has(rule))?.rule;
}

function tellRule(layer: keyof ItemLayers, findings: readonly Finding[]): string {
  const own = findings.filter((finding) => finding.layer === layer && finding.outcome === 'fail');
  // What the rungs found comes before what it comes to.
  return (
    own.find(({ rule }) => rule !== 'support/unsupported')?.rule ?? own[0]?.rule ?? `${layer}/unsupported`
  );
}

function describe(citation: ReportCitation, rule: string, ratio: number | null): FailedCitation {
  const { address, document_id, layers, mark, verdict } = citation;
  const isReal =
    !NOWHERE.has(rule) &&
    (['structure', 'provenance', 'verifiability'] as const).every(
      (layer) => layers[layer].outcome !== 'fail' && layers[layer].outcome !== 'skipped',
    );
  return {
    address,
    rule,
    ratio,
    isReal,
    ...(verdict === undefined ? {} : { verdict }),
    ...(mark === undefined ? {} : { mark }),
    // What has no source for the reader is not named either.
    ...(NOWHERE.has(rule) || document_id === undefined ? {} : { documentId: document_id }),
  };
}
