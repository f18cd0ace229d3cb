import { type Answer, digestAnswer, type ReportSeal } from '@loccit/contract';
import { sha256Hex } from '@loccit/lineage';
import { lookAtSeal, type OpenedPack, type SealLook, type SealVerification, verifySeal } from '@loccit/packs';
import type { TrustPolicy } from '@loccit/signing';
import { describeSeal, listSourceUris, type SealEvidence } from '@loccit/validator';
import { listUnchosen } from './reader-policy.js';
import type { Choice, Reliance } from './verification.js';

/** Who judges seals: the reader, by a policy of the reader's own, for what the reader takes the answer. */
export interface Judge {
  readonly policy: TrustPolicy | undefined;
  readonly reliance: Reliance;
  readonly at: string;
}

/** What came of the seals of a pack. */
export interface JudgedSeals {
  /** As a check takes them. */
  readonly held: readonly SealEvidence[];
  /** As people are told of them. */
  readonly described: readonly ReportSeal[];
  /** What the reader has still to choose, if there is a policy that would judge them then. */
  readonly unchosen: readonly Choice[];
}

/**
 * What each seal of a pack comes to; one that nobody judges is only looked at, and anchors nothing.
 *
 * @remarks Nobody judges without a policy, nor by one of which the reader has still to say for what. O(bytes of the seals).
 */
export function judgeSeals(pack: OpenedPack, answer: Answer | undefined, judge: Judge): JudgedSeals {
  const { policy, reliance } = judge;
  const unchosen = policy === undefined || pack.seals.length === 0 ? [] : listUnchosen(reliance);
  const answerSha256 = answer === undefined ? '' : digestAnswer(answer);
  const read =
    answer === undefined ? undefined : readerOf(pack, { answer, answerSha256 }, judge, unchosen.length === 0);
  const seals = pack.seals.map(({ bytes }) => ({ sha256: sha256Hex(bytes), found: read?.(bytes) }));
  return {
    held: seals.map(({ found, sha256 }) => ({
      sha256,
      answerSha256,
      packSha256: pack.digest,
      verification: found !== undefined && 'trust' in found ? found : undefined,
    })),
    described: seals.map(({ found, sha256 }) => describeSeal(sha256, found)),
    unchosen,
  };
}

/** How seals are read: judged by the policy, or looked at with its keys. */
function readerOf(
  pack: OpenedPack,
  { answer, answerSha256 }: { readonly answer: Answer; readonly answerSha256: string },
  { at, policy, reliance }: Judge,
  isChosen: boolean,
): (bytes: Uint8Array) => SealVerification | SealLook {
  const held = {
    answerSha256,
    packSha256: pack.digest,
    ...(pack.reportSha256 === undefined ? {} : { reportSha256: pack.reportSha256 }),
    ...(pack.auditSha256 === undefined ? {} : { auditSha256: pack.auditSha256 }),
  };
  const { audience, purpose, tenantId } = reliance;
  const addressed = audience === '' ? {} : { audience };
  if (policy !== undefined && isChosen) {
    const context = { at, purpose, tenantId, ...addressed };
    const sourceUris = listSourceUris(answer);
    return (bytes: Uint8Array) => verifySeal(bytes, { ...held, policy, context, sourceUris });
  }
  const keys = (policy?.keys ?? []).map(({ publicKey }) => publicKey);
  const chosen = { ...(purpose === '' ? {} : { purpose }), ...(tenantId === '' ? {} : { tenantId }) };
  const context = { at, ...chosen, ...addressed };
  return (bytes: Uint8Array) => lookAtSeal(bytes, { ...held, keys, context });
}
