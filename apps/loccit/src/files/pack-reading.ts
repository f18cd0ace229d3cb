import type { ReadPackOptions } from '@loccit/packs';
import { readCount } from '../options.js';
import { defaultMaxTextBytes } from './read-input.js';

/**
 * How a pack is read of which texts will be looked at: `--lenient`, and `--max-bytes` for each text and each file as received in it.
 *
 * @throws {@link CliError} `bad-number`
 */
export function readPackOptions(options: Readonly<Record<string, unknown>>): ReadPackOptions {
  return {
    lenient: options.lenient === true,
    maxContentBytes: readCount(options, 'maxBytes') ?? defaultMaxTextBytes,
  };
}
