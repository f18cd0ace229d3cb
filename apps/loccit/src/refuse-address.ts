import { CliError } from './cli-error.js';

const mostNamed = 20;

/** The refusal of an address that an artifact does not have, with those that it has. */
export function refuseAddress(file: string, addresses: readonly string[]): CliError {
  if (addresses.length === 0) return new CliError('no-such-citation', { file });
  const named = addresses.slice(0, mostNamed);
  if (addresses.length > named.length) named.push('…');
  return new CliError('no-such-citation', { file }, { addresses: named.join(' ') }, 2, {
    remedy: 'addresses',
  });
}
