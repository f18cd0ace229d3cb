import type { Finding, Report } from '@loccit/contract';
import type { KnownFindings } from './baseline.js';
import type { Fingerprinted } from './fingerprint.js';

/**
 * The report with what the baseline knows of it.
 *
 * @param items - what `fingerprintReport` gave for this report
 * @remarks Each finding uses up one of the baseline, so that more of a kind than are known are new. What neither failed nor
 * was left open is known or told, and never counts as added.
 */
export function compareBaseline(
  report: Report,
  items: readonly Fingerprinted[],
  known: KnownFindings,
  name: string,
): Report {
  const left = known.byFile.get(name) ?? new Map<string, number>();
  const isKnown = new Set<Finding>();
  let knownCount = 0;
  let added = 0;
  for (const { finding, fingerprint, outcome } of items) {
    const count = left.get(fingerprint) ?? 0;
    if (count > 0) {
      left.set(fingerprint, count - 1);
      knownCount += 1;
      if (finding !== undefined) isKnown.add(finding);
    } else if (outcome !== 'notice') added += 1;
  }
  const vanished = [...left.values()].reduce((sum, count) => sum + count, 0);
  left.clear();
  return {
    ...report,
    findings: report.findings.map((finding) =>
      isKnown.has(finding) ? { ...finding, known: true as const } : finding,
    ),
    scope: { ...report.scope, baseline: { sha256: known.sha256, known: knownCount, added, vanished } },
  };
}
