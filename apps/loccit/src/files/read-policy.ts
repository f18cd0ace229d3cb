import { type PublicKey, parsePublicKey, SigningError, type TrustPolicy } from '@loccit/signing';
import { CliError } from '../cli-error.js';
import { toCliError } from '../console/report-error.js';
import { readList, readText } from '../options.js';
import { parsePolicy } from './parse-policy.js';
import { readInput } from './read-input.js';

const maxPolicyBytes = 1 << 20;
const maxKeyBytes = 16 << 10;

/**
 * The trust policy that `--policy` names, undefined where it does not.
 *
 * @throws {@link CliError} with the codes of the package that reads policies
 */
export function readPolicy(options: Readonly<Record<string, unknown>>): TrustPolicy | undefined {
  const file = readText(options, 'policy');
  return file === undefined ? undefined : read(file, maxPolicyBytes, (bytes) => parsePolicy(bytes, file));
}

/**
 * The public keys in the files that `--key` lists: PEM, JSON Web Key or `did:key`.
 *
 * @throws {@link CliError} with the codes of the package that reads keys
 */
export function readPublicKeys(options: Readonly<Record<string, unknown>>): PublicKey[] {
  return readList(options, 'key').map(readPublicKey);
}

/**
 * The public key in a file: PEM, JSON Web Key or `did:key`.
 *
 * @throws {@link CliError} with the codes of the package that reads keys; `private-key` also for one that is encrypted, before
 * which lines of its own may stand
 */
export function readPublicKey(file: string): PublicKey {
  return read(file, maxKeyBytes, (bytes) => {
    const text = new TextDecoder().decode(bytes);
    if (/-----BEGIN (?:[A-Z0-9]+ )*PRIVATE KEY-----/.test(text)) throw new CliError('private-key', { file });
    return parsePublicKey(text);
  });
}

function read<T>(file: string, maxBytes: number, parse: (bytes: Uint8Array) => T): T {
  try {
    return parse(readInput(file, maxBytes));
  } catch (error) {
    const refused = toCliError(error, file);
    const isComputed = error instanceof SigningError && error.details.keyid !== undefined;
    if (!isComputed) throw refused;
    const { at, code, exitCode, values } = refused;
    throw new CliError(code, at, values, exitCode, { remedy: 'keyid-computed' });
  }
}
