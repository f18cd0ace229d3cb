import { type Lang, message } from '@loccit/contract';
import type { EstimatedDifference } from '@loccit/support';
import type { SystemComparison } from './compare-systems.js';
import type { ErrorPattern } from './error-patterns.js';
import type { SystemFigures } from './evaluate-answers.js';
import type { ExportCounts } from './export-pairs.js';
import type { RetrievalTrace } from './trace-retrieval.js';
import { writeDifference, writeProportion } from './write-figures.js';

/** Everything that is told of answers. */
export interface AnswersEvaluation {
  readonly systems: readonly SystemFigures[];
  readonly comparison: SystemComparison | undefined;
  readonly patterns: readonly ErrorPattern[];
  readonly retrieval: RetrievalTrace | undefined;
  readonly exported: (ExportCounts & { readonly file: string }) | undefined;
}

/** How many rows of retrieval are written. */
const MOST_ROWS = 10_000;

const snake = (name: string): string => name.replaceAll('-', '_');

/** What `eval answers` prints as JSON. */
export function writeAnswersEvaluation(evaluation: AnswersEvaluation, lang: Lang) {
  const { comparison, exported, patterns, retrieval, systems } = evaluation;
  return {
    schema: 'urn:loccit:evaluation:1',
    kind: 'answers',
    systems: systems.map(({ answers, measures, name, others }) => ({
      name,
      answers,
      other_documents: others,
      measures: Object.fromEntries(
        [...measures].map(([measure, figure]) => [snake(measure), writeProportion(figure)]),
      ),
    })),
    ...(comparison === undefined
      ? {}
      : {
          comparison: {
            a: comparison.a,
            b: comparison.b,
            paired_answers: comparison.paired,
            method: comparison.method,
            differences: Object.fromEntries(
              [...comparison.differences].map(([measure, difference]) => [
                snake(measure),
                writeDifference(difference),
              ]),
            ),
          },
        }),
    patterns: patterns.map(({ answers, examples, findings, kind, rules, systems: own }) => ({
      kind,
      findings,
      answers,
      systems: own,
      ...writeChange(comparison?.patterns.get(kind)),
      rules: Object.fromEntries(rules),
      prompt: message(`prompt.${kind}`, lang),
      examples: examples.map(({ address, claim, message: told, report, rule }) => ({
        report,
        ...(address === undefined ? {} : { address }),
        rule,
        ...(claim === undefined ? {} : { claim }),
        message: told,
      })),
    })),
    ...(retrieval === undefined
      ? {}
      : {
          retrieval: {
            audits: retrieval.audits,
            reports_without_audit: retrieval.withoutAudit,
            rows: retrieval.rows.slice(0, MOST_ROWS),
          },
        }),
    ...(exported === undefined ? {} : { exported }),
  };
}

const writeChange = (change: EstimatedDifference | undefined) =>
  change === undefined ? {} : { difference: writeDifference(change) };
