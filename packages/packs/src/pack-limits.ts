import type { PackRole } from './pack-paths.js';

const MIB = 1024 * 1024;

/** Most seals of a pack. */
export const MAX_SEALS = 64;

/** Most bytes of what is read into memory whole; texts and raw bytes are streamed until somebody asks for one. */
const LIMITS: Readonly<Partial<Record<PackRole, number>>> = {
  manifest: 16 * MIB,
  answer: 64 * MIB,
  audit: 64 * MIB,
  report: 64 * MIB,
  records: 256 * MIB,
  seal: 2 * MIB,
};

/** Most bytes of an entry of this kind. */
export function maxBytesOf(role: PackRole): number {
  return LIMITS[role] ?? 0xfffffffe;
}
