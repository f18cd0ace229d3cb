import type { Finding, Report } from '@loccit/contract';
import type { NamedReport } from './read-reports.js';

/** Kinds of error that a writer can be told to avoid, each by one line of a prompt. */
export const ERROR_KINDS = [
  'figures',
  'opposite',
  'conditions',
  'names',
  'quotes',
  'not-borne',
  'wrong-source',
  'uncited',
  'labels',
  'conflicts',
] as const;

export type ErrorKind = (typeof ERROR_KINDS)[number];

const RULES: Readonly<Record<ErrorKind, readonly string[]>> = {
  figures: ['number-mismatch', 'number-absent', 'unit-mismatch', 'date-mismatch', 'range-mismatch'],
  opposite: ['negation-mismatch', 'contradicted'],
  conditions: ['condition-dropped', 'scope-widened', 'modality-strengthened'],
  names: ['entity-absent', 'identifier-absent'],
  quotes: ['not-extractive', 'span-fragment', 'context-reverses', 'quote-mismatch'],
  'not-borne': ['unsupported', 'partly-supported', 'off-topic', 'low-overlap', 'compound-claim'],
  'wrong-source': ['misattributed', 'redundant-citation', 'unknown-source', 'mark-without-entry'],
  uncited: ['missing-citation', 'statement-uncovered'],
  labels: ['kind-mislabelled', 'unlabelled-inference'],
  conflicts: ['conflict-hidden'],
};
const KIND_OF = new Map(
  ERROR_KINDS.flatMap((kind) => RULES[kind].map((rule): [string, ErrorKind] => [rule, kind])),
);

/** A place where an error of a kind was found. */
export interface ErrorExample {
  readonly report: string;
  readonly address: string | undefined;
  readonly rule: string;
  readonly claim: string | undefined;
  readonly message: string;
}

/** How often errors of a kind were found, and where. */
export interface ErrorPattern {
  readonly kind: ErrorKind;
  readonly findings: number;
  /** Answers with at least one. */
  readonly answers: number;
  readonly rules: ReadonlyMap<string, number>;
  readonly examples: readonly ErrorExample[];
}

const MOST_EXAMPLES = 3;

/** Errors and warnings of reports by kind, the most frequent first; what no kind has is left to the report. */
export function findPatterns(reports: readonly NamedReport[]): ErrorPattern[] {
  const patterns = ERROR_KINDS.map((kind) => ({
    kind,
    findings: 0,
    answers: 0,
    rules: new Map<string, number>(),
    examples: [] as ErrorExample[],
  }));
  const byKind = new Map(patterns.map((pattern) => [pattern.kind, pattern]));
  for (const { name, report } of reports) {
    const met = new Set<ErrorKind>();
    for (const finding of report.findings) {
      const kind = KIND_OF.get(finding.rule.slice(finding.rule.indexOf('/') + 1));
      const pattern = kind === undefined || finding.severity === 'note' ? undefined : byKind.get(kind);
      if (kind === undefined || pattern === undefined) continue;
      pattern.findings += 1;
      if (!met.has(kind)) pattern.answers += 1;
      met.add(kind);
      pattern.rules.set(finding.rule, (pattern.rules.get(finding.rule) ?? 0) + 1);
      if (pattern.examples.length < MOST_EXAMPLES)
        pattern.examples.push({ report: name, ...describeExample(report, finding) });
    }
  }
  return patterns
    .filter(({ findings }) => findings > 0)
    .sort((a, b) => b.findings - a.findings || ERROR_KINDS.indexOf(a.kind) - ERROR_KINDS.indexOf(b.kind));
}

function describeExample(report: Report, { citation, claim_id, message, rule }: Finding) {
  const owner = claim_id ?? report.citations.find(({ address }) => address === citation)?.claim_id;
  return {
    address: citation ?? claim_id,
    rule,
    claim: report.claims.find((claim) => claim.claim_id === owner)?.text,
    message,
  };
}
