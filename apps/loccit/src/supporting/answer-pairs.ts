import type { Lang } from '@loccit/contract';
import { parseJson } from '@loccit/json';
import type { SupportMode } from '@loccit/support';
import { isBlankLine, readCaseLines } from '../anchoring/case-lines.js';
import { placeInFile } from '../anchoring/place-in-file.js';
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
  /** Told of each line that could not be read. */
  readonly onRefused: (line: RefusedLine) => void;
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
 */
export async function answerPairs(
  session: Session,
  file: string,
  judge: PairJudge,
  options: PairsOptions,
): Promise<void> {
  const { lang, mode, onRefused } = options;
  let held = '';
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
        onRefused(line);
        await write({ id: line.id, error: tellRefusal(line.error, lang) });
        continue;
      }
      const result = results.shift();
      if (result !== undefined) await write({ id: line.id, ...writeSupport(line.input, result, lang) });
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
}

/** The lines of a file, each as what it says or why it cannot be read; blank lines are passed over. */
export async function* readPairLines<T extends PairLine>(
  file: string,
  read: (value: unknown) => T,
): AsyncGenerator<T | RefusedLine> {
  for await (const line of readCaseLines(file)) {
    if (isBlankLine(line)) continue;
    let id: string | number | null = null;
    let value: unknown;
    let answer: T | RefusedLine;
    try {
      if (!(line.bytes instanceof Uint8Array)) throw line.bytes;
      value = parseJson(line.bytes);
      id = idOf(value);
      answer = read(value);
    } catch (error) {
      const { at, code, exitCode, more, values } = toCliError(error);
      const place = placeInFile(at, line, file, value);
      // A line that ends too early is seldom a file that was cut off.
      const inLine = code === 'unexpected-end' ? { ...more, remedy: 'line-cut' } : more;
      answer = { id, error: new CliError(code, place, values, exitCode, inLine) };
    }
    yield answer;
  }
}

/** A refusal as it stands in a line of JSON. */
export function tellRefusal(refused: CliError, lang: Lang) {
  const { remedy, what } = describeError(refused, lang);
  return {
    code: refused.code,
    message: what,
    ...(remedy === undefined ? {} : { remedy }),
    at: writePlace(refused.at),
  };
}

/** At the reader's pace, so that a file of any length passes in bounded memory. */
async function flush({ streams: { out } }: Session, text: string): Promise<void> {
  if (text === '' || out.write(text) !== false || out.once === undefined) return;
  await new Promise<void>((resolve) => out.once?.('drain', resolve));
}
