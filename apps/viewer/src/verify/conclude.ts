import type { Outcome, ReportSeal } from '@loccit/contract';
import type { LineageTrace } from '@loccit/validator';
import type { Verification } from './verification.js';

/** Why a verification is no pass; told to people under `verification.<reason>`. */
export type Reason =
  | 'unsealed'
  | 'key-unknown'
  | 'policy-missing'
  | 'signature-not-verified'
  | 'statement-not-valid'
  | 'key-not-trusted'
  | 'threshold-not-met'
  | 'chain-broken'
  | 'layers-failed'
  | 'layers-unverifiable';

/** What a part comes to, best seal first; told to people under `verified.<part>.<state>`. */
export interface Parts {
  readonly signature: 'verified' | 'not-verified' | 'not-checked' | 'none';
  readonly statement: 'valid' | 'not-valid' | 'unsigned' | 'not-read' | 'none';
  readonly trust: 'trusted' | 'not-trusted' | 'not-judged' | 'none';
  readonly chain: 'matched' | 'mismatched' | 'not-available' | 'none';
}

/** What all of it comes to, by the rules of `loccit verify`. */
export interface Conclusion {
  readonly outcome: Outcome;
  readonly parts: Parts;
  readonly reasons: readonly Reason[];
}

const OPEN: readonly Reason[] = ['unsealed', 'key-unknown', 'policy-missing', 'layers-unverifiable'];

/** Puts the parts of a verification together; nothing that is missing makes it a pass. */
export function conclude({ policy, report, seals, traces }: Verification): Conclusion {
  const best = pickBest(seals);
  const hasPolicy = policy !== undefined;
  const parts: Parts = { ...describeSeal(best, hasPolicy), chain: describeChain(traces) };
  const isShort = parts.signature === 'verified' && best?.trust?.threshold_met === false;
  const isSomeTrusted = best?.trust?.keys.some(({ trusted }) => trusted) === true;
  const table: readonly (readonly [Reason, boolean])[] = [
    ['unsealed', best === undefined],
    ['key-unknown', parts.signature === 'not-checked' && hasPolicy],
    ['signature-not-verified', parts.signature === 'not-verified'],
    ['statement-not-valid', parts.statement === 'not-valid'],
    ['threshold-not-met', isShort && isSomeTrusted],
    ['key-not-trusted', isShort && !isSomeTrusted],
    ['policy-missing', !hasPolicy],
    ['chain-broken', parts.chain === 'mismatched'],
    ['layers-failed', report.verdict === 'fail'],
    ['layers-unverifiable', report.verdict === 'unverifiable'],
  ];
  const reasons = table.filter(([, holds]) => holds).map(([reason]) => reason);
  const isOpen = reasons.every((reason) => OPEN.includes(reason));
  return { outcome: reasons.length === 0 ? 'pass' : isOpen ? 'unverifiable' : 'fail', parts, reasons };
}

/** A seal that is trusted, else the one of which most holds. */
function pickBest(seals: readonly ReportSeal[]): ReportSeal | undefined {
  const rank = ({ outcome, signature, statement }: ReportSeal): number =>
    (outcome === 'trusted' ? 4 : 0) +
    (signature?.outcome === 'verified' ? 2 : 0) +
    (statement?.outcome === 'valid' ? 1 : 0);
  return [...seals].sort((left, right) => rank(right) - rank(left))[0];
}

function describeSeal(best: ReportSeal | undefined, hasPolicy: boolean): Omit<Parts, 'chain'> {
  if (best === undefined) return { signature: 'none', statement: 'none', trust: 'none' };
  const isKnown = best.signature?.signatures.some(({ outcome }) => outcome !== 'unknown-key') === true;
  const signature = isKnown && best.signature !== undefined ? best.signature.outcome : 'not-checked';
  const { outcome: statement = 'not-read' } = best.statement ?? {};
  return {
    signature,
    // What nobody at hand has signed is anybody's text, in whatever form.
    statement: statement === 'valid' && signature !== 'verified' ? 'unsigned' : statement,
    trust: best.outcome === 'trusted' ? 'trusted' : hasPolicy ? 'not-trusted' : 'not-judged',
  };
}

function describeChain(traces: readonly LineageTrace[]): Parts['chain'] {
  if (traces.length === 0) return 'none';
  if (traces.every(({ holds }) => holds)) return 'matched';
  const isBroken = traces.some(({ links }) => links.some(({ state }) => state === 'mismatched'));
  return isBroken ? 'mismatched' : 'not-available';
}
