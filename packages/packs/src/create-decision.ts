import { checkSchema, type HumanDecision } from '@loccit/contract';
import type { JsonValue } from '@loccit/json';
import {
  createStatement,
  encodeEnvelope,
  encodeStatement,
  type Signer,
  STATEMENT_PAYLOAD_TYPE,
  signEnvelope,
} from '@loccit/signing';

/** The type of the statement that a signed decision is, and of the document in it. */
export const DECISION_PREDICATE = 'urn:loccit:decision:1';
/** The name of the only subject: the claim, by the digest that the decision names. */
export const CLAIM_SUBJECT = 'claim';
/** What a trust policy has to allow a key for, so that its decisions count. */
export const DECISION_PURPOSE = 'decision';

/**
 * Signs a person's decision: the bytes of a DSSE envelope around an in-toto statement about the claim.
 *
 * @remarks The predicate is the decision itself, member by member; the subject is the digest of the claim. What it binds and when
 * it applies is said in the specification, 12.13.
 * @throws RangeError for a decision that its schema refuses.
 * @throws {@link SigningError} `bad-signature` where a signer returned what is no signature of its key.
 */
export async function createDecision(
  decision: HumanDecision,
  signers: readonly Signer[],
): Promise<Uint8Array> {
  const [fault] = checkSchema('decision', decision);
  if (fault !== undefined)
    throw new RangeError(`decision must conform to its schema: see ${fault.pointer || '/'}`);
  const statement = createStatement({
    subjects: [{ name: CLAIM_SUBJECT, digest: { sha256: decision.claim_sha256 } }],
    predicateType: DECISION_PREDICATE,
    predicate: { ...decision } as unknown as { readonly [name: string]: JsonValue },
  });
  return encodeEnvelope(await signEnvelope(STATEMENT_PAYLOAD_TYPE, encodeStatement(statement), signers));
}
