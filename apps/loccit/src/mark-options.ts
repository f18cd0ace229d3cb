import type { MarkScope } from '@loccit/contract';
import { readIdAlphabet } from './id-alphabets.js';
import { readChoice, readText } from './options.js';

/** What can be said on the command line about how marks are read. */
export interface MarkOptions {
  readonly idAlphabet?: string;
  readonly markScope?: MarkScope;
  readonly superscripts?: true;
}

/**
 * The options `--id-alphabet`, `--mark-scope` and `--superscripts`.
 *
 * @throws {@link CliError} `bad-choice`
 */
export function readMarkOptions(options: Readonly<Record<string, unknown>>): MarkOptions {
  return {
    ...readIdAlphabet(options),
    ...(readText(options, 'markScope') === undefined
      ? {}
      : { markScope: readChoice(options, 'markScope', ['precise', 'passage', 'concept']) }),
    ...(options.superscripts === true ? { superscripts: true } : {}),
  };
}
