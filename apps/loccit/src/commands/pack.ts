import { resolve } from 'node:path';
import { type Answer, type Audit, conformsTo, digestAnswer, type Report } from '@loccit/contract';
import { encodeCanonicalJson, parseJson } from '@loccit/json';
import { collectPack, type PackContent, PackError, writePack } from '@loccit/packs';
import type { StoredGeneration } from '@loccit/storage';
import { checkAnswer } from '@loccit/validator';
import { CliError } from '../cli-error.js';
import { toCliError } from '../console/report-error.js';
import { readDemands } from '../demands.js';
import { type HeldEvidence, openEvidence } from '../evidence.js';
import { withArtifact } from '../files/open-artifact.js';
import { readAnswer } from '../files/read-answer.js';
import { fillNewFile, refuseExisting, withdrawUnless } from '../files/write-new-file.js';
import { readChoice, readNeeded, readText } from '../options.js';
import { type Session, sessionTerminal, showProgress, writeJson, writeLines } from '../session.js';
import { type NewPack, viewNewPack, viewPage } from '../views/new-pack-view.js';

type Options = Readonly<Record<string, unknown>>;

const levels = ['raw', 'canonical'] as const;

/** `loccit pack`: one file with an answer and what its citations lead to, and nothing of any other document. */
export async function pack(session: Session, operands: readonly string[], options: Options): Promise<void> {
  const [file = '-'] = operands;
  const html = readText(options, 'html');
  if (html !== undefined) refuseExisting(html);
  if (html !== undefined && options.out === undefined) return showPack(session, file, html, options);
  const out = readNeeded(options, 'out');
  const level = readChoice(options, 'level', levels);
  refuseExisting(out);
  if (html !== undefined && resolve(html) === resolve(out))
    throw new CliError('output-exists', { file: html });
  const answer = readAnswer(file);
  const evidence = openEvidence(session, options);
  const digest = digestAnswer(answer);
  const audit = options.audit === true ? findAudit(evidence, digest) : undefined;
  const report = options.report === true ? makeReport(session, answer, evidence, options) : undefined;
  const parts = {
    answer,
    evidenceLevel: level,
    ...(audit === undefined ? {} : { audit }),
    ...(report === undefined ? {} : { report }),
  };
  try {
    const content = collect(evidence, parts, audit?.index_generation_id ?? undefined);
    // Told only to who may read what is cited: whether there is an audit is nobody else's business.
    if (options.audit === true && audit === undefined) throw new CliError('no-audit', { file });
    const { byteLength, digest: packSha256 } = writeContent(session, content, out);
    const made: NewPack = {
      file: out,
      bytes: byteLength,
      pack_sha256: packSha256,
      answer_sha256: digest,
      evidence_level: level,
      documents: countDocuments(answer),
      files: content.files.length,
      audit: audit !== undefined,
      ...(report === undefined ? {} : { report_verdict: report.verdict }),
      ...(html === undefined ? {} : { html_file: html }),
    };
    if (html !== undefined) await withdrawUnless(out, () => writePage(out, html));
    tell(session, options, made, html === undefined ? '' : await placeEmptyPage());
  } catch (error) {
    throw toCliError(error, file);
  }
}

/** A page of a pack that is there already, with the seals that it has by now. */
async function showPack(session: Session, file: string, html: string, options: Options): Promise<void> {
  const made = await withArtifact(file, {}, async (artifact): Promise<NewPack> => {
    // An answer has no page before it is packed.
    if (artifact.kind === 'answer') throw new CliError('option-needed', {}, { option: '-o' });
    const { pack, source } = artifact;
    const answer: unknown = parseJson(pack.answer);
    if (!conformsTo('answer', answer)) throw new CliError('malformed-answer', { file });
    const { writeVerifierPage } = await import('../files/write-verifier-page.js');
    fillNewFile(html, (sink) => writeVerifierPage(source, sink));
    return {
      file: file === '-' ? '<stdin>' : file,
      bytes: source.byteLength,
      pack_sha256: pack.digest,
      answer_sha256: digestAnswer(answer),
      evidence_level: pack.evidenceLevel,
      documents: countDocuments(answer),
      files: pack.manifest.files.length,
      audit: pack.audit !== undefined,
      html_file: html,
    };
  });
  if (options.json === true) tell(session, options, made);
  else writeLines(session, viewPage(sessionTerminal(session), html, await placeEmptyPage()));
}

async function writePage(packFile: string, html: string): Promise<void> {
  const { writeVerifierPage } = await import('../files/write-verifier-page.js');
  await withArtifact(packFile, {}, (artifact) => {
    if (artifact.kind === 'pack') fillNewFile(html, (sink) => writeVerifierPage(artifact.source, sink));
  });
}

const placeEmptyPage = async (): Promise<string> =>
  (await import('../files/write-verifier-page.js')).findVerifierPage();

function tell(session: Session, options: Options, made: NewPack, emptyPage = ''): void {
  if (options.json === true) writeJson(session, { schema: 'urn:loccit:new-pack:1', ...made });
  else writeLines(session, viewNewPack(sessionTerminal(session), made, emptyPage));
}

/** A report of a check made now, of the bytes that go into the pack. */
function makeReport(session: Session, answer: Answer, evidence: HeldEvidence, options: Options): Report {
  return checkAnswer({
    bytes: encodeCanonicalJson(answer),
    evidence,
    without: readDemands(options).without,
    lang: readText(options, 'lang') ?? (options.json === true ? 'en' : session.lang),
  });
}

/** The newest audit of the reader's own tenant. */
const findAudit = ({ reader, store }: HeldEvidence, answerSha256: string): Audit | undefined =>
  store?.audits(answerSha256).findLast(({ tenant_id }) => tenant_id === reader.tenantId);

type Parts = Omit<Parameters<typeof collectPack>[0], 'reader' | 'at' | 'generation' | 'served'>;

/**
 * What the citations lead to, out of the first generation that has all of it: the sources, what is served, what was served.
 *
 * @throws {@link CliError} `no-store`, `no-generation`; `PackError` of the generation that was looked at first
 */
function collect(evidence: HeldEvidence, parts: Parts, named: string | undefined): PackContent {
  const { at, authorizer, reader, sources, store } = evidence;
  if (store === undefined && sources === undefined) throw new CliError('no-store', {}, {}, 3);
  // Read before what is served, so that what is published in between is closed once too often, never opened.
  const restrictions = store?.restrictions?.(reader.tenantId);
  const served = store?.current(reader.tenantId);
  const older = [...(store?.generations(reader.tenantId) ?? [])].reverse();
  const ids = [...(named === undefined ? [] : [named]), ...older];
  const rules = { reader, at, authorizer, restrictions };
  let refusal: unknown;
  for (const generation of listGenerations(evidence, served, ids)) {
    try {
      const isOlder = served !== undefined && generation !== sources && generation.id !== served.id;
      if (!isOlder) return collectPack({ ...parts, ...rules, generation });
      const newer = listNewer(evidence, older, served.id, generation.id);
      return collectPack({ ...parts, ...rules, generation, served, newer });
    } catch (error) {
      if (!(error instanceof PackError) || error.code !== 'evidence-unavailable') throw error;
      refusal ??= error;
    }
  }
  throw refusal ?? new CliError('no-generation', {}, {}, 3);
}

/** What was published after a generation, but for what is served: where a revision was closed it stays closed. */
function listNewer(
  { reader, store }: HeldEvidence,
  newestFirst: readonly string[],
  servedId: string,
  id: string,
): StoredGeneration[] {
  return newestFirst
    .slice(0, newestFirst.indexOf(id))
    .filter((one) => one !== servedId)
    .flatMap((one) => store?.generation(reader.tenantId, one) ?? []);
}

function* listGenerations(
  { reader, sources, store }: HeldEvidence,
  served: StoredGeneration | undefined,
  ids: readonly string[],
): Generator<StoredGeneration> {
  if (sources !== undefined) yield sources;
  const seen = new Set<string>();
  for (const id of ids) {
    if (seen.has(id)) continue;
    seen.add(id);
    const generation = id === served?.id ? served : store?.generation(reader.tenantId, id);
    if (generation !== undefined) yield generation;
  }
}

function writeContent(session: Session, content: PackContent, out: string) {
  const total = content.files.reduce((sum, { byteLength }) => sum + byteLength, 0);
  const show = showProgress(session, 'cli.pack.progress');
  let done = 0;
  return fillNewFile(out, (sink) => {
    const written = writePack(content, {
      write: (bytes) => {
        sink.write(bytes);
        done += bytes.length;
        if (done < total) show(done, total);
      },
    });
    show(total, total);
    return written;
  });
}

const countDocuments = ({ claims }: Answer): number =>
  new Set(claims.flatMap(({ citations }) => citations.map((one) => one.document_id))).size;
