import { type Answer, conformsTo, digestAnswer, type ReportSeal } from '@loccit/contract';
import { JsonError, parseJson } from '@loccit/json';
import { sha256Hex } from '@loccit/lineage';
import { lookAtSeal, type OpenedPack, openPack, type PackSource, verifySeal } from '@loccit/packs';
import type { TrustPolicy } from '@loccit/signing';
import {
  checkAnswer,
  conclude,
  describeSeal,
  type Evidence,
  listSourceUris,
  type SealEvidence,
  traceLineage,
} from '@loccit/validator';
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
export function verifyPack({
  pack: source,
  policy: ownPolicy,
  files,
  settings,
}: VerifyPackInput): Verification {
  const pack = openPack(source);
  const answer = readAs('answer', pack.answer);
  const { policy, refusal } = readPolicy(ownPolicy);
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
  const given = audit === undefined ? {} : { audit };
  const report = checkAnswer({ bytes: pack.answer, evidence, without, lang, ...given });
  const shown = without.includes('audit') ? {} : given;
  const traces = answer === undefined ? [] : traceLineage(answer, evidence, shown);
  const seals =
    policy === undefined ? describeUnjudgedSeals(pack, answer, settings.at) : (report.seals ?? []);
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
    report,
    conclusion: conclude({ seals, chain: traces, report, hasPolicy: policy !== undefined }),
    seals,
    traces,
    settings,
    reliance,
    policy: choices,
    policyRefusal: refusal,
    held,
  };
}

/** What seals are held against, whether or not there is a policy. */
function holdAgainst(pack: OpenedPack, answer: Answer) {
  return {
    answerSha256: digestAnswer(answer),
    packSha256: pack.digest,
    ...(pack.reportSha256 === undefined ? {} : { reportSha256: pack.reportSha256 }),
    ...(pack.auditSha256 === undefined ? {} : { auditSha256: pack.auditSha256 }),
  };
}

function verifySeals(
  pack: OpenedPack,
  answer: Answer,
  policy: TrustPolicy | undefined,
  reliance: Reliance,
  at: string,
): SealEvidence[] {
  const held = holdAgainst(pack, answer);
  const { answerSha256, packSha256 } = held;
  const sourceUris = listSourceUris(answer);
  const { audience, purpose, tenantId } = reliance;
  const context = { tenantId, purpose, at, ...(audience === '' ? {} : { audience }) };
  return pack.seals.map(({ bytes }) => {
    const seal = { sha256: sha256Hex(bytes), answerSha256, packSha256 };
    return policy === undefined
      ? seal
      : { ...seal, verification: verifySeal(bytes, { ...held, policy, context, sourceUris }) };
  });
}

function describeUnjudgedSeals(pack: OpenedPack, answer: Answer | undefined, at: string): ReportSeal[] {
  if (answer === undefined) return [];
  const held = holdAgainst(pack, answer);
  const look = (bytes: Uint8Array) => lookAtSeal(bytes, { ...held, context: { at } });
  return pack.seals.map(({ bytes }) => describeSeal(sha256Hex(bytes), look(bytes)));
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
