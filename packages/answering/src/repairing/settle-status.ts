import type { Answer, Claim } from '@loccit/contract';
import type { AnswerInput } from '../create-answer.js';
import { label } from './write-repaired-claim.js';

const isStated = ({ kind }: Claim): boolean => kind === 'fact' || kind === 'inference';

/** Of a claim that is not borne so many code points are told. */
const MOST_TOLD = 100;

function shorten({ text }: Claim): string {
  const characters = [...text.replace(/\s+/g, ' ')];
  return characters.length <= MOST_TOLD
    ? characters.join('')
    : `${characters.slice(0, MOST_TOLD - 1).join('')}…`;
}

/**
 * The status that repaired claims leave to an answer, with what it demands.
 *
 * @param unverified - ids of the claims that were labelled
 * @remarks An answer of which a part is labelled is `partial`; one in which nothing else is stated says that the sources do
 * not answer, and for each claim that no source was found. A conflict stays one while two of its claims are cited.
 */
export function settleStatus(
  answer: Answer,
  claims: readonly Claim[],
  unverified: ReadonlySet<string>,
): Required<Pick<AnswerInput, 'claims' | 'status'>> & Pick<AnswerInput, 'conflicts' | 'reason'> {
  const cited = new Set(
    claims.filter(({ citations }) => citations.length > 0).map(({ claim_id }) => claim_id),
  );
  const conflicts = (answer.conflicts ?? []).filter(
    ({ claim_ids }) => claim_ids.filter((id) => cited.has(id)).length >= 2,
  );
  if (answer.status === 'conflict' && conflicts.length > 0) return { status: 'conflict', claims, conflicts };
  const unborne = answer.claims.filter(({ claim_id }) => unverified.has(claim_id)).map(shorten);
  const missing = [...new Set([...(answer.reason?.missing ?? []), ...unborne])];
  if (claims.some((claim) => isStated(claim) && !unverified.has(claim.claim_id))) {
    const isWhole = answer.status !== 'partial' && unverified.size === 0;
    if (isWhole) return { status: 'answered', claims };
    return { status: 'partial', claims, reason: { code: 'part-without-evidence', missing } };
  }
  const texts = new Map(answer.claims.map((claim) => [claim.claim_id, claim]));
  return {
    status: 'insufficient_evidence',
    claims: claims.flatMap((claim): Claim[] => {
      if (claim.kind === 'absence') return [claim];
      const before = texts.get(claim.claim_id);
      if (!isStated(claim) || before === undefined) return [];
      const { citations: _, facts: __, ...rest } = claim;
      return [{ ...rest, ...label(before, false, answer.lang), citations: [] }];
    }),
    reason: { code: 'no-matching-evidence', missing },
  };
}
