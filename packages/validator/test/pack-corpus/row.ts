import { describeReport, type Expected } from '@loccit/conformance';
import { conformsTo, digestAnswer } from '@loccit/contract';
import { JsonError, type JsonValue, parseJson } from '@loccit/json';
import { type OpenedPack, openPack, PackError, type SealVerification, verifySeal } from '@loccit/packs';
import { parseTrustPolicy, SigningError, type TrustPolicy } from '@loccit/signing';
import type { Part } from '../../../packs/test/vectors/describe-parts.js';
import { checkAnswer, type SealEvidence } from '../../src/index.js';

/** For whom a pack is checked, by what policy, and when. */
export interface Checker {
  /** Name of a policy; null where there is none. */
  readonly policy: string | null;
  readonly tenant_id: string;
  readonly purpose: string;
  readonly audience: string | null;
  readonly at: string;
}

/** What a seal in a pack comes to, in the words of the vectors of seals. */
export interface SealExpected {
  readonly sha256: string;
  readonly outcome: string;
  readonly signatures?: readonly { readonly keyid: string | null; readonly outcome: string }[];
  readonly faults?: readonly { readonly code: string; readonly pointer: string }[];
  readonly unchecked?: readonly string[];
  readonly keys?: readonly { readonly keyid: string; readonly reasons: readonly string[] }[];
  readonly threshold_met?: boolean;
  readonly sources?: readonly {
    readonly source_uri: string;
    readonly outcome: string;
    readonly keyids: readonly string[];
  }[];
}

/** What the check of a pack comes to. */
export type PackExpected =
  | { readonly policy: { readonly code: string; readonly pointer: string } }
  | { readonly code: string }
  | (Expected & {
      readonly pack_sha256: string;
      /** Null where what lies in the pack is no answer. */
      readonly answer_sha256: string | null;
      readonly seals: readonly SealExpected[];
    });

interface Case extends Checker {
  readonly id: string;
  readonly title: string;
  readonly expected: PackExpected;
}

/** A pack in which nothing fails. */
export interface GoodRow extends Case {
  readonly pack: string;
}

/** A pack that is refused, in which something fails, or that nothing anchors though a policy is at hand. */
export interface BadRow extends Case {
  /** Id of a good pack, and how the bad one is made of it. */
  readonly of: string;
  readonly parts: readonly Part[];
}

/** Checks a pack as a row says. */
export function checkRow(
  bytes: Uint8Array,
  checker: Checker,
  policies: Readonly<Record<string, JsonValue>>,
): PackExpected {
  const policy = openPolicy(checker, policies);
  if (policy !== undefined && 'code' in policy) return { policy };
  try {
    return checkPack(openPack(bytes), checker, policy);
  } catch (error) {
    if (!(error instanceof PackError)) throw error;
    return { code: error.code };
  }
}

function openPolicy({ policy }: Checker, policies: Readonly<Record<string, JsonValue>>) {
  if (policy === null) return undefined;
  try {
    return parseTrustPolicy(policies[policy] ?? null);
  } catch (error) {
    if (!(error instanceof SigningError)) throw error;
    return { code: error.code, pointer: error.details.pointer };
  }
}

function checkPack(pack: OpenedPack, checker: Checker, policy: TrustPolicy | undefined): PackExpected {
  const value = parse(pack.answer);
  const answer = conformsTo('answer', value) ? value : undefined;
  const answerSha256 = answer === undefined ? undefined : digestAnswer(answer);
  const cited = answer?.claims.flatMap(({ citations }) => citations.map(({ source_uri }) => source_uri));
  const sourceUris = [...new Set(cited)].sort();
  const { at, audience, purpose, tenant_id: tenantId } = checker;
  const verify = (seal: Uint8Array): SealVerification | undefined =>
    policy === undefined || answerSha256 === undefined
      ? undefined
      : verifySeal(seal, {
          answerSha256,
          packSha256: pack.digest,
          ...(pack.reportSha256 === undefined ? {} : { reportSha256: pack.reportSha256 }),
          ...(pack.auditSha256 === undefined ? {} : { auditSha256: pack.auditSha256 }),
          policy,
          context: { tenantId, purpose, at, ...(audience === null ? {} : { audience }) },
          sourceUris,
        });
  const seals = pack.seals.map(({ bytes, path }): SealEvidence => {
    const verification = verify(bytes);
    const sha256 = path.slice('seals/'.length, -'.dsse.json'.length);
    return { sha256, answerSha256: answerSha256 ?? '', packSha256: pack.digest, verification };
  });
  const audit: unknown = pack.audit === undefined ? undefined : parse(pack.audit);
  const reader = { tenantId, groups: [], principal: 'checker' };
  const report = checkAnswer({
    bytes: pack.answer,
    evidence: { pack, seals, reader, at },
    // The present cannot be seen from a pack, nor the audit where it holds none.
    without: pack.audit === undefined ? ['audit', 'reader'] : ['reader'],
    ...(audit === undefined ? {} : { audit }),
  });
  return {
    pack_sha256: pack.digest,
    answer_sha256: answerSha256 ?? null,
    ...describeReport(report),
    seals: seals.map(({ sha256, verification }) => ({ sha256, ...describeSeal(verification) })),
  };
}

function describeSeal(verification: SealVerification | undefined): Omit<SealExpected, 'sha256'> {
  if (verification === undefined) return { outcome: 'not-checked' };
  const { outcome, signature, statement, trust, sources } = verification;
  return {
    outcome,
    signatures: signature.signatures.map(({ keyid, outcome: came }) => ({ keyid, outcome: came })),
    faults: statement.faults.map(({ code, pointer }) => ({ code, pointer })),
    unchecked: statement.unchecked,
    keys: trust.keys.map(({ keyid, reasons }) => ({ keyid, reasons })),
    threshold_met: trust.thresholdMet,
    sources: sources.map(({ sourceUri, outcome: came, keyids }) => ({
      source_uri: sourceUri,
      outcome: came,
      keyids,
    })),
  };
}

function parse(bytes: Uint8Array): JsonValue | undefined {
  try {
    return parseJson(bytes);
  } catch (error) {
    if (error instanceof JsonError) return undefined;
    throw error;
  }
}
