import { CliError } from '../cli-error.js';
import { readAhead } from '../files/read-ahead.js';
import { maxJsonBytes } from '../files/read-input.js';

/** One line of a file, or why it cannot be kept. */
export interface CaseLine {
  /** From 1. */
  readonly line: number;
  /** Where in the file it begins. */
  readonly byteOffset: number;
  readonly bytes: Uint8Array | CliError;
}

const LF = 0x0a;
const BLANKS: readonly number[] = [0x20, 0x09, 0x0d];

/** Whether a line holds nothing but white space. */
export function isBlankLine({ bytes }: CaseLine): boolean {
  return bytes instanceof Uint8Array && bytes.every((byte) => BLANKS.includes(byte));
}

/**
 * The lines of a file of any length, one at a time.
 *
 * @param blocks - where the bytes come from, if not from the file
 * @remarks A line over {@link maxJsonBytes} is passed over and told as too large, so that memory stays bounded.
 */
export async function* readCaseLines(
  file: string,
  blocks: AsyncIterable<Uint8Array> = readAhead(file),
): AsyncGenerator<CaseLine> {
  let held: Uint8Array[] = [];
  let size = 0;
  let line = 1;
  let byteOffset = 0;
  const take = (): CaseLine => {
    const bytes =
      size > maxJsonBytes
        ? new CliError('too-large', {}, { limit: maxJsonBytes })
        : Buffer.concat(held, size);
    const taken = { line, byteOffset, bytes };
    held = [];
    byteOffset += size + 1;
    line += 1;
    size = 0;
    return taken;
  };
  const keep = (part: Uint8Array): void => {
    size += part.length;
    if (size > maxJsonBytes) held = [];
    // The memory of a block is used again once the next one is asked for.
    else if (part.length > 0) held.push(Uint8Array.from(part));
  };
  for await (const block of blocks) {
    let start = 0;
    for (let end = block.indexOf(LF); end !== -1; end = block.indexOf(LF, start)) {
      keep(block.subarray(start, end));
      yield take();
      start = end + 1;
    }
    keep(block.subarray(start));
  }
  if (size > 0) yield take();
}
