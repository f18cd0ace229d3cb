import { type DistrustReason, evaluateTrust } from './evaluate-trust.js';
import type { SecuredDocument } from './proof-form.js';
import { SigningError } from './signing-error.js';
import type { TrustPolicy } from './trust-policy.js';
import { type DataIntegrityOutcome, verifyProof } from './verify-proof.js';

/** What the proof in a document comes to, and what a policy says of its key. */
export interface ProofJudgement {
  /** As {@link verifyProof} says; `malformed`: it is no proof that could be checked. */
  readonly outcome: DataIntegrityOutcome | 'malformed';
  /** The key that it names itself; null where it could not be read. */
  readonly keyid: string | null;
  /** Whether the policy has this key, in its window and not revoked; null where there is no policy. */
  readonly listed: boolean | null;
  /** Why it is not. */
  readonly reasons: readonly DistrustReason[];
}

/** What {@link judgeProof} is told. */
export interface JudgeProofOptions {
  /** The checker's own; undefined where there is none. */
  readonly policy: TrustPolicy | undefined;
  /** When it is checked, `YYYY-MM-DDThh:mm:ssZ`. */
  readonly at: string;
}

/** What a policy can say of a key alone: a proof has no tenant, purpose and audience that could be compared. */
const ABOUT_KEY: readonly DistrustReason[] = ['unknown-key', 'not-yet-valid', 'expired', 'revoked'];

/**
 * Says of the `proof` in a document whether it holds and whether a policy lists its key.
 *
 * @remarks Never throws for what the document holds. O(size of the document + policy).
 * @returns null where there is no proof
 * @throws RangeError for a time in another form.
 * @example
 * ```ts
 * judgeProof({ answer: '4' }, { policy: undefined, at: '2026-01-01T00:00:00Z' }); // null
 * ```
 */
export function judgeProof(document: SecuredDocument, options: JudgeProofOptions): ProofJudgement | null {
  const { at, policy } = options;
  if (document.proof === undefined) return null;
  try {
    const { keyid, outcome } = verifyProof(document, { at });
    const reasons = policy === undefined ? [] : listReasons(policy, keyid, at);
    return { outcome, keyid, listed: policy === undefined ? null : reasons.length === 0, reasons };
  } catch (error) {
    if (!(error instanceof SigningError)) throw error;
    return { outcome: 'malformed', keyid: null, listed: policy === undefined ? null : false, reasons: [] };
  }
}

function listReasons(policy: TrustPolicy, keyid: string, at: string): readonly DistrustReason[] {
  const context = { tenantId: null, purpose: null, audience: null, at, clock: 'checker' } as const;
  const [key] = evaluateTrust(policy, [keyid], context).keys;
  return (key?.reasons ?? []).filter((reason) => ABOUT_KEY.includes(reason));
}
