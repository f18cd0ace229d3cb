import type { SealVerification } from '@loccit/packs';
import type { VerifiedSeal } from './verification.js';

/** What an envelope calls a key may be any text; a thumbprint is none. */
const keyid = /^[A-Za-z0-9_-]{43}$/;

/** A seal as reports tell of it. Without a policy nothing is said of trust; without an answer to hold it against, nothing at all. */
export function describeSeal(
  seal: { readonly sha256: string; readonly path: string | null },
  verification: SealVerification | undefined,
  isJudged: boolean,
): VerifiedSeal {
  if (verification === undefined) return { ...name(seal), outcome: 'not-checked' };
  const { outcome, signature, sources, statement, trust } = verification;
  return {
    ...name(seal),
    outcome: isJudged ? outcome : 'not-judged',
    signature: {
      outcome: signature.outcome,
      signatures: signature.signatures.map((one) => ({
        keyid: one.keyid !== null && keyid.test(one.keyid) ? one.keyid : null,
        outcome: one.outcome,
      })),
    },
    statement: describeStatement(verification, statement),
    ...(isJudged
      ? {
          trust: {
            at: trust.at,
            clock: trust.clock,
            threshold: trust.threshold,
            threshold_met: trust.thresholdMet,
            keys: trust.keys.map(({ keyid: id, reasons, trusted }) => ({ keyid: id, trusted, reasons })),
          },
          sources: sources.map((one) => ({
            source_uri: one.sourceUri,
            outcome: one.outcome,
            keyids: one.keyids,
          })),
        }
      : {}),
  };
}

const name = ({ path, sha256 }: { readonly sha256: string; readonly path: string | null }) => ({
  path,
  sha256,
});

function describeStatement(
  { signature }: SealVerification,
  { faults, outcome, predicate, unchecked }: SealVerification['statement'],
): NonNullable<VerifiedSeal['statement']> {
  const judged = { outcome, faults: faults.map(({ code, pointer }) => ({ code, pointer })), unchecked };
  // What no key at hand has signed is anybody's text.
  if (predicate === undefined || signature.outcome !== 'verified') return judged;
  const { audience, expiresAt, issuedAt, purpose, tenantId } = predicate;
  return {
    ...judged,
    issued_at: issuedAt,
    expires_at: expiresAt,
    purpose,
    tenant_id: tenantId,
    ...(audience === undefined ? {} : { audience }),
  };
}
