import { sha256Hex } from '@loccit/lineage';
import type { OpenedPack } from '@loccit/packs';
import { readInput } from '../files/read-input.js';
import { readList } from '../options.js';

/** A seal at hand: its bytes, its name, and where in the pack it lies. */
export interface HeldSeal {
  readonly bytes: Uint8Array;
  readonly sha256: string;
  /** Null for one that was handed over beside the artifact. */
  readonly path: string | null;
}

const maxBytes = 2 << 20;

/** The seals of the pack and those that `--seal` lists, each once, sorted by hash. */
export function listSeals(
  pack: OpenedPack | undefined,
  options: Readonly<Record<string, unknown>>,
): HeldSeal[] {
  const handed = readList(options, 'seal').map((file) => ({ bytes: readInput(file, maxBytes), path: null }));
  const seals = new Map<string, HeldSeal>();
  for (const { bytes, path } of [...handed, ...(pack?.seals ?? [])]) {
    const sha256 = sha256Hex(bytes);
    seals.set(sha256, { bytes, sha256, path });
  }
  return [...seals.values()].sort((left, right) => (left.sha256 < right.sha256 ? -1 : 1));
}
