import { encodeCanonicalJson, JsonError, parseJson } from '@loccit/json';
import type { LineageRecord } from '@loccit/lineage';
import type { StoredGeneration } from '@loccit/storage';
import { PackError } from './pack-error.js';
import type { EvidenceLevel } from './pack-file.js';
import type { PackManifest } from './pack-manifest.js';
import { ANSWER_PATH, AUDIT_PATH, type PackPath, RECORDS_PATH, REPORT_PATH } from './pack-paths.js';
import { parseRecords } from './pack-records.js';
import type { PackSource } from './pack-source.js';
import { checkEvidence } from './packed-documents.js';
import { openPackedGeneration } from './packed-generation.js';
import { type PackedSeal, type ReadPack, type ReadPackOptions, readPack } from './read-pack.js';

/** A pack whose container holds, with what it carries; nothing of it is checked against anything else. */
export interface OpenedPack {
  readonly manifest: PackManifest;
  /** SHA-256 of the manifest: what a seal calls `packSha256`. */
  readonly digest: string;
  readonly evidenceLevel: EvidenceLevel;
  /** Whether the archive was in the one form of a pack; a lenient reading of another one gives false, and its reader says so. */
  readonly canonicalForm: boolean;
  /** Entries of a foreign archive that belong to no pack and were not read. */
  readonly ignoredEntries: number;
  /** `answer.json`. */
  readonly answer: Uint8Array;
  /** `audit.json`, which is protected; undefined where there is none. */
  readonly audit: Uint8Array | undefined;
  /** SHA-256 of `audit.json`: what a seal calls `auditSha256`. */
  readonly auditSha256: string | undefined;
  /** `report.json`, the word of whoever made the pack; undefined where there is none. */
  readonly report: Uint8Array | undefined;
  /** SHA-256 of `report.json`: what a seal calls `reportSha256`. */
  readonly reportSha256: string | undefined;
  /** Sorted by path, not verified. */
  readonly seals: readonly PackedSeal[];
  /** Ascending by id. */
  readonly records: readonly LineageRecord[];
  /**
   * Records, texts and raw bytes as a generation of their own; undefined where the answer cites nothing.
   *
   * @remarks Everything is open to everybody in it. It came with the artifact: alone it anchors nothing.
   */
  readonly generation: StoredGeneration | undefined;
}

/**
 * Opens a pack: the container, the manifest, every hash, the form of what it holds.
 *
 * @remarks Whether the answer holds is for a check to say, whether a seal does for `verifySeal`. Texts and raw bytes are
 * hashed now and read when asked for. O(bytes); holds answer, audit, report, seals and records.
 * @throws {@link PackError}
 * @example
 * ```ts
 * openPack(new Uint8Array(22)); // throws 'not-a-zip'
 * ```
 */
export function openPack(pack: PackSource | Uint8Array, options: ReadPackOptions = {}): OpenedPack {
  const read = readPack(pack, options);
  const { manifest } = read;
  const records = parseRecords(read.chunks(RECORDS_PATH) ?? []);
  checkEvidence(manifest, records);
  const generation = openPackedGeneration(records, read.bytes);
  const answer = readJsonFile(read, ANSWER_PATH);
  if (answer === undefined) throw new PackError('missing-entry', { path: ANSWER_PATH });
  const listed = new Map(manifest.files.map(({ path, sha256 }) => [path, sha256]));
  return {
    manifest,
    digest: read.digest,
    evidenceLevel: manifest.evidence_level,
    canonicalForm: read.canonicalForm,
    ignoredEntries: read.ignoredEntries,
    answer,
    audit: readJsonFile(read, AUDIT_PATH),
    auditSha256: listed.get(AUDIT_PATH),
    report: readJsonFile(read, REPORT_PATH),
    reportSha256: listed.get(REPORT_PATH),
    seals: read.seals,
    records,
    generation,
  };
}

/** A writer gives JSON in its one form; that a foreign one did not is no reason to leave its answer unread. */
function readJsonFile(read: ReadPack, path: PackPath): Uint8Array | undefined {
  const bytes = read.bytes(path);
  if (bytes === undefined || !read.canonicalForm) return bytes;
  try {
    const form = encodeCanonicalJson(parseJson(bytes));
    if (form.length === bytes.length && form.every((byte, at) => byte === bytes[at])) return bytes;
  } catch (cause) {
    if (!(cause instanceof JsonError)) throw cause;
    throw new PackError('malformed-json', { path }, { cause });
  }
  throw new PackError('malformed-json', { path });
}
