import { parseTrustPolicy, SigningError, type TrustPolicy } from '@loccit/signing';
import type { PolicyChoices, Refusal, Reliance } from './verification.js';

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
 * What the reader relies on the answer for: as chosen, else by the reader's own policy.
 *
 * @remarks A seal's word of its purpose is never taken for the reader's: with several purposes and none chosen, there is none.
 */
export function relyOn(
  choices: PolicyChoices | undefined,
  packTenant: string,
  chosen: Partial<Reliance>,
): Reliance {
  const { purposes = [], tenants = [] } = choices ?? {};
  const [onlyPurpose = '', ...otherPurposes] = purposes;
  const tenantId = tenants.includes(packTenant) ? packTenant : (tenants[0] ?? packTenant);
  return {
    tenantId: chosen.tenantId ?? tenantId,
    purpose: chosen.purpose ?? (otherPurposes.length === 0 ? onlyPurpose : ''),
    audience: chosen.audience ?? '',
  };
}
