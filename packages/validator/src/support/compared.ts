import type { ComparedValue, Comparison } from '@loccit/contract';
import type { Quantity, SupportFinding } from '@loccit/support';

/** The texts that the places of a finding count in, as code points. */
export interface ComparedTexts {
  readonly claim: () => readonly string[];
  readonly evidence: () => readonly string[];
}

/**
 * What a finding of a rung compared, as a report carries it; undefined where it compared nothing.
 *
 * @remarks Words of the evidence come from slices whose passages the same report shows, and from nowhere else.
 */
export function describeComparison(finding: SupportFinding, texts: ComparedTexts): Comparison | undefined {
  const { claimValue, evidenceValue, relation } = finding;
  const compared: { -readonly [Name in keyof Comparison]: Comparison[Name] } = {};
  if (claimValue !== undefined) compared.claim = describeValue(claimValue, texts.claim);
  if (evidenceValue !== undefined) compared.evidence = describeValue(evidenceValue, texts.evidence);
  if (relation !== undefined) compared.relation = relation;
  return Object.keys(compared).length === 0 ? undefined : compared;
}

function describeValue(value: Quantity | string, text: () => readonly string[]): ComparedValue {
  if (typeof value === 'string') return value;
  const words = text().slice(value.charStart, value.charEnd).join('');
  return {
    kind: value.kind,
    unit: value.unit,
    lo: value.lo,
    hi: value.hi,
    lo_open: value.loOpen,
    hi_open: value.hiOpen,
    ...(words === '' ? {} : { text: words }),
  };
}
