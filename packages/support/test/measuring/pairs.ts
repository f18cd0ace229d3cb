/** A claim, its evidence, and what people said of them. */
export interface LabelledPair {
  readonly id: string;
  readonly dataset: string;
  readonly lang: 'en' | 'zh';
  readonly claim: string;
  readonly evidence: string;
  readonly label: 'supported' | 'partial' | 'unsupported' | 'contradicted';
}

/** What is looked at of a result. */
export interface Judged {
  readonly verdict: LabelledPair['label'] | 'undecided';
  readonly decidedBy: string;
  readonly findings: readonly {
    readonly rule: string;
    readonly severity: string;
    readonly check?: string | undefined;
    readonly relation?: string | undefined;
  }[];
}

export type JudgePair = (claim: string, evidence: string) => Judged;

const ATTRIBUTION = /^(?:AttributionBench|WiCE|QAGS)/;
const FACT_CHECKING = /^(?:FEVER-Symmetric|HealthVer|Climate-FEVER)/;

export const isAttribution = (pair: LabelledPair): boolean => ATTRIBUTION.test(pair.dataset);
export const isFactChecking = (pair: LabelledPair): boolean => FACT_CHECKING.test(pair.dataset);

/** Whether rungs raised anything; that none could decide is no finding of theirs. */
export const isFlagged = ({ findings }: Judged): boolean =>
  findings.some(({ rule, severity }) => severity !== 'note' && rule !== 'support/undecided');

/** A share with what it is a share of. */
export interface Share {
  readonly hits: number;
  readonly of: number;
}

export const ratio = ({ hits, of }: Share): number => (of === 0 ? Number.NaN : hits / of);
