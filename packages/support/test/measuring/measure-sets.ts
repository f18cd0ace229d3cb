import {
  isAttribution,
  isFactChecking,
  isFlagged,
  type Judged,
  type JudgePair,
  type LabelledPair,
  type Share,
} from './pairs.js';

/** Counts of one set, or of several together. */
export class SetCounts {
  pairs = 0;
  readonly labels = new Map<string, number>();
  /** By label, what the verdicts were. */
  readonly confusion = new Map<string, number>();
  flaggedSupported = 0;
  failedSupported = 0;
  contradictedSupported = 0;

  add({ label }: LabelledPair, judged: Judged): void {
    this.pairs += 1;
    count(this.labels, label);
    count(this.confusion, `${label} ${judged.verdict}`);
    if (label !== 'supported') return;
    if (isFlagged(judged)) this.flaggedSupported += 1;
    if (judged.verdict === 'contradicted' || judged.verdict === 'unsupported') this.failedSupported += 1;
    if (judged.verdict === 'contradicted') this.contradictedSupported += 1;
  }

  verdicts(verdict: string, labels: readonly string[]): number {
    return labels.reduce((sum, label) => sum + (this.confusion.get(`${label} ${verdict}`) ?? 0), 0);
  }

  /** Of the pairs found supported those that people call supported. */
  get supportedRight(): Share {
    return { hits: this.verdicts('supported', ['supported']), of: this.verdicts('supported', LABELS) };
  }

  /** Of the pairs found contradicted those that people call anything but supported. */
  get contradictedRight(): Share {
    return {
      hits: this.verdicts('contradicted', LABELS.slice(1)),
      of: this.verdicts('contradicted', LABELS),
    };
  }

  /** Supported pairs that were flagged, that failed, that were contradicted. */
  get untouched(): { flagged: Share; failed: Share; contradicted: Share } {
    const of = this.labels.get('supported') ?? 0;
    return {
      flagged: { hits: this.flaggedSupported, of },
      failed: { hits: this.failedSupported, of },
      contradicted: { hits: this.contradictedSupported, of },
    };
  }
}

const LABELS = ['supported', 'partial', 'unsupported', 'contradicted'] as const;

/** How often a check, a rule or a rung spoke, and how often about a pair that people call supported. */
export interface CheckCounts {
  raised: number;
  onSupported: number;
}

/** Everything that one run over the sets gives. */
export interface Measured {
  readonly sets: ReadonlyMap<string, SetCounts>;
  readonly attribution: SetCounts;
  /** Attribution and fact-checking sets together. */
  readonly pooled: SetCounts;
  /** Pairs that the numbers rung contradicts, over the pooled sets. */
  readonly byNumbers: CheckCounts;
  /** Pairs of attribution sets that the language rung contradicts. */
  readonly byLanguage: CheckCounts;
  /** Errors and warnings by check (by rule where there is none), each pair once, over the pooled sets. */
  readonly checks: ReadonlyMap<string, CheckCounts>;
}

/** Judges every pair and counts; `see` is told of each. */
export function measureSets(
  pairs: Iterable<LabelledPair>,
  judge: JudgePair,
  see: (pair: LabelledPair, judged: Judged) => void = () => {},
): Measured {
  const sets = new Map<string, SetCounts>();
  const attribution = new SetCounts();
  const pooled = new SetCounts();
  const byNumbers = { raised: 0, onSupported: 0 };
  const byLanguage = { raised: 0, onSupported: 0 };
  const checks = new Map<string, CheckCounts>();
  for (const pair of pairs) {
    const judged = judge(pair.claim, pair.evidence);
    const set = sets.get(pair.dataset) ?? new SetCounts();
    sets.set(pair.dataset, set);
    set.add(pair, judged);
    see(pair, judged);
    const isContradicted = judged.verdict === 'contradicted';
    if (isAttribution(pair)) {
      attribution.add(pair, judged);
      if (isContradicted && judged.decidedBy === 'language') raise(byLanguage, pair);
    }
    if (!isAttribution(pair) && !isFactChecking(pair)) continue;
    pooled.add(pair, judged);
    if (isContradicted && judged.decidedBy === 'numbers') raise(byNumbers, pair);
    for (const name of new Set(judged.findings.filter(isLoud).map(nameOf))) {
      const counts = checks.get(name) ?? { raised: 0, onSupported: 0 };
      checks.set(name, counts);
      raise(counts, pair);
    }
  }
  return { sets, attribution, pooled, byNumbers, byLanguage, checks };
}

const isLoud = ({ rule, severity }: Judged['findings'][number]): boolean =>
  severity !== 'note' && rule !== 'support/undecided';

const nameOf = ({ check, rule, severity }: Judged['findings'][number]): string =>
  `${rule.slice('support/'.length)}${check === undefined ? '' : ` ${check}`} (${severity})`;

function raise(counts: CheckCounts, { label }: LabelledPair): void {
  counts.raised += 1;
  if (label === 'supported') counts.onSupported += 1;
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
