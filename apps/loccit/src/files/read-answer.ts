import { type Answer, conformsTo } from '@loccit/contract';
import { parseJson } from '@loccit/json';
import { CliError } from '../cli-error.js';
import { toCliError } from '../console/report-error.js';
import { isJsonFile } from './is-json-file.js';
import { recognize, refuseOtherDocument } from './other-document.js';
import { maxJsonBytes, readInput } from './read-input.js';

/**
 * An answer artifact from a file.
 *
 * @throws {@link CliError} `empty-input`, `not-an-answer` when the JSON is none
 */
export function readAnswer(file: string): Answer {
  try {
    const bytes = readInput(file, maxJsonBytes);
    if (bytes.length === 0) throw new CliError('empty-input', { file: file === '-' ? '<stdin>' : file });
    return parseAnswer(bytes, file);
  } catch (error) {
    throw toCliError(error, file);
  }
}

/**
 * An answer artifact from the bytes of a file.
 *
 * @throws {@link CliError} `not-an-answer` when the JSON is none
 */
export function parseAnswer(bytes: Uint8Array, file: string): Answer {
  try {
    if (!isJsonFile(file, bytes)) throw new CliError(recognize(bytes) ?? 'not-an-answer', { file });
    refuseOtherDocument(bytes, file);
    const value: unknown = parseJson(bytes);
    if (!conformsTo('answer', value)) throw new CliError('not-an-answer', { file });
    return value;
  } catch (error) {
    throw toCliError(error, file);
  }
}
