import { matchQuote, type QuoteResult } from '@loccit/anchoring';
import type { Lang } from '@loccit/contract';
import { parseJson } from '@loccit/json';
import { type CliError, writePlace } from '../cli-error.js';
import { describeError, toCliError } from '../console/report-error.js';
import { encodeShownJson, type Session } from '../session.js';
import { AnchorCaseReader, idOf } from './anchor-case.js';
import { type CaseLine, isBlankLine, readCaseLines } from './case-lines.js';
import { placeInFile } from './place-in-file.js';

/** How many UTF-16 units are written at a time. */
const BLOCK = 1 << 16;

/**
 * Answers a file of cases line by line, in its order; a bad line is answered on its own and ends nothing.
 *
 * @returns whether every line could be read
 */
export async function answerCases(
  session: Session,
  file: string,
  maxBytes: number,
  lang: Lang,
): Promise<boolean> {
  const reader = new AnchorCaseReader(file, maxBytes);
  let held = '';
  let good = true;
  for await (const line of readCaseLines(file)) {
    if (isBlankLine(line)) continue;
    const answer = answerLine(lang, reader, line, file);
    good &&= !('error' in answer);
    held += `${encodeShownJson(answer)}\n`;
    if (held.length < BLOCK) continue;
    await write(session, held);
    held = '';
  }
  await write(session, held);
  return good;
}

function answerLine(lang: Lang, reader: AnchorCaseReader, line: CaseLine, file: string) {
  const { bytes } = line;
  let id: string | number | null = null;
  let value: unknown;
  try {
    if (!(bytes instanceof Uint8Array)) throw bytes;
    value = parseJson(bytes);
    id = idOf(value);
    const { index, quote } = reader.read(value);
    return { id, ...writeResult(matchQuote(index, quote)) };
  } catch (error) {
    const refused = toCliError(error);
    return {
      id,
      error: {
        code: refused.code,
        message: describeError(refused, lang).what,
        at: placeOf(refused, line, file, value),
      },
    };
  }
}

/** Where a case is at fault: in its line, or in the file that it names. */
const placeOf = ({ at }: CliError, line: CaseLine, file: string, value: unknown) =>
  at.file === undefined
    ? writePlace(placeInFile(at, line, file, value))
    : { ...writePlace(at), pointer: '/text_file' };

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
