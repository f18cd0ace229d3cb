const encoder = new TextEncoder();

/** The highest bit of each of four bytes. */
const HIGH = 0x80808080 | 0;

/**
 * Copies 64 bytes, and says whether each is a hex digit in lower case.
 *
 * @remarks Four at a time: what is added to a byte carries into its highest bit from one bound upward, and never
 * beyond it, because that bit must be clear before.
 */
export function copyDigits(source: DataView, from: number, target: DataView, to: number): boolean {
  let good = HIGH;
  for (let offset = 0; offset < 64; offset += 4) {
    const four = source.getInt32(from + offset, true);
    target.setInt32(to + offset, four, true);
    const low = four & 0x7f7f7f7f;
    const digit = (low + 0x50505050) & ~(low + 0x46464646);
    const letter = (low + 0x1f1f1f1f) & ~(low + 0x19191919);
    good &= (digit | letter) & ~four;
  }
  return good === HIGH;
}

const hex = new Uint8Array(64);

/** Writes the 32 bytes that 64 hex digits stand for; false where they are no such digits. */
export function writeDigest(digest: string, target: Uint8Array, at: number): boolean {
  const digits = hex;
  if (digest.length !== 64 || encoder.encodeInto(digest, digits).written !== 64) return false;
  const values = VALUES;
  let seen = 0;
  for (let index = 0; index < 32; index++) {
    const high = values[digits[2 * index] as number] as number;
    const low = values[digits[2 * index + 1] as number] as number;
    seen |= high | low;
    target[at + index] = (high << 4) | low;
  }
  return seen < 16;
}

/** Value of each hex digit in lower case; 255 for every other byte. */
const VALUES = new Uint8Array(256).fill(255);
for (let value = 0; value < 16; value++) VALUES[value.toString(16).charCodeAt(0)] = value;
