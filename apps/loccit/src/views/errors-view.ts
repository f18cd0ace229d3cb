import { type Lang, message } from '@loccit/contract';
import type { EstimatedDifference } from '@loccit/support';
import type { SystemComparison } from '../evaluating/compare-systems.js';
import type { ErrorPattern } from '../evaluating/error-patterns.js';
import type { FigureTable } from './figure-table.js';

const points = (value: number): string => `${value > 0 ? '+' : ''}${(100 * value).toFixed(1)}`;

/** `+12.5 [+3.0, +22.0]` in points, and `n/a` where there is no figure. */
export function showDifference({ interval, value }: EstimatedDifference, lang: Lang): string {
  if (value === null) return message('rate.none', lang);
  return `${points(value)}${interval === null ? '' : ` [${points(interval.low)}, ${points(interval.high)}]`}`;
}

/** Whether a difference is one, or why that cannot be said. */
export function tellDifference({ interval, shown, value }: EstimatedDifference, lang: Lang): string {
  if (value === null) return '';
  if (interval === null) return message('cli.eval.too-few', lang);
  return message(shown ? 'cli.eval.shown' : 'cli.eval.not-shown', lang);
}

/** Errors by kind: a column for each system, and where two are compared how much the second has more. */
export function tabulateErrors(
  patterns: readonly ErrorPattern[],
  comparison: SystemComparison | undefined,
  lang: Lang,
): FigureTable {
  const names = patterns[0]?.systems.map(({ name }) => name) ?? [];
  const isOne = names.length === 1;
  const figures = ({ answers, findings, kind, systems }: ErrorPattern): string[] => {
    if (isOne) return [String(findings), String(answers)];
    const counts = systems.map((own) =>
      message('cli.eval.in-answers', lang, { findings: own.findings, answers: own.answers }),
    );
    const change = comparison?.patterns.get(kind);
    return change === undefined
      ? counts
      : [...counts, showDifference(change, lang), tellDifference(change, lang)];
  };
  const head = isOne
    ? [message('cli.eval.findings', lang), message('cli.eval.answers', lang)]
    : comparison === undefined
      ? names
      : [...names, message('cli.eval.answers-difference', lang), ''];
  return {
    title: message(isOne ? 'cli.eval.title.patterns' : 'cli.eval.title.patterns-by-system', lang),
    head: ['', ...head],
    rows: patterns.map((pattern) => [message(`error-kind.${pattern.kind}`, lang), ...figures(pattern)]),
    notes: [
      message('cli.eval.note.prompts', lang),
      ...patterns.map(({ kind }) => `- ${message(`prompt.${kind}`, lang)}`),
    ],
  };
}
