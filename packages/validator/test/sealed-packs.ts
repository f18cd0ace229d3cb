import { type Answer, type Audit, digestAnswer, type Report, type RuleGroup } from '@loccit/contract';
import type { JsonValue } from '@loccit/json';
import { isRecordOf, sha256Hex } from '@loccit/lineage';
import {
  collectPack,
  createPackFile,
  createSeal,
  type EvidenceLevel,
  encodePack,
  type OpenedPack,
  openPack,
  type PackContent,
  type SealPredicate,
  textPath,
  verifySeal,
} from '@loccit/packs';
import {
  createSigner,
  encodePublicKey,
  PrivateKey,
  type PublicKey,
  parseTrustPolicy,
  type TrustPolicy,
} from '@loccit/signing';
import { checkAnswer, type Evidence, type SealEvidence } from '../src/index.js';
import { buildArtifacts } from './artifacts.js';
import { AT, createCorpusStore, currentOf, TENANT, WARDEN } from './corpus.js';

const generation = currentOf(createCorpusStore());
const artifact = buildArtifacts(generation).answered;
if (artifact === undefined) throw new Error('no artifact');
export const answer: Answer = artifact.answer;
export const audit: Audit = artifact.audit;

/** Keys of tests: seeds of one byte, repeated. */
const [ownKey, otherKey] = [0x61, 0x62].map((byte) => new PrivateKey(new Uint8Array(32).fill(byte))) as [
  PrivateKey,
  PrivateKey,
];
const keys = { privateKey: ownKey, publicKey: ownKey.publicKey };
export const otherKeys = { privateKey: otherKey, publicKey: otherKey.publicKey };

/** Addresses of the two sources that the answer cites. */
export const CITED = ['https://library.example/rules/loans', 'kb:house/keys'] as const;

export const PREDICATE: SealPredicate = {
  issuedAt: '2026-02-03T09:00:00Z',
  expiresAt: '2026-12-31T00:00:00Z',
  purpose: 'public-answer',
  tenantId: TENANT,
  tools: [],
};

/** A policy that lets one key speak for these sources. */
export const policyFor = (...given: Parameters<typeof describePolicy>): TrustPolicy =>
  parseTrustPolicy(describePolicy(...given) as unknown as JsonValue);

/** The same as it is written. */
export function describePolicy(
  prefixes: readonly string[],
  { publicKey = keys.publicKey, ...changed }: { publicKey?: PublicKey; [member: string]: unknown } = {},
): object {
  const { keyid } = publicKey;
  const key = {
    keyid,
    public_key: encodePublicKey(publicKey, 'jwk'),
    not_before: '2026-01-01T00:00:00Z',
    not_after: '2026-12-31T00:00:00Z',
    tenants: [TENANT],
    purposes: ['public-answer'],
    audiences: [null],
    ...changed,
  };
  return {
    schema: 'urn:loccit:trust-policy:1',
    keys: [key],
    threshold: 1,
    sources: prefixes.map((source_uri_prefix) => ({ source_uri_prefix, keyids: [keyid] })),
  };
}

/** What is packed of an answer for a reader of everything. */
export const contentOf = (level: EvidenceLevel, packed: Answer = answer, withAudit = false): PackContent =>
  collectPack({
    answer: packed,
    evidenceLevel: level,
    generation,
    reader: WARDEN,
    at: AT,
    ...(withAudit ? { audit } : {}),
  });

export const open = (content: PackContent): OpenedPack => openPack(encodePack(content));

export const sealOf = (predicate: SealPredicate = PREDICATE, sealed: Answer = answer): Promise<Uint8Array> =>
  createSeal(sealed, predicate, [createSigner(keys.privateKey)]);

/** What a seal comes to for the checker, as its evidence. */
export function holdSeal(
  bytes: Uint8Array,
  policy: TrustPolicy | undefined,
  pack: OpenedPack | undefined,
  at: string = AT,
): SealEvidence {
  const answerSha256 = digestAnswer(answer);
  const over = pack === undefined ? {} : { packSha256: pack.digest };
  return {
    sha256: sha256Hex(bytes),
    answerSha256,
    ...over,
    ...(policy === undefined
      ? {}
      : {
          verification: verifySeal(bytes, {
            answerSha256,
            ...over,
            policy,
            context: { tenantId: TENANT, purpose: 'public-answer', at },
            sourceUris: CITED,
          }),
        }),
  };
}

/** Checks the answer of a pack with what is at hand. */
export function checkPack(
  pack: OpenedPack | undefined,
  more: Partial<Evidence> = {},
  without: readonly RuleGroup[] = ['audit', 'reader'],
): Report {
  const bytes = pack?.answer ?? new Uint8Array(Buffer.from(JSON.stringify(answer)));
  return checkAnswer({ bytes, evidence: { pack, reader: WARDEN, at: AT, ...more }, without });
}

/** Another text in the place of the first one: record, path and manifest say so consistently, the ids stay. */
export function swapText(content: PackContent): PackContent {
  const record = [...generation.records()].find(
    (one) => isRecordOf(one, 'canonical') && one.id === answer.claims[0]?.citations[0]?.canonical_revision_id,
  );
  if (record === undefined || !isRecordOf(record, 'canonical')) throw new Error('no record');
  const before = record.preimage.canonical_sha256;
  const text = new Uint8Array(
    Buffer.from('# Loan rules\n\nBooks are lent for 99 days. A loan is for ever.\n'),
  );
  const after = sha256Hex(text);
  const files = content.files.map((file) => {
    if (file.path === textPath(before)) return createPackFile(textPath(after), text);
    if (file.path !== 'records.jsonl') return file;
    const lines = Buffer.concat([...file.chunks()])
      .toString('utf8')
      .replaceAll(`"canonical_sha256":"${before}"`, `"canonical_sha256":"${after}"`);
    return createPackFile(file.path, new Uint8Array(Buffer.from(lines)));
  });
  return { ...content, files };
}
