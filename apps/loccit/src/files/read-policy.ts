import { parsePublicKey, parseTrustPolicy, type PublicKey, type TrustPolicy } from '@loccit/signing';
import { toCliError } from '../console/report-error.js';
import { readList, readText } from '../options.js';
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
  return file === undefined ? undefined : read(file, maxPolicyBytes, parseTrustPolicy);
}

/**
 * The public keys in the files that `--key` lists: PEM, JSON Web Key or `did:key`.
 *
 * @throws {@link CliError} with the codes of the package that reads keys
 */
export function readPublicKeys(options: Readonly<Record<string, unknown>>): PublicKey[] {
  const readKey = (file: string) =>
    read(file, maxKeyBytes, (bytes) => parsePublicKey(new TextDecoder().decode(bytes)));
  return readList(options, 'key').map(readKey);
}

function read<T>(file: string, maxBytes: number, parse: (bytes: Uint8Array) => T): T {
  try {
    return parse(readInput(file, maxBytes));
  } catch (error) {
    throw toCliError(error, file);
  }
}
