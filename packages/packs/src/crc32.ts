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
    crc ^=
      byte(bytes, at) |
      (byte(bytes, at + 1) << 8) |
      (byte(bytes, at + 2) << 16) |
      (byte(bytes, at + 3) << 24);
    crc =
      entry(7, crc & 255) ^
      entry(6, (crc >>> 8) & 255) ^
      entry(5, (crc >>> 16) & 255) ^
      entry(4, crc >>> 24) ^
      entry(3, byte(bytes, at + 4)) ^
      entry(2, byte(bytes, at + 5)) ^
      entry(1, byte(bytes, at + 6)) ^
      entry(0, byte(bytes, at + 7));
  }
  for (; at < bytes.length; at++) crc = (crc >>> 8) ^ entry(0, (crc ^ byte(bytes, at)) & 255);
  return ~crc >>> 0;
}

function byte(bytes: Uint8Array, at: number): number {
  return bytes[at] ?? 0;
}

function entry(slice: number, value: number): number {
  return tables[slice * 256 + value] ?? 0;
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
