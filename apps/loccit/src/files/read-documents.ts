import { JsonError, parseJson } from '@loccit/json';
import { CliError } from '../cli-error.js';
import { toCliError } from '../console/report-error.js';
import { maxJsonBytes, readInput } from './read-input.js';

/** One document of a file. */
export interface ReadDocument {
  readonly value: unknown;
  readonly bytes: Uint8Array;
  /** Line of the file, from 1, on which it begins. */
  readonly line: number;
}

/** What a file holds: one document, or one on each line. */
export interface DocumentFile {
  readonly isLines: boolean;
  readonly documents: Iterable<ReadDocument>;
}

const LF = 0x0a;

/**
 * Reads a file as JSON, or as JSON lines.
 *
 * @remarks Its lines are documents where its name ends in `.jsonl`, and where its first line is a whole document and more
 * follows. They are parsed as they are asked for.
 * @throws {@link CliError} of the file, or of the first document that cannot be read, with its place in the file
 */
export function readDocuments(file: string): DocumentFile {
  const bytes = readInput(file, maxJsonBytes);
  if (/\.jsonl$/i.test(file)) return { isLines: true, documents: readLines(file, bytes) };
  try {
    return { isLines: false, documents: [{ value: parseJson(bytes), bytes, line: 1 }] };
  } catch (error) {
    if (!isFollowed(error) || !isDocument(bytes.subarray(0, endOfLine(bytes, 0))))
      throw toCliError(error, file);
    return { isLines: true, documents: readLines(file, bytes) };
  }
}

const isFollowed = (error: unknown): boolean =>
  error instanceof JsonError && error.code === 'trailing-content';

function isDocument(bytes: Uint8Array): boolean {
  try {
    parseJson(bytes);
    return true;
  } catch {
    return false;
  }
}

function endOfLine(bytes: Uint8Array, start: number): number {
  const end = bytes.indexOf(LF, start);
  return end < 0 ? bytes.length : end;
}

function* readLines(file: string, bytes: Uint8Array): Generator<ReadDocument> {
  let line = 1;
  for (let start = 0; start < bytes.length; line += 1) {
    const end = endOfLine(bytes, start);
    const part = bytes.subarray(start, end);
    try {
      yield { value: parseJson(part), bytes: part, line };
    } catch (error) {
      throw placeInFile(toCliError(error, file), line, start);
    }
    start = end + 1;
  }
}

/** The refusal of a document that does not begin where its file does. */
function placeInFile({ code, at, values, exitCode, more }: CliError, line: number, start: number): CliError {
  const lines = at.line === undefined ? {} : { line: at.line + line - 1 };
  const byteOffset = at.byteOffset === undefined ? {} : { byteOffset: at.byteOffset + start };
  return new CliError(code, { ...at, ...lines, ...byteOffset }, values, exitCode, more);
}
