import { matchQuote, type QuoteResult } from '@loccit/anchoring';
import { parseJson } from '@loccit/json';
import { writePlace } from '../cli-error.js';
import { describeError, toCliError } from '../console/report-error.js';
import { encodeShownJson, type Session } from '../session.js';
import { AnchorCaseReader, idOf } from './anchor-case.js';
import { type CaseLine, readCaseLines } from './case-lines.js';

/** How many UTF-16 units are written at a time. */
const BLOCK = 1 << 16;

/**
 * Answers a file of cases line by line, in its order; a bad line is answered on its own and ends nothing.
 *
 * @returns whether every line could be read
 */
export async function answerCases(session: Session, file: string, maxBytes: number): Promise<boolean> {
  const reader = new AnchorCaseReader(file, maxBytes);
  let held = '';
  let good = true;
  for await (const line of readCaseLines(file)) {
    if (line.bytes instanceof Uint8Array && line.bytes.every(isBlank)) continue;
    const answer = answerLine(session, reader, line, file);
    good &&= !('error' in answer);
    held += `${encodeShownJson(answer)}\n`;
    if (held.length < BLOCK) continue;
    await write(session, held);
    held = '';
  }
  await write(session, held);
  return good;
}

const isBlank = (byte: number): boolean => byte === 0x20 || byte === 0x09 || byte === 0x0d;

function answerLine(session: Session, reader: AnchorCaseReader, { line, byteOffset, bytes }: CaseLine, file: string) {
  let id: string | number | null = null;
  try {
    if (!(bytes instanceof Uint8Array)) throw bytes;
    const value = parseJson(bytes);
    id = idOf(value);
    const { index, quote } = reader.read(value);
    return { id, ...writeResult(matchQuote(index, quote)) };
  } catch (error) {
    const refused = toCliError(error);
    const inLine = refused.at.line === undefined ? {} : { column: refused.at.column ?? 1 };
    const at = {
      file: file === '-' ? '<stdin>' : file,
      ...writePlace(refused.at),
      line,
      ...inLine,
      ...(refused.at.byteOffset === undefined || refused.at.line === undefined
        ? {}
        : { byte_offset: byteOffset + refused.at.byteOffset }),
    };
    return { id, error: { code: refused.code, message: describeError(refused, session.lang).what, at } };
  }
}

/** A result as it stands in JSON. */
export const writeResult = ({ outcome, matches }: QuoteResult) => ({
  outcome,
  matches: matches.map(({ charStart, charEnd, score, foldings }) => ({
    char_start: charStart,
    char_end: charEnd,
    score,
    foldings,
  })),
});

/** At the reader's pace, so that a file of any length passes in bounded memory. */
async function write({ streams: { out } }: Session, text: string): Promise<void> {
  if (text === '' || out.write(text) !== false || out.once === undefined) return;
  await new Promise<void>((resolve) => out.once?.('drain', resolve));
}
