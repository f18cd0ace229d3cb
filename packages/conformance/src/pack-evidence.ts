import { conformsTo, digestAnswer } from '@loccit/contract';
import { type JsonValue, parseJson } from '@loccit/json';
import { sha256Hex } from '@loccit/lineage';
import { openPack, verifySeal } from '@loccit/packs';
import { parseTrustPolicy } from '@loccit/signing';
import { type Evidence, listSourceUris } from '@loccit/validator';
import { bytesOfBase64 } from './check.js';
import type { VectorCase } from './vector-case.js';

/** What a case with a pack adds to the evidence, and the answer that lies in the pack. */
export interface PackedCase {
  readonly evidence: Pick<Evidence, 'pack' | 'seals'>;
  readonly answer: Uint8Array;
  /** The audit of the pack, as parsed. */
  readonly audit: unknown;
}

/** Opens the pack of a case, and verifies its seals where the case has a policy. */
export function openPackedCase(vector: Omit<VectorCase, 'expected'>): PackedCase | undefined {
  if (vector.pack === undefined) return undefined;
  const pack = openPack(bytesOfBase64(vector.pack));
  const answer: unknown = parseJson(pack.answer);
  if (!conformsTo('answer', answer)) throw new TypeError(`${vector.id}: the pack holds no answer`);
  const answerSha256 = digestAnswer(answer);
  const { at, audience, purpose = '', reader, trust_policy } = vector;
  const options = {
    answerSha256,
    packSha256: pack.digest,
    ...(pack.auditSha256 === undefined ? {} : { auditSha256: pack.auditSha256 }),
    ...(pack.reportSha256 === undefined ? {} : { reportSha256: pack.reportSha256 }),
    context: {
      tenantId: reader.tenant_id,
      purpose,
      at,
      ...(audience === undefined ? {} : { audience }),
    },
    sourceUris: listSourceUris(answer),
  };
  const policy = trust_policy === undefined ? undefined : parseTrustPolicy(trust_policy as JsonValue);
  const seals = pack.seals.map(({ bytes }) => ({
    sha256: sha256Hex(bytes),
    answerSha256,
    packSha256: pack.digest,
    ...(policy === undefined ? {} : { verification: verifySeal(bytes, { ...options, policy }) }),
  }));
  const audit: unknown = pack.audit === undefined ? undefined : parseJson(pack.audit);
  return { evidence: { pack, seals }, answer: pack.answer, audit };
}
