import type { Audit } from '@loccit/contract';
import { parseJson } from '@loccit/json';
import { toCliError } from '../console/report-error.js';
import { readText } from '../options.js';
import { maxJsonBytes, readInput } from './read-input.js';

/**
 * The audit that `--audit` names, undefined where it does not.
 *
 * @remarks An audit is for the operator: it tells of documents that a reader may not see. It is not trusted; the
 * validator judges it by its own rules.
 */
export function readAudit(options: Readonly<Record<string, unknown>>): Audit | undefined {
  const file = readText(options, 'audit');
  if (file === undefined) return undefined;
  try {
    return parseJson(readInput(file, maxJsonBytes)) as unknown as Audit;
  } catch (error) {
    throw toCliError(error, file);
  }
}
