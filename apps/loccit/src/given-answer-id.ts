import { CliError } from './cli-error.js';
import { readText } from './options.js';

/**
 * The id that `--answer-id` gives the answer, undefined without it.
 *
 * @throws {@link CliError} `bad-answer-id`
 */
export function readGivenAnswerId(options: Readonly<Record<string, unknown>>): string | undefined {
  const given = readText(options, 'answerId');
  if (given !== undefined && !/^ans_[0-9a-f]{32}$/.test(given)) throw new CliError('bad-answer-id');
  return given;
}
