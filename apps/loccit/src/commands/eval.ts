import { join } from 'node:path';
import type { Lang } from '@loccit/contract';
import { CliError } from '../cli-error.js';
import { compareSystems } from '../evaluating/compare-systems.js';
import { findPatterns } from '../evaluating/error-patterns.js';
import { evaluateAnswers } from '../evaluating/evaluate-answers.js';
import { evaluatePairs } from '../evaluating/evaluate-pairs.js';
import { exportPairs } from '../evaluating/export-pairs.js';
import { type ReportFolder, readReports } from '../evaluating/read-reports.js';
import { traceRetrieval } from '../evaluating/trace-retrieval.js';
import { type AnswersEvaluation, writeAnswersEvaluation } from '../evaluating/write-answers.js';
import { writePairsEvaluation } from '../evaluating/write-figures.js';
import { fillNewFile } from '../files/write-new-file.js';
import { flagOf, readChoice, readText } from '../options.js';
import { type Session, sessionTerminal, writeJson, writeLines } from '../session.js';
import { openPairJudge } from '../supporting/pair-judge.js';
import { SUPPORT_MODES } from '../supporting/read-pair.js';
import { tellRefusedLines } from '../supporting/tell-refused.js';
import { tabulateAnswers } from '../views/answers-view.js';
import { type FigureTable, viewTables, writeTables } from '../views/figure-table.js';
import { tabulatePairs } from '../views/pairs-view.js';

type Options = Readonly<Record<string, unknown>>;

const KINDS = ['pairs', 'answers', 'suite'] as const;

/** `loccit eval`: figures of a judge on labelled pairs or of answers that were checked; PASS or BLOCK for a suite of questions. */
export async function evaluate(
  session: Session,
  operands: readonly string[],
  options: Options,
): Promise<void> {
  const [what, ...paths] = operands;
  const format = readChoice(options, 'format', ['text', 'json', 'markdown']);
  if (what !== 'pairs' && what !== 'answers' && what !== 'suite')
    throw new CliError('bad-choice', {}, { option: '<what>', choices: KINDS.join(', ') });
  const needed = what === 'pairs' ? '<file...>' : what === 'suite' ? '<name>' : '<dir...>';
  if (paths.length === 0) throw new CliError('option-needed', {}, { option: needed });
  const lang = options.lang === undefined ? 'en' : session.lang;
  const form = options.json === true ? 'json' : format;
  if (what === 'suite') {
    refuseOthers(options, ['compare', 'export', 'audits', 'mode']);
    if (paths.length > 1 || form === 'markdown')
      throw new CliError('option-unfit', {}, { option: paths[1] ?? '--format' }, 2, {
        remedy: 'suite-options',
      });
    await runNamed(session, paths[0] ?? '', options, form);
    return;
  }
  if (what === 'answers') {
    refuseOthers(options, ['mode', 'generator']);
    const evaluation = evaluateFolders(paths, options, session.lang);
    if (form === 'json') writeJson(session, writeAnswersEvaluation(evaluation, lang));
    else show(session, form, tabulateAnswers(evaluation, session.lang));
    return;
  }
  refuseOthers(options, ['compare', 'export', 'audits', 'generator']);
  const mode =
    readText(options, 'mode') === undefined ? undefined : readChoice(options, 'mode', SUPPORT_MODES);
  const judge = openPairJudge(options);
  const evaluation = await evaluatePairs(paths, judge, mode);
  judge.tellUsage?.(session);
  if (form === 'json') writeJson(session, writePairsEvaluation(evaluation, lang));
  else {
    show(session, form, tabulatePairs(evaluation, session.lang));
    tellRefusedLines(session, evaluation.refused, evaluation.refusedCount);
  }
  if (evaluation.refusedCount > 0) session.exitCode = 2;
}

async function runNamed(
  session: Session,
  name: string,
  options: Options,
  form: 'json' | 'text',
): Promise<void> {
  const [{ readSuite }, { runSuite }, { viewSuite }] = await Promise.all([
    import('../evaluating/read-suite.js'),
    import('../evaluating/run-suite.js'),
    import('../views/suite-view.js'),
  ]);
  const result = await runSuite(session, readSuite(name), options);
  if (form === 'json') writeJson(session, result);
  else writeLines(session, viewSuite(sessionTerminal(session), result));
  session.exitCode = result.verdict === 'PASS' ? 0 : 1;
}

function show(session: Session, form: 'text' | 'markdown', tables: readonly FigureTable[]): void {
  if (form === 'markdown') session.streams.out.write(writeTables(tables));
  else writeLines(session, viewTables(sessionTerminal(session), tables));
}

function evaluateFolders(paths: readonly string[], options: Options, lang: Lang): AnswersEvaluation {
  const folders = nameApart(namePaths(paths, options).map(readReports));
  const [first, second] = folders;
  const isCompared = options.compare === true;
  const audits = readText(options, 'audits');
  const file = readText(options, 'export');
  const counts =
    file === undefined
      ? undefined
      : fillNewFile(file, (sink) =>
          exportPairs(folders, lang, (line) => sink.write(new TextEncoder().encode(line))),
        );
  return {
    systems: folders.map(evaluateAnswers),
    comparison:
      isCompared && first !== undefined && second !== undefined ? compareSystems(first, second) : undefined,
    patterns: findPatterns(folders),
    retrieval: audits === undefined ? undefined : traceRetrieval(folders, audits),
    exported: file === undefined || counts === undefined ? undefined : { file, ...counts },
  };
}

/** With `--compare` the last two are compared: two folders, or two names in the folder before them. */
function namePaths(paths: readonly string[], options: Options): string[] {
  if (options.compare !== true) return [...paths];
  if (paths.length === 2) return [...paths];
  const [folder = '', a = '', b = ''] = paths;
  if (paths.length !== 3) throw new CliError('option-needed', {}, { option: '--compare <dir> <dir>' });
  return [join(folder, a), join(folder, b)];
}

/** Folders of one name are told apart by their paths. */
function nameApart(folders: readonly ReportFolder[]): ReportFolder[] {
  const names = folders.map(({ name }) => name);
  const isClear = new Set(names).size === names.length;
  return folders.map((folder) => (isClear ? folder : { ...folder, name: folder.folder }));
}

function refuseOthers(options: Options, names: readonly string[]): void {
  const given = names.find((name) => options[name] !== undefined);
  if (given !== undefined) throw new CliError('option-unfit', {}, { option: flagOf(given) });
}
