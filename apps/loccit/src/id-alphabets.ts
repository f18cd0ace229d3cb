import { DEFAULT_ID_ALPHABET } from '@loccit/markdown';
import { CliError } from './cli-error.js';
import { flagOf, readText } from './options.js';

/** What a document id in `[doc_id#chunk_id]` may be made of, by the name that `--id-alphabet` takes. */
const idAlphabets: ReadonlyMap<string, string> = new Map([
  ['kebab', DEFAULT_ID_ALPHABET],
  ['letters', '[\\p{L}\\p{M}\\p{N}][\\p{L}\\p{M}\\p{N} ._/-]*'],
]);

/**
 * The option `--id-alphabet` as an expression.
 *
 * @throws {@link CliError} `bad-choice`
 */
export function readIdAlphabet(options: Readonly<Record<string, unknown>>): { idAlphabet?: string } {
  const name = readText(options, 'idAlphabet');
  if (name === undefined) return {};
  const idAlphabet = idAlphabets.get(name);
  if (idAlphabet === undefined) {
    const choices = [...idAlphabets.keys()].join(', ');
    throw new CliError('bad-choice', {}, { option: flagOf('idAlphabet'), choices });
  }
  return { idAlphabet };
}
