import { randomBytes } from 'node:crypto';
import type { Retrieval } from '@loccit/answering';
import { type Answer, type Audit, digestAnswer, message } from '@loccit/contract';
import { digestValue, sha256Hex } from '@loccit/lineage';
import { CliError } from '../cli-error.js';
import { toCliError } from '../console/report-error.js';
import { safeText, wrapLines } from '../console/terminal.js';
import { chooseTenant, openStoreToRead } from '../files/find-store.js';
import { atStore } from '../files/placed-store.js';
import { writeNewFile } from '../files/write-new-file.js';
import { readGivenAnswerId } from '../given-answer-id.js';
import { retrieveRows } from '../models/retrieve-rows.js';
import { openAnswerWriter } from '../models/write-answer.js';
import { readText } from '../options.js';
import { parseReaderOptions } from '../reader.js';
import { note, type Session, sessionTerminal, writeJson, writeLines } from '../session.js';
import { viewAnswer } from '../views/answer-view.js';

const longestQuestion = 4000;

/** `loccit ask`: answers a question from the store under the contract; the audit is kept before the answer is given out. */
export async function ask(
  session: Session,
  operands: readonly string[],
  options: Readonly<Record<string, unknown>>,
): Promise<void> {
  const question = (operands[0] ?? '').trim();
  if (
    question === '' ||
    [...question].length > longestQuestion ||
    !question.isWellFormed() ||
    question.includes('\0')
  ) {
    throw new CliError('bad-question', {}, { limit: longestQuestion });
  }
  const asked = parseReaderOptions(options);
  const answerId = readGivenAnswerId(options) ?? `ans_${randomBytes(16).toString('hex')}`;
  const writer = await openAnswerWriter(session, options);
  const { store, shown } = openStoreToRead(options.store);
  const tenantId = chooseTenant(store, asked.tenant);
  const lang = readText(options, 'lang');
  try {
    // Read before what is served, so that what is published in between is closed once too often, never opened.
    const restrictions = store.restrictions(tenantId);
    const generation = atStore(shown, 'unreadable', () => store.current(tenantId));
    const asking = {
      question,
      generation,
      reader: { tenantId, groups: asked.groups, principal: 'cli' },
      authorizer: session.authorizer,
      restrictions,
      at: asked.at,
    };
    const retrieval = await retrieveRows(session, options, asking).catch((error: unknown) =>
      atStore(shown, 'unreadable', () => {
        throw error;
      }),
    );
    const input = {
      ...asking,
      answerId,
      // A model may write otherwise the next time.
      nonce: writer.isModel ? randomNonce() : deriveNonce(options, answerId, asked.at, retrieval),
      ...(lang === undefined ? {} : { lang }),
    };
    const { answer, audit } = await writer.write(input, retrieval).catch((error: unknown) =>
      atStore(shown, 'unreadable', () => {
        throw error;
      }),
    );
    keepAudit(options, audit);
    // An answer whose audit cannot be kept is not given out: this line may throw, and nothing has been printed yet.
    store.putAudit(digestAnswer(answer), audit);
    show(session, options, answer);
    if (generation === undefined) adviseNothingPublished(session, options);
  } catch (error) {
    throw toCliError(error);
  }
}

const randomNonce = (): string => randomBytes(16).toString('hex');

/** Random, except where the caller fixed the answer's id: then the same call must give the same bytes. */
function deriveNonce(
  options: Readonly<Record<string, unknown>>,
  answerId: string,
  at: string,
  { degraded, question, selected }: Retrieval,
): string {
  if (readText(options, 'answerId') === undefined) return randomNonce();
  return digestValue({
    type: 'loccit:nonce:1',
    answer_id: answerId,
    at,
    question_sha256: sha256Hex(question.text),
    // A model may fail now and not then, and an audit is not to be taken for another.
    ...(readText(options, 'models') === undefined
      ? {}
      : { found: [...degraded, ...selected.map(({ row }) => row.entry.id)] }),
  }).slice(0, 32);
}

function keepAudit(options: Readonly<Record<string, unknown>>, audit: Audit): void {
  const file = readText(options, 'audit');
  if (file !== undefined) writeNewFile(file, `${JSON.stringify(audit, null, 2)}\n`);
}

function show(session: Session, options: Readonly<Record<string, unknown>>, answer: Answer): void {
  session.exitCode =
    answer.status === 'dependency_unavailable' || answer.status === 'generation_unavailable' ? 3 : 0;
  if (options.json === true) {
    writeJson(session, answer);
    return;
  }
  const terminal = sessionTerminal(session);
  writeLines(session, viewAnswer(terminal, answer));
  if (session.streams.err.isTTY === true) {
    const next = message('cli.ask.next', session.lang, { reader: nameReader(options) });
    for (const line of wrapLines(terminal, next)) note(session, terminal.colors.dim(line));
  }
}

/** The options that say from where and for whom it was asked, to be typed again. */
const nameReader = (options: Readonly<Record<string, unknown>>): string =>
  ['store', 'tenant', 'as', 'at']
    .map((name) => {
      const value = readText(options, name);
      return value === undefined ? '' : ` --${name} ${quoteArgument(safeText(value))}`;
    })
    .join('');

const quoteArgument = (value: string): string =>
  /^[\w.,:@%+/-]+$/.test(value) ? value : `'${value.replaceAll("'", "'\\''")}'`;

/** The answer only says that there is no index; whoever runs this can do something about it. */
function adviseNothingPublished(session: Session, options: Readonly<Record<string, unknown>>): void {
  if (options.json === true) return;
  const text = message('cli.ask.nothing-published', session.lang);
  writeLines(session, wrapLines(sessionTerminal(session), text, '  '));
}
