import { type Answer, conformsTo, digestAnswer, listLimits, message, resolveLang } from '@loccit/contract';
import type { OpenedPack } from '@loccit/packs';
import type { TrustPolicy } from '@loccit/signing';
import {
  checkAnswer,
  conclude,
  describeSeal,
  type Evidence,
  listSourceUris,
  traceLineage,
} from '@loccit/validator';
import { addDemands, readDemands } from '../demands.js';
import { openEvidence } from '../evidence.js';
import type { Artifact } from '../files/open-artifact.js';
import { readPolicy, readPublicKeys } from '../files/read-policy.js';
import { readText } from '../options.js';
import { parseReaderOptions } from '../reader.js';
import type { Session } from '../session.js';
import { parseOrNothing, readBeside } from './beside.js';
import { type Checker, readChecker } from './checker.js';
import { type HeldSeal, listSeals } from './held-seals.js';
import { judgeProof } from './judge-proof.js';
import { type JudgedSeal, judgeSeals } from './judge-seals.js';
import type { Verification, VerifiedSeal } from './verification.js';

type Options = Readonly<Record<string, unknown>>;

/** A verification, and the policy of who asked for it, by which it tells when a key is trusted. */
export interface VerifiedArtifact {
  readonly verification: Verification;
  readonly policy: TrustPolicy | undefined;
}

/**
 * What signatures, statement, keys, chain and layers of an artifact come to for who asks.
 *
 * @throws {@link CliError} for options and files that cannot be read; never for what the artifact says
 */
export function verifyArtifact(session: Session, artifact: Artifact, options: Options): VerifiedArtifact {
  const pack = artifact.kind === 'pack' ? artifact.pack : undefined;
  const demands = readDemands(options);
  const { allowUnverifiable, without } = demands;
  const policy = readPolicy(options);
  const keys = readPublicKeys(options);
  const seals = listSeals(pack, options);
  const checker = readChecker(options, policy, seals.length > 0);
  const evidence = holdEvidence(session, options, checker, pack);
  const { at } = evidence;
  const answer = readAnswer(artifact);
  const answerSha256 = answer === undefined ? undefined : digestAnswer(answer);
  const { audit, conforming, ...digests } = readBeside(options, pack, answerSha256);
  const sourceUris = answer === undefined ? [] : listSourceUris(answer);
  const ground = { pack, ...digests, policy, keys, checker, at, sourceUris };
  const judged = answerSha256 === undefined ? [] : judgeSeals(seals, { answerSha256, ...ground });
  const found = new Map(judged.map((one) => [one.seal.sha256, one]));
  const held: Evidence = {
    ...evidence,
    pack,
    seals: seals.map(({ sha256 }) => ({
      sha256,
      answerSha256: answerSha256 ?? '',
      packSha256: pack?.digest,
      verification: found.get(sha256)?.verification,
    })),
  };
  const lang = readText(options, 'lang') ?? (options.json === true ? 'en' : session.lang);
  const given = audit === undefined ? {} : { audit };
  const checked = checkAnswer({ bytes: artifact.bytes, evidence: held, without, lang, ...given });
  const report = addDemands(checked, demands);
  const shown = conforming === undefined || without.includes('audit') ? {} : { audit: conforming };
  const chain = answer === undefined ? [] : traceLineage(answer, held, shown);
  const described = seals.map((seal) => describe(seal, found.get(seal.sha256)));
  const proof = answer === undefined ? null : judgeProof(answer, policy, at);
  const hasPolicy = policy !== undefined;
  const verification: Verification = {
    schema: 'urn:loccit:verification:1',
    ...conclude({ seals: described, proof, chain, report, hasPolicy, allowUnverifiable }),
    at,
    tenant_id: evidence.reader.tenantId,
    purpose: checker.purpose ?? null,
    audience: checker.audience ?? null,
    answer_sha256: answerSha256 ?? null,
    pack: pack === undefined ? null : describePack(pack, answerSha256),
    seals: described,
    proof,
    chain,
    report,
    limits: listAllLimits(resolveLang(lang)),
  };
  return { verification, policy };
}

const sealLimits = [
  'limits.seal-right',
  'limits.seal-omitted',
  'limits.seal-clock',
  'limits.seal-policy',
] as const;

const listAllLimits = (lang: 'en' | 'zh'): string[] => [
  ...sealLimits.map((key) => message(key, lang)),
  ...listLimits(lang),
];

function readAnswer({ bytes }: Artifact): Answer | undefined {
  const value: unknown = parseOrNothing(bytes);
  return conformsTo('answer', value) ? value : undefined;
}

/** What the checker holds: only what is named, for a store that happens to lie here says nothing of a stranger's pack. */
function holdEvidence(
  session: Session,
  options: Options,
  checker: Checker,
  pack: OpenedPack | undefined,
): Pick<Evidence, 'action' | 'at' | 'authorizer' | 'reader' | 'sources' | 'store'> {
  const tenant = checker.tenantId ?? pack?.generation?.tenantId;
  if (options.store !== undefined || options.sources !== undefined)
    return openEvidence(session, options, tenant);
  const { at, groups } = parseReaderOptions(options);
  return { reader: { tenantId: tenant ?? 'default', groups, principal: 'cli' }, at };
}

/** Where it was found, and what it came to; one that was looked at and that no policy judged is not unchecked. */
function describe({ path, sha256 }: HeldSeal, judged: JudgedSeal | undefined): VerifiedSeal {
  const told = describeSeal(sha256, judged?.verification ?? judged?.look);
  const isLook = judged !== undefined && judged.verification === undefined;
  return { path, ...told, ...(isLook ? { outcome: 'not-judged' } : {}) };
}

/** A report of another answer says nothing of this one. */
function describePack(pack: OpenedPack, answerSha256: string | undefined): NonNullable<Verification['pack']> {
  // Asked only of what is there, so that its schema is not loaded for nothing.
  const report: unknown = pack.report === undefined ? undefined : parseOrNothing(pack.report);
  const isReport = report !== undefined && conformsTo('report', report);
  const isOfAnswer = isReport && report.subject.answer_sha256 === answerSha256;
  return {
    pack_sha256: pack.digest,
    ...(pack.generation === undefined ? {} : { tenant_id: pack.generation.tenantId }),
    evidence_level: pack.evidenceLevel,
    canonical_form: pack.canonicalForm,
    ignored_entries: pack.ignoredEntries,
    files: pack.manifest.files.length,
    report_verdict: isOfAnswer ? report.verdict : null,
  };
}
