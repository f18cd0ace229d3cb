import type { Answer } from '@loccit/contract';
import type { JsonValue } from '@loccit/json';
import { evaluateTrust, SigningError, type TrustPolicy, verifyProof } from '@loccit/signing';
import type { VerifiedProof } from './verification.js';

/** What the proof in an answer comes to; null where there is none. */
export function judgeProof(
  answer: Answer,
  policy: TrustPolicy | undefined,
  at: string,
): VerifiedProof | null {
  if (answer.proof === undefined) return null;
  try {
    const document = answer as unknown as { readonly [name: string]: JsonValue };
    const { keyid, outcome } = verifyProof(document, { at });
    const reasons = policy === undefined ? [] : listReasons(policy, keyid, at);
    return { outcome, keyid, listed: policy === undefined ? null : reasons.length === 0, reasons };
  } catch (error) {
    if (!(error instanceof SigningError)) throw error;
    return { outcome: 'malformed', keyid: null, listed: policy === undefined ? null : false, reasons: [] };
  }
}

/** Window and revocation of the key: a proof has no tenant, purpose and audience that could be compared. */
function listReasons(policy: TrustPolicy, keyid: string, at: string): VerifiedProof['reasons'] {
  const context = { tenantId: null, purpose: null, audience: null, at, clock: 'checker' } as const;
  const [key] = evaluateTrust(policy, [keyid], context).keys;
  const aboutKey = ['unknown-key', 'not-yet-valid', 'expired', 'revoked'];
  return (key?.reasons ?? []).filter((reason) => aboutKey.includes(reason));
}
