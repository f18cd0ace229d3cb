import { isUnderPrefix } from './source-prefix.js';
import { assertTimestamp } from './timestamp.js';
import type { TrustedKey, TrustPolicy } from './trust-policy.js';

/**
 * Why a policy does not trust a key that signed.
 *
 * @remarks `unknown-key`: the policy has no such key. A statement that does not say what the policy compares gets
 * `missing-tenant`, `missing-purpose` or `missing-audience`.
 */
export type DistrustReason =
  | 'unknown-key'
  | 'not-yet-valid'
  | 'expired'
  | 'revoked'
  | 'wrong-tenant'
  | 'missing-tenant'
  | 'wrong-purpose'
  | 'missing-purpose'
  | 'wrong-audience'
  | 'missing-audience';

/** Whose clock windows are judged by: never that of the signer. */
export type TrustClock = 'trusted-timestamp' | 'checker';

/** What was signed for whom, and when that is judged. */
export interface TrustContext {
  /** As the signed statement says; null where it does not. */
  readonly tenantId: string | null;
  /** As the signed statement says; null where it does not. */
  readonly purpose: string | null;
  /** To whom the signed statement is addressed; null where it is to nobody in particular. */
  readonly audience: string | null;
  /** The time of a trusted timestamp over the envelope, else the checker's, `YYYY-MM-DDThh:mm:ssZ`. */
  readonly at: string;
  readonly clock: TrustClock;
}

/** What a policy says of one key that signed. */
export interface KeyTrust {
  readonly keyid: string;
  readonly trusted: boolean;
  /** Every reason against it, in the order of {@link DistrustReason}; none where it is trusted. */
  readonly reasons: readonly DistrustReason[];
}

/** What a policy says of the keys that signed. */
export interface TrustEvaluation {
  /** One row a key, sorted by `keyid`. */
  readonly keys: readonly KeyTrust[];
  /** The keys that are trusted, sorted. */
  readonly trustedKeyids: readonly string[];
  /** How many the policy asks for. */
  readonly threshold: number;
  readonly thresholdMet: boolean;
  readonly at: string;
  readonly clock: TrustClock;
}

/**
 * What a policy says of one source.
 *
 * @remarks `no-entry`: the policy names nobody for this address; `below-threshold`: too few of those it names are trusted
 * here.
 */
export type SourceOutcome = 'trusted' | 'no-entry' | 'below-threshold';

/** What a policy says of one source, and by which keys. */
export interface SourceTrust {
  readonly outcome: SourceOutcome;
  /** The trusted keys that may speak for the source, sorted. */
  readonly keyids: readonly string[];
}

/**
 * Says which of the keys that signed a policy trusts, and why not the others.
 *
 * @remarks Tenant, purpose and audience are compared as strings; what the statement leaves out is no match. Windows include
 * both of their seconds, a revocation its own. Neither the order of keys nor a key given twice has an influence.
 * O(keys + policy).
 * @param verifiedKeyids - Keys of which a signature was verified, as `verifyEnvelope` and `verifyProof` give them.
 * @throws RangeError for a time in another form.
 */
export function evaluateTrust(
  policy: TrustPolicy,
  verifiedKeyids: Iterable<string>,
  context: TrustContext,
): TrustEvaluation {
  const { at, clock } = context;
  assertTimestamp(at, 'at');
  const known = new Map(policy.keys.map((key) => [key.keyid, key]));
  const keys = [...new Set(verifiedKeyids)].sort().map((keyid): KeyTrust => {
    const reasons = listReasons(known.get(keyid), context);
    return { keyid, trusted: reasons.length === 0, reasons };
  });
  const trustedKeyids = keys.filter(({ trusted }) => trusted).map(({ keyid }) => keyid);
  const { threshold } = policy;
  return { keys, trustedKeyids, threshold, thresholdMet: trustedKeyids.length >= threshold, at, clock };
}

/**
 * Says whether the trusted keys may speak for a source.
 *
 * @remarks As many of them as the policy's threshold have to be named for prefixes that the address lies under; entries of
 * several prefixes add up. O(sources of the policy).
 */
export function evaluateSource(
  policy: TrustPolicy,
  evaluation: Pick<TrustEvaluation, 'trustedKeyids'>,
  sourceUri: string,
): SourceTrust {
  const entries = policy.sources.filter(({ sourceUriPrefix }) => isUnderPrefix(sourceUri, sourceUriPrefix));
  if (entries.length === 0) return { outcome: 'no-entry', keyids: [] };
  const named = new Set(entries.flatMap(({ keyids }) => keyids));
  const keyids = [...new Set(evaluation.trustedKeyids)].filter((keyid) => named.has(keyid)).sort();
  return { outcome: keyids.length >= policy.threshold ? 'trusted' : 'below-threshold', keyids };
}

function listReasons(key: TrustedKey | undefined, context: TrustContext): readonly DistrustReason[] {
  if (key === undefined) return ['unknown-key'];
  const { at, tenantId, purpose, audience } = context;
  const reasons: DistrustReason[] = [];
  if (at < key.notBefore) reasons.push('not-yet-valid');
  if (at > key.notAfter) reasons.push('expired');
  if (key.revocation !== null && at >= key.revocation.revokedAt) reasons.push('revoked');
  if (tenantId === null) reasons.push('missing-tenant');
  else if (!key.tenants.includes(tenantId)) reasons.push('wrong-tenant');
  if (purpose === null) reasons.push('missing-purpose');
  else if (!key.purposes.includes(purpose)) reasons.push('wrong-purpose');
  if (!key.audiences.includes(audience)) {
    reasons.push(audience === null ? 'missing-audience' : 'wrong-audience');
  }
  return reasons;
}
