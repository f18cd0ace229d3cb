import type {
  ReportSeal,
  ReportSealedSource,
  SealSignature,
  SealStatement,
  SealTrust,
} from '@loccit/contract';
import type { SealVerification } from '@loccit/packs';
import type { Seals } from './open-seals.js';

/** Forms that a report has room for; what an envelope calls a key may be any text. */
const KEYID = /^[A-Za-z0-9_-]{43}$/;

/** What each seal came to, as a report carries it: apart from the layers. */
export function describeSeals({ held }: Seals): ReportSeal[] {
  return held.map(({ sha256, verification }) =>
    verification === undefined
      ? { sha256, outcome: 'not-checked' }
      : {
          sha256,
          outcome: verification.outcome,
          signature: describeSignature(verification),
          statement: describeStatement(verification),
          trust: describeTrust(verification),
          sources: describeSources(verification),
        },
  );
}

function describeSignature({ signature }: SealVerification): SealSignature {
  const { outcome, signatures } = signature;
  return {
    outcome,
    signatures: signatures.map(({ keyid, outcome: came }) => ({
      keyid: keyid !== null && KEYID.test(keyid) ? keyid : null,
      outcome: came,
    })),
  };
}

function describeStatement({ signature, statement }: SealVerification): SealStatement {
  const { outcome, faults, unchecked, predicate } = statement;
  const judged = { outcome, faults: faults.map(({ code, pointer }) => ({ code, pointer })), unchecked };
  // What no key of the policy has signed is anybody's text.
  if (predicate === undefined || signature.outcome !== 'verified') return judged;
  const { issuedAt, expiresAt, purpose, tenantId, audience } = predicate;
  const said = { issued_at: issuedAt, expires_at: expiresAt, purpose, tenant_id: tenantId };
  return { ...judged, ...said, ...(audience === undefined ? {} : { audience }) };
}

function describeTrust({ trust }: SealVerification): SealTrust {
  const { at, clock, threshold, thresholdMet, keys } = trust;
  return {
    at,
    clock,
    threshold,
    threshold_met: thresholdMet,
    keys: keys.map(({ keyid, trusted, reasons }) => ({ keyid, trusted, reasons })),
  };
}

function describeSources({ sources }: SealVerification): ReportSealedSource[] {
  const byUri = new Map(sources.map((source) => [source.sourceUri, source]));
  return [...byUri.values()]
    .sort((left, right) => (left.sourceUri < right.sourceUri ? -1 : 1))
    .map(({ sourceUri, outcome, keyids }) => ({ source_uri: sourceUri, outcome, keyids }));
}
