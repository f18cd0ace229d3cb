import { createSha256, sha256Hex } from '@loccit/lineage';
import { crc32 } from './crc32.js';
import { listForeignEntries } from './foreign-entries.js';
import { PackError } from './pack-error.js';
import { MAX_SEALS, maxBytesOf } from './pack-limits.js';
import { type PackManifest, parsePackManifest } from './pack-manifest.js';
import { comparePaths, hashOfPath, MANIFEST_PATH, type PackPath, roleOf } from './pack-paths.js';
import { type PackSource, sourceOf } from './pack-source.js';
import { listStrictEntries, type OpenEntry } from './strict-entries.js';

/** How a pack is read. */
export interface ReadPackOptions {
  /**
   * Reads archives of other programs by the manifest: deflated, reordered, dated, with further files. False by default.
   *
   * @remarks Every file is compared with the manifest all the same. That the archive was one of these is told.
   */
  readonly lenient?: boolean;
  /**
   * Most bytes of a text and of bytes as received; a pack with one that is larger is refused before any of it is read.
   * Not bounded by default: these are hashed piece by piece, and held only by who asks for one.
   */
  readonly maxContentBytes?: number;
}

/** A seal as it lies in a pack, not verified. */
export interface PackedSeal {
  readonly path: PackPath;
  readonly bytes: Uint8Array;
}

/** The files of a pack, each of them compared with the manifest. */
export interface ReadPack {
  readonly manifest: PackManifest;
  /** SHA-256 of the manifest. */
  readonly digest: string;
  /** Whether the archive was in the one form of a pack; a lenient reading of another one gives false. */
  readonly canonicalForm: boolean;
  /** Entries that belong to no pack and were not read; always 0 in the canonical form. */
  readonly ignoredEntries: number;
  /** Sorted by path. */
  readonly seals: readonly PackedSeal[];
  /** The content of a listed file in pieces, undefined if the manifest does not list it; checked once, when the pack was read. */
  chunks(path: PackPath): Iterable<Uint8Array> | undefined;
  /**
   * The content of a listed file, checked anew; undefined if the manifest does not list it.
   *
   * @throws {@link PackError} `wrong-size`, `wrong-hash` or `unreadable` if the source has changed.
   */
  bytes(path: PackPath): Uint8Array | undefined;
}

/**
 * Reads the container of a pack: its form, its manifest, and the hash of every file.
 *
 * @remarks Without `lenient` any bytes but those that the writer gives to this content are refused: one changed, added or
 * missing byte anywhere. Reads every byte once; holds one piece of one file, besides manifest and seals. O(bytes).
 * @throws {@link PackError} with one of the codes of the container.
 */
export function readPack(pack: PackSource | Uint8Array, options: ReadPackOptions = {}): ReadPack {
  const source = sourceOf(pack);
  const { entries, ignored, canonicalForm } = listEntries(source, options.lenient ?? false);
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  const head = entries.find(({ path }) => path === MANIFEST_PATH);
  if (head === undefined) throw new PackError('missing-entry', { path: MANIFEST_PATH });
  const manifestBytes = readWhole(head, head.byteLength);
  const manifest = parsePackManifest(manifestBytes);
  const listed = new Map(manifest.files.map((file) => [file.path, file]));
  for (const { path } of entries) {
    const isApart = path === MANIFEST_PATH || roleOf(path) === 'seal';
    if (!isApart && !listed.has(path)) throw new PackError('unlisted-entry', { path });
  }
  for (const { path, bytes, sha256 } of manifest.files) {
    const entry = byPath.get(path);
    if (entry === undefined) throw new PackError('missing-entry', { path });
    const limit = limitOf(path, options);
    if (bytes > limit) throw new PackError('too-large', { path, limit });
    checkContent(entry, bytes, sha256);
  }
  const bytes = (path: PackPath): Uint8Array | undefined => {
    const file = listed.get(path);
    const entry = byPath.get(path);
    if (file === undefined || entry === undefined) return undefined;
    const content = readWhole(entry, file.bytes);
    if (sha256Hex(content) !== file.sha256) throw new PackError('wrong-hash', { path });
    return content;
  };
  return {
    manifest,
    digest: sha256Hex(manifestBytes),
    canonicalForm,
    ignoredEntries: ignored,
    seals: readSeals(entries),
    chunks: (path) => (listed.has(path) ? byPath.get(path)?.chunks() : undefined),
    bytes,
  };
}

function listEntries(source: PackSource, lenient: boolean) {
  try {
    return { entries: listStrictEntries(source), ignored: 0, canonicalForm: true };
  } catch (error) {
    if (!lenient || !(error instanceof PackError)) throw error;
    return { ...listForeignEntries(source), canonicalForm: false };
  }
}

function readSeals(entries: readonly OpenEntry[]): PackedSeal[] {
  const seals = entries.filter(({ path }) => roleOf(path) === 'seal');
  if (seals.length > MAX_SEALS) throw new PackError('too-many', { limit: MAX_SEALS });
  return seals
    .map((entry) => {
      const bytes = readWhole(entry, entry.byteLength);
      if (sha256Hex(bytes) !== hashOfPath(entry.path))
        throw new PackError('wrong-name', { path: entry.path });
      return { path: entry.path, bytes };
    })
    .sort((left, right) => comparePaths(left.path, right.path));
}

/** Reads an entry to its end and refuses it if it is not what the manifest says of it. */
function checkContent(entry: OpenEntry, byteLength: number, sha256: string): void {
  const { path } = entry;
  const hash = createSha256();
  for (const piece of piecesOf(entry, byteLength)) hash.update(piece);
  if (hash.digestHex() !== sha256) throw new PackError('wrong-hash', { path });
}

function readWhole(entry: OpenEntry, byteLength: number): Uint8Array {
  const { path } = entry;
  const limit = limitOf(path);
  if (byteLength > limit) throw new PackError('too-large', { path, limit });
  const whole = new Uint8Array(byteLength);
  let at = 0;
  for (const piece of piecesOf(entry, byteLength)) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** The pieces of an entry that has exactly so many bytes and the checksum of its header. */
function* piecesOf(entry: OpenEntry, byteLength: number): Generator<Uint8Array> {
  const { path } = entry;
  if (entry.byteLength !== byteLength) throw new PackError('wrong-size', { path });
  let crc = 0;
  let length = 0;
  for (const piece of entry.chunks()) {
    length += piece.length;
    // What inflates beyond what was said of it is not read any further.
    if (length > byteLength) throw new PackError('wrong-size', { path });
    crc = crc32(piece, crc);
    yield piece;
  }
  if (length !== byteLength) throw new PackError('wrong-size', { path });
  if (crc !== entry.crc32) throw new PackError('damaged-entry', { path });
}

function limitOf(path: PackPath, { maxContentBytes }: ReadPackOptions = {}): number {
  const role = roleOf(path);
  if (role === undefined) return 0;
  const isContent = role === 'text' || role === 'raw';
  return isContent && maxContentBytes !== undefined
    ? Math.min(maxContentBytes, maxBytesOf(role))
    : maxBytesOf(role);
}
