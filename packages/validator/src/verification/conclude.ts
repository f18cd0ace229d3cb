import type { Finding, Report, ReportSeal } from '@loccit/contract';
import type { LineageTrace } from '../trace-lineage.js';
import type { VerificationParts, VerificationReason } from './verification-parts.js';

/** What was found out, part by part. */
export interface Found {
  /** Each as {@link describeSeal} tells it. */
  readonly seals: readonly (Pick<ReportSeal, 'signature' | 'statement' | 'trust' | 'sources'> & {
    readonly outcome: string;
  })[];
  readonly chain: readonly LineageTrace[];
  readonly report: Pick<Report, 'verdict' | 'findings'>;
  readonly hasPolicy: boolean;
  /** The proof in the answer, where one is looked at. */
  readonly proof?: { readonly outcome: string } | null | undefined;
  /** Whether layers that nobody could decide are a pass; they are none by default. */
  readonly allowUnverifiable?: boolean | undefined;
}

/** What all of it comes to. */
export interface Conclusion {
  readonly outcome: Report['verdict'];
  readonly parts: VerificationParts;
  /** Why it is no pass; empty for one. */
  readonly reasons: readonly VerificationReason[];
}

/**
 * Puts seals, chains, proof and layers together: the parts, why it is no pass, and what all of it comes to.
 *
 * @remarks Nothing that is missing makes it a pass. The parts are those of the best seal: a trusted one, else the one of which
 * most holds. Deterministic. O(seals + links + findings).
 */
export function conclude(found: Found): Conclusion {
  const best = pickBest(found.seals);
  const parts: VerificationParts = {
    ...describeBest(best, found.hasPolicy),
    chain: describeChain(found.chain),
    layers: found.report.verdict,
  };
  const reasons = listReasons(found, best, parts);
  const isOpen = reasons.every((reason) => OPEN.includes(reason));
  return { outcome: reasons.length === 0 ? 'pass' : isOpen ? 'unverifiable' : 'fail', parts, reasons };
}

/** What nobody has found to be wrong. */
const OPEN: readonly VerificationReason[] = [
  'unsealed',
  'key-unknown',
  'policy-missing',
  'source-not-covered',
  'layers-unverifiable',
];

type Seal = Found['seals'][number];

function pickBest(seals: readonly Seal[]): Seal | undefined {
  const rank = ({ outcome, signature, statement }: Seal): number =>
    (outcome === 'trusted' ? 4 : 0) +
    (signature?.outcome === 'verified' ? 2 : 0) +
    (statement?.outcome === 'valid' ? 1 : 0);
  return [...seals].sort((left, right) => rank(right) - rank(left))[0];
}

function describeBest(
  best: Seal | undefined,
  hasPolicy: boolean,
): Pick<VerificationParts, 'signature' | 'statement' | 'trust'> {
  if (best === undefined) return { signature: 'none', statement: 'none', trust: 'none' };
  const isKnown = best.signature?.signatures.some(({ outcome }) => outcome !== 'unknown-key') === true;
  const signature = isKnown && best.signature !== undefined ? best.signature.outcome : 'not-checked';
  const { outcome: statement = 'not-read' } = best.statement ?? {};
  return {
    signature,
    // What nobody at hand has signed is anybody's text, in whatever form.
    statement: statement === 'valid' && signature !== 'verified' ? 'unsigned' : statement,
    trust: describeTrust(best, hasPolicy),
  };
}

/** Of keys alone: that a statement is about something else, or has expired, says nothing against those who signed it. */
function describeTrust({ outcome, trust }: Seal, hasPolicy: boolean): VerificationParts['trust'] {
  if (outcome === 'trusted' || trust?.threshold_met === true) return 'trusted';
  return hasPolicy ? 'not-trusted' : 'not-judged';
}

function describeChain(chain: readonly LineageTrace[]): VerificationParts['chain'] {
  if (chain.length === 0) return 'none';
  if (chain.every(({ holds }) => holds)) return 'matched';
  const isBroken = chain.some(({ links }) => links.some(({ state }) => state === 'mismatched'));
  return isBroken ? 'mismatched' : 'not-available';
}

function listReasons(
  { allowUnverifiable = false, hasPolicy, proof, report }: Found,
  best: Seal | undefined,
  { chain, layers, signature, statement }: VerificationParts,
): VerificationReason[] {
  const isShort = hasPolicy && signature === 'verified' && best?.trust?.threshold_met === false;
  const isSomeTrusted = best?.trust?.keys.some(({ trusted }) => trusted) === true;
  const isOpen = layers === 'unverifiable' && !allowUnverifiable;
  const open = report.findings.filter(({ outcome }) => outcome === 'unverifiable');
  const isUncovered =
    isOpen &&
    best?.outcome === 'trusted' &&
    best.sources?.some(({ outcome }) => outcome !== 'trusted') === true &&
    open.some(isUnanchored);
  const isProofBad = proof !== null && proof !== undefined && proof.outcome !== 'verified';
  const table: readonly (readonly [VerificationReason, boolean])[] = [
    ['unsealed', best === undefined],
    ['key-unknown', signature === 'not-checked' && hasPolicy],
    ['signature-not-verified', signature === 'not-verified'],
    ['statement-not-valid', statement === 'not-valid'],
    ['threshold-not-met', isShort && isSomeTrusted],
    ['key-not-trusted', isShort && !isSomeTrusted],
    ['policy-missing', !hasPolicy],
    ['proof-not-verified', isProofBad],
    ['chain-broken', chain === 'mismatched'],
    ['layers-failed', layers === 'fail'],
    ['source-not-covered', isUncovered],
    // What one reason says in full needs no second one that says it in part.
    ['layers-unverifiable', isOpen && !(isUncovered && open.every(isUnanchored))],
  ];
  return table.filter(([, holds]) => holds).map(([reason]) => reason);
}

const isUnanchored = ({ rule }: Pick<Finding, 'rule'>): boolean => rule === 'provenance/no-anchor';
