import type { MarkScope } from '@loccit/contract';
import { CliError } from './cli-error.js';
import { readIdAlphabet } from './id-alphabets.js';
import { readChoice, readText } from './options.js';

/** What can be said on the command line about how marks are read. */
export interface MarkOptions {
  readonly idAlphabet?: string;
  readonly markScope?: MarkScope;
  readonly superscripts?: true;
  /** The sentences that say that nothing was found, instead of the known ones. */
  readonly notFound?: readonly string[];
}

/**
 * The options `--id-alphabet`, `--mark-scope`, `--superscripts` and `--not-found`.
 *
 * @throws {@link CliError} `bad-choice`, `option-needed` for a sentence of nothing
 */
export function readMarkOptions(options: Readonly<Record<string, unknown>>): MarkOptions {
  return {
    ...readIdAlphabet(options),
    ...(readText(options, 'markScope') === undefined
      ? {}
      : { markScope: readChoice(options, 'markScope', ['precise', 'passage', 'concept']) }),
    ...(options.superscripts === true ? { superscripts: true } : {}),
    ...readNotFound(options),
  };
}

/** A sentence a language, with a bar between them, which no such sentence holds. */
function readNotFound(options: Readonly<Record<string, unknown>>): Pick<MarkOptions, 'notFound'> {
  const text = readText(options, 'notFound');
  if (text === undefined) return {};
  const notFound = text
    .split('|')
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
  if (notFound.length === 0) throw new CliError('option-needed', {}, { option: '--not-found <sentences>' });
  return { notFound };
}
