import type { Lang } from '@loccit/contract';
import { parseJson } from '@loccit/json';
import type { SupportMode } from '@loccit/support';
import { type CaseLine, readCaseLines } from '../anchoring/case-lines.js';
import { CliError, writePlace } from '../cli-error.js';
import { describeError, toCliError } from '../console/report-error.js';
import { encodeShownJson, type Session } from '../session.js';
import type { PairJudge } from './pair-judge.js';
import { idOf, type PairLine, readPairLine } from './read-pair.js';
import { writeSupport } from './write-support.js';

/** How many UTF-16 units are written at a time. */
const BLOCK = 1 << 16;

/** How the pairs of a file are read and told. */
export interface PairsOptions {
  readonly mode: SupportMode | undefined;
  readonly lang: Lang;
}

/** A line that could not be read, with its id where it has one. */
export interface RefusedLine {
  readonly id: string | number | null;
  readonly error: CliError;
}

/**
 * Answers a file of pairs line by line, in its order; a bad line is answered on its own and ends nothing.
 *
 * @remarks As many pairs are held as the judge takes at a time, so that a file of any length passes in bounded memory.
 * @returns whether every line could be read
 */
export async function answerPairs(
  session: Session,
  file: string,
  judge: PairJudge,
  options: PairsOptions,
): Promise<boolean> {
  const { lang, mode } = options;
  let held = '';
  let good = true;
  const write = async (answer: object): Promise<void> => {
    held += `${encodeShownJson(answer)}\n`;
    if (held.length < BLOCK) return;
    await flush(session, held);
    held = '';
  };
  let batch: (PairLine | RefusedLine)[] = [];
  const judgeBatch = async (): Promise<void> => {
    const pairs = batch.filter((line): line is PairLine => 'input' in line);
    const results = [...(await judge.judge(pairs.map(({ input }) => input)))];
    for (const line of batch) {
      if ('error' in line) {
        good = false;
        await write({ id: line.id, error: tellRefusal(line.error, lang) });
        continue;
      }
      const result = results.shift();
      if (result !== undefined) await write({ id: line.id, ...writeSupport(result, lang) });
    }
    batch = [];
    // Who waits for models sees what is there.
    if (judge.cost === undefined) return;
    await flush(session, held);
    held = '';
  };
  for await (const line of readPairLines(file, (value) => readPairLine(value, mode))) {
    batch.push(line);
    if (batch.length >= judge.batch) await judgeBatch();
  }
  await judgeBatch();
  await flush(session, held);
  return good;
}

/** The lines of a file, each as what it says or why it cannot be read; blank lines are passed over. */
export async function* readPairLines<T extends PairLine>(
  file: string,
  read: (value: unknown) => T,
): AsyncGenerator<T | RefusedLine> {
  for await (const line of readCaseLines(file)) {
    if (line.bytes instanceof Uint8Array && line.bytes.every(isBlank)) continue;
    let id: string | number | null = null;
    let answer: T | RefusedLine;
    try {
      if (!(line.bytes instanceof Uint8Array)) throw line.bytes;
      const value = parseJson(line.bytes);
      id = idOf(value);
      answer = read(value);
    } catch (error) {
      answer = { id, error: placeInFile(toCliError(error), line, file) };
    }
    yield answer;
  }
}

const isBlank = (byte: number): boolean => byte === 0x20 || byte === 0x09 || byte === 0x0d;

/** A refusal of a line as one of its file: what the parser counts begins with the line. */
function placeInFile(refused: CliError, { line, byteOffset }: CaseLine, file: string): CliError {
  const { at, code, exitCode, more, values } = refused;
  const inFile = at.line === undefined ? {} : { byteOffset: byteOffset + (at.byteOffset ?? 0) };
  return new CliError(code, { ...at, ...inFile, file, line }, values, exitCode, more);
}

/** A refusal as it stands in a line of JSON. */
export const tellRefusal = (refused: CliError, lang: Lang) => ({
  code: refused.code,
  message: describeError(refused, lang).what,
  at: writePlace(refused.at),
});

/** At the reader's pace, so that a file of any length passes in bounded memory. */
async function flush({ streams: { out } }: Session, text: string): Promise<void> {
  if (text === '' || out.write(text) !== false || out.once === undefined) return;
  await new Promise<void>((resolve) => out.once?.('drain', resolve));
}
