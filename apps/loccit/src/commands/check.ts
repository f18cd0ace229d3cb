import {
  type Audit,
  findRule,
  message,
  type Rate,
  type Report,
  type RuleGroup,
  type RuleId,
} from '@loccit/contract';
import { checkAnswer, checkMarkdown } from '@loccit/validator';
import { CliError, describePlace, shortenPath } from '../cli-error.js';
import { describeError, reportError, toCliError } from '../console/report-error.js';
import { wrapLines } from '../console/terminal.js';
import { type HeldEvidence, openEvidence } from '../evidence.js';
import { isJsonFile } from '../files/is-json-file.js';
import { readAudit } from '../files/read-audit.js';
import { defaultMaxTextBytes, maxJsonBytes, readInput } from '../files/read-input.js';
import { readIdAlphabet } from '../id-alphabets.js';
import { flagOf, readCount, readList, readText } from '../options.js';
import { encodeShownJson, note, type Session, sessionTerminal, writeJson, writeLines } from '../session.js';
import { viewReport } from '../views/report-view.js';

type Options = Readonly<Record<string, unknown>>;

/** What the caller narrows the check by and holds it to; it stands in the report's scope. */
interface Demands {
  readonly without: readonly RuleGroup[];
  readonly failOn: readonly RuleId[];
  readonly minCoverage: Rate | undefined;
  readonly allowUnverifiable: boolean;
}

/** `loccit check`: the four layers of one or several answers or reports. */
export function check(session: Session, operands: readonly string[], options: Options): void {
  const demands = readDemands(options);
  const evidence = openEvidence(session, options);
  const audit = readAudit(options);
  for (const { error } of evidence.refused) {
    const { what } = describeError(error.code, error.values, session.lang);
    note(
      session,
      message('cli.check.source-refused', session.lang, {
        place: describePlace(error.at),
        what,
        code: error.code,
      }),
    );
  }
  for (const [index, file] of operands.entries()) {
    if (index > 0 && options.json !== true) writeLines(session, ['']);
    const exitCode = checkOne(session, file, options, {
      evidence,
      demands,
      audit,
      batch: operands.length > 1,
    });
    session.exitCode = Math.max(session.exitCode, exitCode);
  }
}

/** What every file of one call is checked with. */
interface CheckRun {
  readonly evidence: HeldEvidence;
  readonly demands: Demands;
  readonly audit: Audit | undefined;
  readonly batch: boolean;
}

/** Checks and prints one file; in a batch one that cannot be read does not end the others. */
function checkOne(session: Session, file: string, options: Options, run: CheckRun): number {
  const { audit, batch, demands, evidence } = run;
  const json = options.json === true;
  let report: Report;
  try {
    report = addDemands(checkFile(session, file, options, evidence, demands, audit), demands);
  } catch (error) {
    if (!batch) throw error;
    return reportError(error, { streams: session.streams, lang: session.lang, json, oneLine: true });
  }
  if (json) writeReport(session, report, batch);
  else {
    const name = file === '-' ? message('cli.stdin', session.lang) : shortenPath(file);
    const view = viewReport(sessionTerminal(session), report, { brief: options.brief === true, name });
    writeLines(session, [...view, ...describeDemands(session, report, demands, evidence)]);
  }
  return exitCodeOf(report, demands);
}

function checkFile(
  session: Session,
  file: string,
  options: Options,
  evidence: HeldEvidence,
  demands: Demands,
  audit: Audit | undefined,
): Report {
  const maxText = readCount(options, 'maxBytes') ?? defaultMaxTextBytes;
  const bytes = readInput(
    file,
    /\.json$/i.test(file) ? maxJsonBytes : Math.max(maxText, file === '-' ? maxJsonBytes : maxText),
  );
  const lang = readText(options, 'lang') ?? (options.json === true ? 'en' : session.lang);
  try {
    if (isJsonFile(file, bytes)) {
      return checkAnswer({
        bytes,
        evidence,
        without: demands.without,
        lang,
        ...(audit === undefined ? {} : { audit }),
      });
    }
    if (bytes.length > maxText) throw new CliError('too-large', { file }, { limit: maxText });
    const passages = readCount(options, 'passages');
    return checkMarkdown({
      bytes,
      evidence,
      without: demands.without,
      lang,
      ...(passages === undefined ? {} : { passages }),
      ...readIdAlphabet(options),
    });
  } catch (error) {
    throw toCliError(error, file);
  }
}

const groups: readonly RuleGroup[] = ['audit', 'reader', 'support'];

function readDemands(options: Options): Demands {
  const without = readList(options, 'without');
  if (without.some((part) => !groups.includes(part as RuleGroup))) {
    throw new CliError('bad-choice', {}, { option: flagOf('without'), choices: groups.join(', ') });
  }
  const failOn = readList(options, 'failOn').map((name) => {
    const rule = findRule(name);
    if (rule === undefined) throw new CliError('unknown-rule');
    return rule.id;
  });
  return {
    without: without as RuleGroup[],
    failOn,
    minCoverage: readRate(options),
    allowUnverifiable: options.allowUnverifiable === true,
  };
}

function readRate(options: Options): Rate | undefined {
  const text = readText(options, 'minCoverage');
  if (text === undefined) return undefined;
  const [, n, m] = /^(\d{1,9})\/(\d{1,9})$/.exec(text) ?? [];
  if (n === undefined || m === undefined || Number(m) === 0 || Number(n) > Number(m))
    throw new CliError('bad-rate', {}, { option: flagOf('minCoverage') });
  return { n: Number(n), m: Number(m) };
}

function addDemands(report: Report, { allowUnverifiable, failOn, minCoverage }: Demands): Report {
  return {
    ...report,
    scope: {
      ...report.scope,
      ...(allowUnverifiable ? { allow_unverifiable: true } : {}),
      ...(failOn.length > 0 ? { fail_on: failOn } : {}),
      ...(minCoverage === undefined ? {} : { min_coverage: minCoverage }),
    },
  };
}

const reaches = ({ n, m }: Rate, least: Rate): boolean => m > 0 && n * least.m >= least.n * m;

function exitCodeOf(report: Report, demands: Demands): number {
  if (report.findings.some(({ rule }) => rule === 'structure/malformed-json')) return 2;
  if (report.findings.some(({ rule }) => demands.failOn.includes(rule))) return 1;
  if (demands.minCoverage !== undefined && !reaches(report.overlap.coverage, demands.minCoverage)) return 1;
  if (report.verdict === 'pass') return 0;
  return report.verdict === 'unverifiable' && demands.allowUnverifiable ? 0 : 1;
}

function writeReport(session: Session, report: Report, oneLine: boolean): void {
  if (oneLine) session.streams.out.write(`${encodeShownJson(report)}\n`);
  else writeJson(session, report);
}

function describeDemands(
  session: Session,
  report: Report,
  demands: Demands,
  evidence: HeldEvidence,
): string[] {
  const terminal = sessionTerminal(session);
  const { lang } = terminal;
  const lines: string[] = [];
  if (evidence.store === undefined && evidence.sources === undefined)
    lines.push(message('cli.check.anchors-none', lang));
  if (demands.without.length > 0)
    lines.push(message('cli.check.scope-without', lang, { parts: demands.without.join(', ') }));
  if (demands.allowUnverifiable && report.verdict === 'unverifiable')
    lines.push(message('cli.check.allowed', lang));
  return lines.flatMap((line) => wrapLines(terminal, terminal.colors.yellow(line)));
}
