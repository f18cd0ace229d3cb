import { type Audit, message, type Report } from '@loccit/contract';
import { checkAnswer, checkMarkdown } from '@loccit/validator';
import { CliError, describePlace, shortenPath } from '../cli-error.js';
import { describeError, reportError } from '../console/report-error.js';
import { wrapLines } from '../console/terminal.js';
import { addDemands, type Demands, describeUnmet, exitCodeOf, readDemands } from '../demands.js';
import { type HeldEvidence, openEvidence } from '../evidence.js';
import { explainReport } from '../files/explain-report.js';
import { isJsonFile } from '../files/is-json-file.js';
import { isPack, isPackFile, readUnlessPack } from '../files/is-pack-file.js';
import { refuseOtherDocument } from '../files/other-document.js';
import { readAudit } from '../files/read-audit.js';
import { defaultMaxTextBytes, maxJsonBytes, readInput } from '../files/read-input.js';
import { readIdAlphabet } from '../id-alphabets.js';
import { readCount, readText } from '../options.js';
import { encodeShownJson, note, type Session, sessionTerminal, writeJson, writeLines } from '../session.js';
import { viewReport } from '../views/report-view.js';

type Options = Readonly<Record<string, unknown>>;

/** `loccit check`: the four layers of one or several answers, packs or reports. */
export async function check(session: Session, operands: readonly string[], options: Options): Promise<void> {
  const demands = readDemands(options);
  const besides = ['pack', 'policy', 'seal'].some((name) => readText(options, name) !== undefined);
  const files = operands.map((file) => ({ file, sealed: besides || isPackFile(file) }));
  const opened = new Map<string | undefined, HeldEvidence>();
  const run = {
    demands,
    audit: readAudit(options),
    batch: operands.length > 1,
    besides,
    // Whose a pack is stands in the pack, so that of nothing but packs nothing is opened before.
    evidence: (tenantId?: string) => {
      const held = opened.get(tenantId) ?? tellRefused(session, openEvidence(session, options, tenantId));
      opened.set(tenantId, held);
      return held;
    },
  };
  if (files.some(({ file, sealed }) => !sealed && file !== '-')) run.evidence();
  for (const [index, one] of files.entries()) {
    if (index > 0 && options.json !== true) writeLines(session, ['']);
    session.exitCode = Math.max(session.exitCode, await checkOne(session, one, options, run));
  }
}

function tellRefused(session: Session, evidence: HeldEvidence): HeldEvidence {
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
  return evidence;
}

/** What every file of one call is checked with. */
interface CheckRun {
  /** What the checker holds, opened once a tenant. */
  readonly evidence: (tenantId?: string) => HeldEvidence;
  readonly demands: Demands;
  readonly audit: Audit | undefined;
  readonly batch: boolean;
  /** Whether a pack, a policy or seals were named. */
  readonly besides: boolean;
}

/** A file, and whether it is known before it is read that packs or seals have a part in its check. */
interface CheckedFile {
  readonly file: string;
  readonly sealed: boolean;
}

/** Checks and prints one file; in a batch one that cannot be read does not end the others. */
async function checkOne(
  session: Session,
  one: CheckedFile,
  options: Options,
  run: CheckRun,
): Promise<number> {
  const { batch, demands } = run;
  const { file } = one;
  const json = options.json === true;
  let report: Report;
  try {
    report = addDemands(await checkFile(session, one, options, run), demands);
  } catch (error) {
    if (!batch) throw error;
    return reportError(error, { streams: session.streams, lang: session.lang, json, oneLine: true });
  }
  if (json) writeReport(session, report, batch);
  else {
    const name = file === '-' ? message('cli.stdin', session.lang) : shortenPath(file);
    const view = viewReport(sessionTerminal(session), report, { brief: options.brief === true, name });
    const seals = report.seals === undefined ? [] : (await loadPacked()).viewSeals(session, report);
    writeLines(session, [...view, ...seals, ...describeDemands(session, report, demands)]);
  }
  return exitCodeOf(report);
}

/** Loaded for packs and seals alone: most checks have none. */
const loadPacked = () => import('./check-packed.js');

async function checkFile(
  session: Session,
  { file, sealed }: CheckedFile,
  options: Options,
  run: CheckRun,
): Promise<Report> {
  const { audit, demands } = run;
  const asked = readCount(options, 'maxBytes');
  const maxText = asked ?? defaultMaxTextBytes;
  const maxJson = Math.min(asked ?? maxJsonBytes, maxJsonBytes);
  const byName = /\.json$/i.test(file) ? maxJson : maxText;
  const lang = readText(options, 'lang') ?? (options.json === true ? 'en' : session.lang);
  const read = sealed || file === '-' ? readUnlessPack : readInput;
  const bytes = read(file, file === '-' ? Math.max(maxText, maxJson) : byName);
  if (bytes === undefined || run.besides || isPack(bytes)) {
    const { checkPacked } = await loadPacked();
    return checkPacked(session, file, bytes, { options, demands, audit, lang, open: run.evidence });
  }
  const evidence = run.evidence();
  try {
    if (isJsonFile(file, bytes)) {
      refuseOtherDocument(bytes, file);
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

function describeDemands(session: Session, report: Report, demands: Demands): string[] {
  const terminal = sessionTerminal(session);
  const { lang } = terminal;
  const lines: string[] = [];
  if (report.scope.anchors.length === 0) lines.push(message('cli.check.anchors-none', lang));
  if (demands.without.length > 0)
    lines.push(message('cli.check.scope-without', lang, { parts: demands.without.join(', ') }));
  if (demands.allowUnverifiable && report.verdict === 'unverifiable')
    lines.push(message('cli.check.allowed', lang));
  // Last, because an unmet demand is why the exit code is 1 whatever stands above.
  lines.push(...describeUnmet(report, lang));
  return lines.flatMap((line) => wrapLines(terminal, terminal.colors.yellow(line)));
}
