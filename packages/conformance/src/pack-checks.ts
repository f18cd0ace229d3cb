import { digestAnswer } from '@loccit/contract';
import { type JsonValue, parseJson } from '@loccit/json';
import { openPack, verifySeal } from '@loccit/packs';
import { parseTrustPolicy } from '@loccit/signing';
import { bytesOfBase64, type Check, type LoadVectors, refusalOf } from './check.js';
import { encodeText } from './files.js';

interface GoodPack {
  readonly id: string;
  readonly pack: string;
  readonly evidence_level: string;
  readonly digest: string;
  readonly answer_sha256: string;
  readonly documents: readonly string[];
}

interface RefusedPack {
  readonly id: string;
  readonly of: string;
  readonly parts: readonly (string | readonly [start: number, end: number])[];
  readonly code: string;
  /** What a lenient reader refuses it with; null where it reads it. */
  readonly lenient: string | null;
}

interface SealCase extends Readonly<Record<'pack_sha256' | 'report_sha256' | 'audit_sha256', string | null>> {
  readonly id: string;
  readonly seal: string;
  readonly policy: string;
  readonly answer_sha256: string;
  readonly tenant_id: string;
  readonly purpose: string;
  readonly audience: string | null;
  readonly at: string;
  readonly source_uris: readonly string[];
  readonly expected: unknown;
}

interface SealVectors {
  readonly policies: Readonly<Record<string, JsonValue>>;
  readonly cases: readonly SealCase[];
}

/** Checks of packs that are read, of packs that are refused, and of what seals come to. */
export function packChecks(load: LoadVectors): Check[] {
  const good = load('packs/good.json') as readonly GoodPack[];
  const refused = load('packs/refused.json') as readonly RefusedPack[];
  const { cases, policies } = load('packs/seals.json') as SealVectors;
  const packs = new Map(good.map(({ id, pack }) => [id, bytesOfBase64(pack)]));
  return [
    ...good.map(({ id, answer_sha256, digest, documents, evidence_level }) => ({
      file: 'packs/good.json',
      name: id,
      expected: { digest, evidence_level, answer_sha256, documents },
      observe: () => describePack(packs.get(id) ?? new Uint8Array()),
    })),
    ...refused.map(({ id, of, parts, code, lenient }) => ({
      file: 'packs/refused.json',
      name: id,
      expected: [{ code }, lenient === null ? 'not refused' : { code: lenient }],
      observe: () => {
        const bytes = joinParts(packs.get(of) ?? new Uint8Array(), parts);
        return [false, true].map((isLenient) => refusalOf(() => openPack(bytes, { lenient: isLenient })));
      },
    })),
    ...cases.map((one) => ({
      file: 'packs/seals.json',
      name: one.id,
      expected: one.expected,
      observe: () => judgeSeal(one, policies[one.policy] ?? null),
    })),
  ];
}

function describePack(bytes: Uint8Array): unknown {
  const pack = openPack(bytes);
  return {
    digest: pack.digest,
    evidence_level: pack.evidenceLevel,
    answer_sha256: digestAnswer(parseJson(pack.answer) as object),
    documents: (pack.generation?.documents ?? []).map((document) => document.document_id),
  };
}

function joinParts(from: Uint8Array, parts: RefusedPack['parts']): Uint8Array {
  const pieces = parts.map((part) =>
    typeof part === 'string' ? bytesOfBase64(part) : from.subarray(...part),
  );
  const joined = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    joined.set(piece, at);
    at += piece.length;
  }
  return joined;
}

function judgeSeal(one: SealCase, policy: JsonValue): unknown {
  const { outcome, signature, sources, statement, trust } = verifySeal(encodeText(one.seal), {
    answerSha256: one.answer_sha256,
    ...(one.pack_sha256 === null ? {} : { packSha256: one.pack_sha256 }),
    ...(one.report_sha256 === null ? {} : { reportSha256: one.report_sha256 }),
    ...(one.audit_sha256 === null ? {} : { auditSha256: one.audit_sha256 }),
    policy: parseTrustPolicy(policy),
    context: {
      tenantId: one.tenant_id,
      purpose: one.purpose,
      at: one.at,
      ...(one.audience === null ? {} : { audience: one.audience }),
    },
    sourceUris: one.source_uris,
  });
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
