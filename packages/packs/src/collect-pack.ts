import { type Answer, type Audit, checkSchema, digestAnswer, type Report } from '@loccit/contract';
import { isRecordOf, type LineageRecord, sha256Hex } from '@loccit/lineage';
import type { StoredGeneration } from '@loccit/storage';
import { encodeUtf8 } from '@loccit/text';
import { collectRecords } from './collect-records.js';
import { PackError, type PackErrorCode } from './pack-error.js';
import {
  createJsonFile,
  createPackFile,
  type EvidenceLevel,
  type PackContent,
  type PackFile,
} from './pack-file.js';
import { ANSWER_PATH, AUDIT_PATH, RECORDS_PATH, REPORT_PATH, rawPath, textPath } from './pack-paths.js';
import { encodeRecords } from './pack-records.js';
import { listRevisions } from './packed-documents.js';
import { listReadable, type PackReader } from './readable-documents.js';

/** What a pack is made of. */
export interface CollectPackInput extends PackReader {
  /** With its `proof`, if it has one. */
  readonly answer: Answer;
  readonly evidenceLevel: EvidenceLevel;
  /**
   * The audit of the answer. It is protected: it names the principal, groups and whatever was retrieved, and goes only into a
   * pack for somebody who may see all that.
   */
  readonly audit?: Audit;
  /** A report of a check of this answer. */
  readonly report?: Report;
}

/**
 * Collects what goes into the pack of an answer; {@link writePack} writes it.
 *
 * @remarks Of the cited documents: the records of each citation's chain, the canonical text and, at level `raw`, the bytes as
 * received. Nothing of any other document. The generation's record goes in with an audit that names it, without its lists:
 * its counts and roots tell of documents that the reader may not see. Texts and bytes are read again when they are written;
 * no more than one document is held. O(citations + bytes of the cited documents).
 * @throws {@link PackError} `malformed-answer`, `malformed-audit`, `malformed-report`, `not-of-answer`, `wrong-tenant`, or
 * `evidence-unavailable` with the pointer of a citation's member: absent, foreign and forbidden are one.
 */
export function collectPack(input: CollectPackInput): PackContent {
  const { answer, audit, report, generation, evidenceLevel } = input;
  assertConforms('answer', answer, 'malformed-answer');
  const files: PackFile[] = [createJsonFile(ANSWER_PATH, answer)];
  const digest = digestAnswer(answer);
  if (audit !== undefined) {
    assertConforms('audit', audit, 'malformed-audit');
    if (audit.answer_sha256 !== digest) throw new PackError('not-of-answer', { path: AUDIT_PATH });
    if (audit.tenant_id !== generation.tenantId) throw new PackError('wrong-tenant', { path: AUDIT_PATH });
    files.push(createJsonFile(AUDIT_PATH, audit));
  }
  if (report !== undefined) {
    assertConforms('report', report, 'malformed-report');
    const { answer_sha256 } = report.subject;
    if (answer_sha256 !== digest) throw new PackError('not-of-answer', { path: REPORT_PATH });
    files.push(createJsonFile(REPORT_PATH, report));
  }
  const records = collectRecords(answer, generation, listReadable(input));
  const isServed = audit?.index_generation_id === generation.id;
  const packed = isServed ? [...records, withoutLists(generation.generation)] : records;
  files.push(createPackFile(RECORDS_PATH, encodeRecords(packed)));
  return { evidenceLevel, files: [...files, ...listContents(records, generation, evidenceLevel)] };
}

/** Texts and bytes of the cited documents, each once. */
function listContents(
  records: readonly LineageRecord[],
  generation: StoredGeneration,
  level: EvidenceLevel,
): PackFile[] {
  const files = new Map<string, PackFile>();
  for (const { preimage } of listRevisions(records)) {
    const { canonical_sha256, raw_sha256 } = preimage;
    const readText = (): Uint8Array => {
      const text = generation.text(canonical_sha256);
      if (text === undefined) throw new PackError('evidence-unavailable', { missing: 'text' });
      return encodeUtf8(text);
    };
    const path = textPath(canonical_sha256);
    files.set(path, describeFile(path, canonical_sha256, readText));
    if (level === 'canonical') continue;
    const readRaw = (): Uint8Array => {
      const raw = generation.raw(raw_sha256);
      if (raw === undefined) throw new PackError('evidence-unavailable', { missing: 'raw' });
      return raw;
    };
    files.set(rawPath(raw_sha256), describeFile(rawPath(raw_sha256), raw_sha256, readRaw));
  }
  return [...files.values()];
}

/** A file that is read now, so that what cannot be had is told before anything is written, and again when it is written. */
function describeFile(path: PackFile['path'], sha256: string, read: () => Uint8Array): PackFile {
  const bytes = read();
  if (sha256Hex(bytes) !== sha256) throw new PackError('wrong-hash', { path });
  return { path, byteLength: bytes.length, sha256, chunks: () => [read()] };
}

function withoutLists(record: LineageRecord): LineageRecord {
  if (!isRecordOf(record, 'generation')) return record;
  return { id: record.id, preimage: record.preimage };
}

function assertConforms(name: 'answer' | 'audit' | 'report', value: unknown, code: PackErrorCode): void {
  const [fault] = checkSchema(name, value);
  if (fault !== undefined) throw new PackError(code, { pointer: fault.pointer });
}
