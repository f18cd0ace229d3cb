import { type MessageKey, message } from '@loccit/contract';
import { CliError } from '../cli-error.js';
import { readText } from '../options.js';
import { note, type Session } from '../session.js';
import { refuseExposed } from './refuse-exposed.js';
import { readInput } from './read-input.js';

const variable = 'LOCCIT_PASSPHRASE';
const maxBytes = 4096;
/** Fewest characters of a passphrase for a new key. */
const leastCharacters = 12;

/**
 * The passphrase of a key: from the file that `--passphrase-file` names, else from `LOCCIT_PASSPHRASE`, else asked for.
 *
 * @remarks Never shown, never part of a message. One line end behind it in a file is not part of it. For a new key it is asked
 * for twice and has to have 12 characters.
 * @throws {@link CliError} `passphrase-needed` where nobody can be asked, `passphrase-short`, `passphrase-differs`,
 * `exposed-file`, `ill-formed-text`
 */
export async function readPassphrase(
  session: Session,
  options: Readonly<Record<string, unknown>>,
  use: 'new-key' | 'held-key',
): Promise<string> {
  const isNew = use === 'new-key';
  const passphrase =
    readFromFile(readText(options, 'passphraseFile')) ??
    session.streams.env[variable] ??
    (await askTwice(session, isNew));
  const count = [...passphrase].length;
  if (count === 0 || (isNew && count < leastCharacters))
    throw new CliError('passphrase-short', {}, { least: isNew ? leastCharacters : 1 });
  return passphrase;
}

function readFromFile(file: string | undefined): string | undefined {
  if (file === undefined) return undefined;
  refuseExposed(file);
  const bytes = readInput(file, maxBytes);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes).replace(/\r?\n$/, '');
  } catch {
    throw new CliError('ill-formed-text', { file });
  }
}

async function askTwice(session: Session, isNew: boolean): Promise<string> {
  const passphrase = await ask(session, isNew ? 'cli.passphrase.new' : 'cli.passphrase.held');
  if (isNew && (await ask(session, 'cli.passphrase.again')) !== passphrase)
    throw new CliError('passphrase-differs');
  return passphrase;
}

const enter = ['\r', '\n', '\u0004'];
const interrupt = '\u0003';
const erase = ['\u007f', '\b'];

/** Asks on the terminal and shows nothing of what is typed. */
function ask(session: Session, key: MessageKey): Promise<string> {
  const { stdin } = process;
  const { err } = session.streams;
  if (!stdin.isTTY || err.isTTY !== true) throw new CliError('passphrase-needed', {}, { variable });
  return new Promise((resolve) => {
    let typed = '';
    const end = (): void => {
      stdin.off('data', take);
      stdin.setRawMode(false);
      stdin.pause();
      note(session, '');
    };
    const take = (part: string): void => {
      for (const character of part) {
        if (enter.includes(character)) {
          end();
          resolve(typed);
          return;
        }
        if (character === interrupt) {
          end();
          process.kill(process.pid, 'SIGINT');
          return;
        }
        if (erase.includes(character)) typed = [...typed].slice(0, -1).join('');
        else if (character >= ' ') typed += character;
      }
    };
    stdin.setEncoding('utf8');
    stdin.setRawMode(true);
    stdin.on('data', take);
    stdin.resume();
    // Not before nothing is shown any more of what is typed.
    err.write(`${message(key, session.lang)} `);
  });
}
