import { type Answer, checkSchema, digestAnswer } from '@loccit/contract';
import type { JsonValue } from '@loccit/json';
import {
  createStatement,
  encodeEnvelope,
  encodeStatement,
  type Signer,
  STATEMENT_PAYLOAD_TYPE,
  signEnvelope,
} from '@loccit/signing';
import { PackError } from './pack-error.js';
import {
  ANSWER_SUBJECT,
  CITATION_ANSWER_PREDICATE,
  readPredicate,
  type SealPredicate,
} from './seal-predicate.js';

/**
 * Seals an answer: the bytes of a DSSE envelope around an in-toto statement about it.
 *
 * @remarks The subject is the digest of the answer without `proof`. Through the ids and hashes of its citations it binds the
 * evidence too; name `packSha256`, `reportSha256`, `auditSha256` to bind those files. The clock is the caller's, and nobody
 * believes it: who checks goes by their own.
 * @param answer - the answer as it is given out
 * @param predicate - what the seal says of it
 * @param signers - at least one, each with a key of its own
 * @throws RangeError for a member of `predicate` in another form, or an expiry that does not come after the issue.
 * @throws {@link PackError} `malformed-answer`.
 * @throws {@link SigningError} `bad-signature` where a signer returned what is no signature of its key.
 * @example
 * ```ts
 * const answer = {
 *   schema: 'urn:loccit:answer:1',
 *   answer_id: `ans_${'0'.repeat(32)}`,
 *   lang: 'en',
 *   question: 'What is on today?',
 *   status: 'tool_required',
 *   answer: 'A tool has to be asked.',
 *   rendering: 'claims/1',
 *   claims: [],
 *   reason: { code: 'live-data-needed', missing: [] },
 *   created_at: '2026-01-05T00:00:00Z',
 * } as const;
 * const said = { issuedAt: '2026-01-05T00:00:00Z', expiresAt: '2026-02-01T00:00:00Z', purpose: 'public-answer' };
 * const signers = [createSigner(generateKeyPair().privateKey)];
 * const seal = await createSeal(answer, { ...said, tenantId: 'default', tools: [] }, signers);
 * parseEnvelope(seal).payloadType; // 'application/vnd.in-toto+json'
 * ```
 * @see {@link https://github.com/in-toto/attestation/blob/v1.1.0/spec/v1/statement.md | in-toto Statement v1}
 */
export async function createSeal(
  answer: Answer,
  predicate: SealPredicate,
  signers: readonly Signer[],
): Promise<Uint8Array> {
  const [fault] = checkSchema('answer', answer);
  if (fault !== undefined) throw new PackError('malformed-answer', { pointer: fault.pointer });
  const members = membersOf(predicate);
  const reading = readPredicate(members);
  if ('pointer' in reading) {
    throw new RangeError(
      `predicate must have the members of its schema in their forms: see ${reading.pointer || '/'}`,
    );
  }
  if (predicate.expiresAt <= predicate.issuedAt) throw new RangeError('expiresAt must come after issuedAt');
  const statement = createStatement({
    subjects: [{ name: ANSWER_SUBJECT, digest: { sha256: digestAnswer(answer) } }],
    predicateType: CITATION_ANSWER_PREDICATE,
    predicate: members,
  });
  return encodeEnvelope(await signEnvelope(STATEMENT_PAYLOAD_TYPE, encodeStatement(statement), signers));
}

/** The members that are there: a caller may hand over an optional one as undefined. */
function membersOf(predicate: SealPredicate): { readonly [name: string]: JsonValue } {
  const members = Object.entries(predicate).filter(([, value]) => value !== undefined);
  return Object.fromEntries(members) as { readonly [name: string]: JsonValue };
}
