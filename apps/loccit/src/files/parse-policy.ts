import type { SchemaFault } from '@loccit/contract';
import { parseJson } from '@loccit/json';
import { parseTrustPolicy, SigningError, type TrustPolicy } from '@loccit/signing';
import { CliError } from '../cli-error.js';
import { recognize } from './other-document.js';

/**
 * Reads a trust policy, and says of what is none what it is, or which member it lacks.
 *
 * @throws {@link CliError} with the codes of the package that reads policies, or the code of what it is instead
 */
export function parsePolicy(bytes: Uint8Array, file: string): TrustPolicy {
  try {
    return parseTrustPolicy(bytes);
  } catch (error) {
    if (!(error instanceof SigningError)) throw error;
    const { code, details } = error;
    if (code !== 'malformed-json' && code !== 'unexpected-form') throw error;
    const other = recognize(bytes);
    if (other !== undefined && other !== 'is-a-policy')
      throw new CliError(other, { file }, {}, 2, { remedy: 'policy-wanted' });
    if (code === 'malformed-json') throw error;
    const { pointer } = details;
    const fault = explainForm(parseJson(bytes), pointer);
    throw new CliError(code, { file, pointer }, {}, 2, {
      remedy: 'policy-form',
      ...(fault === undefined ? {} : { fault }),
    });
  }
}

/** How the value at a pointer differs, where that is plain: it is not there, or is no object where one is needed. */
function explainForm(policy: unknown, pointer: string): SchemaFault | undefined {
  const steps = pointer.split('/').slice(1);
  const member = steps.pop();
  const holder = steps.reduce(memberOf, policy);
  if (member === undefined || typeof holder !== 'object' || holder === null) return undefined;
  // Pointers of this refusal are made of the names that a policy has, and of indexes.
  if (!Object.hasOwn(holder, member)) return { pointer, keyword: 'required', params: { member } };
  const needsObject =
    /^\/(?:keys|sources)\/\d+$/.test(pointer) && typeof memberOf(holder, member) !== 'object';
  return needsObject ? { pointer, keyword: 'type', params: { type: 'object' } } : undefined;
}

const memberOf = (holder: unknown, name: string): unknown =>
  typeof holder === 'object' && holder !== null && Object.hasOwn(holder, name)
    ? (holder as Readonly<Record<string, unknown>>)[name]
    : undefined;
