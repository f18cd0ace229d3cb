import { type Audit, message, type Report, resolveLang } from '@loccit/contract';
import { readResponse } from '@loccit/interop';
import { parseJson } from '@loccit/json';
import type { HeldDecision } from '@loccit/packs';
import { readCanonicalText } from '@loccit/text';
import { checkAnswer, checkMarkdown, checkResponse, type OpinionLookup } from '@loccit/validator';
import type { BaselineKeeper } from '../baseline/keep-baseline.js';
import { CliError, describePlace, shortenPath } from '../cli-error.js';
import { describeError, reportError, toCliError } from '../console/report-error.js';
import { addDemands, type Demands, exitCodeOf, readDemands } from '../demands.js';
import { type HeldEvidence, openEvidence } from '../evidence.js';
import { explainReport } from '../files/explain-report.js';
import { isJsonFile } from '../files/is-json-file.js';
import { isPack, isPackFile, readUnlessPack } from '../files/is-pack-file.js';
import { isResponse } from '../files/is-response.js';
import { type BibliographyOption, openBibliography } from '../files/open-bibliography.js';
import { refuseOtherDocument } from '../files/other-document.js';
import { readAudit } from '../files/read-audit.js';
import { defaultMaxTextBytes, maxJsonBytes, readInput } from '../files/read-input.js';
import { refuseUnknownJson } from '../files/refuse-unknown-json.js';
import {
  type CheckedFile,
  type CheckedText,
  nameForOthers,
  type RefusedFile,
} from '../formats/checked-file.js';
import { type Format, isForPrograms, readFormat } from '../formats/read-format.js';
import { readMarkOptions } from '../mark-options.js';
import { type ModelRun, openModelRun, runCheck } from '../models/model-run.js';
import { readCount, readText } from '../options.js';
import { encodeShownJson, note, type Session, sessionTerminal, writeJson, writeLines } from '../session.js';
import { describeDemands } from '../views/demand-lines.js';
import { viewReader } from '../views/reader-line.js';
import { viewReport } from '../views/report-view.js';

type Options = Readonly<Record<string, unknown>>;

/** `loccit check`: the four layers of one or several answers, packs or reports. */
export async function check(session: Session, operands: readonly string[], options: Options): Promise<void> {
  const format = readFormat(options);
  const demands = readDemands(options);
  const decisions =
    options.decisions === undefined
      ? undefined
      : (await import('../files/read-decisions.js')).readDecisions(options);
  const named = decisions === undefined ? ['pack', 'policy', 'seal'] : ['pack', 'seal'];
  const besides = named.some((name) => readText(options, name) !== undefined);
  const files = operands.map((file) => ({ file, sealed: besides || isPackFile(file) }));
  const opened = new Map<string | undefined, HeldEvidence>();
  const run: CheckRun = {
    demands,
    format,
    lang: readText(options, 'lang') ?? (isForPrograms(format) ? 'en' : session.lang),
    audit: readAudit(options),
    decisions: decisions === undefined ? {} : { decisions },
    bibliography: await openBibliography(options),
    baseline: await openBaseline(options),
    files: [],
    refused: [],
    models: await openModelRun(options),
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
    if (index > 0 && format === 'text') writeLines(session, ['']);
    session.exitCode = Math.max(session.exitCode, await checkOne(session, one, options, run));
  }
  if (format !== 'text' && format !== 'json') {
    const { writeFormat } = await import('../formats/write-format.js');
    session.streams.out.write(await writeFormat(format, run, resolveLang(run.lang)));
  }
  writeBaseline(session, run);
  run.models?.tellUsage(session);
}

const openBaseline = async (options: Options): Promise<BaselineKeeper | undefined> =>
  options.baseline === undefined && options.writeBaseline === undefined
    ? undefined
    : (await import('../baseline/keep-baseline.js')).openBaseline(options);

/** One of which a file is missing would make everything in that file new. */
function writeBaseline(session: Session, { baseline, refused }: CheckRun): void {
  const count = refused.length > 0 ? undefined : baseline?.write();
  if (count !== undefined) note(session, message('cli.check.baseline-written', session.lang, { count }));
  else if (baseline?.writes === true) note(session, message('cli.check.baseline-not-written', session.lang));
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
  readonly format: Format;
  /** BCP 47; of what is printed. */
  readonly lang: string;
  readonly audit: Audit | undefined;
  /** What people decided, where that was handed over. */
  readonly decisions: { readonly decisions?: readonly HeldDecision[] };
  readonly bibliography: BibliographyOption;
  readonly baseline: BaselineKeeper | undefined;
  /** What was checked so far, in a format that shows all of it in one document. */
  readonly files: CheckedFile[];
  readonly refused: RefusedFile[];
  /** Absent where no models are named. */
  readonly models: ModelRun | undefined;
  readonly batch: boolean;
  /** Whether a pack, a policy or seals were named. */
  readonly besides: boolean;
}

/** A file, and whether it is known before it is read that packs or seals have a part in its check. */
interface NamedFile {
  readonly file: string;
  readonly sealed: boolean;
}

/** Checks and prints one file; in a batch one that cannot be read does not end the others. */
async function checkOne(session: Session, one: NamedFile, options: Options, run: CheckRun): Promise<number> {
  const { baseline, demands, format } = run;
  const { file } = one;
  const name = nameForOthers(file);
  let report: Report;
  let checked: CheckedText;
  try {
    const found = await checkFile(session, one, options, run);
    checked = found.checked;
    report = addDemands(baseline?.take(name, found.report, checked) ?? found.report, demands);
  } catch (error) {
    return refuseFile(session, error, name, run);
  }
  if (format === 'json') writeReport(session, report, run.batch);
  else if (format === 'text') await showReport(session, file, { report, checked }, options, run);
  else run.files.push({ name, report, checked });
  return exitCodeOf(report, baseline?.writesOnly);
}

/** Tells in the form of the output why a file was not checked; alone, it ends the call. */
function refuseFile(session: Session, error: unknown, name: string, run: CheckRun): number {
  if (!run.batch) throw error;
  const { format } = run;
  const refused = toCliError(error);
  const { code, at } = refused;
  const { what } = describeError(refused, resolveLang(run.lang));
  run.refused.push({ name, code, what, place: describePlace({ ...at, file: name }) });
  return reportError(error, {
    streams: session.streams,
    lang: session.lang,
    json: format === 'json',
    oneLine: true,
  });
}

async function showReport(
  session: Session,
  file: string,
  { checked, report }: { readonly report: Report; readonly checked: CheckedText },
  options: Options,
  run: CheckRun,
): Promise<void> {
  const terminal = sessionTerminal(session);
  const name = file === '-' ? message('cli.stdin', session.lang) : shortenPath(file);
  const view = viewReport(terminal, report, {
    brief: options.brief === true,
    name,
    text: checked.kind === 'text' ? checked.text : undefined,
  });
  const seals = report.seals === undefined ? [] : (await loadPacked()).viewSeals(session, report);
  const decided =
    report.decisions === undefined
      ? []
      : (await import('../views/decision-view.js')).viewDecisions(terminal, report);
  // Whose a pack is stands in the pack.
  const isOwn = !run.besides && !(checked.kind === 'answer' && checked.packed);
  const reader = isOwn ? viewReader(terminal, report, run.evidence().reader) : [];
  const demands = describeDemands(session, report, run.demands);
  writeLines(session, [...view, ...decided, ...seals, ...reader, ...demands]);
}

/** Loaded for packs and seals alone: most checks have none. */
const loadPacked = () => import('./check-packed.js');

async function checkFile(
  session: Session,
  { file, sealed }: NamedFile,
  options: Options,
  run: CheckRun,
): Promise<{ readonly report: Report; readonly checked: CheckedText }> {
  const { audit, demands, lang } = run;
  const asked = readCount(options, 'maxBytes');
  const maxText = asked ?? defaultMaxTextBytes;
  const maxJson = Math.min(asked ?? maxJsonBytes, maxJsonBytes);
  const byName = /\.json$/i.test(file) ? maxJson : maxText;
  const read = sealed || file === '-' ? readUnlessPack : readInput;
  const bytes = read(file, file === '-' ? Math.max(maxText, maxJson) : byName);
  if (bytes === undefined || run.besides || isPack(bytes)) {
    const { checkPacked } = await loadPacked();
    const packed = await checkPacked(session, file, bytes, {
      options,
      demands,
      audit,
      decisions: run.decisions,
      lang,
      open: run.evidence,
      run: (check) => runCheck(run.models, check),
    });
    const isInside = bytes === undefined || isPack(bytes);
    return { report: packed.report, checked: { kind: 'answer', bytes: packed.bytes, packed: isInside } };
  }
  const evidence = run.evidence();
  try {
    if (isJsonFile(file, bytes)) {
      refuseOtherDocument(bytes, file);
      if (isResponse(bytes)) return await checkResponseFile(bytes, options, run, evidence);
      refuseUnknownJson(bytes, file, resolveLang(lang));
      const report = await runCheck(run.models, (opinions) =>
        checkAnswer({
          ...askFor(bytes, run, evidence, opinions),
          ...(audit === undefined ? {} : { audit }),
        }),
      );
      return { report, checked: { kind: 'answer', bytes, packed: false } };
    }
    if (bytes.length > maxText) throw new CliError('too-large', { file }, { limit: maxText });
    const passages = readCount(options, 'passages');
    const report = await runCheck(run.models, (opinions) =>
      checkMarkdown({
        ...askFor(bytes, run, evidence, opinions),
        ...(passages === undefined ? {} : { passages }),
        ...readMarkOptions(options),
        ...run.bibliography,
      }),
    );
    return { report, checked: { kind: 'text', text: readCanonicalText(bytes).text, bytes } };
  } catch (error) {
    throw explainReport(error, file);
  }
}

/** What every check is given, whatever the file is. */
const askFor = (
  bytes: Uint8Array,
  { decisions, demands, lang }: CheckRun,
  evidence: HeldEvidence,
  opinions: OpinionLookup,
) => ({ bytes, evidence, without: demands.without, lang, opinions, ...decisions });

async function checkResponseFile(
  bytes: Uint8Array,
  options: Options,
  run: CheckRun,
  evidence: HeldEvidence,
): Promise<{ readonly report: Report; readonly checked: CheckedText }> {
  const report = await runCheck(run.models, (opinions) =>
    checkResponse({ ...askFor(bytes, run, evidence, opinions), ...readMarkOptions(options) }),
  );
  return { report, checked: { kind: 'inner-text', text: readResponse(parseJson(bytes)).text } };
}

function writeReport(session: Session, report: Report, oneLine: boolean): void {
  if (oneLine) session.streams.out.write(`${encodeShownJson(report)}\n`);
  else writeJson(session, report);
}
