import { type Lang, message } from '@loccit/contract';
import { estimateProportion, SUPPORT_LABELS, type SupportFigures } from '@loccit/support';
import type { EvaluationCost, PairsEvaluation } from '../evaluating/evaluate-pairs.js';
import type { PairSetFigures } from '../evaluating/pair-set.js';
import { type FigureTable, showFigure, showShare } from './figure-table.js';

/** How many checks are listed of a set. */
const MOST_CHECKS = 30;

/** The figures of labelled pairs as tables, the sets side by side first. */
export function tabulatePairs({ all, cost, refusedCount, sets }: PairsEvaluation, lang: Lang): FigureTable[] {
  const rows = all === undefined ? sets : [...sets, { ...all, name: message('cli.eval.all', lang) }];
  const last = rows.at(-1);
  return [
    tabulateSets(rows, sets, lang),
    tabulateVerdicts(rows, lang),
    ...(last === undefined ? [] : [tabulateConfusion(last, lang), tabulateChecks(last, lang)]),
    tabulateCost(cost, refusedCount, lang),
  ];
}

/** @param alone - the sets without that of all of them, whose notes would say the same again */
function tabulateSets(
  sets: readonly PairSetFigures[],
  alone: readonly PairSetFigures[],
  lang: Lang,
): FigureTable {
  const text = (key: 'pairs' | 'balanced' | 'abstained' | 'flagged') => message(`cli.eval.${key}`, lang);
  const thresholds = sets[0]?.baselines.map(({ threshold }) => threshold) ?? [];
  return {
    title: message('cli.eval.title.sets', lang),
    head: [
      message('cli.eval.set', lang),
      text('pairs'),
      text('balanced'),
      ...thresholds.map((threshold) =>
        message('cli.eval.overlap-from', lang, { threshold: threshold.toFixed(2) }),
      ),
      text('abstained'),
      text('flagged'),
    ],
    rows: sets.map(({ baselines, figures, flaggedSupported, name }) => [
      name,
      String(figures.pairs),
      showFigure(figures.balancedAccuracy, lang),
      ...baselines.map((baseline) => showFigure(baseline.figures.balancedAccuracy, lang)),
      showFigure(figures.abstained, lang),
      showFigure(estimateProportion(flaggedSupported.numerator, flaggedSupported.denominator), lang),
    ]),
    notes: [
      message('cli.eval.note.sets', lang),
      ...alone.flatMap(({ byMachine: { denominator: of, numerator: count }, name }) =>
        count === 0 ? [] : [message('cli.eval.note.labelled-by-rules', lang, { set: name, count, of })],
      ),
      ...alone.flatMap(({ name, unanswered: { denominator: of, numerator: count } }) =>
        count === 0 ? [] : [message('cli.eval.note.unanswered', lang, { set: name, count, of })],
      ),
    ],
  };
}

function tabulateVerdicts(sets: readonly PairSetFigures[], lang: Lang): FigureTable {
  return {
    title: message('cli.eval.title.verdicts', lang),
    head: [
      message('cli.eval.set', lang),
      message('cli.eval.verdict', lang),
      message('cli.eval.precision', lang),
      message('cli.eval.not-supported', lang),
      message('cli.eval.recall', lang),
    ],
    rows: sets.flatMap(({ figures, name }) => listVerdicts(figures, name, lang)),
    notes: [message('cli.eval.note.verdicts', lang)],
  };
}

const listVerdicts = ({ verdicts }: SupportFigures, name: string, lang: Lang): string[][] =>
  SUPPORT_LABELS.filter((label) => {
    const { notSupported, precision, recall } = verdicts[label];
    return precision.denominator + recall.denominator + (notSupported?.denominator ?? 0) > 0;
  }).map((label) => {
    const { notSupported, precision, recall } = verdicts[label];
    return [
      name,
      message(`verdict.${label}`, lang),
      showShare(precision, lang),
      notSupported === undefined ? '–' : showShare(notSupported, lang),
      showShare(recall, lang),
    ];
  });

function tabulateConfusion({ figures, name }: PairSetFigures, lang: Lang): FigureTable {
  const verdicts = [...SUPPORT_LABELS, 'undecided'] as const;
  return {
    title: message('cli.eval.title.confusion', lang, { set: name }),
    head: [
      message('cli.eval.label', lang),
      ...verdicts.map((verdict) => message(`verdict.${verdict}`, lang)),
    ],
    rows: SUPPORT_LABELS.map((label) => [
      message(`verdict.${label}`, lang),
      ...verdicts.map((verdict) => String(figures.matrix[label][verdict])),
    ]),
  };
}

function tabulateChecks({ checks, name }: PairSetFigures, lang: Lang): FigureTable {
  return {
    title: message('cli.eval.title.checks', lang, { set: name }),
    head: [message('cli.eval.check', lang), message('cli.eval.not-supported', lang)],
    rows: checks
      .slice(0, MOST_CHECKS)
      .map(({ check, onSupported, raised, rule, severity }) => [
        `${rule}${check === undefined ? '' : ` ${check}`} (${message(`severity.${severity === 'error' ? 'error' : 'warning'}`, lang)})`,
        showShare(estimateProportion(raised - onSupported, raised), lang),
      ]),
    notes: [message('cli.eval.note.checks', lang)],
  };
}

function tabulateCost({ models, pairs, seconds }: EvaluationCost, refused: number, lang: Lang): FigureTable {
  const rows = [
    [message('cli.eval.pairs', lang), String(pairs)],
    [message('cli.eval.refused', lang), String(refused)],
    [
      message('cli.eval.rate', lang),
      seconds === 0 ? message('rate.none', lang) : (pairs / seconds).toFixed(0),
    ],
    [message('cli.eval.calls', lang), String(models?.calls ?? 0)],
  ];
  if (models !== undefined) {
    rows.push(
      [message('cli.eval.tokens', lang), `${models.inputTokens} + ${models.outputTokens}`],
      [
        message('cli.eval.money', lang),
        models.money === undefined ? message('rate.none', lang) : models.money.toFixed(4),
      ],
    );
  }
  return { title: message('cli.eval.title.cost', lang), head: ['', ''], rows };
}
