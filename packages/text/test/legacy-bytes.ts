import { loadVectors } from '@loccit/testing';
import fc from 'fast-check';
import { readerOf } from '../src/legacy-decoder.js';
import { lengthOf } from '../src/sequence-reader.js';

const { labels } = loadVectors<{ labels: { charset: string }[] }>('text/encodings.json');

/** Every encoding that is read but UTF-8. */
export const LEGACY_CHARSETS: readonly string[] = labels
  .map(({ charset }) => charset)
  .filter((charset) => charset !== 'utf-8');

/** Bytes that hold sequences at which counting goes wrong: line ends, marks, pairs, what two code points need. */
const AWKWARD: Readonly<Record<string, readonly number[][]>> = {
  gb18030: [
    [0x81, 0x30, 0xbd, 0x36],
    [0x90, 0x30, 0x81, 0x30],
    [0x84, 0x31, 0x95, 0x33],
    [0x65, 0x81, 0x30, 0xbd, 0x33],
  ],
  gbk: [[0x80], [0x81, 0x30, 0xbd, 0x33], [0x84, 0x31, 0x95, 0x33]],
  big5: [
    [0x88, 0x62],
    [0x88, 0xa5],
    [0x88, 0x40],
    [0xa4, 0x5c],
  ],
  'euc-jp': [
    [0x8f, 0xb0, 0xa1],
    [0x8e, 0xb1],
    [0xa4, 0xab, 0xa1, 0xab],
  ],
  shift_jis: [[0xb1], [0x95, 0x5c], [0xf0, 0x40]],
  'windows-1258': [[0x61, 0xd2], [0x65, 0xec], [0xd2], [0xea, 0xcc], [0x75, 0xf2, 0xec]],
  'utf-16le': [
    [0x65, 0, 0x01, 0x03],
    [0x3d, 0xd8, 0xa2, 0xde],
    [0xff, 0xfe],
    [0x12, 0x11, 0x61, 0x11],
    [0x2b, 0x21],
  ],
  'utf-16be': [
    [0, 0x65, 0x03, 0x01],
    [0xd8, 0x3d, 0xde, 0xa2],
    [0xfe, 0xff],
    [0x11, 0x12, 0x11, 0x61],
    [0x21, 0x2b],
  ],
};

/** Well-formed bytes of an encoding, sometimes with a byte order mark, and what is declared for them. */
export interface LegacyBytes {
  readonly charset: string;
  readonly raw: Uint8Array;
  readonly declared: { readonly charset?: string };
}

export function legacyBytes(charset: string): fc.Arbitrary<LegacyBytes> {
  const read = readerOf(charset);
  const widen = (byte: number): number[] =>
    charset === 'utf-16le' ? [byte, 0] : charset === 'utf-16be' ? [0, byte] : [byte];
  const common = [[0x0d], [0x0a], [0x0d, 0x0a], [0x65], [0x20]].map((bytes) => bytes.flatMap(widen));
  const any = fc.array(fc.integer({ min: 1, max: 255 }), { minLength: 4, maxLength: 4 }).map((bytes) => {
    const found = read(Uint8Array.from(bytes), 0);
    return found > 0 ? bytes.slice(0, lengthOf(found)) : widen(0x61);
  });
  const pieces = fc.array(fc.oneof(any, fc.constantFrom(...common, ...(AWKWARD[charset] ?? []))), {
    maxLength: 14,
  });
  return fc.tuple(pieces, fc.boolean()).map(([parts, marked]) => {
    const mark = charset === 'utf-16le' ? [0xff, 0xfe] : charset === 'utf-16be' ? [0xfe, 0xff] : [];
    const body = parts.flat();
    const isMark = mark.length > 0 && body[0] === mark[0] && body[1] === mark[1];
    const looksMarked =
      (body[0] === 0xff && body[1] === 0xfe) || (body[0] === 0xfe && body[1] === 0xff) || body[0] === 0xef;
    // What would be taken for a mark of another encoding is no test of this one.
    const front = marked || isMark ? mark : looksMarked ? widen(0x2e) : [];
    const raw = Uint8Array.from([...front, ...body]);
    return { charset, raw, declared: marked && mark.length > 0 ? {} : { charset } };
  });
}
