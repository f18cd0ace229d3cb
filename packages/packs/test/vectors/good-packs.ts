import { readFileSync } from 'node:fs';
import { digestAnswer, type Report } from '@loccit/contract';
import { createSigner } from '@loccit/signing';
import { projectRoot } from '@loccit/testing';
import { collectPack, createSeal, encodePack, openPack, type PackContent } from '../../src/index.js';
import { A, B, predicate } from '../seals.js';
import { AT, openGeneration, readAnswer, readAudit, readerOfAll } from '../stores.js';

/** A pack that every reader reads, and what it comes to. */
export interface GoodPack {
  readonly id: string;
  readonly title: string;
  readonly evidence_level: string;
  /** SHA-256 of the manifest. */
  readonly digest: string;
  readonly answer_sha256: string;
  readonly entries: readonly string[];
  readonly documents: readonly string[];
  /** Standard base64. */
  readonly pack: string;
}

interface Made {
  readonly id: string;
  readonly title: string;
  readonly answer: string;
  readonly level: 'raw' | 'canonical';
  readonly audit?: boolean;
  readonly report?: boolean;
  readonly seals?: 'one' | 'two';
}

const MADE: readonly Made[] = [
  { id: 'refusal', title: 'an answer without claims', answer: 'bergtal-tool', level: 'canonical' },
  { id: 'canonical', title: 'one citation, canonical text', answer: 'bergtal-garden', level: 'canonical' },
  { id: 'raw', title: 'one citation, bytes as received', answer: 'bergtal-garden', level: 'raw' },
  {
    id: 'two-documents',
    title: 'two documents, one named in Chinese',
    answer: 'bergtal-answered',
    level: 'raw',
  },
  {
    id: 'anchor',
    title: 'citations of form anchor bring the parse record of their document',
    answer: 'bergtal-anchor',
    level: 'canonical',
  },
  {
    id: 'source-only',
    title: 'a citation that names a source only',
    answer: 'bergtal-source-only',
    level: 'raw',
  },
  {
    id: 'same-bytes',
    title: 'two documents with the same text, which is there once',
    answer: 'hafen-copies',
    level: 'canonical',
  },
  {
    id: 'audit',
    title: 'with its audit, and so with the record of the generation',
    answer: 'bergtal-garden',
    level: 'raw',
    audit: true,
  },
  { id: 'report', title: 'with a report', answer: 'bergtal-garden', level: 'canonical', report: true },
  { id: 'sealed', title: 'with a seal', answer: 'bergtal-garden', level: 'raw', seals: 'one' },
  {
    id: 'sealed-twice',
    title: 'with two seals of two keys',
    answer: 'bergtal-garden',
    level: 'canonical',
    seals: 'two',
  },
];

/** The report of the page on reports, about another answer. */
function describeReport(answerSha256: string): Report {
  const page = readFileSync(`${projectRoot}schemas/docs/report.md`, 'utf8');
  const [, text = ''] = /^```json\n(.*?)^```/ms.exec(page) ?? [];
  const report = JSON.parse(text) as Report;
  return { ...report, subject: { ...report.subject, answer_sha256: answerSha256 } };
}

async function contentOf(made: Made): Promise<PackContent> {
  const answer = readAnswer(made.answer);
  const generation = openGeneration(made.answer.split('-')[0] ?? '');
  const content = collectPack({
    answer,
    generation,
    reader: readerOfAll(generation),
    at: AT,
    evidenceLevel: made.level,
    ...(made.audit === true ? { audit: readAudit(made.answer) } : {}),
    ...(made.report === true ? { report: describeReport(digestAnswer(answer)) } : {}),
  });
  if (made.seals === undefined) return content;
  const packSha256 = openPack(encodePack(content)).digest;
  const keys = made.seals === 'one' ? [A] : [A, B];
  const said = { ...predicate, packSha256 };
  const seals = keys.map((key) => createSeal(answer, said, [createSigner(key)]));
  return { ...content, seals: await Promise.all(seals) };
}

export async function describeGoodPacks(): Promise<GoodPack[]> {
  return Promise.all(
    MADE.map(async (made) => {
      const bytes = encodePack(await contentOf(made));
      const pack = openPack(bytes);
      const listed = pack.manifest.files.map(({ path }) => path);
      return {
        id: made.id,
        title: made.title,
        evidence_level: pack.evidenceLevel,
        digest: pack.digest,
        answer_sha256: digestAnswer(readAnswer(made.answer)),
        entries: [...listed, 'manifest.json', ...pack.seals.map(({ path }) => path)].sort(),
        documents: (pack.generation?.documents ?? []).map((document) => document.document_id),
        pack: Buffer.from(bytes).toString('base64'),
      };
    }),
  );
}
