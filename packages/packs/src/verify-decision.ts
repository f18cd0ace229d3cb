import { conformsTo, type HumanDecision } from '@loccit/contract';
import { JsonError, parseJson } from '@loccit/json';
import { sha256Hex } from '@loccit/lineage';
import {
  evaluateTrust,
  parseEnvelope,
  parseStatement,
  SigningError,
  STATEMENT_PAYLOAD_TYPE,
  type TrustPolicy,
  verifyEnvelope,
} from '@loccit/signing';
import { CLAIM_SUBJECT, DECISION_PREDICATE, DECISION_PURPOSE } from './create-decision.js';

/**
 * What a file that shall be a decision is worth.
 *
 * @remarks `unsigned`: a decision in no envelope; `untrusted`: no signature that holds is of a key that the policy trusts for
 * decisions of this tenant, or too few are; `no-policy`: nobody said whom to trust.
 */
export type DecisionTrust = 'trusted' | 'untrusted' | 'no-policy' | 'unsigned' | 'malformed';

/** A decision at hand, with what it is worth. */
export interface HeldDecision {
  /** SHA-256 of the bytes as given. */
  readonly sha256: string;
  readonly trust: DecisionTrust;
  /** Undefined where it is malformed. Believe none of it unless it is trusted. */
  readonly decision?: HumanDecision;
  /** Trusted keys that signed, sorted; none unless it is trusted. */
  readonly keyids: readonly string[];
}

/** Whom to believe, and when. */
export interface VerifyDecisionOptions {
  readonly policy?: TrustPolicy | undefined;
  /** The checker's time, `YYYY-MM-DDThh:mm:ssZ`. */
  readonly at: string;
}

/**
 * Says of the bytes of a decision whether it is signed by those whom a policy trusts with decisions.
 *
 * @remarks Never throws for what the bytes hold. The decision is read out of the bytes that were signed, its subject has to be the
 * claim that it names, and its own time is not believed: keys are judged at `at`. O(bytes + signatures + policy).
 */
export function verifyDecision(bytes: Uint8Array, { at, policy }: VerifyDecisionOptions): HeldDecision {
  const sha256 = sha256Hex(bytes);
  const plain = readPlain(bytes);
  if (plain !== undefined) return { sha256, trust: 'unsigned', decision: plain, keyids: [] };
  const read = readSigned(bytes);
  if (read === undefined) return { sha256, trust: 'malformed', keyids: [] };
  const { decision, envelope } = read;
  if (policy === undefined) return { sha256, trust: 'no-policy', decision, keyids: [] };
  const keys = policy.keys.map(({ publicKey }) => publicKey);
  const { verifiedKeyids } = verifyEnvelope(envelope, { payloadType: STATEMENT_PAYLOAD_TYPE, keys });
  const { thresholdMet, trustedKeyids } = evaluateTrust(policy, verifiedKeyids, {
    tenantId: decision.tenant_id,
    purpose: DECISION_PURPOSE,
    audience: null,
    at,
    clock: 'checker',
  });
  const isTrusted = trustedKeyids.length > 0 && thresholdMet;
  return {
    sha256,
    trust: isTrusted ? 'trusted' : 'untrusted',
    decision,
    keyids: isTrusted ? trustedKeyids : [],
  };
}

function readPlain(bytes: Uint8Array): HumanDecision | undefined {
  try {
    const value: unknown = parseJson(bytes);
    return conformsTo('decision', value) ? value : undefined;
  } catch (error) {
    if (error instanceof JsonError) return undefined;
    throw error;
  }
}

function readSigned(bytes: Uint8Array) {
  try {
    const envelope = parseEnvelope(bytes);
    if (envelope.payloadType !== STATEMENT_PAYLOAD_TYPE) return undefined;
    const { predicate, predicateType, subjects } = parseStatement(envelope.payload);
    const decision: unknown = predicate;
    if (predicateType !== DECISION_PREDICATE || !conformsTo('decision', decision)) return undefined;
    const [subject, second] = subjects;
    const isClaim = subject?.name === CLAIM_SUBJECT && subject.digest.sha256 === decision.claim_sha256;
    return isClaim && second === undefined ? { envelope, decision } : undefined;
  } catch (error) {
    if (error instanceof SigningError) return undefined;
    throw error;
  }
}
