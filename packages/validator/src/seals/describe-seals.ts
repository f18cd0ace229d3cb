import type {
  ReportSeal,
  ReportSealedSource,
  SealSignature,
  SealStatement,
  SealTrust,
} from '@loccit/contract';
import type { SealLook, SealVerification } from '@loccit/packs';
import type { Seals } from './open-seals.js';

/** Forms that a report has room for; what an envelope calls a key may be any text. */
const KEYID = /^[A-Za-z0-9_-]{43}$/;

/** What each seal came to, as a report carries it: apart from the layers. */
export function describeSeals({ held }: Seals): ReportSeal[] {
  return held.map(({ sha256, verification }) => describeSeal(sha256, verification));
}

/**
 * A seal as reports tell of it.
 *
 * @remarks Of one that was only looked at, without a policy, nothing is said of trust; of one that was held against no answer,
 * nothing at all. Both are `not-checked`.
 * @param sha256 - of the bytes of its envelope: its name
 */
export function describeSeal(sha256: string, found: SealVerification | SealLook | undefined): ReportSeal {
  if (found === undefined) return { sha256, outcome: 'not-checked' };
  return {
    sha256,
    outcome: 'trust' in found ? found.outcome : 'not-checked',
    signature: describeSignature(found),
    statement: describeStatement(found),
    ...('trust' in found ? { trust: describeTrust(found), sources: describeSources(found) } : {}),
  };
}

function describeSignature({ signature }: SealLook): SealSignature {
  const { outcome, signatures } = signature;
  return {
    outcome,
    signatures: signatures.map(({ keyid, outcome: came }) => ({
      keyid: keyid !== null && KEYID.test(keyid) ? keyid : null,
      outcome: came,
    })),
  };
}

function describeStatement({ signature, statement }: SealLook): SealStatement {
  const { outcome, faults, unchecked, predicate } = statement;
  const judged = { outcome, faults: faults.map(({ code, pointer }) => ({ code, pointer })), unchecked };
  // What no key at hand has signed is anybody's text.
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
