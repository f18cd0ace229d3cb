import { type Lang, message } from '@loccit/contract';
import { SUPPORT_LABELS } from '@loccit/support';
import type { MeasureName } from '../evaluating/answer-measures.js';
import { LEAST_ANSWERS, type SystemComparison } from '../evaluating/compare-systems.js';
import { medianRank, type RetrievalTrace } from '../evaluating/trace-retrieval.js';
import type { AnswersEvaluation } from '../evaluating/write-answers.js';
import { showDifference, tabulateErrors, tellDifference } from './errors-view.js';
import { type FigureTable, showShare } from './figure-table.js';

const nameOf = (measure: MeasureName, lang: Lang): string => message(`measure.${measure}`, lang);

/** The figures of answers as tables. */
export function tabulateAnswers(evaluation: AnswersEvaluation, lang: Lang): FigureTable[] {
  const { comparison, exported, patterns, retrieval, systems } = evaluation;
  const measures = [...(systems[0]?.measures.keys() ?? [])];
  const tables: FigureTable[] = [
    {
      title: message('cli.eval.title.answers', lang),
      head: [
        '',
        ...systems.map(({ answers, name }) => message('cli.eval.answers-of', lang, { name, answers })),
      ],
      rows: measures.map((measure) => [
        nameOf(measure, lang),
        ...systems.map((system) => {
          const figure = system.measures.get(measure);
          return figure === undefined ? message('rate.none', lang) : showShare(figure, lang);
        }),
      ]),
      notes: [message('cli.eval.note.two-figures', lang), message('cli.eval.note.overlap', lang)],
    },
  ];
  if (comparison !== undefined) tables.push(tabulateComparison(comparison, lang));
  if (patterns.length > 0) tables.push(tabulateErrors(patterns, comparison, lang));
  if (retrieval !== undefined) tables.push(tabulateRetrieval(retrieval, lang));
  if (exported !== undefined) {
    const { file: _, ...counts } = exported;
    tables.push({
      title: message('cli.eval.title.export', lang),
      head: ['', message('cli.eval.pairs', lang)],
      rows: (['positive', 'negative', 'open', 'left_out'] as const).map((name) => [
        message(`cli.eval.export.${name === 'left_out' ? 'left-out' : name}`, lang),
        String(counts[name]),
      ]),
      notes: [message('cli.eval.note.export-labels', lang)],
    });
  }
  return tables;
}

function tabulateComparison(comparison: SystemComparison, lang: Lang): FigureTable {
  const { a, answers, b, differences, enough, method, paired } = comparison;
  const counts = { a, b, count: paired, least: LEAST_ANSWERS, of_a: answers.a, of_b: answers.b };
  return {
    title: message('cli.eval.title.comparison', lang, { a, b }),
    head: ['', message('cli.eval.difference', lang), ''],
    rows: [...differences].map(([measure, difference]) => [
      nameOf(measure, lang),
      showDifference(difference, lang),
      tellDifference(difference, lang),
    ]),
    notes: [message(`cli.eval.note.${enough ? method : 'few'}`, lang, counts)],
  };
}

function tabulateRetrieval({ audits, rows, withoutAudit }: RetrievalTrace, lang: Lang): FigureTable {
  const verdicts = [...SUPPORT_LABELS, 'undecided'] as const;
  return {
    title: message('cli.eval.title.retrieval', lang),
    head: [
      message('cli.eval.verdict', lang),
      message('cli.eval.citations', lang),
      message('cli.eval.retrieved', lang),
      message('cli.eval.selected', lang),
      message('cli.eval.dropped', lang),
      message('cli.eval.median-rank', lang),
    ],
    rows: verdicts.flatMap((verdict) => {
      const own = rows.filter((row) => row.verdict === verdict);
      if (own.length === 0) return [];
      const rank = medianRank(own.map(({ retrieved }) => retrieved));
      return [
        [
          message(`verdict.${verdict}`, lang),
          String(own.length),
          String(own.filter(({ retrieved }) => retrieved !== null).length),
          String(own.filter(({ selected }) => selected !== null).length),
          String(own.filter(({ dropped }) => dropped !== null).length),
          rank === null ? message('rate.none', lang) : String(rank),
        ],
      ];
    }),
    notes: [message('cli.eval.note.audits', lang, { audits, without: withoutAudit })],
  };
}
