/** What the directory says of one stored entry. */
export interface ZipEntry {
  readonly path: string;
  readonly byteLength: number;
  readonly crc32: number;
  /** Where its local header begins. */
  readonly offset: number;
}

/** Largest length and offset that the 32 bits of the plain form can say without meaning "look elsewhere". */
export const MAX_ZIP_BYTES = 0xfffffffe;
/** Most bytes of a path; a longer one is unsafe. */
export const MAX_PATH_BYTES = 1024;
/** Most entries for the same reason. */
export const MAX_ZIP_ENTRIES = 0xfffe;

/** Bytes of the three structures, without the path. */
export const LOCAL_BYTES = 30;
export const CENTRAL_BYTES = 46;
export const END_BYTES = 22;

export const LOCAL_SIGNATURE = 0x04034b50;
export const CENTRAL_SIGNATURE = 0x02014b50;
export const END_SIGNATURE = 0x06054b50;

const VERSION = 20;
/** Made on Unix, by version 2.0: what common writers say. */
const MADE_BY = (3 << 8) | VERSION;
/** Readable and writable by its owner, in the upper half of the external attributes. */
const ATTRIBUTES = 0o600 << 16;
/** 1980-01-01: year 0, month 1, day 1. */
const DATE = (1 << 5) | 1;

const ascii = new TextEncoder();

/** The one form of a local header. */
export function encodeLocalHeader(entry: ZipEntry): Uint8Array {
  return write(LOCAL_BYTES, entry.path, (field) => {
    field(4, LOCAL_SIGNATURE);
    describe(field, entry);
    field(2, 0);
  });
}

/** The one form of an entry of the directory. */
export function encodeCentralEntry(entry: ZipEntry): Uint8Array {
  return write(CENTRAL_BYTES, entry.path, (field) => {
    field(4, CENTRAL_SIGNATURE);
    field(2, MADE_BY);
    describe(field, entry);
    // No extra field, no comment, disk 0, no internal attributes.
    for (let zero = 0; zero < 4; zero++) field(2, 0);
    field(4, ATTRIBUTES);
    field(4, entry.offset);
  });
}

/** The one form of the end of the directory. */
export function encodeEnd(entries: number, directoryBytes: number, directoryOffset: number): Uint8Array {
  return write(END_BYTES, '', (field) => {
    field(4, END_SIGNATURE);
    field(2, 0);
    field(2, 0);
    field(2, entries);
    field(2, entries);
    field(4, directoryBytes);
    field(4, directoryOffset);
    field(2, 0);
  });
}

type Field = (size: 2 | 4, value: number) => void;

function describe(field: Field, { path, byteLength, crc32 }: ZipEntry): void {
  field(2, VERSION);
  // No flag, stored, at midnight.
  field(2, 0);
  field(2, 0);
  field(2, 0);
  field(2, DATE);
  field(4, crc32);
  field(4, byteLength);
  field(4, byteLength);
  field(2, path.length);
}

function write(length: number, path: string, fill: (field: Field) => void): Uint8Array {
  const bytes = new Uint8Array(length + path.length);
  const view = new DataView(bytes.buffer);
  let at = 0;
  fill((size, value) => {
    if (size === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += size;
  });
  bytes.set(ascii.encode(path), length);
  return bytes;
}
