import { createSha256, sha256Hex } from '@loccit/lineage';
import { crc32 } from './crc32.js';
import { PackError } from './pack-error.js';
import { createPackFile, type PackContent, type PackFile } from './pack-file.js';
import { MAX_SEALS, maxBytesOf } from './pack-limits.js';
import { checkListedFiles, encodePackManifest } from './pack-manifest.js';
import { comparePaths, MANIFEST_PATH, roleOf, sealPath } from './pack-paths.js';
import {
  CENTRAL_BYTES,
  END_BYTES,
  encodeCentralEntry,
  encodeEnd,
  encodeLocalHeader,
  LOCAL_BYTES,
  MAX_ZIP_BYTES,
  MAX_ZIP_ENTRIES,
  type ZipEntry,
} from './zip-form.js';

/** Takes the bytes of a pack in order; their memory may be used again when it returns. */
export interface PackSink {
  write(bytes: Uint8Array): void;
}

/** What was written. */
export interface WrittenPack {
  /** SHA-256 of the manifest: the digest of the pack. */
  readonly digest: string;
  readonly byteLength: number;
}

/**
 * Writes a pack: equal content gives equal bytes.
 *
 * @remarks Each file is read twice, for its checksum stands before it; no more than one piece of one file is held. O(bytes).
 * A pack of 4 GiB or of more than 65,534 entries has no form and is refused before anything is written.
 * @throws {@link PackError} `duplicate-entry`, `wrong-name`, `level-mismatch`, `missing-entry`, `unknown-path`, `too-large`, `too-many`, and
 * `wrong-size` or `wrong-hash` where a file is not what it says; the sink may then hold a part.
 * @example
 * ```ts
 * const pieces: Uint8Array[] = [];
 * const answer = createPackFile('answer.json', new TextEncoder().encode('{}'));
 * const records = createPackFile('records.jsonl', new Uint8Array());
 * const written = writePack(
 *   { evidenceLevel: 'canonical', files: [answer, records] },
 *   { write: (bytes) => pieces.push(bytes.slice()) },
 * );
 * written.byteLength; // 615
 * ```
 */
export function writePack(content: PackContent, sink: PackSink): WrittenPack {
  const { evidenceLevel: level } = content;
  const seals = listSeals(content.seals ?? []);
  for (const { path } of content.files) {
    const role = roleOf(path);
    if (role === undefined || role === 'manifest' || role === 'seal') throw new PackError('unknown-path');
  }
  checkListedFiles(level, content.files);
  const listed = content.files.map(({ path, byteLength, sha256 }) => ({ path, bytes: byteLength, sha256 }));
  const manifest = createPackFile(MANIFEST_PATH, encodePackManifest(level, listed));
  const files = [...content.files, manifest, ...seals].sort((a, b) => comparePaths(a.path, b.path));
  checkSize(files);
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const file of files) {
    const entry = { path: file.path, byteLength: file.byteLength, crc32: checksum(file), offset };
    sink.write(encodeLocalHeader(entry));
    copyChecked(file, entry, sink);
    directory.push(encodeCentralEntry(entry));
    offset += LOCAL_BYTES + file.path.length + file.byteLength;
  }
  let directoryBytes = 0;
  for (const bytes of directory) {
    sink.write(bytes);
    directoryBytes += bytes.length;
  }
  sink.write(encodeEnd(files.length, directoryBytes, offset));
  return { digest: manifest.sha256, byteLength: offset + directoryBytes + END_BYTES };
}

/**
 * The bytes of a pack in memory; {@link writePack} writes one of any size.
 *
 * @throws {@link PackError} as {@link writePack}.
 */
export function encodePack(content: PackContent): Uint8Array {
  const pieces: Uint8Array[] = [];
  const { byteLength } = writePack(content, { write: (bytes) => pieces.push(bytes.slice()) });
  const pack = new Uint8Array(byteLength);
  let at = 0;
  for (const piece of pieces) {
    pack.set(piece, at);
    at += piece.length;
  }
  return pack;
}

/** Seals as files, each once. */
function listSeals(seals: readonly Uint8Array[]): PackFile[] {
  const files = new Map(seals.map((bytes) => [sha256Hex(bytes), bytes]));
  if (files.size > MAX_SEALS) throw new PackError('too-many', { limit: MAX_SEALS });
  return [...files].map(([sha256, bytes]) => createPackFile(sealPath(sha256), bytes));
}

function checkSize(files: readonly PackFile[]): void {
  if (files.length > MAX_ZIP_ENTRIES) throw new PackError('too-many', { limit: MAX_ZIP_ENTRIES });
  let total = END_BYTES;
  for (const { path, byteLength } of files) {
    const role = roleOf(path);
    const limit = role === undefined ? 0 : maxBytesOf(role);
    if (byteLength > limit) throw new PackError('too-large', { path, limit });
    total += LOCAL_BYTES + CENTRAL_BYTES + 2 * path.length + byteLength;
  }
  if (total > MAX_ZIP_BYTES) throw new PackError('too-large', { limit: MAX_ZIP_BYTES });
}

function checksum(file: PackFile): number {
  let crc = 0;
  let length = 0;
  for (const piece of file.chunks()) {
    crc = crc32(piece, crc);
    length += piece.length;
    // An endless source must not be read to its end.
    if (length > file.byteLength) break;
  }
  if (length !== file.byteLength) throw new PackError('wrong-size', { path: file.path });
  return crc;
}

function copyChecked(file: PackFile, entry: ZipEntry, sink: PackSink): void {
  const { path } = file;
  const hash = createSha256();
  let crc = 0;
  let length = 0;
  for (const piece of file.chunks()) {
    length += piece.length;
    if (length > file.byteLength) throw new PackError('wrong-size', { path });
    hash.update(piece);
    crc = crc32(piece, crc);
    sink.write(piece);
  }
  if (length !== file.byteLength) throw new PackError('wrong-size', { path });
  // The source may have changed between the two readings.
  if (hash.digestHex() !== file.sha256 || crc !== entry.crc32) throw new PackError('wrong-hash', { path });
}
