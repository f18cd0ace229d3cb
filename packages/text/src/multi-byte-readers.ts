import { encodingTable } from './encoding-table.js';
import { illFormed, pairSequence, type SequenceReader, sequence, UNFINISHED } from './sequence-reader.js';

/** Pointers of Big5 that stand for two code points each. */
const BIG5_PAIRS: readonly number[] = [1133, 1135, 1164, 1166];

/** What a sequence is that no character has: a trail byte of ASCII is a character of its own. */
const unmapped = (trail: number, length: number): number => illFormed(trail < 0x80 ? length - 1 : length);

/** @see {@link https://encoding.spec.whatwg.org/#big5-decoder} */
export function big5Reader(): SequenceReader {
  const table = encodingTable('big5');
  return (bytes, at) => {
    const lead = bytes[at] as number;
    if (lead < 0x80) return sequence(lead, 1);
    if (lead === 0x80 || lead === 0xff) return illFormed(1);
    const trail = bytes[at + 1];
    if (trail === undefined) return UNFINISHED;
    const inRange = (trail >= 0x40 && trail <= 0x7e) || (trail >= 0xa1 && trail <= 0xfe);
    if (!inRange) return unmapped(trail, 2);
    const pointer = (lead - 0x81) * 157 + trail - (trail < 0x7f ? 0x40 : 0x62);
    const codePoint = table[pointer] ?? 0;
    if (codePoint !== 0) return sequence(codePoint, 2);
    const pair = BIG5_PAIRS.indexOf(pointer);
    return pair >= 0 ? pairSequence(pair) : unmapped(trail, 2);
  };
}

/** @see {@link https://encoding.spec.whatwg.org/#euc-kr-decoder} */
export function eucKrReader(): SequenceReader {
  const table = encodingTable('euc-kr');
  return (bytes, at) => {
    const lead = bytes[at] as number;
    if (lead < 0x80) return sequence(lead, 1);
    if (lead === 0x80 || lead === 0xff) return illFormed(1);
    const trail = bytes[at + 1];
    if (trail === undefined) return UNFINISHED;
    const inRange = trail >= 0x41 && trail <= 0xfe;
    const codePoint = inRange ? (table[(lead - 0x81) * 190 + trail - 0x41] ?? 0) : 0;
    return codePoint !== 0 ? sequence(codePoint, 2) : unmapped(trail, 2);
  };
}

/** @see {@link https://encoding.spec.whatwg.org/#euc-jp-decoder} */
export function eucJpReader(): SequenceReader {
  const jis0208 = encodingTable('jis0208');
  const jis0212 = encodingTable('jis0212');
  const isRow = (byte: number): boolean => byte >= 0xa1 && byte <= 0xfe;
  return (bytes, at) => {
    const lead = bytes[at] as number;
    if (lead < 0x80) return sequence(lead, 1);
    if (lead !== 0x8e && lead !== 0x8f && !isRow(lead)) return illFormed(1);
    const second = bytes[at + 1];
    if (second === undefined) return UNFINISHED;
    if (lead === 0x8e && second >= 0xa1 && second <= 0xdf) return sequence(0xff61 - 0xa1 + second, 2);
    if (lead === 0x8f && isRow(second)) {
      const third = bytes[at + 2];
      if (third === undefined) return UNFINISHED;
      const codePoint = isRow(third) ? (jis0212[(second - 0xa1) * 94 + third - 0xa1] ?? 0) : 0;
      return codePoint !== 0 ? sequence(codePoint, 3) : unmapped(third, 3);
    }
    const codePoint = isRow(lead) && isRow(second) ? (jis0208[(lead - 0xa1) * 94 + second - 0xa1] ?? 0) : 0;
    return codePoint !== 0 ? sequence(codePoint, 2) : unmapped(second, 2);
  };
}

/** @see {@link https://encoding.spec.whatwg.org/#shift_jis-decoder} */
export function shiftJisReader(): SequenceReader {
  const jis0208 = encodingTable('jis0208');
  return (bytes, at) => {
    const lead = bytes[at] as number;
    if (lead <= 0x80) return sequence(lead, 1);
    if (lead >= 0xa1 && lead <= 0xdf) return sequence(0xff61 - 0xa1 + lead, 1);
    if (lead === 0xa0 || lead > 0xfc) return illFormed(1);
    const trail = bytes[at + 1];
    if (trail === undefined) return UNFINISHED;
    const inRange = (trail >= 0x40 && trail <= 0x7e) || (trail >= 0x80 && trail <= 0xfc);
    if (!inRange) return unmapped(trail, 2);
    const row = lead - (lead < 0xa0 ? 0x81 : 0xc1);
    const pointer = row * 188 + trail - (trail < 0x7f ? 0x40 : 0x41);
    // Rows for characters that users define: private use, counted and not listed.
    if (pointer >= 8836 && pointer <= 10715) return sequence(0xe000 - 8836 + pointer, 2);
    const codePoint = jis0208[pointer] ?? 0;
    return codePoint !== 0 ? sequence(codePoint, 2) : unmapped(trail, 2);
  };
}
