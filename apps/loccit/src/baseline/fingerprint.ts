import { type Finding, LAYERS, type Outcome, type Report } from '@loccit/contract';
import { encodeCanonicalJson, type JsonValue } from '@loccit/json';
import { sha256Hex } from '@loccit/lineage';

/** What is known by a fingerprint: a finding, or a layer that is open without any. */
export interface Fingerprinted {
  readonly fingerprint: string;
  readonly outcome: Finding['outcome'] | Outcome;
  /** Absent for a layer. */
  readonly finding?: Finding;
}

/** The words of a report between two positions; undefined where there is no text to count in. */
export type Words = (charStart: number, charEnd: number) => string | undefined;

/**
 * A digest of each finding that stays the same when lines above it come or go, in the order of the report; then the layers that
 * are open although no finding says why.
 *
 * @remarks See the page of the schema `baseline`. Linear.
 */
export function fingerprintReport(report: Report, words: Words): Fingerprinted[] {
  const claims = new Map(report.claims.map((claim) => [claim.claim_id, claim.text]));
  const sources = new Map(
    report.citations.map(({ address, document_id: id, mark, target }) => [
      address,
      id ?? target?.url ?? mark,
    ]),
  );
  return [
    ...report.findings.map((finding) => ({
      fingerprint: digest([
        'loccit-finding/1',
        finding.rule,
        finding.outcome,
        claims.get(finding.claim_id ?? '') ?? null,
        sources.get(finding.citation ?? '') ?? null,
        finding.expected ?? null,
        finding.actual ?? null,
        [...(finding.missing ?? [])].sort(),
        claims.has(finding.claim_id ?? '') ? null : placeOf(finding, words),
      ]),
      outcome: finding.outcome,
      finding,
    })),
    ...listOpenLayers(report),
  ];
}

/** Layers that are no pass and of which no finding says why, and that nothing could be checked: a baseline of findings alone would let them through. */
function listOpenLayers({ citations, findings, layers, verdict }: Report): Fingerprinted[] {
  const isFine = (outcome: Outcome): boolean => outcome === 'pass' || outcome === 'inapplicable';
  const open = LAYERS.filter((layer) => {
    const { outcome, skipped_by: by } = layers[layer];
    const says = (finding: Finding): boolean =>
      outcome === 'skipped' ? finding.rule === by : finding.layer === layer && finding.outcome === outcome;
    return !isFine(outcome) && !findings.some(says);
  }).map((layer) => describeOpen(layer, layers[layer].outcome));
  const nothingChecked =
    !isFine(verdict) && (citations.length === 0 || LAYERS.every((layer) => isFine(layers[layer].outcome)));
  return nothingChecked ? [...open, describeOpen('claims', verdict)] : open;
}

const describeOpen = (part: string, outcome: Outcome): Fingerprinted => ({
  fingerprint: digest(['loccit-layer/1', part, outcome]),
  outcome,
});

function placeOf({ evidence = [], pointer }: Finding, words: Words): string {
  const shown = evidence.flatMap(({ char_end: end, char_start: start, side }) =>
    side === 'answer' && start !== undefined && end !== undefined ? [words(start, end) ?? ''] : [],
  );
  return shown.some((part) => part !== '') ? shown.join('\n') : pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*');
}

const digest = (value: JsonValue): string => sha256Hex(encodeCanonicalJson(value));
