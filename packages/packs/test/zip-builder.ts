import { deflateRawSync } from 'node:zlib';
import { crc32 } from '../src/crc32.js';

/** An entry of an archive in which everything can be other than it should be. */
export interface BuiltEntry {
  /** Latin-1: one character a byte. */
  readonly path: string;
  readonly data: Uint8Array;
  readonly deflate?: boolean;
  readonly method?: number;
  readonly flags?: number;
  readonly date?: number;
  readonly time?: number;
  readonly version?: number;
  readonly madeBy?: number;
  readonly attributes?: number;
  readonly internal?: number;
  readonly crc?: number;
  readonly byteLength?: number;
  readonly storedLength?: number;
  readonly localPath?: string;
  readonly localExtra?: Uint8Array;
  readonly extra?: Uint8Array;
  readonly comment?: string;
  readonly offset?: number;
  readonly disk?: number;
  /** Sizes and checksum behind the content. */
  readonly descriptor?: boolean;
  /** Bytes between the last entry and this one. */
  readonly gap?: Uint8Array;
  /** No local header and no content: the directory alone names it. */
  readonly directoryOnly?: boolean;
}

/** What stands around the entries. */
export interface Frame {
  readonly before?: Uint8Array;
  readonly after?: Uint8Array;
  readonly comment?: string;
  readonly entries?: number;
  readonly directoryBytes?: number;
  readonly directoryOffset?: number;
  readonly disk?: number;
  /** Order of the directory, by index; that of the entries by default. */
  readonly directory?: readonly number[];
}

/** Builds an archive of these parts, by default in the form of a pack. */
export function buildZip(entries: readonly BuiltEntry[], frame: Frame = {}): Uint8Array {
  const pieces: Buffer[] = [Buffer.from(frame.before ?? new Uint8Array())];
  const central: Buffer[] = [];
  let at = 0;
  for (const entry of entries) {
    const { path, data, gap = new Uint8Array(), descriptor = false } = entry;
    at += gap.length;
    pieces.push(Buffer.from(gap));
    const content = entry.deflate === true ? deflateRawSync(data) : Buffer.from(data);
    const method = entry.method ?? (entry.deflate === true ? 8 : 0);
    const flags = entry.flags ?? (descriptor ? 8 : 0);
    const crc = entry.crc ?? crc32(data);
    const byteLength = entry.byteLength ?? data.length;
    const storedLength = entry.storedLength ?? content.length;
    const localPath = Buffer.from(entry.localPath ?? path, 'latin1');
    const localExtra = Buffer.from(entry.localExtra ?? new Uint8Array());
    const shared = (sizes: readonly [number, number, number]) => [
      ...u16(entry.version ?? 20, flags, method, entry.time ?? 0, entry.date ?? 33),
      ...u32(...sizes),
    ];
    const local = Buffer.from([
      ...u32(0x04034b50),
      ...shared(descriptor ? [0, 0, 0] : [crc, storedLength, byteLength]),
      ...u16(localPath.length, localExtra.length),
    ]);
    const tail = descriptor ? Buffer.from(u32(0x08074b50, crc, storedLength, byteLength)) : Buffer.alloc(0);
    if (entry.directoryOnly !== true) pieces.push(local, localPath, localExtra, content, tail);
    const name = Buffer.from(path, 'latin1');
    const extra = Buffer.from(entry.extra ?? new Uint8Array());
    const comment = Buffer.from(entry.comment ?? '', 'latin1');
    central.push(
      Buffer.concat([
        Buffer.from([
          ...u32(0x02014b50),
          ...u16(entry.madeBy ?? 0x0314),
          ...shared([crc, storedLength, byteLength]),
          ...u16(name.length, extra.length, comment.length, entry.disk ?? 0, entry.internal ?? 0),
          ...u32(entry.attributes ?? 0o600 << 16, entry.offset ?? at),
        ]),
        name,
        extra,
        comment,
      ]),
    );
    if (entry.directoryOnly !== true) {
      at += local.length + localPath.length + localExtra.length + content.length + tail.length;
    }
  }
  const order = frame.directory ?? central.keys();
  const directory = Buffer.concat([...order].map((index) => central[index] ?? Buffer.alloc(0)));
  const count = frame.entries ?? entries.length;
  const comment = Buffer.from(frame.comment ?? '', 'latin1');
  const disk = frame.disk ?? 0;
  const end = Buffer.from([
    ...u32(0x06054b50),
    ...u16(disk, disk, count, count),
    ...u32(frame.directoryBytes ?? directory.length, frame.directoryOffset ?? at),
    ...u16(comment.length),
  ]);
  pieces.push(directory, end, comment, Buffer.from(frame.after ?? new Uint8Array()));
  return new Uint8Array(Buffer.concat(pieces));
}

function u16(...values: readonly number[]): number[] {
  return values.flatMap((value) => [value & 255, (value >>> 8) & 255]);
}

function u32(...values: readonly number[]): number[] {
  return values.flatMap((value) => [...u16(value), ...u16(value >>> 16)]);
}
