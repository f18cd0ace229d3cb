import type { Report } from '@loccit/contract';
import type { CaseGroup } from '@loccit/support';

/** A figure over answers, in the order in which they are told. */
export type MeasureName =
  | 'overlap-coverage'
  | 'fabricated'
  | 'below-overlap'
  | 'citation-coverage'
  | 'citation-correctness'
  | 'citation-abstained'
  | 'valid'
  | 'obtainable'
  | 'highly-relevant'
  | 'grade-a';

type Citation = Report['citations'][number];

const none: CaseGroup = { numerator: 0, denominator: 0 };

const share = (citations: readonly Citation[], hits: (citation: Citation) => boolean): CaseGroup => ({
  numerator: citations.filter(hits).length,
  denominator: citations.length,
});

const ofRate = ({ m, n }: { readonly n: number; readonly m: number }): CaseGroup => ({
  numerator: n,
  denominator: m,
});

/**
 * Every figure of one report, as counts.
 *
 * @remarks Coverage and correctness of citations are two figures: one says how much is cited, the other how much of what is
 * cited bears its claim, and neither makes up for the other. What was not judged is in no denominator of correctness.
 */
export function measureAnswer(report: Report): ReadonlyMap<MeasureName, CaseGroup> {
  const { citations, counts, overlap } = report;
  const judged = citations.filter(({ verdict }) => verdict !== undefined);
  const decided = judged.filter(({ verdict }) => verdict !== 'undecided');
  const unknown = new Set(
    report.findings
      .filter(({ rule }) => rule === 'provenance/unknown-source')
      .map(({ citation }) => citation),
  );
  const valid = citations.filter(({ layers }) => layers.structure.outcome !== 'fail');
  const obtainable = valid.filter(({ address }) => !unknown.has(address));
  // Without a model of similarity there is no band, and the rate is not applicable, which is not 0.
  const bands = obtainable.filter((citation) => bandOf(citation) !== undefined);
  const grades = citations.filter((citation) => gradeOf(citation) !== undefined);
  return new Map<MeasureName, CaseGroup>([
    ['overlap-coverage', ofRate(overlap.coverage)],
    ['fabricated', ofRate(overlap.block_missing)],
    ['below-overlap', ofRate(overlap.block_does_not_support)],
    ['citation-coverage', ofRate(counts.claims_cited)],
    ['citation-correctness', share(decided, ({ verdict }) => verdict === 'supported')],
    ['citation-abstained', share(judged, ({ verdict }) => verdict === 'undecided')],
    ['valid', { numerator: valid.length, denominator: citations.length }],
    ['obtainable', { numerator: obtainable.length, denominator: valid.length }],
    ['highly-relevant', bands.length === 0 ? none : share(obtainable, (one) => bandOf(one) === 'high')],
    ['grade-a', share(grades, (citation) => gradeOf(citation) === 'A')],
  ]);
}

const bandOf = ({ opinions = [] }: Citation): string | undefined =>
  opinions.findLast(({ band }) => band !== undefined)?.band;

const gradeOf = ({ opinions = [] }: Citation): string | undefined =>
  opinions.findLast(({ grade }) => grade !== undefined)?.grade;
