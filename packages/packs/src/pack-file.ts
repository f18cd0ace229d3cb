import { encodeCanonicalJson } from '@loccit/json';
import { sha256Hex } from '@loccit/lineage';
import { isPackPath, type PackPath } from './pack-paths.js';

/** A file on its way into a pack: what the manifest says of it, and its bytes in pieces. */
export interface PackFile {
  readonly path: PackPath;
  readonly byteLength: number;
  readonly sha256: string;
  /** The bytes from their beginning, anew with every call; their memory may be used again after the next piece. */
  chunks(): Iterable<Uint8Array>;
}

/** What a pack is written of, beside its manifest. */
export interface PackContent {
  readonly evidenceLevel: EvidenceLevel;
  /** In any order. */
  readonly files: readonly PackFile[];
  /** Seals, each the bytes of an envelope, in any order. */
  readonly seals?: readonly Uint8Array[];
}

/**
 * What the holder of a pack can repeat: `raw` from the bytes as received, `canonical` from the canonical text.
 *
 * @remarks `spans` is a name for later and is refused (`level-reserved`).
 */
export type EvidenceLevel = 'raw' | 'canonical';

/**
 * A file of bytes in memory.
 *
 * @throws RangeError for a path that no pack has.
 * @example
 * ```ts
 * createPackFile('raw/' + '0'.repeat(64), new Uint8Array([104, 105])).byteLength; // 2
 * ```
 */
export function createPackFile(path: string, bytes: Uint8Array): PackFile {
  if (!isPackPath(path)) throw new RangeError('path must be one that a pack may have');
  return { path, byteLength: bytes.length, sha256: sha256Hex(bytes), chunks: () => [bytes] };
}

/** A file of the RFC 8785 bytes of a value. */
export function createJsonFile(path: PackPath, value: unknown): PackFile {
  return createPackFile(path, encodeCanonicalJson(value));
}
