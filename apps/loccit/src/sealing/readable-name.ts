import { findHiddenCharacters } from '@loccit/text';
import { CliError } from '../cli-error.js';
import { flagOf, readText } from '../options.js';

/** Code points that a name in a seal or a policy may have. */
const MAX_CHARS = 200;

/**
 * A name that will be signed or trusted: purpose, tenant or audience, as people will read it.
 *
 * @throws {@link CliError} `unreadable-name` for one with characters that nobody sees, blanks at its ends, or too long
 */
export function readName(options: Readonly<Record<string, unknown>>, name: string): string | undefined {
  const text = readText(options, name)?.normalize('NFC');
  if (text === undefined) return undefined;
  const isReadable =
    text.isWellFormed() &&
    text === text.trim() &&
    text !== '' &&
    !/[\t\n]/.test(text) &&
    [...text].length <= MAX_CHARS &&
    findHiddenCharacters(text).length === 0;
  if (!isReadable) throw new CliError('unreadable-name', {}, { option: flagOf(name), limit: MAX_CHARS });
  return text;
}
