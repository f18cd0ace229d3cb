import { parsePrivateKey, type PrivateKey } from '@loccit/signing';
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
 * @throws {@link CliError} `exposed-file` where others than its owner may open the file, `wrong-passphrase`, or another code of
 * the package that reads keys
 */
export async function readPrivateKey(
  session: Session,
  options: Readonly<Record<string, unknown>>,
): Promise<PrivateKey> {
  const file = readText(options, 'key');
  if (file === undefined) throw new CliError('option-needed', {}, { option: '--key' });
  refuseExposed(file);
  const text = new TextDecoder().decode(readInput(file, maxBytes));
  try {
    if (!text.includes('-----BEGIN ENCRYPTED PRIVATE KEY-----')) return parsePrivateKey(text);
    const passphrase = await readPassphrase(session, options, 'held-key');
    const { decryptPrivateKey } = await import('@loccit/signing/node');
    return await decryptPrivateKey(text, passphrase);
  } catch (error) {
    throw toCliError(error, file);
  }
}
