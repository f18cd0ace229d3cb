import { parseTrustPolicy, SigningError, type TrustPolicy } from '@loccit/signing';
import type { Choice, PolicyChoices, Refusal, Reliance } from './verification.js';

/** A trust policy, or why the file is none. */
export function readPolicy(bytes: Uint8Array | undefined): {
  readonly policy: TrustPolicy | undefined;
  readonly refusal: Refusal | undefined;
} {
  if (bytes === undefined) return { policy: undefined, refusal: undefined };
  try {
    return { policy: parseTrustPolicy(bytes), refusal: undefined };
  } catch (error) {
    if (!(error instanceof SigningError)) throw error;
    const { pointer } = error.details;
    const details = pointer === undefined ? {} : { pointer };
    return { policy: undefined, refusal: { code: error.code, details } };
  }
}

/** Tenants, purposes and audiences that some key of the policy may sign for, sorted; nobody in particular is ''. */
export function listChoices({ keys }: TrustPolicy): PolicyChoices {
  const sorted = (names: readonly string[]): string[] => [...new Set(names)].sort();
  return {
    tenants: sorted(keys.flatMap(({ tenants }) => tenants)),
    purposes: sorted(keys.flatMap(({ purposes }) => purposes)),
    audiences: sorted(['', ...keys.flatMap(({ audiences }) => audiences.map((name) => name ?? ''))]),
    names: Object.fromEntries(keys.flatMap(({ keyid, name }) => (name === null ? [] : [[keyid, name]]))),
  };
}

/**
 * What the reader relies on the answer for: as chosen, else the one tenant and the one purpose that the reader's own policy has.
 *
 * @remarks Neither the pack nor a seal is asked, or it could choose by what it is judged.
 */
export function relyOn(choices: PolicyChoices | undefined, chosen: Partial<Reliance>): Reliance {
  const only = ([first = '', ...others]: readonly string[] = []): string =>
    others.length === 0 ? first : '';
  return {
    tenantId: chosen.tenantId ?? only(choices?.tenants),
    purpose: chosen.purpose ?? only(choices?.purposes),
    audience: chosen.audience ?? '',
  };
}

/** What has to be chosen before a policy can judge a seal. */
export const listUnchosen = (reliance: Reliance): Choice[] =>
  (['tenantId', 'purpose'] as const).filter((choice) => reliance[choice] === '');
