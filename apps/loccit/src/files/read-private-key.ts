import { type PrivateKey, parsePrivateKey, parsePublicKey, SigningError } from '@loccit/signing';
import { CliError } from '../cli-error.js';
import { toCliError } from '../console/report-error.js';
import { readText } from '../options.js';
import type { Session } from '../session.js';
import { readInput } from './read-input.js';
import { readPassphrase } from './read-passphrase.js';
import { refuseExposed } from './refuse-exposed.js';

/** A key is some hundred bytes. */
const maxBytes = 16 << 10;

/**
 * The private key that `--key` names: PEM, encrypted or not, or a JSON Web Key.
 *
 * @param announce - says what for, before somebody is asked for a passphrase, or else once the key can be used
 * @throws {@link CliError} `public-key` for the other half, `exposed-file` where others than its owner may open the file,
 * `wrong-passphrase`, or another code of the package that reads keys
 */
export async function readPrivateKey(
  session: Session,
  options: Readonly<Record<string, unknown>>,
  announce: () => void = () => {},
): Promise<PrivateKey> {
  let isAnnounced = false;
  const announceOnce = (): void => {
    if (!isAnnounced) announce();
    isAnnounced = true;
  };
  const file = readText(options, 'key');
  if (file === undefined) throw new CliError('option-needed', {}, { option: '--key' });
  const text = new TextDecoder().decode(readInput(file, maxBytes));
  // Before its permissions: a public key is no secret that others may have read.
  if (isPublicKey(text)) throw new CliError('public-key', { file });
  refuseExposed(file, 'key');
  try {
    const isEncrypted = text.includes('-----BEGIN ENCRYPTED PRIVATE KEY-----');
    const key = isEncrypted
      ? await decrypt(text, await readPassphrase(session, options, 'held-key', announceOnce))
      : parsePrivateKey(text);
    announceOnce();
    return key;
  } catch (error) {
    throw toCliError(error, file);
  }
}

async function decrypt(text: string, passphrase: string): Promise<PrivateKey> {
  const { decryptPrivateKey } = await import('@loccit/signing/node');
  return decryptPrivateKey(text, passphrase);
}

function isPublicKey(text: string): boolean {
  if (text.includes('-----BEGIN PUBLIC KEY-----')) return true;
  try {
    parsePublicKey(text);
    return true;
  } catch (error) {
    if (error instanceof SigningError) return false;
    throw error;
  }
}
