import type { Finding, Report } from '@loccit/contract';
import type { ReportFolder } from './read-reports.js';

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

/** How often one system has errors of a kind. */
export interface SystemErrors {
  readonly name: string;
  readonly findings: number;
  readonly answers: number;
}

/** How often errors of a kind were found, and where. */
export interface ErrorPattern {
  readonly kind: ErrorKind;
  readonly findings: number;
  /** Answers with at least one. */
  readonly answers: number;
  /** The same of each system, in their order. */
  readonly systems: readonly SystemErrors[];
  readonly rules: ReadonlyMap<string, number>;
  readonly examples: readonly ErrorExample[];
}

const MOST_EXAMPLES = 3;

/** Errors and warnings of systems by kind, the most frequent first; what no kind has is left to the report. */
export function findPatterns(systems: readonly ReportFolder[]): ErrorPattern[] {
  const found = new Map<ErrorKind, OpenPattern>();
  for (const [at, { reports }] of systems.entries()) {
    for (const { name, report } of reports) {
      const met = new Set<ErrorKind>();
      for (const { finding, kind } of listErrors(report)) {
        const pattern = found.get(kind) ?? createPattern(kind, systems);
        found.set(kind, pattern);
        const own = pattern.systems[at] ?? { name, findings: 0, answers: 0 };
        own.findings += 1;
        if (!met.has(kind)) own.answers += 1;
        met.add(kind);
        pattern.rules.set(finding.rule, (pattern.rules.get(finding.rule) ?? 0) + 1);
        if (pattern.examples.length < MOST_EXAMPLES)
          pattern.examples.push({ report: name, ...describeExample(report, finding) });
      }
    }
  }
  const sum = (one: OpenPattern, count: 'findings' | 'answers'): number =>
    one.systems.reduce((all, own) => all + own[count], 0);
  return [...found.values()]
    .map((one) => ({ ...one, findings: sum(one, 'findings'), answers: sum(one, 'answers') }))
    .sort((a, b) => b.findings - a.findings || ERROR_KINDS.indexOf(a.kind) - ERROR_KINDS.indexOf(b.kind));
}

type OpenPattern = ReturnType<typeof createPattern>;

const createPattern = (kind: ErrorKind, systems: readonly ReportFolder[]) => ({
  kind,
  systems: systems.map(({ name }) => ({ name, findings: 0, answers: 0 })),
  rules: new Map<string, number>(),
  examples: [] as ErrorExample[],
});

/** The kinds of error that a report has. */
export const listKinds = (report: Report): ReadonlySet<ErrorKind> =>
  new Set(listErrors(report).map(({ kind }) => kind));

function listErrors({ findings }: Report): { readonly finding: Finding; readonly kind: ErrorKind }[] {
  return findings.flatMap((finding) => {
    const kind = KIND_OF.get(finding.rule.slice(finding.rule.indexOf('/') + 1));
    return kind === undefined || finding.severity === 'note' ? [] : [{ finding, kind }];
  });
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
