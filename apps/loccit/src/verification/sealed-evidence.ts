import { type Audit, conformsTo, digestAnswer } from '@loccit/contract';
import { encodeCanonicalJson, type JsonValue } from '@loccit/json';
import { sha256Hex } from '@loccit/lineage';
import type { OpenedPack } from '@loccit/packs';
import { listSourceUris, type SealEvidence } from '@loccit/validator';
import type { HeldEvidence } from '../evidence.js';
import { readPolicy } from '../files/read-policy.js';
import { readText } from '../options.js';
import { parseOrNothing } from './beside.js';
import { readChecker } from './checker.js';
import { listSeals } from './held-seals.js';
import { judgeSeals } from './judge-seals.js';

type Options = Readonly<Record<string, unknown>>;

/** An answer with the pack it came with, if it came with one. */
export interface PackedAnswer {
  /** The answer. */
  readonly bytes: Uint8Array;
  readonly pack: OpenedPack | undefined;
}

/** What there is to check an answer against, and the audit that is to be used. */
export interface SealedEvidence {
  readonly evidence: HeldEvidence;
  /** As parsed; undefined where there is none. */
  readonly audit: unknown;
}

/**
 * What the checker holds, with the pack and what its seals come to by the checker's policy.
 *
 * @remarks The pack's audit is used unless another is handed over. The tenant is the one that was named, else the one that the
 * policy has, else that of the pack; source files without a manifest are held to be that tenant's.
 * @throws {@link CliError} for options, policies, seals, stores and sources that cannot be read
 */
export function openSealedEvidence(
  { bytes, pack }: PackedAnswer,
  options: Options,
  handed: Audit | undefined,
  open: (tenantId: string | undefined) => HeldEvidence,
): SealedEvidence {
  const policy = readPolicy(options);
  const seals = listSeals(pack, options);
  const checker = readChecker(options, policy, seals.length > 0);
  const tenantId = checker.tenantId ?? pack?.generation?.tenantId;
  const evidence = open(tenantId);
  const packed = pack?.audit === undefined ? undefined : (parseOrNothing(pack.audit) ?? null);
  const audit = handed ?? packed;
  const answer = parseOrNothing(bytes);
  if (!conformsTo('answer', answer))
    return { evidence: { ...evidence, pack, seals: listUnread(seals) }, audit };
  const answerSha256 = digestAnswer(answer);
  const judged = judgeSeals(seals, {
    answerSha256,
    pack,
    reportSha256: pack?.reportSha256,
    auditSha256: handed === undefined ? pack?.auditSha256 : digestOf(handed),
    policy,
    keys: [],
    checker,
    at: evidence.at,
    sourceUris: listSourceUris(answer),
  });
  const held = judged.map(({ seal, verification }) => ({
    sha256: seal.sha256,
    answerSha256,
    packSha256: pack?.digest,
    verification,
  }));
  return { evidence: { ...evidence, pack, seals: held }, audit };
}

const listUnread = (seals: readonly { readonly sha256: string }[]): SealEvidence[] =>
  seals.map(({ sha256 }) => ({ sha256, answerSha256: '' }));

const digestOf = (audit: Audit): string => sha256Hex(encodeCanonicalJson(audit as unknown as JsonValue));

/** What was given, if it was, that only an answer can be checked against. */
export const findSealOption = (options: Options): string | undefined =>
  ['pack', 'policy', 'seal'].find((name) => readText(options, name) !== undefined);
