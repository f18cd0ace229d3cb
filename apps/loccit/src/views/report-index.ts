import type { Finding, Report, ReportCitation, ReportDecision } from '@loccit/contract';

/** What a report says of each claim and citation; looked up, because a report may have thousands of both. */
export interface ReportIndex {
  citationsOf(claimId: string): readonly ReportCitation[];
  /** Everything found on the claim and its citations. */
  findingsOnClaim(claimId: string): readonly Finding[];
  findingsOnCitation(address: string): readonly Finding[];
  /** Of people, on whatever. */
  readonly decisions: readonly ReportDecision[];
}

/** Sorts a report's findings and citations by what they belong to; linear. */
export function indexReport({ citations, decisions = [], findings }: Report): ReportIndex {
  const byClaim = groupBy(citations, ({ claim_id }) => claim_id);
  const onClaim = groupBy(findings, ({ claim_id }) => claim_id);
  const onCitation = groupBy(findings, ({ citation }) => citation);
  return {
    decisions,
    citationsOf: (claimId) => byClaim.get(claimId) ?? [],
    findingsOnClaim: (claimId) => onClaim.get(claimId) ?? [],
    findingsOnCitation: (address) => onCitation.get(address) ?? [],
  };
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string | undefined): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}
