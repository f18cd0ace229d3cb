import { randomBytes } from 'node:crypto';
import {
  AnsweringError,
  createAnswerId,
  describeRepair,
  REPAIR_POLICIES,
  type RepairedAnswer,
  type RepairScope,
  repairAnswer,
  repairReport,
} from '@loccit/answering';
import { type Answer, digestAnswer } from '@loccit/contract';
import { parseJson } from '@loccit/json';
import { digestValue, sha256Hex } from '@loccit/lineage';
import type { HeldDecision } from '@loccit/packs';
import { encodeUtf8 } from '@loccit/text';
import type { OpinionLookup } from '@loccit/validator';
import { CliError } from '../cli-error.js';
import { reportError, toCliError } from '../console/report-error.js';
import { openEvidence } from '../evidence.js';
import { explainReport } from '../files/explain-report.js';
import type { OpenedStore } from '../files/find-store.js';
import { isJsonFile } from '../files/is-json-file.js';
import { isPack, readUnlessPack } from '../files/is-pack-file.js';
import { isResponse } from '../files/is-response.js';
import { refuseOtherDocument } from '../files/other-document.js';
import { atStore } from '../files/placed-store.js';
import { defaultMaxTextBytes, maxJsonBytes } from '../files/read-input.js';
import { refuseUnknownJson } from '../files/refuse-unknown-json.js';
import { writeNewFile } from '../files/write-new-file.js';
import { readGivenAnswerId } from '../given-answer-id.js';
import { readMarkOptions } from '../mark-options.js';
import { type ModelRun, openModelRun, runCheck } from '../models/model-run.js';
import { readChoice, readCount, readNeeded, readText } from '../options.js';
import { type NamedRepair, nameRepairs } from '../repairing/name-repairs.js';
import { type RepairRun, tellRepair } from '../repairing/tell-repair.js';
import { encodeShownJson, type Session, sessionTerminal, writeJson, writeLines } from '../session.js';
import { viewRepair } from '../views/repair-view.js';

type Options = Readonly<Record<string, unknown>>;

/** `loccit repair`: mends or labels what a check refuses, in new files, and says what it changed. */
export async function repair(session: Session, operands: readonly string[], options: Options): Promise<void> {
  const run = await openRun(session, operands, options);
  const batch = run.files.length > 1;
  if (batch) run.scope();
  for (const [index, { file, out }] of run.files.entries()) {
    if (index > 0 && options.json !== true) writeLines(session, ['']);
    try {
      session.exitCode = Math.max(session.exitCode, await repairOne(session, { file, out }, options, run));
    } catch (error) {
      if (!batch) throw error;
      const { streams, lang } = session;
      const told = reportError(error, { streams, lang, json: options.json === true, oneLine: true });
      session.exitCode = Math.max(session.exitCode, told);
    }
  }
  run.models?.tellUsage(session);
}

/** What every file of one call is repaired with. */
interface RepairCall {
  readonly policy: RepairScope['policy'];
  readonly files: readonly NamedRepair[];
  /** Opened once, when it is first asked for. */
  readonly scope: () => OpenScope;
  /** Absent where no models are named. */
  readonly models: ModelRun | undefined;
}

async function openRun(session: Session, operands: readonly string[], options: Options): Promise<RepairCall> {
  const policy = readChoice(options, 'policy', REPAIR_POLICIES);
  const files = nameRepairs(operands, readNeeded(options, 'out'));
  if (files.length > 1 && options.answerId !== undefined)
    throw new CliError('option-unfit', {}, { option: '--answer-id' }, 2, { remedy: 'one-file' });
  const decisions =
    options.decisions === undefined
      ? undefined
      : (await import('../files/read-decisions.js')).readDecisions({
          ...options,
          policy: options.trustPolicy,
        });
  let scope: OpenScope | undefined;
  return {
    policy,
    files,
    models: await openModelRun(options),
    scope: () => {
      scope ??= openScope(session, options, { policy, ...(decisions === undefined ? {} : { decisions }) });
      return scope;
    },
  };
}

async function repairOne(
  session: Session,
  { file, out }: NamedRepair,
  options: Options,
  call: RepairCall,
): Promise<number> {
  const limit = Math.max(maxJsonBytes, readCount(options, 'maxBytes') ?? defaultMaxTextBytes);
  const bytes = readUnlessPack(file, limit);
  if (bytes === undefined || isPack(bytes)) throw new CliError('not-repairable', { file });
  const run = await repairFile(session, { file, bytes }, options, call);
  if (run.bytes !== undefined) writeNewFile(out, run.bytes);
  const told = tellRepair(run, {
    policy: call.policy,
    file: run.bytes === undefined ? undefined : out,
    before: sha256Hex(bytes),
  });
  if (options.json !== true) writeLines(session, viewRepair(sessionTerminal(session), told));
  else if (call.files.length > 1) session.streams.out.write(`${encodeShownJson(told)}\n`);
  else writeJson(session, told);
  return run.outcome === 'refused' || told.counts.unverified > 0 ? 1 : 0;
}

async function repairFile(
  session: Session,
  { bytes, file }: { readonly file: string; readonly bytes: Uint8Array },
  options: Options,
  { models, scope }: RepairCall,
): Promise<RepairRun> {
  const isJson = isJsonFile(file, bytes);
  if (isJson) {
    refuseOtherDocument(bytes, file);
    if (isResponse(bytes)) throw new CliError('not-repairable', { file });
    refuseUnknownJson(bytes, file, session.lang);
  }
  const opened = scope();
  try {
    return isJson
      ? await repairOneAnswer(bytes, { scope: opened, models }, options)
      : await runCheck(models, (opinions) => repairOneReport(bytes, hear(opened, opinions), options));
  } catch (error) {
    if (error instanceof AnsweringError) throw toCliError(error, file);
    throw isJson ? toCliError(error, file) : explainReport(error, file);
  }
}

/** The scope of a repair, with the store that keeps its audits: none where sources are searched instead. */
interface OpenScope extends RepairScope {
  readonly keeper: OpenedStore['store'] | undefined;
}

/** What is searched and held against the artifact: sources where they are named, else the store. */
function openScope(
  session: Session,
  options: Options,
  { decisions, policy }: Pick<RepairScope, 'policy'> & { readonly decisions?: readonly HeldDecision[] },
): OpenScope {
  const evidence = openEvidence(session, options);
  const { reader, sources, store } = evidence;
  if (sources === undefined && store === undefined) throw new CliError('no-store', {}, {}, 3);
  // Read before what is served, so that what is published in between is closed once too often, never opened.
  const restrictions = store?.restrictions?.(reader.tenantId);
  const shown = readText(options, 'store') ?? '';
  const generation =
    sources ??
    (store === undefined ? undefined : atStore(shown, 'unreadable', () => store.current(reader.tenantId)));
  const voices = decisions === undefined ? {} : { decisions };
  return {
    policy,
    evidence,
    generation,
    restrictions,
    voices,
    keeper: readText(options, 'sources') === undefined ? store : undefined,
  };
}

const hear = (scope: OpenScope, opinions: OpinionLookup): OpenScope => ({
  ...scope,
  voices: { ...scope.voices, opinions },
});

async function repairOneAnswer(
  bytes: Uint8Array,
  { models, scope }: { readonly scope: OpenScope; readonly models: ModelRun | undefined },
  options: Options,
): Promise<RepairRun> {
  const answerId = readGivenAnswerId(options) ?? createAnswerId();
  const repaired = await runCheck(models, (opinions) =>
    repairAnswer({ ...hear(scope, opinions), bytes, answerId }),
  );
  const { answer, outcome, repairs } = repaired;
  if (outcome === 'unchanged') return { kind: 'answer', outcome, repairs, bytes, answer };
  keepAudit(repaired, { bytes, scope, options });
  const written = encodeUtf8(`${JSON.stringify(answer, null, 2)}\n`);
  return { kind: 'answer', outcome, repairs, bytes: written, answer };
}

/** An answer whose audit cannot be kept is not given out: this may throw, and nothing has been written yet. */
function keepAudit(
  repaired: RepairedAnswer,
  {
    bytes,
    options,
    scope,
  }: { readonly bytes: Uint8Array; readonly options: Options; readonly scope: OpenScope },
): void {
  const { generation, keeper } = scope;
  if (keeper === undefined || generation === undefined) return;
  const from = digestAnswer(parseJson(bytes) as unknown as Answer);
  const { answer } = repaired;
  // As of a question: where the caller fixed the id, the same call gives the same bytes.
  const isFixed = readText(options, 'answerId') !== undefined && readText(options, 'models') === undefined;
  const nonce = isFixed
    ? digestValue({
        type: 'loccit:nonce:1',
        answer_id: answer.answer_id,
        at: answer.created_at,
        answer_sha256: digestAnswer(answer),
      })
    : sha256Hex(randomBytes(32));
  const audit = describeRepair({ ...scope, generation, from, nonce: nonce.slice(0, 32) }, repaired);
  keeper.putAudit(digestAnswer(answer), audit);
}

function repairOneReport(bytes: Uint8Array, scope: RepairScope, options: Options): RepairRun {
  const passages = readCount(options, 'passages');
  const reading = { ...readMarkOptions(options), ...(passages === undefined ? {} : { passages }) };
  const { bytes: written, outcome, repairs } = repairReport({ ...scope, bytes, reading });
  return { kind: 'markdown', outcome, repairs, bytes: written };
}
