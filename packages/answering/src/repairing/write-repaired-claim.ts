import { type Citation, type Claim, message, type Repair, resolveLang } from '@loccit/contract';
import type { FailedClaim } from './failed-citations.js';
import type { ClaimRepair, FailedCitation, ReplacingPassage } from './repair.js';
import type { FitCandidate } from './try-candidates.js';

/** A claim after its repair, and what was done to it. */
export interface RepairedClaim {
  readonly claim: Claim;
  readonly repair: ClaimRepair;
}

/**
 * A claim with other citations in the place of those that failed, or labelled as unverified.
 *
 * @param replacing - what takes the place of the failed citations, the first of them; nothing degrades the claim
 * @remarks A passage that is real and does not bear the claim stays where nothing else is left, so that a check shows it.
 */
export function writeRepairedClaim(
  claim: Claim,
  { failed }: FailedClaim,
  replacing: FitCandidate | undefined,
  lang: string,
): RepairedClaim {
  const bad = new Map(failed.map((one) => [one.address, one]));
  const addressOf = (at: number): string => `${claim.claim_id}.${at + 1}`;
  const citations: Citation[] = [];
  /** The new place of each citation that stays. */
  const places = new Map<string, string>();
  let replacedAt: number | undefined;
  const stay = (citation: Citation, at: number): void => {
    citations.push(citation);
    places.set(addressOf(at), addressOf(citations.length - 1));
  };
  for (const [at, citation] of claim.citations.entries()) {
    if (!bad.has(addressOf(at))) stay(citation, at);
    else if (replacing !== undefined && replacedAt === undefined) {
      replacedAt = citations.length;
      citations.push(replacing.citation);
    }
  }
  if (replacing !== undefined && replacedAt === undefined) {
    replacedAt = citations.length;
    citations.push(replacing.citation);
  }
  const isBacked = citations.length > 0;
  if (!isBacked) {
    for (const [at, citation] of claim.citations.entries())
      if (bad.get(addressOf(at))?.isReal === true) stay(citation, at);
  }
  const { facts, verbatim, answer_spans: _, ...rest } = claim;
  const keptFacts = (facts ?? []).flatMap((fact) => {
    const citation = places.get(fact.citation);
    return citation === undefined ? [] : [{ ...fact, citation }];
  });
  const isVerbatim =
    verbatim === true && isBacked && citations.every(({ quote }) => quote?.exact === claim.text);
  const outcome = replacing !== undefined ? 'replaced' : isBacked ? 'removed' : 'unverified';
  const shown = isBacked ? claim : label(claim, citations.length > 0, lang);
  const repaired: Claim = {
    ...rest,
    text: shown.text,
    kind: shown.kind,
    citations,
    ...(isVerbatim ? { verbatim } : {}),
    ...(keptFacts.length === 0 ? {} : { facts: keptFacts }),
    repaired_from: [
      ...(claim.repaired_from ?? []),
      ...failed.map((one) => describeRepair(one, replacing === undefined ? 'kept' : 'replaced')),
    ],
  };
  const replacingPassage = describeReplacing(claim.claim_id, replacedAt, replacing);
  return {
    claim: repaired,
    repair: {
      claimId: claim.claim_id,
      outcome,
      textBefore: claim.text,
      textAfter: repaired.text,
      failed,
      replacing: replacingPassage === undefined ? [] : [replacingPassage],
    },
  };
}

/** The words of a claim that nothing bears; one that must cite and has nothing to cite says that no source was found. */
export function label(
  { kind, text }: Pick<Claim, 'kind' | 'text'>,
  cites: boolean,
  lang: string,
): Pick<Claim, 'kind' | 'text'> {
  const language = resolveLang(lang);
  if (!cites && (kind === 'fact' || kind === 'inference'))
    return { kind: 'absence', text: message('repair.no-source', language, { text }) };
  return { kind, text: message('repair.unverified', language, { text }) };
}

const describeRepair = (
  { chunkId, documentId, mark, rule }: FailedCitation,
  outcome: Repair['outcome'],
): Repair => ({
  rule,
  outcome,
  ...(mark === undefined ? {} : { mark }),
  ...(documentId === undefined ? {} : { document_id: documentId }),
  ...(chunkId === undefined ? {} : { chunk_id: chunkId }),
});

function describeReplacing(
  claimId: string,
  at: number | undefined,
  replacing: FitCandidate | undefined,
): ReplacingPassage | undefined {
  if (replacing === undefined || at === undefined) return undefined;
  const { citation, ratio, verdict } = replacing;
  return {
    address: `${claimId}.${at + 1}`,
    documentId: citation.document_id,
    chunkId: citation.chunk_id,
    text: citation.quote?.exact ?? '',
    ratio,
    verdict,
  };
}
