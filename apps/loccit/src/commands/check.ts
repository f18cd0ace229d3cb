import { type Audit, message, type Report } from '@loccit/contract';
import { checkAnswer, checkMarkdown } from '@loccit/validator';
import { CliError, describePlace, shortenPath } from '../cli-error.js';
import { describeError, reportError } from '../console/report-error.js';
import { wrapLines } from '../console/terminal.js';
import { addDemands, type Demands, describeUnmet, exitCodeOf, readDemands } from '../demands.js';
import { type HeldEvidence, openEvidence } from '../evidence.js';
import { explainReport } from '../files/explain-report.js';
import { isJsonFile } from '../files/is-json-file.js';
import { readAudit } from '../files/read-audit.js';
import { defaultMaxTextBytes, maxJsonBytes, readInput } from '../files/read-input.js';
import { readIdAlphabet } from '../id-alphabets.js';
import { readCount, readText } from '../options.js';
import { encodeShownJson, note, type Session, sessionTerminal, writeJson, writeLines } from '../session.js';
import { viewReport } from '../views/report-view.js';

type Options = Readonly<Record<string, unknown>>;

/** `loccit check`: the four layers of one or several answers or reports. */
export function check(session: Session, operands: readonly string[], options: Options): void {
  const demands = readDemands(options);
  const evidence = openEvidence(session, options);
  const audit = readAudit(options);
  for (const { error } of evidence.refused) {
    const { what } = describeError(error, session.lang);
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
  return exitCodeOf(report);
}

function checkFile(
  session: Session,
  file: string,
  options: Options,
  evidence: HeldEvidence,
  demands: Demands,
  audit: Audit | undefined,
): Report {
  const asked = readCount(options, 'maxBytes');
  const maxText = asked ?? defaultMaxTextBytes;
  const maxJson = Math.min(asked ?? maxJsonBytes, maxJsonBytes);
  const byName = /\.json$/i.test(file) ? maxJson : maxText;
  const bytes = readInput(file, file === '-' ? Math.max(maxText, maxJson) : byName);
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
    throw explainReport(error, file);
  }
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
  // Last, because an unmet demand is why the exit code is 1 whatever stands above.
  lines.push(...describeUnmet(report, lang));
  return lines.flatMap((line) => wrapLines(terminal, terminal.colors.yellow(line)));
}
