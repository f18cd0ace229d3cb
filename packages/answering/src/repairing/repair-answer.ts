import { type Answer, type Citation, type Claim, conformsTo, type Report } from '@loccit/contract';
import { parseJson } from '@loccit/json';
import { checkAnswer } from '@loccit/validator';
import { AnsweringError } from '../answering-error.js';
import { createAnswer, createAnswerId } from '../create-answer.js';
import type { Retrieval } from '../retrieval/retrieval.js';
import { listAllowed } from './allowed-verdicts.js';
import { type FailedClaim, listFailedClaims } from './failed-citations.js';
import { findReplacements } from './find-replacements.js';
import type { RepairedAnswer, RepairScope } from './repair.js';
import { settleStatus } from './settle-status.js';
import { type FitCandidate, tryCandidates } from './try-candidates.js';
import { type RepairedClaim, writeRepairedClaim } from './write-repaired-claim.js';

/** An answer to repair. */
export interface RepairAnswerInput extends RepairScope {
  /** The artifact as received. */
  readonly bytes: Uint8Array;
  /** `ans_` and 32 hex digits of the repaired answer; random unless given. */
  readonly answerId?: string;
}

/**
 * Repairs the citations of an answer that failed a check, as the policy says, and says what it changed.
 *
 * @remarks Makes a new answer with an id of its own, written as of `evidence.at`, rendered as `claims/1`, without a proof; the
 * one that was given stays as it is, and is handed back where nothing failed. A claim that passed is never changed, a
 * repaired citation never counts as valid, and a repaired answer is not repaired again for what its passages do not bear. What
 * the reader may not see is neither searched nor named.
 * @throws {@link AnsweringError} `answer-malformed` for what is no answer, and for an answer whose first layer fails beside its
 * citations
 * @example
 * ```ts
 * const reader = { tenantId: 'default', groups: [], principal: 'guest' };
 * const evidence = { reader, at: '2026-01-05T00:00:00Z' };
 * const reason = { code: 'no-matching-evidence' as const, missing: [] };
 * const answer = createAnswer({ question: 'Free?', claims: [], status: 'insufficient_evidence', reason, createdAt: evidence.at });
 * const bytes = encodeUtf8(JSON.stringify(answer));
 * repairAnswer({ bytes, policy: 'degrade', evidence, generation: undefined }).outcome; // 'unchanged'
 * ```
 * @see specification, section 10.6
 */
export function repairAnswer(input: RepairAnswerInput): RepairedAnswer {
  const { bytes, evidence, policy } = input;
  const before = input.report ?? checkAnswer({ ...input.voices, bytes, evidence, without: ['audit'] });
  const answer = readAnswer(bytes);
  const failing = listToRepair(answer, before);
  if (failing.size === 0) return { outcome: 'unchanged', answer, repairs: [], before, searches: [] };
  const frame = {
    answerId: input.answerId ?? createAnswerId(),
    createdAt: evidence.at,
    lang: answer.lang,
    ...(answer.question === undefined ? {} : { question: answer.question }),
    ...(answer.question_commitment === undefined ? {} : { questionCommitment: answer.question_commitment }),
    ...(answer.generator === undefined ? {} : { generator: answer.generator }),
  };
  const searches: Retrieval[] = [];
  const written = answer.claims.map((claim): RepairedClaim | Claim => {
    const failed = failing.get(claim.claim_id);
    if (failed === undefined) return claim;
    const replacing = policy === 'retrieve' ? search(claim, failed, input, searches) : undefined;
    return writeRepairedClaim(claim, failed, replacing, answer.lang);
  });
  const repairs = written.flatMap((one) => ('repair' in one ? [one.repair] : []));
  if (policy === 'reject') {
    const reason = { code: 'draft-not-checked' as const, missing: [] };
    const refusal = createAnswer({ ...frame, status: 'generation_unavailable', claims: [], reason });
    const gone = repairs.map((one) => ({ ...one, textAfter: '' }));
    return { outcome: 'refused', answer: refusal, repairs: gone, before, searches };
  }
  const claims = written.map((one) => ('repair' in one ? one.claim : one));
  const unverified = new Set(repairs.flatMap((one) => (one.outcome === 'unverified' ? one.claimId : [])));
  const settled = settleStatus(answer, claims, unverified);
  const textOf = new Map(settled.claims.map(({ claim_id, text }) => [claim_id, text]));
  return {
    outcome: 'repaired',
    answer: createAnswer({ ...frame, ...settled }),
    repairs: repairs.map((one) => ({ ...one, textAfter: textOf.get(one.claimId) ?? '' })),
    before,
    searches,
  };
}

function readAnswer(bytes: Uint8Array): Answer {
  let value: unknown;
  try {
    value = parseJson(bytes);
  } catch {
    throw new AnsweringError('answer-malformed', { faults: [{ rule: 'malformed-json', pointer: '' }] });
  }
  if (conformsTo('answer', value)) return value;
  throw new AnsweringError('answer-malformed', { faults: [{ rule: 'schema-mismatch', pointer: '' }] });
}

/** What failed, without what was repaired before and only is not borne: a second repair would find the same again. */
function listToRepair(answer: Answer, report: Report): ReadonlyMap<string, FailedClaim> {
  const claims = new Map(answer.claims.map((claim) => [claim.claim_id, claim]));
  return new Map(
    listFailedClaims(report).flatMap((failed): [string, FailedClaim][] => {
      const claim = claims.get(failed.claimId);
      const wasRepaired = claim?.repaired_from !== undefined;
      if (claim === undefined || (wasRepaired && failed.failed.every(({ isReal }) => isReal))) return [];
      const named = failed.failed.map((one) => {
        const citation = claim.citations[Number(one.address?.split('.')[1]) - 1];
        const chunkId = citation !== undefined && 'chunk_id' in citation ? citation.chunk_id : undefined;
        return one.documentId === undefined || chunkId === undefined ? one : { ...one, chunkId };
      });
      return [[failed.claimId, { ...failed, failed: named }]];
    }),
  );
}

/** What may take the place of citations that failed: no passage that was found not to bear the claim, and nothing worse. */
function search(
  claim: Claim,
  { failed }: FailedClaim,
  { evidence, generation, restrictions, voices }: RepairAnswerInput,
  searches: Retrieval[],
): FitCandidate | undefined {
  if (generation === undefined) return undefined;
  const broken = new Set(failed.flatMap(({ address, isReal }) => (isReal ? [] : [address])));
  const taken = new Set(
    claim.citations.flatMap((one, at) =>
      broken.has(`${claim.claim_id}.${at + 1}`) ? [] : [describePlace(one)],
    ),
  );
  const { candidates, retrieval } = findReplacements(claim.text, generation, { evidence, restrictions });
  searches.push(retrieval);
  const others = candidates.filter(({ citation }) => !taken.has(describePlace(citation)));
  const allowed = listAllowed(failed);
  return tryCandidates(claim, others, { evidence, voices }).find(({ verdict }) => allowed.includes(verdict));
}

const describePlace = (one: Citation): string =>
  `${one.canonical_revision_id} ${one.char_start ?? ''} ${one.char_end ?? ''}`;
