import { isTimestamp } from '@loccit/contract';
import {
  type CheckedSignature,
  evaluateSource,
  evaluateTrust,
  type SourceTrust,
  STATEMENT_PAYLOAD_TYPE,
  type TrustClock,
  type TrustEvaluation,
  type TrustPolicy,
  verifyEnvelope,
} from '@loccit/signing';
import { type ReadSeal, readSeal, type SealFormFault, type SealFormFaultCode } from './read-seal.js';
import type { SealPredicate } from './seal-predicate.js';

/** What a seal is held against. All of it is the checker's own. */
export interface VerifySealOptions {
  /** Digest of the answer at hand, without `proof`. */
  readonly answerSha256: string;
  /** Digest of the pack at hand; absent where there is none. */
  readonly packSha256?: string;
  /** SHA-256 of the report at hand; absent where there is none. */
  readonly reportSha256?: string;
  /** SHA-256 of the audit at hand; absent where there is none. */
  readonly auditSha256?: string;
  readonly policy: TrustPolicy;
  readonly context: SealContext;
  /** Sources of which it shall be said who may speak for them. */
  readonly sourceUris?: readonly string[];
}

/** For whom and what for the answer is taken, and when. */
export interface SealContext {
  readonly tenantId: string;
  readonly purpose: string;
  /** Who checks; absent where they have no name: a seal that is addressed to somebody is then refused. */
  readonly audience?: string;
  /** The checker's time, or that of a trusted timestamp over the envelope. */
  readonly at: string;
  /** `checker` by default. */
  readonly clock?: TrustClock;
}

/** Everything for which a statement does not hold, in this order; told to people under `seal.<code>`. */
export type SealFaultCode =
  | SealFormFaultCode
  | 'answer-mismatch'
  | 'pack-mismatch'
  | 'report-mismatch'
  | 'audit-mismatch'
  | 'wrong-tenant'
  | 'wrong-purpose'
  | 'wrong-audience'
  | 'window-reversed'
  | 'seal-expired';

/** One reason for which a statement does not hold. */
export interface SealFault extends Omit<SealFormFault, 'code'> {
  readonly code: SealFaultCode;
}

/** A file that a seal binds and that is not at hand. */
export type UncheckedFile = 'pack' | 'report' | 'audit';

/** Who may speak for a source by this seal. */
export interface SealedSource {
  readonly sourceUri: string;
  /** As in {@link SourceTrust}; `not-trusted`: the seal as a whole is not, so that it anchors nothing. */
  readonly outcome: SourceTrust['outcome'] | 'not-trusted';
  readonly keyids: readonly string[];
}

/** What a seal comes to: three statements that are never mixed, and what follows from them. */
export interface SealVerification {
  /** Whether a key of the policy signed these bytes. */
  readonly signature: {
    /** `verified`: at least one signature holds. */
    readonly outcome: 'verified' | 'not-verified';
    readonly signatures: readonly CheckedSignature[];
    readonly verifiedKeyids: readonly string[];
  };
  /** Whether what was signed is a seal of this answer, for this checker, in force. */
  readonly statement: {
    readonly outcome: 'valid' | 'not-valid';
    readonly faults: readonly SealFault[];
    /** What the signer says; undefined where it could not be read. Believe none of it unless `outcome` is `trusted`. */
    readonly predicate: SealPredicate | undefined;
    readonly unchecked: readonly UncheckedFile[];
  };
  /** Which of the keys that signed are trusted, why the others are not, and whether they are enough. */
  readonly trust: TrustEvaluation;
  /** `trusted` iff a signature is verified, the statement is valid and the threshold is met. */
  readonly outcome: 'trusted' | 'not-trusted';
  /** In the order of `sourceUris`. */
  readonly sources: readonly SealedSource[];
}

/**
 * Says of a seal whether its signatures hold, whether its statement does, whether its keys are trusted, and for which sources.
 *
 * @remarks Never throws for what the seal holds. The statement is read out of the bytes that were signed. The signer's times
 * are claims: `issuedAt` is not judged at all, `expiresAt` can only shorten what the policy allows, and windows of keys are
 * judged at `context.at`. Deterministic. O(bytes + signatures + policy).
 * @throws RangeError for a time or digest in another form.
 */
export function verifySeal(bytes: Uint8Array, options: VerifySealOptions): SealVerification {
  const { policy, context } = options;
  if (!isTimestamp(context.at)) throw new RangeError('at must be a time of the form YYYY-MM-DDThh:mm:ssZ');
  if (!/^[0-9a-f]{64}$/.test(options.answerSha256)) {
    throw new RangeError('answerSha256 must be a SHA-256 in lower-case hex');
  }
  const seal = readSeal(bytes);
  const keys = policy.keys.map(({ publicKey }) => publicKey);
  const { signatures, verifiedKeyids } =
    seal.envelope === undefined
      ? { signatures: [], verifiedKeyids: [] }
      : verifyEnvelope(seal.envelope, { payloadType: STATEMENT_PAYLOAD_TYPE, keys });
  const { predicate } = seal;
  const trust = evaluateTrust(policy, verifiedKeyids, {
    tenantId: predicate?.tenantId ?? null,
    purpose: predicate?.purpose ?? null,
    audience: predicate?.audience ?? null,
    at: context.at,
    clock: context.clock ?? 'checker',
  });
  const faults = listFaults(seal, options);
  const isVerified = verifiedKeyids.length > 0;
  const isTrusted = isVerified && faults.length === 0 && trust.thresholdMet;
  return {
    signature: { outcome: isVerified ? 'verified' : 'not-verified', signatures, verifiedKeyids },
    statement: {
      outcome: faults.length === 0 ? 'valid' : 'not-valid',
      faults,
      predicate,
      unchecked: predicate === undefined ? [] : listUnchecked(predicate, options),
    },
    trust,
    outcome: isTrusted ? 'trusted' : 'not-trusted',
    sources: (options.sourceUris ?? []).map((sourceUri) =>
      isTrusted
        ? { sourceUri, ...evaluateSource(policy, trust, sourceUri) }
        : { sourceUri, outcome: 'not-trusted', keyids: [] },
    ),
  };
}

function listFaults(seal: ReadSeal, options: VerifySealOptions): SealFault[] {
  if (seal.fault !== undefined) return [seal.fault];
  const { answerSha256, predicate } = seal;
  if (predicate === undefined) return [];
  const { context } = options;
  const faults: SealFault[] = [];
  const check = (code: SealFaultCode, pointer: string, isFault: boolean): void => {
    if (isFault) faults.push({ code, pointer });
  };
  check('answer-mismatch', '/subject/0/digest/sha256', answerSha256 !== options.answerSha256);
  for (const file of ['pack', 'report', 'audit'] as const) {
    const member = `${file}Sha256` as const;
    const [said, found] = [predicate[member], options[member]];
    const differs = said !== undefined && found !== undefined && said !== found;
    check(`${file}-mismatch`, `/predicate/${member}`, differs);
  }
  const { audience } = predicate;
  check('wrong-tenant', '/predicate/tenantId', predicate.tenantId !== context.tenantId);
  check('wrong-purpose', '/predicate/purpose', predicate.purpose !== context.purpose);
  check('wrong-audience', '/predicate/audience', audience !== undefined && audience !== context.audience);
  check('window-reversed', '/predicate/expiresAt', predicate.expiresAt <= predicate.issuedAt);
  check('seal-expired', '/predicate/expiresAt', context.at >= predicate.expiresAt);
  return faults;
}

function listUnchecked(predicate: SealPredicate, options: VerifySealOptions): UncheckedFile[] {
  return (['pack', 'report', 'audit'] as const).filter(
    (file) => predicate[`${file}Sha256`] !== undefined && options[`${file}Sha256`] === undefined,
  );
}
