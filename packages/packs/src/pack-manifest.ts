import { encodeCanonicalJson, JsonError, type JsonValue, parseJson } from '@loccit/json';
import { PackError } from './pack-error.js';
import type { EvidenceLevel } from './pack-file.js';
import {
  ANSWER_PATH,
  comparePaths,
  hashOfPath,
  isPackPath,
  MANIFEST_PATH,
  type PackPath,
  RECORDS_PATH,
  roleOf,
} from './pack-paths.js';

/** The type of a manifest. */
export const PACK_SCHEMA = 'urn:loccit:pack:1';

/** One file as a manifest lists it. */
export interface ListedFile {
  readonly path: PackPath;
  readonly bytes: number;
  readonly sha256: string;
}

/** What `manifest.json` of a pack says. */
export interface PackManifest {
  readonly schema: typeof PACK_SCHEMA;
  readonly evidence_level: EvidenceLevel;
  /** Sorted by path: every entry but the manifest and the seals. */
  readonly files: readonly ListedFile[];
}

/** Bytes of a manifest: the RFC 8785 form, of which the SHA-256 is the digest of the pack. */
export function encodePackManifest(level: EvidenceLevel, files: readonly ListedFile[]): Uint8Array {
  const listed = files.map(({ path, bytes, sha256 }) => ({ path, bytes, sha256 }));
  listed.sort((left, right) => comparePaths(left.path, right.path));
  return encodeCanonicalJson({ schema: PACK_SCHEMA, evidence_level: level, files: listed });
}

/**
 * Reads a manifest: its one form, and nothing else.
 *
 * @throws {@link PackError} `malformed-manifest` with a pointer, `level-reserved`, `duplicate-entry`, `wrong-name`,
 * `level-mismatch` or `missing-entry`.
 */
export function parsePackManifest(bytes: Uint8Array): PackManifest {
  const value = membersOf(read(bytes), ['evidence_level', 'files', 'schema'], '');
  if (value.schema !== PACK_SCHEMA) refuse('/schema');
  const level = value.evidence_level;
  if (level === 'spans') throw new PackError('level-reserved', { pointer: '/evidence_level' });
  if (level !== 'raw' && level !== 'canonical') refuse('/evidence_level');
  if (!Array.isArray(value.files)) refuse('/files');
  const files = value.files.map((file, index) => readFile(file, `/files/${index}`));
  checkListedFiles(level, files);
  // Sorted, without white space, in one notation: what is hashed can be written in one way only.
  const form = encodePackManifest(level, files);
  if (form.length !== bytes.length || form.some((byte, at) => byte !== bytes[at])) refuse('');
  return { schema: PACK_SCHEMA, evidence_level: level, files };
}

/**
 * Refuses a list of files that no pack of this level has.
 *
 * @throws {@link PackError} `duplicate-entry`, `wrong-name`, `level-mismatch` or `missing-entry`.
 */
export function checkListedFiles(
  level: EvidenceLevel,
  files: readonly Pick<ListedFile, 'path' | 'sha256'>[],
): void {
  const paths = new Set<string>();
  for (const { path, sha256 } of files) {
    if (paths.has(path)) throw new PackError('duplicate-entry', { path });
    paths.add(path);
    const named = hashOfPath(path);
    if (named !== undefined && named !== sha256) throw new PackError('wrong-name', { path });
    if (level === 'canonical' && roleOf(path) === 'raw') throw new PackError('level-mismatch', { path });
  }
  for (const path of [ANSWER_PATH, RECORDS_PATH]) {
    if (!paths.has(path)) throw new PackError('missing-entry', { path });
  }
}

function readFile(value: JsonValue, pointer: string): ListedFile {
  const { path, bytes, sha256 } = membersOf(value, ['bytes', 'path', 'sha256'], pointer);
  if (typeof path !== 'string' || !isPackPath(path)) refuse(`${pointer}/path`);
  if (path === MANIFEST_PATH || roleOf(path) === 'seal') refuse(`${pointer}/path`);
  if (typeof bytes !== 'number' || !Number.isSafeInteger(bytes) || bytes < 0) refuse(`${pointer}/bytes`);
  if (typeof sha256 !== 'string' || !/^[0-9a-f]{64}$/.test(sha256)) refuse(`${pointer}/sha256`);
  return { path, bytes, sha256 };
}

function read(bytes: Uint8Array): JsonValue {
  try {
    return parseJson(bytes, { maxDepth: 4 });
  } catch (cause) {
    if (cause instanceof JsonError) throw new PackError('malformed-manifest', {}, { cause });
    throw cause;
  }
}

function membersOf(value: JsonValue, names: readonly string[], pointer: string): Record<string, JsonValue> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) refuse(pointer);
  const found = Object.keys(value).sort();
  if (found.length !== names.length || found.some((name, at) => name !== names[at])) refuse(pointer);
  return value;
}

function refuse(pointer: string): never {
  throw new PackError('malformed-manifest', { pointer });
}
