const POLYNOMIAL = 0xedb88320;
const SLICES = 8;

/** Eight tables of 256 entries: table `n` is the checksum of a byte behind which `n` zeroes stand. */
const tables = buildTables();

/**
 * The CRC-32 of bytes that follow on bytes whose CRC-32 is `before`; 0 is that of none.
 *
 * @remarks O(length), eight bytes at a time. It finds accidents; hashes find everything else.
 * @see APPNOTE.TXT 6.3.10, section 4.4.7
 */
export function crc32(bytes: Uint8Array, before = 0): number {
  let crc = ~before;
  let at = 0;
  for (const end = bytes.length - (bytes.length % SLICES); at < end; at += SLICES) {
    // Written out: in a program that reads one pack and ends, calls are not compiled away.
    crc ^=
      (bytes[at] ?? 0) |
      ((bytes[at + 1] ?? 0) << 8) |
      ((bytes[at + 2] ?? 0) << 16) |
      ((bytes[at + 3] ?? 0) << 24);
    crc =
      (tables[7 * 256 + (crc & 255)] ?? 0) ^
      (tables[6 * 256 + ((crc >>> 8) & 255)] ?? 0) ^
      (tables[5 * 256 + ((crc >>> 16) & 255)] ?? 0) ^
      (tables[4 * 256 + (crc >>> 24)] ?? 0) ^
      (tables[3 * 256 + (bytes[at + 4] ?? 0)] ?? 0) ^
      (tables[2 * 256 + (bytes[at + 5] ?? 0)] ?? 0) ^
      (tables[256 + (bytes[at + 6] ?? 0)] ?? 0) ^
      (tables[bytes[at + 7] ?? 0] ?? 0);
  }
  for (; at < bytes.length; at++) crc = (crc >>> 8) ^ (tables[(crc ^ (bytes[at] ?? 0)) & 255] ?? 0);
  return ~crc >>> 0;
}

function buildTables(): Uint32Array {
  const built = new Uint32Array(SLICES * 256);
  for (let value = 0; value < 256; value++) {
    let crc = value;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? POLYNOMIAL : 0);
    built[value] = crc;
  }
  for (let at = 256; at < built.length; at++) {
    const shorter = built[at - 256] ?? 0;
    built[at] = (shorter >>> 8) ^ (built[shorter & 255] ?? 0);
  }
  return built;
}
