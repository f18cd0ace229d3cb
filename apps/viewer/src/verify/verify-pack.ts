import { type Answer, conformsTo, digestAnswer } from '@loccit/contract';
import { JsonError, parseJson } from '@loccit/json';
import { sha256Hex } from '@loccit/lineage';
import { type OpenedPack, openPack, type PackSource, verifySeal } from '@loccit/packs';
import type { TrustPolicy } from '@loccit/signing';
import { checkAnswer, type Evidence, type SealEvidence, traceLineage } from '@loccit/validator';
import { holdFiles, type OwnFile } from './held-sources.js';
import { listChoices, readPolicy, relyOn } from './reader-policy.js';
import type { Reliance, Settings, Verification } from './verification.js';

/** The tenant of a pack whose answer cites nothing. */
const NO_TENANT = 'default';

/** A pack, and what its reader holds it against. */
export interface VerifyPackInput {
  readonly pack: PackSource;
  readonly policy: Uint8Array | undefined;
  readonly files: readonly OwnFile[];
  readonly settings: Settings;
}

/**
 * Verifies a pack: container, seals, chain of every citation, four layers.
 *
 * @remarks Nothing in the pack is an anchor: that is only a file of the reader's own, or a seal that the reader's policy trusts.
 * @throws PackError for bytes that are no pack
 */
export function verifyPack({ pack: source, policy: given, files, settings }: VerifyPackInput): Verification {
  const pack = openPack(source);
  const answer = readAs('answer', pack.answer);
  const { policy, refusal } = readPolicy(given);
  const choices = policy === undefined ? undefined : listChoices(policy);
  const tenantId = pack.generation?.tenantId ?? NO_TENANT;
  const reliance = relyOn(choices, tenantId, settings.reliance);
  const { held, sources } = holdFiles(files, pack.records, tenantId);
  const evidence: Evidence = {
    pack,
    ...(sources === undefined ? {} : { sources }),
    ...(answer === undefined ? {} : { seals: verifySeals(pack, answer, policy, reliance, settings.at) }),
    reader: { tenantId, groups: [], principal: 'guest' },
    at: settings.at,
  };
  const audit = pack.audit === undefined ? undefined : readAs('audit', pack.audit);
  const { lang, without } = settings;
  return {
    pack: {
      digest: pack.digest,
      byteLength: source.byteLength,
      evidenceLevel: pack.evidenceLevel,
      files: pack.manifest.files.length,
      hasAudit: pack.audit !== undefined,
      hasReport: pack.report !== undefined,
    },
    answer,
    report: checkAnswer({
      bytes: pack.answer,
      evidence,
      without,
      lang,
      ...(audit === undefined ? {} : { audit }),
    }),
    traces: answer === undefined ? [] : traceLineage(answer, evidence),
    settings,
    reliance,
    policy: choices,
    policyRefusal: refusal,
    held,
  };
}

function verifySeals(
  pack: OpenedPack,
  answer: Answer,
  policy: TrustPolicy | undefined,
  reliance: Reliance,
  at: string,
): SealEvidence[] {
  const answerSha256 = digestAnswer(answer);
  const packSha256 = pack.digest;
  const { audience, purpose, tenantId } = reliance;
  const cited = answer.claims.flatMap(({ citations }) => citations.map(({ source_uri }) => source_uri));
  return pack.seals.map(({ bytes }) => {
    const seal = { sha256: sha256Hex(bytes), answerSha256, packSha256 };
    if (policy === undefined) return seal;
    const verification = verifySeal(bytes, {
      answerSha256,
      packSha256,
      ...(pack.reportSha256 === undefined ? {} : { reportSha256: pack.reportSha256 }),
      ...(pack.auditSha256 === undefined ? {} : { auditSha256: pack.auditSha256 }),
      policy,
      context: { tenantId, purpose, at, ...(audience === '' ? {} : { audience }) },
      sourceUris: [...new Set(cited)],
    });
    return { ...seal, verification };
  });
}

/** The document in these bytes; undefined where they hold none of that schema: the check says why. */
function readAs<Name extends 'answer' | 'audit'>(name: Name, bytes: Uint8Array) {
  try {
    const value: unknown = parseJson(bytes);
    return conformsTo(name, value) ? value : undefined;
  } catch (error) {
    if (error instanceof JsonError) return undefined;
    throw error;
  }
}
