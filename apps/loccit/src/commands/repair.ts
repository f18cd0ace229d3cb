import {
  AnsweringError,
  REPAIR_POLICIES,
  type RepairScope,
  repairAnswer,
  repairReport,
} from '@loccit/answering';
import { sha256Hex } from '@loccit/lineage';
import { encodeUtf8 } from '@loccit/text';
import { CliError } from '../cli-error.js';
import { toCliError } from '../console/report-error.js';
import { openEvidence } from '../evidence.js';
import { explainReport } from '../files/explain-report.js';
import { isJsonFile } from '../files/is-json-file.js';
import { isPack, readUnlessPack } from '../files/is-pack-file.js';
import { isResponse } from '../files/is-response.js';
import { refuseOtherDocument } from '../files/other-document.js';
import { atStore } from '../files/placed-store.js';
import { defaultMaxTextBytes, maxJsonBytes } from '../files/read-input.js';
import { refuseUnknownJson } from '../files/refuse-unknown-json.js';
import { refuseExisting, writeNewFile } from '../files/write-new-file.js';
import { readGivenAnswerId } from '../given-answer-id.js';
import { readMarkOptions } from '../mark-options.js';
import { readChoice, readCount, readNeeded, readText } from '../options.js';
import { type RepairRun, tellRepair } from '../repairing/tell-repair.js';
import { type Session, sessionTerminal, writeJson, writeLines } from '../session.js';
import { viewRepair } from '../views/repair-view.js';

type Options = Readonly<Record<string, unknown>>;

/** `loccit repair`: mends or labels what a check refuses, in a new file, and says what it changed. */
export function repair(session: Session, operands: readonly string[], options: Options): void {
  const [file = '-'] = operands;
  const policy = readChoice(options, 'policy', REPAIR_POLICIES);
  const out = readNeeded(options, 'out');
  refuseExisting(out);
  const bytes = readUnlessPack(
    file,
    Math.max(maxJsonBytes, readCount(options, 'maxBytes') ?? defaultMaxTextBytes),
  );
  if (bytes === undefined || isPack(bytes)) throw new CliError('not-repairable', { file });
  const run = repairFile(session, file, bytes, options, policy);
  if (run.bytes !== undefined) writeNewFile(out, run.bytes);
  const told = tellRepair(run, {
    policy,
    file: run.bytes === undefined ? undefined : out,
    before: sha256Hex(bytes),
  });
  if (options.json === true) writeJson(session, told);
  else writeLines(session, viewRepair(sessionTerminal(session), told));
  if (run.outcome === 'refused' || told.counts.unverified > 0) session.exitCode = 1;
}

function repairFile(
  session: Session,
  file: string,
  bytes: Uint8Array,
  options: Options,
  policy: RepairScope['policy'],
): RepairRun {
  const isJson = isJsonFile(file, bytes);
  if (isJson) {
    refuseOtherDocument(bytes, file);
    if (isResponse(bytes)) throw new CliError('not-repairable', { file });
    refuseUnknownJson(bytes, file, session.lang);
  }
  const scope = openScope(session, options, policy);
  try {
    return isJson ? repairOneAnswer(bytes, scope, options) : repairOneReport(bytes, scope, options);
  } catch (error) {
    if (error instanceof AnsweringError) throw toCliError(error, file);
    throw isJson ? toCliError(error, file) : explainReport(error, file);
  }
}

/** What is searched and held against the artifact: sources where they are named, else the store. */
function openScope(session: Session, options: Options, policy: RepairScope['policy']): RepairScope {
  const evidence = openEvidence(session, options);
  const { reader, sources, store } = evidence;
  if (sources === undefined && store === undefined) throw new CliError('no-store', {}, {}, 3);
  // Read before what is served, so that what is published in between is closed once too often, never opened.
  const restrictions = store?.restrictions?.(reader.tenantId);
  const shown = readText(options, 'store') ?? '';
  const generation =
    sources ??
    (store === undefined ? undefined : atStore(shown, 'unreadable', () => store.current(reader.tenantId)));
  return { policy, evidence, generation, restrictions };
}

function repairOneAnswer(bytes: Uint8Array, scope: RepairScope, options: Options): RepairRun {
  const answerId = readGivenAnswerId(options);
  const { answer, outcome, repairs } = repairAnswer({
    ...scope,
    bytes,
    ...(answerId === undefined ? {} : { answerId }),
  });
  const written = outcome === 'unchanged' ? bytes : encodeUtf8(`${JSON.stringify(answer, null, 2)}\n`);
  return { kind: 'answer', outcome, repairs, bytes: written, answer };
}

function repairOneReport(bytes: Uint8Array, scope: RepairScope, options: Options): RepairRun {
  const passages = readCount(options, 'passages');
  const reading = { ...readMarkOptions(options), ...(passages === undefined ? {} : { passages }) };
  const { bytes: written, outcome, repairs } = repairReport({ ...scope, bytes, reading });
  return { kind: 'markdown', outcome, repairs, bytes: written };
}
