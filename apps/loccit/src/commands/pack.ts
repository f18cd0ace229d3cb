import { type Answer, digestAnswer, type Report } from '@loccit/contract';
import { encodeCanonicalJson } from '@loccit/json';
import { collectPack, type PackContent, PackError, writePack } from '@loccit/packs';
import type { StoredGeneration } from '@loccit/storage';
import { checkAnswer } from '@loccit/validator';
import { CliError } from '../cli-error.js';
import { toCliError } from '../console/report-error.js';
import { readDemands } from '../demands.js';
import { type HeldEvidence, openEvidence } from '../evidence.js';
import { readAnswer } from '../files/read-answer.js';
import { fillNewFile, refuseExisting } from '../files/write-new-file.js';
import { readChoice, readNeeded, readText } from '../options.js';
import { type Session, sessionTerminal, showProgress, writeJson, writeLines } from '../session.js';
import { type NewPack, viewNewPack } from '../views/new-pack-view.js';

type Options = Readonly<Record<string, unknown>>;

const levels = ['raw', 'canonical'] as const;

/** `loccit pack`: one file with an answer and what its citations lead to, and nothing of any other document. */
export function pack(session: Session, operands: readonly string[], options: Options): void {
  const [file = '-'] = operands;
  const out = readNeeded(options, 'out');
  const level = readChoice(options, 'level', levels);
  refuseExisting(out);
  const answer = readAnswer(file);
  const evidence = openEvidence(session, options);
  const digest = digestAnswer(answer);
  const audit = options.audit === true ? evidence.store?.audits(digest).at(-1) : undefined;
  if (options.audit === true && audit === undefined) throw new CliError('no-audit', { file });
  const report = options.report === true ? makeReport(session, answer, evidence, options) : undefined;
  const parts = {
    answer,
    evidenceLevel: level,
    ...(audit === undefined ? {} : { audit }),
    ...(report === undefined ? {} : { report }),
  };
  try {
    const content = collect(evidence, parts, audit?.index_generation_id ?? undefined);
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
    };
    if (options.json === true) writeJson(session, { schema: 'urn:loccit:new-pack:1', ...made });
    else writeLines(session, viewNewPack(sessionTerminal(session), made));
  } catch (error) {
    throw toCliError(error, file);
  }
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

type Parts = Omit<Parameters<typeof collectPack>[0], 'reader' | 'at' | 'generation' | 'served'>;

/**
 * What the citations lead to, out of the first generation that has all of it: the sources, what is served, what was served.
 *
 * @throws {@link CliError} `no-store`, `no-generation`; `PackError` of the generation that was looked at first
 */
function collect(evidence: HeldEvidence, parts: Parts, named: string | undefined): PackContent {
  const { at, reader, sources, store } = evidence;
  if (store === undefined && sources === undefined) throw new CliError('no-store', {}, {}, 3);
  const served = store?.current(reader.tenantId);
  const older = [...(store?.generations(reader.tenantId) ?? [])].reverse();
  const ids = [...(named === undefined ? [] : [named]), ...older];
  let refusal: unknown;
  for (const generation of listGenerations(evidence, served, ids)) {
    try {
      const isOlder = served !== undefined && generation !== sources && generation.id !== served.id;
      return collectPack({ ...parts, reader, at, generation, ...(isOlder ? { served } : {}) });
    } catch (error) {
      if (!(error instanceof PackError) || error.code !== 'evidence-unavailable') throw error;
      refusal ??= error;
    }
  }
  throw refusal ?? new CliError('no-generation', {}, {}, 3);
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
