import { type Answer, digestAnswer } from '@loccit/contract';
import { encodeCanonicalJson, type JsonValue } from '@loccit/json';
import {
  createSigner,
  encodeEnvelope,
  encodePublicKey,
  PrivateKey,
  parseTrustPolicy,
  STATEMENT_PAYLOAD_TYPE,
  STATEMENT_TYPE,
  signEnvelope,
} from '@loccit/signing';
import { CITATION_ANSWER_PREDICATE, type SealPredicate } from '../src/index.js';
import { readAnswer } from './stores.js';

/** Keys of the vectors: seeds of one byte, repeated. */
export const [A, B, C] = [0x61, 0x62, 0x63].map((byte) => new PrivateKey(new Uint8Array(32).fill(byte))) as [
  PrivateKey,
  PrivateKey,
  PrivateKey,
];
export const NOW = '2026-03-01T12:00:00Z';

export const sealed = readAnswer('bergtal-garden');
export const sealedSha256 = digestAnswer(sealed);

export const predicate: SealPredicate = {
  issuedAt: '2026-02-03T09:00:00Z',
  expiresAt: '2026-12-31T00:00:00Z',
  purpose: 'public-answer',
  tenantId: 'bergtal',
  tools: [{ name: 'loccit.answering', version: '1', optionsSha256: 'ab'.repeat(32) }],
};

export const context = { tenantId: 'bergtal', purpose: 'public-answer', at: NOW } as const;

interface KeyRow {
  readonly key: PrivateKey;
  readonly [member: string]: unknown;
}

/** A policy over keys, each with what differs from the usual. */
export function describePolicy(keys: readonly KeyRow[], more: Record<string, unknown> = {}): JsonValue {
  const rows = keys.map(({ key, ...rest }) => ({
    keyid: key.publicKey.keyid,
    public_key: encodePublicKey(key.publicKey, 'did'),
    not_before: '2026-01-01T00:00:00Z',
    not_after: '2026-12-31T23:59:59Z',
    tenants: ['bergtal'],
    purposes: ['public-answer'],
    audiences: [null],
    ...rest,
  }));
  const keyids = rows.map(({ keyid }) => keyid);
  return {
    schema: 'urn:loccit:trust-policy:1',
    keys: rows,
    threshold: 1,
    sources: [{ source_uri_prefix: 'https://bergtal.example', keyids }],
    ...more,
  } as JsonValue;
}

export const policyOf = (...given: Parameters<typeof describePolicy>) =>
  parseTrustPolicy(describePolicy(...given));

/** What the statement of a seal is made of, to be changed. */
export interface StatementParts {
  readonly _type: string;
  readonly subject: JsonValue;
  readonly predicateType: string;
  readonly predicate: JsonValue;
  readonly [more: string]: JsonValue;
}

export const statementOf = (answer: Answer = sealed): StatementParts => ({
  _type: STATEMENT_TYPE,
  subject: [{ name: 'answer', digest: { sha256: digestAnswer(answer) } }],
  predicateType: CITATION_ANSWER_PREDICATE,
  predicate: predicate as unknown as JsonValue,
});

/** A seal around any payload. */
export async function signAnything(
  payload: JsonValue | Uint8Array,
  keys: readonly PrivateKey[] = [A],
  payloadType: string = STATEMENT_PAYLOAD_TYPE,
): Promise<Uint8Array> {
  const bytes = payload instanceof Uint8Array ? payload : encodeCanonicalJson(payload);
  return encodeEnvelope(await signEnvelope(payloadType, bytes, keys.map(createSigner)));
}
