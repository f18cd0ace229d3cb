import type { Report } from '@loccit/contract';
import type { LineageTrace } from '@loccit/validator';
import type { Parts, Verification, VerificationReason, VerifiedProof, VerifiedSeal } from './verification.js';

/** What was found out, part by part. */
interface Found {
  readonly seals: readonly VerifiedSeal[];
  readonly proof: VerifiedProof | null;
  readonly chain: readonly LineageTrace[];
  readonly report: Report;
  readonly hasPolicy: boolean;
  readonly allowUnverifiable: boolean;
}

/** The parts, why it is no pass, and what all of it comes to. */
export function conclude(found: Found): Pick<Verification, 'outcome' | 'parts' | 'reasons'> {
  const best = pickBest(found.seals);
  const parts: Parts = {
    ...describeBest(best, found.hasPolicy),
    chain: describeChain(found.chain),
    layers: found.report.verdict,
  };
  const reasons = listReasons(found, best, parts);
  const isUndecided = (reason: VerificationReason): boolean => undecided.includes(reason);
  const outcome = reasons.length === 0 ? 'pass' : reasons.every(isUndecided) ? 'unverifiable' : 'fail';
  return { outcome, parts, reasons };
}

const undecided: readonly VerificationReason[] = [
  'unsealed',
  'key-unknown',
  'policy-missing',
  'layers-unverifiable',
];

/** A seal that is trusted, else the one of which most holds. */
function pickBest(seals: readonly VerifiedSeal[]): VerifiedSeal | undefined {
  const rank = ({ outcome, signature, statement }: VerifiedSeal): number =>
    (outcome === 'trusted' ? 4 : 0) +
    (signature?.outcome === 'verified' ? 2 : 0) +
    (statement?.outcome === 'valid' ? 1 : 0);
  return [...seals].sort((left, right) => rank(right) - rank(left))[0];
}

function describeBest(
  best: VerifiedSeal | undefined,
  hasPolicy: boolean,
): Pick<Parts, 'signature' | 'statement' | 'trust'> {
  if (best === undefined) return { signature: 'none', statement: 'none', trust: 'none' };
  const states = best.signature?.signatures.map(({ outcome }) => outcome) ?? [];
  const isKnown = states.some((state) => state !== 'unknown-key');
  const signature = isKnown && best.signature !== undefined ? best.signature.outcome : 'not-checked';
  const { outcome: statement = 'not-read' } = best.statement ?? {};
  return {
    signature,
    // What nobody at hand has signed is anybody's text, in whatever form.
    statement: statement === 'valid' && signature !== 'verified' ? 'unsigned' : statement,
    trust: best.outcome === 'trusted' ? 'trusted' : hasPolicy ? 'not-trusted' : 'not-judged',
  };
}

function describeChain(chain: readonly LineageTrace[]): Parts['chain'] {
  if (chain.length === 0) return 'none';
  if (chain.every(({ holds }) => holds)) return 'matched';
  const isBroken = chain.some(({ links }) => links.some(({ state }) => state === 'mismatched'));
  return isBroken ? 'mismatched' : 'not-available';
}

function listReasons(found: Found, best: VerifiedSeal | undefined, parts: Parts): VerificationReason[] {
  const { allowUnverifiable, hasPolicy, proof } = found;
  const reasons: VerificationReason[] = [];
  if (best === undefined) reasons.push('unsealed');
  if (parts.signature === 'not-checked' && hasPolicy) reasons.push('key-unknown');
  if (parts.signature === 'not-verified') reasons.push('signature-not-verified');
  if (parts.statement === 'not-valid') reasons.push('statement-not-valid');
  const isShort = hasPolicy && parts.signature === 'verified' && best?.trust?.threshold_met === false;
  if (isShort)
    reasons.push(
      best?.trust?.keys.some(({ trusted }) => trusted) === true ? 'threshold-not-met' : 'key-not-trusted',
    );
  if (!hasPolicy) reasons.push('policy-missing');
  if (proof !== null && proof.outcome !== 'verified') reasons.push('proof-not-verified');
  if (parts.chain === 'mismatched') reasons.push('chain-broken');
  if (parts.layers === 'fail') reasons.push('layers-failed');
  if (parts.layers === 'unverifiable' && !allowUnverifiable) reasons.push('layers-unverifiable');
  return reasons;
}
