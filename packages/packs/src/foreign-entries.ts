import { Inflate } from 'fflate';
import { PackError } from './pack-error.js';
import { isPackPath, isUnsafePath } from './pack-paths.js';
import { type PackSource, readPieces } from './pack-source.js';
import type { OpenEntry } from './strict-entries.js';
import { type FoundEntry, findContent, findEnd, readDirectory } from './zip-directory.js';
import { END_BYTES } from './zip-form.js';

/** Compressed bytes that are inflated at once: they may become a thousand times as many. */
const INFLATE_BYTES = 4096;
const DEFLATED = 8;
// Where a row of the directory tells the system that made it, and of Unix the type of the file.
const MADE_BY_SYSTEM = 5;
const FILE_TYPE = 40;
const UNIX = 3;
const SYMBOLIC_LINK = 0o120000;

/** The entries of a foreign archive. */
export interface ForeignEntries {
  readonly entries: readonly OpenEntry[];
  /** How many entries are none of a pack; they are not read. */
  readonly ignored: number;
}

/**
 * The entries of an archive that another program wrote: deflated, in another order, with dates, extra fields and comments.
 *
 * @remarks Paths that lead anywhere are refused here too, and so are entries that share bytes. What a content inflates to is
 * bounded by who reads it: pieces come one after the other, each of some megabytes at most. O(entries).
 * @throws {@link PackError} with one of the codes of the container.
 */
export function listForeignEntries(source: PackSource): ForeignEntries {
  const end = findEnd(source);
  // Which end and which directory are the right ones must not depend on who reads.
  const isWhole = end.directoryOffset + end.directoryBytes === end.at;
  if (!isWhole || end.at + END_BYTES + end.commentBytes !== source.byteLength) {
    throw new PackError('not-a-zip', { offset: end.at });
  }
  const found = readDirectory(source, end);
  const starts = found.map((one, entry) => findContent(source, one, entry));
  checkOverlap(found, starts, end.directoryOffset);
  const entries = new Map<string, OpenEntry>();
  let ignored = 0;
  for (const [entry, one] of found.entries()) {
    const { path } = one;
    if (isUnsafePath(path) || leadsToAnother(one)) throw new PackError('unsafe-path', { entry });
    if (!isPackPath(path)) {
      ignored++;
      continue;
    }
    if (entries.has(path)) throw new PackError('duplicate-entry', { entry, path });
    if (one.method !== 0 && one.method !== DEFLATED) throw new PackError('compressed', { entry, path });
    entries.set(path, openEntry(source, { ...one, path }, starts[entry] ?? 0));
  }
  return { entries: [...entries.values()], ignored };
}

/**
 * Whether an unpacker could put something else in the place of a file of the pack: a link, or an entry that is the same file
 * where case does not count.
 */
function leadsToAnother({ path, headerBytes }: FoundEntry): boolean {
  const row = new DataView(headerBytes.buffer, headerBytes.byteOffset);
  const isOfUnix = row.getUint8(MADE_BY_SYSTEM) === UNIX;
  if (isOfUnix && (row.getUint16(FILE_TYPE, true) & 0o170000) === SYMBOLIC_LINK) return true;
  return !isPackPath(path) && isPackPath(path.toLowerCase().replace(/\/$/, ''));
}

function openEntry(
  source: PackSource,
  found: FoundEntry & { path: OpenEntry['path'] },
  start: number,
): OpenEntry {
  const { path, byteLength, crc32, storedLength, method } = found;
  const end = start + storedLength;
  const chunks = () =>
    method === DEFLATED
      ? inflate(readPieces(source, start, end, INFLATE_BYTES), storedLength, path)
      : readPieces(source, start, end);
  return { path, byteLength, crc32, chunks };
}

function* inflate(
  pieces: Iterable<Uint8Array>,
  storedLength: number,
  path: OpenEntry['path'],
): Generator<Uint8Array> {
  let ready: Uint8Array[] = [];
  const inflater = new Inflate((piece) => {
    ready.push(piece);
  });
  let left = storedLength;
  for (const piece of pieces) {
    left -= piece.length;
    try {
      inflater.push(piece, left === 0);
    } catch (cause) {
      throw new PackError('damaged-entry', { path }, { cause });
    }
    yield* ready;
    ready = [];
  }
}

/** Archives whose entries share their bytes unfold to many times what any limit of a single entry allows. */
function checkOverlap(
  found: readonly FoundEntry[],
  starts: readonly number[],
  directoryOffset: number,
): void {
  const order = [...found.keys()].sort((a, b) => (found[a]?.offset ?? 0) - (found[b]?.offset ?? 0));
  let free = 0;
  for (const entry of order) {
    const offset = found[entry]?.offset ?? 0;
    if (offset < free) throw new PackError('overlapping-entries', { entry, offset });
    free = (starts[entry] ?? 0) + (found[entry]?.storedLength ?? 0);
    if (free > directoryOffset) throw new PackError('overlapping-entries', { entry, offset });
  }
}
