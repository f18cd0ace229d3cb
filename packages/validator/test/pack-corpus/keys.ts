import { type Answer, digestAnswer } from '@loccit/contract';
import { encodeCanonicalJson, type JsonValue } from '@loccit/json';
import { createSeal, readPack, type SealPredicate } from '@loccit/packs';
import {
  createSigner,
  encodeEnvelope,
  encodePublicKey,
  PrivateKey,
  STATEMENT_PAYLOAD_TYPE,
  STATEMENT_TYPE,
  signEnvelope,
} from '@loccit/signing';
import { answerOf, type Bundle, encode } from './material.js';

/** Keys of the corpus: seeds of one byte, repeated. */
const keyOf = (byte: number) => new PrivateKey(new Uint8Array(32).fill(byte));
export const [A, B, C, D] = [0x61, 0x62, 0x63, 0x64].map(keyOf) as [
  PrivateKey,
  PrivateKey,
  PrivateKey,
  PrivateKey,
];

export const keyidOf = ({ publicKey }: PrivateKey): string => publicKey.keyid;

/** What every seal says, but for what a row changes. */
export const SAID = {
  issuedAt: '2026-06-15T09:00:00Z',
  expiresAt: '2026-12-31T00:00:00Z',
  purpose: 'public-answer',
  tools: [{ name: 'loccit.answering', version: '1', optionsSha256: 'ab'.repeat(32) }],
} as const;

/** How a seal is made: by which keys, and what it says. */
export interface SealMade {
  readonly keys?: readonly PrivateKey[];
  readonly say?: Partial<SealPredicate>;
  /** Which files of the pack it binds. */
  readonly binds?: readonly ('pack' | 'report' | 'audit')[];
}

/** The digests by which a seal binds a pack and the files in it. */
export function digestsOf(bundle: Bundle, binds: SealMade['binds'] = []): Partial<SealPredicate> {
  const { digest, manifest } = readPack(encode({ ...bundle, seals: [] }));
  const listed = new Map(manifest.files.map(({ path, sha256 }) => [String(path), sha256]));
  const said = binds.map((file) => [`${file}Sha256`, file === 'pack' ? digest : listed.get(`${file}.json`)]);
  return Object.fromEntries(said) as Partial<SealPredicate>;
}

/** A seal over the answer of a pack. */
export function sealOf(bundle: Bundle, tenantId: string, made: SealMade = {}): Promise<Uint8Array> {
  const { keys = [A], say = {}, binds = ['pack'] } = made;
  const said = { ...SAID, tenantId, ...digestsOf(bundle, binds), ...say };
  return createSeal(answerOf(bundle), said, keys.map(createSigner));
}

/** The statement of a seal, to be changed before somebody signs it. */
export const statementOf = (answer: Answer, predicate: JsonValue): Record<string, JsonValue> => ({
  _type: STATEMENT_TYPE,
  subject: [{ name: 'answer', digest: { sha256: digestAnswer(answer) } }],
  predicateType: 'urn:loccit:citation-answer:1',
  predicate,
});

/** An envelope around anything. */
export async function signAnything(
  payload: JsonValue | Uint8Array,
  keys: readonly PrivateKey[] = [A],
  payloadType: string = STATEMENT_PAYLOAD_TYPE,
): Promise<Uint8Array> {
  const bytes = payload instanceof Uint8Array ? payload : encodeCanonicalJson(payload);
  return encodeEnvelope(await signEnvelope(payloadType, bytes, keys.map(createSigner)));
}

interface KeyRow {
  readonly key: PrivateKey;
  readonly [member: string]: unknown;
}

/** Below these lies whatever the answers of the corpus cite. */
const PREFIXES = [
  'https://library.example',
  'https://hafen.example',
  'https://insel.example',
  'https://nebenan.example',
  'kb:house',
];

/** A policy over keys, each with what differs from the usual. */
function describePolicy(keys: readonly KeyRow[], more: Record<string, unknown> = {}): JsonValue {
  const rows = keys.map(({ key, ...rest }) => ({
    keyid: keyidOf(key),
    public_key: encodePublicKey(key.publicKey, 'did'),
    not_before: '2026-01-01T00:00:00Z',
    not_after: '2026-12-31T23:59:59Z',
    tenants: ['bergtal', 'hafen', 'insel', 'nebenan'],
    purposes: ['public-answer'],
    audiences: [null],
    ...rest,
  }));
  const keyids = rows.map(({ keyid }) => keyid);
  const sources = PREFIXES.map((source_uri_prefix) => ({ source_uri_prefix, keyids }));
  return { schema: 'urn:loccit:trust-policy:1', keys: rows, threshold: 1, sources, ...more } as JsonValue;
}

const below = (prefix: string, ...keys: PrivateKey[]) => ({
  source_uri_prefix: prefix,
  keyids: keys.map(keyidOf),
});
const REVOCATION = { revoked_at: '2026-06-30T00:00:00Z', reason: 'compromised' };
const small = 'did:key:z6MksrRtMyx4CiuAvgkmwsiPXKj7ULY8yG49hjvu11gGFbhb';

/** The policies of the corpus, by name. */
export const POLICIES: Readonly<Record<string, JsonValue>> = {
  own: describePolicy([{ key: A }, { key: B }]),
  both: describePolicy([{ key: A }, { key: B }], { threshold: 2 }),
  'two-of-three': describePolicy([{ key: A }, { key: B }, { key: C }], { threshold: 2 }),
  'b-only': describePolicy([{ key: B }]),
  jwk: describePolicy([{ key: A, public_key: encodePublicKey(A.publicKey, 'jwk') }]),
  pem: describePolicy([{ key: A, public_key: encodePublicKey(A.publicKey, 'pem'), name: 'Library' }]),
  addressed: describePolicy([{ key: A, audiences: [null, 'auditor.example'] }]),
  'addressed-only': describePolicy([{ key: A, audiences: ['auditor.example'] }]),
  expired: describePolicy([{ key: A, not_after: '2026-06-30T23:59:59Z' }]),
  later: describePolicy([{ key: A, not_before: '2026-07-02T00:00:00Z' }]),
  revoked: describePolicy([{ key: A, revocation: REVOCATION }]),
  'a-revoked-b-not': describePolicy([{ key: A, revocation: REVOCATION }, { key: B }]),
  'revoked-later': describePolicy([
    { key: A, revocation: { ...REVOCATION, revoked_at: '2026-07-02T00:00:00Z' } },
  ]),
  elsewhere: describePolicy([
    { key: A, tenants: ['other'], purposes: ['draft'], audiences: ['auditor.example'] },
  ]),
  'other-tenant': describePolicy([{ key: A, tenants: ['other'] }]),
  'other-purpose': describePolicy([{ key: A, purposes: ['draft'] }]),
  'two-purposes': describePolicy([{ key: A, purposes: ['draft', 'public-answer'] }]),
  'no-sources': describePolicy([{ key: A }], { sources: [] }),
  'one-source': describePolicy([{ key: A }], { sources: [below('https://library.example/rules', A)] }),
  'near-source': describePolicy([{ key: A }], {
    sources: [below('https://library.example/rules/loan', A), below('kb:hous', A)],
  }),
  'exact-source': describePolicy([{ key: A }], {
    sources: [below('https://library.example/rules/loans', A), below('kb:house/keys', A)],
  }),
  'scheme-source': describePolicy([{ key: A }], {
    sources: [below('https://library.example/', A), below('kb:', A)],
  }),
  'other-speaks': describePolicy([{ key: A }, { key: B }], {
    sources: [below('https://library.example', B), below('kb:', B)],
  }),
  'two-speak': describePolicy([{ key: A }, { key: B }, { key: C }], {
    threshold: 2,
    sources: [below('https://library.example', A, C), below('kb:', A, C)],
  }),
  nobody: describePolicy([{ key: A, tenants: [], purposes: [], audiences: [] }]),
  'small-order': describePolicy([{ key: A, public_key: small }], { sources: [] }),
  'not-canonical': describePolicy(
    [{ key: A, public_key: { kty: 'OKP', crv: 'Ed25519', x: `7v${'_'.repeat(39)}38` } }],
    { sources: [] },
  ),
  'other-keyid': describePolicy([{ key: A, keyid: keyidOf(B) }], { sources: [] }),
  unreachable: describePolicy([{ key: A }], { threshold: 2 }),
  'private-key': describePolicy([{ key: A, public_key: { ...A.publicKey.toJSON(), d: 'YWFhYQ' } }]),
};
