import type { Answer } from '@loccit/contract';
import { type OpenedPack, type SealContext, type SealVerification, verifySeal } from '@loccit/packs';
import type { PublicKey, TrustPolicy } from '@loccit/signing';
import type { Checker } from './checker.js';
import type { HeldSeal } from './held-seals.js';

/** A seal and what it came to. */
export interface JudgedSeal {
  readonly seal: HeldSeal;
  readonly verification: SealVerification;
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

/** The addresses that an answer cites, each once, sorted: those that a seal may anchor. */
export const listSourceUris = ({ claims }: Answer): string[] =>
  [...new Set(claims.flatMap(({ citations }) => citations.map(({ source_uri }) => source_uri)))].sort();

/** What each seal comes to for this answer and this checker. */
export function judgeSeals(seals: readonly HeldSeal[], ground: SealGround): JudgedSeal[] {
  return seals.map((seal) => ({ seal, verification: judgeSeal(seal, ground) }));
}

function judgeSeal({ bytes }: HeldSeal, ground: SealGround): SealVerification {
  const { answerSha256, auditSha256, checker, pack, policy, reportSha256, sourceUris } = ground;
  const verify = (context: SealContext): SealVerification =>
    verifySeal(bytes, {
      answerSha256,
      ...(pack === undefined ? {} : { packSha256: pack.digest }),
      ...(reportSha256 === undefined ? {} : { reportSha256 }),
      ...(auditSha256 === undefined ? {} : { auditSha256 }),
      policy: policy ?? wrapKeys(ground.keys),
      context,
      sourceUris,
    });
  const { audience, purpose = '', tenantId = '' } = checker;
  const asked = verify({
    tenantId,
    purpose,
    at: ground.at,
    ...(audience === undefined ? {} : { audience }),
  });
  const said = asked.statement.predicate;
  if (policy !== undefined || said === undefined) return asked;
  // Without a policy only what the checker named is compared; the rest stands as the seal has it.
  return verify({
    tenantId: checker.tenantId ?? said.tenantId,
    purpose: checker.purpose ?? said.purpose,
    at: ground.at,
    ...withoutUndefined(audience ?? said.audience),
  });
}

const withoutUndefined = (audience: string | undefined) => (audience === undefined ? {} : { audience });

/** Keys as a policy that is asked for nothing but whether their signatures hold. */
function wrapKeys(keys: readonly PublicKey[]): TrustPolicy {
  return {
    keys: keys.map((publicKey) => ({
      keyid: publicKey.keyid,
      publicKey,
      name: null,
      notBefore: '0000-01-01T00:00:00Z',
      notAfter: '9999-12-31T23:59:59Z',
      revocation: null,
      tenants: [],
      purposes: [],
      audiences: [],
    })),
    threshold: 1,
    sources: [],
  };
}
