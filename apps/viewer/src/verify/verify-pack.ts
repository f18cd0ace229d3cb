import { conformsTo } from '@loccit/contract';
import { JsonError, type JsonValue, parseJson } from '@loccit/json';
import { type OpenedPack, openPack, type PackSource } from '@loccit/packs';
import { judgeProof, type SecuredDocument } from '@loccit/signing';
import { PUBLIC_GROUP } from '@loccit/storage';
import { checkAnswer, conclude, type Evidence, traceLineage } from '@loccit/validator';
import { holdFiles, type OwnFile } from './held-sources.js';
import { judgeSeals } from './judge-seals.js';
import { listChoices, readPolicy, relyOn } from './reader-policy.js';
import type { Settings, Verification } from './verification.js';

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
 * Verifies a pack: container, seals, proof, chain of every citation, four layers.
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
  const { at, lang, without } = settings;
  const pack = openPack(source);
  const value = parseOrNothing(pack.answer);
  const answer = conformsTo('answer', value) ? value : undefined;
  const { policy, refusal } = readPolicy(ownPolicy);
  const choices = policy === undefined ? undefined : listChoices(policy);
  const reliance = relyOn(choices, settings.reliance);
  const { described, held: seals, unchosen } = judgeSeals(pack, answer, { policy, reliance, at });
  const tenantId = reliance.tenantId === '' ? (pack.generation?.tenantId ?? NO_TENANT) : reliance.tenantId;
  const { held, sources } = holdFiles(files, pack.records, tenantId);
  const evidence: Evidence = {
    pack,
    seals,
    ...(sources === undefined ? {} : { sources }),
    reader: { tenantId, groups: [PUBLIC_GROUP], principal: 'guest' },
    at,
  };
  // What is no audit is for the check to say, and no reason to go on as if none were there.
  const audit: unknown = pack.audit === undefined ? undefined : (parseOrNothing(pack.audit) ?? null);
  const given = audit === undefined ? {} : { audit };
  const report = checkAnswer({ bytes: pack.answer, evidence, without, lang, ...given });
  const shown = without.includes('audit') || !conformsTo('audit', audit) ? {} : { audit };
  const traces = answer === undefined ? [] : traceLineage(answer, evidence, shown);
  const proof =
    answer === undefined ? null : judgeProof(answer as unknown as SecuredDocument, { policy, at });
  // A policy that is not yet told for whom and for what it judges has judged nothing.
  const hasPolicy = policy !== undefined && unchosen.length === 0;
  return {
    pack: {
      digest: pack.digest,
      byteLength: source.byteLength,
      evidenceLevel: pack.evidenceLevel,
      files: pack.manifest.files.length,
      hasAudit: pack.audit !== undefined,
      report: describeReport(pack, report.subject.answer_sha256),
    },
    answer,
    report,
    conclusion: conclude({ seals: described, proof, chain: traces, report, hasPolicy }),
    seals: described,
    proof,
    traces,
    settings,
    reliance,
    unchosen,
    tenantId,
    policy: choices,
    policyRefusal: refusal,
    held,
  };
}

/** What the report in the pack says of anything is not asked: only whether it is about this answer. */
function describeReport(pack: OpenedPack, answerSha256: string | undefined): Verification['pack']['report'] {
  if (pack.report === undefined) return 'none';
  const report = parseOrNothing(pack.report);
  const isOfAnswer =
    conformsTo('report', report) &&
    answerSha256 !== undefined &&
    report.subject.answer_sha256 === answerSha256;
  return isOfAnswer ? 'of-answer' : 'of-another';
}

/** The JSON in these bytes; undefined where they hold none: the check says why. */
function parseOrNothing(bytes: Uint8Array): JsonValue | undefined {
  try {
    return parseJson(bytes);
  } catch (error) {
    if (error instanceof JsonError) return undefined;
    throw error;
  }
}
