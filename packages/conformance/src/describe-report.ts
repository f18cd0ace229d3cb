import { type FindingOutcome, LAYERS, type Layer, type Outcome, type Report } from '@loccit/contract';
import type { Expected, LayerOutcomes } from './vector-case.js';

/** What a report says, in the form in which cases expect it. */
export function describeReport(report: Report, rule?: string): Expected {
  const rulesOf = (outcome: FindingOutcome): string[] =>
    [
      ...new Set(report.findings.filter((finding) => finding.outcome === outcome).map(({ rule: id }) => id)),
    ].sort();
  const ofRule = report.findings.filter((finding) => finding.rule === rule).map(({ outcome }) => outcome);
  const worst = (['fail', 'unverifiable', 'notice'] as const).find((outcome) => ofRule.includes(outcome));
  return {
    ...(rule === undefined ? {} : { outcome: worst ?? 'none' }),
    verdict: report.verdict,
    fail: rulesOf('fail'),
    unverifiable: rulesOf('unverifiable'),
    notice: rulesOf('notice'),
    layers: outcomesOf(report.layers),
    citations: Object.fromEntries(
      report.citations.map(({ address, layers }) => [address, outcomesOf(layers)]),
    ),
  };
}

function outcomesOf(layers: Readonly<Record<Layer, { readonly outcome: Outcome }>>): LayerOutcomes {
  return Object.fromEntries(LAYERS.map((layer) => [layer, layers[layer].outcome]));
}
