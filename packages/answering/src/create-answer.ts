import { type Answer, type Claim, conformsTo, renderAnswer } from '@loccit/contract';
import { AnsweringError } from './answering-error.js';
import { listAnswerFaults } from './list-answer-faults.js';

/** A claim that somebody else's generator made. */
export interface ClaimInput
  extends Pick<Claim, 'text'>,
    Partial<Pick<Claim, 'citations' | 'claim_id' | 'facts' | 'kind' | 'repaired_from' | 'verbatim'>> {}

/** What an answer is put together from; everything else follows. */
export interface AnswerInput {
  /** Canonical text; exactly one of this and `questionCommitment`. */
  readonly question?: string;
  readonly questionCommitment?: string;
  /** `answered` unless given. */
  readonly status?: Answer['status'];
  /** BCP 47; English unless given. Sentences of the status and labels are in it. */
  readonly lang?: string;
  /** In order; ids are `C1`, `C2`, ..., a claim is a fact and has no citation unless given. */
  readonly claims: readonly ClaimInput[];
  readonly conflicts?: NonNullable<Answer['conflicts']>;
  readonly reason?: NonNullable<Answer['reason']>;
  readonly generator?: NonNullable<Answer['generator']>;
  /** `YYYY-MM-DDThh:mm:ssZ` */
  readonly createdAt: string;
  /** `ans_` and 32 hex digits; random unless given. */
  readonly answerId?: string;
}

/**
 * An answer artifact of one's own claims and citations, rendered as `claims/1`.
 *
 * @remarks What it returns passes the first layer of a check, as far as that needs no record; nothing is filled in, folded or
 * left out to get there. Deterministic with `answerId`. Linear in the claims.
 * @throws {@link AnsweringError} `answer-malformed` with every rule that would fail, and where
 * @example
 * ```ts
 * const createdAt = '2026-01-05T00:00:00Z';
 * const claims = [{ text: 'Call the office first.', kind: 'advice' as const }];
 * const reason = { code: 'no-matching-evidence' as const, missing: [] };
 * createAnswer({ question: 'When?', claims: [], status: 'insufficient_evidence', reason, createdAt }).rendering; // 'claims/1'
 * createAnswer({ question: 'When?', claims, createdAt }); // throws 'answer-malformed status-shape=/claims'
 * ```
 * @see specification, section 7.1
 */
export function createAnswer(input: AnswerInput): Answer {
  const {
    conflicts,
    generator,
    lang = 'en',
    question,
    questionCommitment,
    reason,
    status = 'answered',
  } = input;
  const claims = input.claims.map(
    ({ citations = [], claim_id, kind = 'fact', ...rest }, at): Claim => ({
      claim_id: claim_id ?? `C${at + 1}`,
      ...rest,
      kind,
      citations,
    }),
  );
  const draft: Answer = {
    schema: 'urn:loccit:answer:1',
    answer_id: input.answerId ?? createAnswerId(),
    lang,
    ...(question === undefined ? {} : { question }),
    ...(questionCommitment === undefined ? {} : { question_commitment: questionCommitment }),
    status,
    answer: '',
    rendering: 'claims/1',
    claims,
    ...(conflicts === undefined ? {} : { conflicts }),
    ...(reason === undefined ? {} : { reason }),
    created_at: input.createdAt,
    ...(generator === undefined ? {} : { generator }),
  };
  // What has no form cannot be rendered.
  const answer = conformsTo('answer', draft)
    ? { ...draft, answer: renderAnswer(status, claims, lang) }
    : draft;
  const faults = listAnswerFaults(answer);
  if (faults.length > 0) throw new AnsweringError('answer-malformed', { faults });
  return answer;
}

/** A new id of an answer: `ans_` and 16 random bytes in lower-case hex. */
export function createAnswerId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return `ans_${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
