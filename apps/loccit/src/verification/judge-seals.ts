import { lookAtSeal, type OpenedPack, type SealLook, type SealVerification, verifySeal } from '@loccit/packs';
import type { PublicKey, TrustPolicy } from '@loccit/signing';
import type { Checker } from './checker.js';
import type { HeldSeal } from './held-seals.js';

/** A seal and what it came to. */
export interface JudgedSeal {
  readonly seal: HeldSeal;
  /** What can be told without a policy. */
  readonly look: SealLook;
  /** Undefined where there is no policy. */
  readonly verification: SealVerification | undefined;
}

/** What seals are held against. */
export interface SealGround {
  readonly answerSha256: string;
  readonly pack: OpenedPack | undefined;
  /** SHA-256 of the report and the audit at hand. */
  readonly reportSha256: string | undefined;
  readonly auditSha256: string | undefined;
  readonly policy: TrustPolicy | undefined;
  /** Keys to check signatures with where there is no policy. */
  readonly keys: readonly PublicKey[];
  readonly checker: Checker;
  readonly at: string;
  readonly sourceUris: readonly string[];
}

/** What each seal comes to for this answer and this checker; without a policy nobody judges, and it is only looked at. */
export function judgeSeals(seals: readonly HeldSeal[], ground: SealGround): JudgedSeal[] {
  const { answerSha256, at, auditSha256, checker, keys, pack, policy, reportSha256, sourceUris } = ground;
  const held = {
    answerSha256,
    ...(pack === undefined ? {} : { packSha256: pack.digest }),
    ...(reportSha256 === undefined ? {} : { reportSha256 }),
    ...(auditSha256 === undefined ? {} : { auditSha256 }),
  };
  if (policy === undefined) {
    const context = { ...checker, at };
    return seals.map((seal) => ({
      seal,
      look: lookAtSeal(seal.bytes, { ...held, keys, context }),
      verification: undefined,
    }));
  }
  const { audience, purpose = '', tenantId = '' } = checker;
  const context = { tenantId, purpose, at, ...(audience === undefined ? {} : { audience }) };
  return seals.map((seal) => {
    const verification = verifySeal(seal.bytes, { ...held, policy, context, sourceUris });
    return { seal, look: verification, verification };
  });
}
