import { readFileSync } from 'node:fs';
import { type Bases, openBases, readFolderStore } from '@loccit/conformance';
import { type Answer, type Audit, digestAnswer, type Report } from '@loccit/contract';
import { encodeCanonicalJson, type JsonValue } from '@loccit/json';
import { collectPack, createPackFile, type EvidenceLevel, encodePack, type PackFile } from '@loccit/packs';
import type { Reader, StoredGeneration } from '@loccit/storage';
import { loadFolder, projectRoot } from '@loccit/testing';

/** The time of every check, unless a row has another. */
export const AT = '2026-07-01T12:00:00Z';

const bases: Bases = openBases(loadFolder('vectors/verifier'));
const decoder = new TextDecoder();
const jsonOf = <T>(name: string): T => JSON.parse(decoder.decode(bases.answer(name))) as T;

const readAnswer = (name: string): Answer => jsonOf<Answer>(`${name}.json`);
const readAudit = (name: string): Audit => jsonOf<Audit>(`${name}.audit.json`);

/** The tenant of an answer of the vectors, whose answers are named after it, or after the store of a forger. */
export const tenantOf = (name: string): string =>
  name.startsWith('forged-') ? 'bergtal' : (name.split('-')[0] ?? '');

const generations = new Map<string, StoredGeneration>();

function generationOf(name: string): StoredGeneration {
  const tenant = tenantOf(name);
  const store = name.startsWith('forged-') ? name : tenant === 'nebenan' ? 'hafen' : tenant;
  const held =
    generations.get(`${store} ${tenant}`) ?? readFolderStore(bases.store(store), false).current(tenant);
  if (held === undefined) throw new Error(`nothing is served to ${tenant}`);
  generations.set(`${store} ${tenant}`, held);
  return held;
}

/** What lies in a pack, to be changed: files by path, and seals. */
export interface Bundle {
  readonly level: EvidenceLevel;
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly seals: readonly Uint8Array[];
}

/** What a pack is collected of. */
export interface Collected {
  readonly answer: string;
  readonly level: EvidenceLevel;
  readonly audit?: boolean;
  readonly report?: boolean;
}

/** The files of the pack of an answer, for a reader of everything. */
export function collect({ answer: name, level, audit, report }: Collected): Bundle {
  const generation = generationOf(name);
  const groups = [...new Set(generation.documents.flatMap((one) => one.allowed_groups))];
  const reader: Reader = { tenantId: generation.tenantId, groups, principal: 'packer' };
  const answer = readAnswer(name);
  const { files } = collectPack({
    answer,
    generation,
    reader,
    at: AT,
    evidenceLevel: level,
    ...(audit === true ? { audit: readAudit(name) } : {}),
    ...(report === true ? { report: describeReport(digestAnswer(answer)) } : {}),
  });
  return { level, files: new Map(files.map((file) => [file.path, bytesOf(file)])), seals: [] };
}

/** The bytes of a pack of these files, whose manifest lists them as they are. */
export function encode({ level, files, seals }: Bundle): Uint8Array {
  const listed = [...files].map(([path, bytes]) => createPackFile(path, bytes));
  return encodePack({ evidenceLevel: level, files: listed, seals });
}

export const textOf = (bytes: Uint8Array | undefined): string => decoder.decode(bytes);
export const toBytes = (text: string): Uint8Array => new TextEncoder().encode(text);
export const answerOf = ({ files }: Bundle): Answer => JSON.parse(textOf(files.get('answer.json'))) as Answer;

/** With one file put in, or in the place of the one of that path. */
export const withFile = (bundle: Bundle, path: string, bytes: Uint8Array): Bundle => ({
  ...bundle,
  files: new Map([...bundle.files, [path, bytes]]),
});

export const withoutFile = (bundle: Bundle, path: string): Bundle => ({
  ...bundle,
  files: new Map([...bundle.files].filter(([name]) => name !== path)),
});

export const withJson = (bundle: Bundle, path: string, value: unknown): Bundle =>
  withFile(bundle, path, encodeCanonicalJson(value as JsonValue));

function bytesOf(file: PackFile): Uint8Array {
  return new Uint8Array(Buffer.concat([...file.chunks()]));
}

/** The report of the page on reports, about another answer: a real one names versions, which change. */
function describeReport(answerSha256: string): Report {
  const page = readFileSync(`${projectRoot}schemas/docs/report.md`, 'utf8');
  const [, text = ''] = /^```json\n(.*?)^```/ms.exec(page) ?? [];
  const report = JSON.parse(text) as Report;
  return { ...report, subject: { ...report.subject, answer_sha256: answerSha256 } };
}
