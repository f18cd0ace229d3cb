import { byteFinder } from '#utf8-decoder';
import { safeByteFrom } from './boundary.js';
import { countContinuations, viewOf } from './byte-count.js';
import { BLOCK_BITS, type Rewritten } from './canonical-bytes.js';

const CR = 0x0d;
const LF = 0x0a;

/**
 * Rewrites well-formed UTF-8 with LF line ends.
 *
 * @remarks The platform finds the CRs and moves what lies between them, without our looking at it.
 */
export function unifyLineEnds(source: Uint8Array, ascii: boolean): Rewritten {
  const findCr = byteFinder(source, CR);
  const view = viewOf(source);
  const out = new Uint8Array(source);
  const starts = blockStarts(source, ascii);
  const count = starts.length;
  const charsBefore = new Uint32Array(count);
  let block = 0;
  let chars = 0;
  let at = 0;
  let length = 0;
  let removed = 0;
  for (;;) {
    const found = findCr(at);
    const end = found < 0 ? source.length : found;
    for (; block < count && (starts[block] as number) <= end; block++) {
      const start = starts[block] as number;
      if (block > 0) {
        const before = starts[block - 1] as number;
        chars += start - before - (ascii ? 0 : countContinuations(view, before, start));
      }
      charsBefore[block] = chars - removed;
    }
    if (length < at) out.copyWithin(length, at, end);
    length += end - at;
    if (found < 0) break;
    at = end + 1;
    if (source[at] === LF) removed++;
    else out[length++] = LF;
  }
  const last = starts[count - 1] as number;
  chars += source.length - last - (ascii ? 0 : countContinuations(view, last, source.length));
  return {
    bytes: out.subarray(0, length),
    blocks: { ascii, chars: chars - removed, charsBefore, kinds: new Uint8Array(count) },
  };
}

/** First place from the beginning of each block on where the text can be cut. */
function blockStarts(source: Uint8Array, ascii: boolean): Uint32Array {
  const starts = new Uint32Array((source.length >> BLOCK_BITS) + 1);
  for (let block = 1; block < starts.length; block++) {
    const nominal = block << BLOCK_BITS;
    const before = starts[block - 1] as number;
    if (before >= nominal) starts[block] = before;
    else if (ascii)
      starts[block] = source[nominal] === LF && source[nominal - 1] === CR ? nominal + 1 : nominal;
    else starts[block] = safeByteFrom(source, nominal);
  }
  return starts;
}
