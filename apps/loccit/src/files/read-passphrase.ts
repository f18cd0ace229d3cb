import { message } from '@loccit/contract';
import { CliError } from '../cli-error.js';
import { askHidden } from '../console/ask-hidden.js';
import { readText } from '../options.js';
import type { Session } from '../session.js';
import { readInput } from './read-input.js';
import { refuseExposed } from './refuse-exposed.js';

const variable = 'LOCCIT_PASSPHRASE';
const maxBytes = 4096;
/** Fewest characters of a passphrase for a new key. */
const leastCharacters = 12;

/**
 * The passphrase of a key: from the file that `--passphrase-file` names, else from `LOCCIT_PASSPHRASE`, else asked for.
 *
 * @remarks Never shown, never part of a message. One line end behind it in a file is not part of it. For a new key it is asked
 * for twice and has to have 12 characters.
 * @param announce - called before somebody is asked
 * @throws {@link CliError} `passphrase-needed` where nobody can be asked, `passphrase-short`, `passphrase-differs`,
 * `exposed-file`, `ill-formed-text`
 */
export async function readPassphrase(
  session: Session,
  options: Readonly<Record<string, unknown>>,
  use: 'new-key' | 'held-key',
  announce: () => void = () => {},
): Promise<string> {
  const isNew = use === 'new-key';
  const passphrase =
    readFromFile(readText(options, 'passphraseFile')) ??
    session.streams.env[variable] ??
    (await ask(session, isNew, announce));
  refuseShort(passphrase, isNew);
  return passphrase;
}

function refuseShort(passphrase: string, isNew: boolean): void {
  const least = isNew ? leastCharacters : 1;
  if ([...passphrase].length < least) throw new CliError('passphrase-short', {}, { least });
}

function readFromFile(file: string | undefined): string | undefined {
  if (file === undefined) return undefined;
  refuseExposed(file, 'passphrase');
  const bytes = readInput(file, maxBytes);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes).replace(/\r?\n$/, '');
  } catch {
    throw new CliError('ill-formed-text', { file });
  }
}

async function ask(session: Session, isNew: boolean, announce: () => void): Promise<string> {
  const { stdin } = process;
  if (!stdin.isTTY || session.streams.err.isTTY !== true)
    throw new CliError('passphrase-needed', {}, { variable });
  const { lang } = session;
  announce();
  return askHidden(session, async (read) => {
    if (!isNew) return read(message('cli.passphrase.held', lang));
    const passphrase = await read(message('cli.passphrase.new', lang, { least: leastCharacters }));
    // Not only once it has been typed again.
    refuseShort(passphrase, isNew);
    if ((await read(message('cli.passphrase.again', lang))) !== passphrase)
      throw new CliError('passphrase-differs');
    return passphrase;
  });
}
