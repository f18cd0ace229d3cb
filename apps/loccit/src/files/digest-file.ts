import { createSha256 } from '@loccit/lineage';
import { readAhead } from './read-ahead.js';

/**
 * SHA-256 of a file, or of standard input for `-`, in lowercase hex.
 *
 * @remarks Four MiB of memory for a file of any length, and hardly more time than hashing the same bytes in memory:
 * reading costs a sixth of it, which another thread does meanwhile.
 * @param take - sees every block in the same pass; its memory is used again for the one after the next
 * @throws {@link CliError} as {@link readAhead} does, and what `take` throws
 */
export async function digestFile(path: string, take?: (block: Uint8Array) => void): Promise<string> {
  const hash = createSha256();
  for await (const block of readAhead(path)) {
    hash.update(block);
    take?.(block);
  }
  return hash.digestHex();
}
