import type { PublicKey, TrustPolicy } from '@loccit/signing';
import {
  type SealContext,
  type SealVerification,
  type VerifySealOptions,
  verifySeal,
} from './verify-seal.js';

/** What can be told of a seal without a policy: of trust, nothing. */
export type SealLook = Pick<SealVerification, 'signature' | 'statement'>;

/** What a seal is held against by somebody who has no policy. */
export interface LookAtSealOptions extends Omit<VerifySealOptions, 'policy' | 'context' | 'sourceUris'> {
  /** Keys to check signatures with; none by default. */
  readonly keys?: readonly PublicKey[] | undefined;
  /** For whom and what for the answer is taken: what is absent is not compared. */
  readonly context: Pick<SealContext, 'at'> & {
    readonly [Name in 'tenantId' | 'purpose' | 'audience']?: string | undefined;
  };
}

/**
 * Says of a seal, to somebody without a policy, whether signatures of the keys at hand hold and whether its statement does.
 *
 * @remarks For whom and what for it was made stands as the seal says itself wherever nobody asks for anything else. Twice the
 * cost of {@link verifySeal}.
 * @throws RangeError for a time or digest in another form.
 */
export function lookAtSeal(bytes: Uint8Array, { context, keys = [], ...held }: LookAtSealOptions): SealLook {
  const policy = wrapKeys(keys);
  const look = ({ audience, ...named }: Omit<SealContext, 'audience'> & { audience: string | undefined }) => {
    const { signature, statement } = verifySeal(bytes, {
      ...held,
      policy,
      context: { ...named, ...(audience === undefined ? {} : { audience }) },
    });
    return { signature, statement };
  };
  const { at, audience, purpose, tenantId } = context;
  const first = look({ at, audience, purpose: purpose ?? '', tenantId: tenantId ?? '' });
  const said = first.statement.predicate;
  if (said === undefined) return first;
  return look({
    at,
    audience: audience ?? said.audience,
    purpose: purpose ?? said.purpose,
    tenantId: tenantId ?? said.tenantId,
  });
}

/** Keys as a policy that is asked for nothing but whether their signatures hold. */
function wrapKeys(keys: readonly PublicKey[]): TrustPolicy {
  return {
    keys: keys.map((publicKey) => ({
      keyid: publicKey.keyid,
      publicKey,
      name: null,
      notBefore: '0000-01-01T00:00:00Z',
      notAfter: '9999-12-31T23:59:59Z',
      revocation: null,
      tenants: [],
      purposes: [],
      audiences: [],
    })),
    threshold: 1,
    sources: [],
  };
}
