import type { JsonValue } from '@loccit/json';
import { createSigner, encodeEnvelope, type PrivateKey, parseEnvelope } from '@loccit/signing';
import { createSeal, type SealPredicate } from '../../src/index.js';
import {
  A,
  B,
  C,
  describePolicy,
  NOW,
  predicate,
  sealed,
  sealedSha256,
  signAnything,
  statementOf,
} from '../seals.js';
import { type Expected, expectedOf } from './expected-seal.js';

/** A seal, what it is held against, and what it comes to. */
export interface SealCase {
  readonly id: string;
  readonly title: string;
  /** The text of the envelope. */
  readonly seal: string;
  readonly policy: string;
  readonly answer_sha256: string;
  readonly pack_sha256: string | null;
  readonly report_sha256: string | null;
  readonly audit_sha256: string | null;
  readonly tenant_id: string;
  readonly purpose: string;
  readonly audience: string | null;
  readonly at: string;
  readonly source_uris: readonly string[];
  readonly expected: Expected;
}

/** What a case differs in from a seal by key A that holds. */
type Change = Partial<Omit<SealCase, 'id' | 'title' | 'seal' | 'expected'>>;

/** Vectors of seals: policies by name, and cases. */
export interface SealVectors {
  readonly policies: Readonly<Record<string, JsonValue>>;
  readonly cases: readonly SealCase[];
}

const revocation = { revoked_at: '2026-02-28T00:00:00Z', reason: 'compromised' };
const onlyC = [{ source_uri_prefix: 'https://bergtal.example', keyids: [C.publicKey.keyid] }];
const POLICIES: Readonly<Record<string, JsonValue>> = {
  'a-and-b': describePolicy([{ key: A }, { key: B }]),
  'both-of-two': describePolicy([{ key: A }, { key: B }], { threshold: 2 }),
  'b-only': describePolicy([{ key: B }]),
  'a-expired': describePolicy([{ key: A, not_after: '2026-02-28T00:00:00Z' }]),
  'a-later': describePolicy([{ key: A, not_before: '2026-03-02T00:00:00Z' }]),
  'a-revoked': describePolicy([{ key: A, revocation }]),
  'a-elsewhere': describePolicy([
    { key: A, tenants: ['hafen'], purposes: ['draft'], audiences: ['auditor.example'] },
  ]),
  'a-addressed': describePolicy([{ key: A, audiences: ['auditor.example'] }]),
  'a-without-sources': describePolicy([{ key: A }], { sources: [] }),
  'c-speaks': describePolicy([{ key: A }, { key: C }], { sources: onlyC }),
};
const USUAL = {
  policy: 'a-and-b',
  answer_sha256: sealedSha256,
  pack_sha256: null,
  report_sha256: null,
  audit_sha256: null,
  tenant_id: 'bergtal',
  purpose: 'public-answer',
  audience: null,
  at: NOW,
  source_uris: ['https://bergtal.example/rules.md', 'https://bergtal.example.evil/rules.md', 'kb:notes'],
} as const;
const ZERO = '0'.repeat(64);
const [ONE, TWO, THREE] = ['1', '2', '3'].map((digit) => digit.repeat(64)) as [string, string, string];

const by = (keys: readonly PrivateKey[], more: Partial<SealPredicate> = {}) =>
  createSeal(sealed, { ...predicate, ...more }, keys.map(createSigner));
const stating = (more: Record<string, unknown>) => signAnything({ ...statementOf(), ...more } as JsonValue);
const predicating = (more: Record<string, unknown>) => stating({ predicate: { ...predicate, ...more } });
const subject = { name: 'answer', digest: { sha256: sealedSha256 } };

/** The text of a good seal, changed. */
const edited = async (change: (text: string) => string) =>
  new TextEncoder().encode(change(textOf(await by([A]))));
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

async function underOtherKey(): Promise<Uint8Array> {
  const envelope = parseEnvelope(await by([A]));
  const signatures = envelope.signatures.map((one) => ({ ...one, keyid: B.publicKey.keyid }));
  return encodeEnvelope({ ...envelope, signatures });
}

async function twice(): Promise<Uint8Array> {
  const envelope = parseEnvelope(await by([A]));
  return encodeEnvelope({ ...envelope, signatures: [...envelope.signatures, ...envelope.signatures] });
}

type Made = readonly [id: string, title: string, seal: Promise<Uint8Array>, change?: Change];

const full = { packSha256: ONE, reportSha256: TWO, auditSha256: THREE };
const addressed = { audience: 'auditor.example' };
const MADE: readonly Made[] = [
  ['good', 'a seal that holds', by([A])],
  ['good-two', 'two signatures where two are asked for', by([B, A]), { policy: 'both-of-two' }],
  ['below-threshold', 'one signature where two are asked for', by([A]), { policy: 'both-of-two' }],
  ['one-key-twice', 'one key that signed twice', twice(), { policy: 'both-of-two' }],
  ['unknown-key', 'a key that the policy does not have', by([A]), { policy: 'b-only' }],
  ['unknown-key-beside', 'a key that the policy does not have, beside one that it has', by([C, B])],
  ['key-confusion', 'a signature under the key id of another key', underOtherKey()],
  [
    'key-expired',
    'a key after its window, whatever the signer says of the time',
    by([A]),
    { policy: 'a-expired' },
  ],
  ['key-later', 'a key before its window', by([A]), { policy: 'a-later' }],
  ['key-revoked', 'a key that was revoked after it signed', by([A]), { policy: 'a-revoked' }],
  ['key-elsewhere', 'a key for another tenant, purpose and audience', by([A]), { policy: 'a-elsewhere' }],
  [
    'issued-early',
    'issued before the window of the key: a claim',
    by([A], { issuedAt: '2020-01-01T00:00:00Z' }),
  ],
  [
    'issued-late',
    'issued after the time of the check: a claim',
    by([A], { issuedAt: '2026-11-01T00:00:00Z' }),
  ],
  ['last-second', 'the second before it expires', by([A]), { at: '2026-12-30T23:59:59Z' }],
  ['expired', 'the second in which it expires', by([A]), { at: '2026-12-31T00:00:00Z' }],
  ['other-answer', 'a seal of another answer', by([A]), { answer_sha256: ZERO }],
  ['other-tenant', 'a checker of another tenant', by([A]), { tenant_id: 'hafen' }],
  ['other-purpose', 'a checker with another purpose', by([A]), { purpose: 'inspection' }],
  [
    'addressed',
    'addressed to this checker',
    by([A], addressed),
    { audience: 'auditor.example', policy: 'a-addressed' },
  ],
  [
    'addressed-key',
    'addressed to this checker by a key that may address nobody',
    by([A], addressed),
    { audience: 'auditor.example' },
  ],
  [
    'addressed-other',
    'addressed to another',
    by([A], addressed),
    { audience: 'other.example', policy: 'a-addressed' },
  ],
  [
    'addressed-nameless',
    'addressed to somebody, and the checker has no name',
    by([A], addressed),
    { policy: 'a-addressed' },
  ],
  ['for-everybody', 'addressed to nobody in particular', by([A]), { audience: 'auditor.example' }],
  [
    'bound',
    'binds files that are all at hand',
    by([A], full),
    { pack_sha256: ONE, report_sha256: TWO, audit_sha256: THREE },
  ],
  ['bound-unchecked', 'binds files that are not at hand', by([A], full)],
  [
    'bound-others',
    'binds other files',
    by([A], full),
    { pack_sha256: TWO, report_sha256: THREE, audit_sha256: ONE },
  ],
  ['unbound', 'binds no files', by([A]), { pack_sha256: ONE, report_sha256: TWO, audit_sha256: THREE }],
  ['no-sources', 'a policy that lets nobody speak for a source', by([A]), { policy: 'a-without-sources' }],
  ['other-speaks', 'a policy that lets another key speak for the source', by([A]), { policy: 'c-speaks' }],
  ['payload-type', 'another payload type', signAnything(statementOf() as JsonValue, [A], 'application/json')],
  [
    'payload-type-raised',
    'the payload type changed after it was signed',
    edited((text) => text.replace('in-toto+json', 'in-toto+xml')),
  ],
  [
    'payload-other',
    'another payload',
    edited((text) => text.replace(/"payload":"(.{8})/, '"payload":"AAAAAAAA')),
  ],
  [
    'envelope-member',
    'an envelope with a member too many',
    edited((text) => text.replace('{', '{"note":1,')),
  ],
  [
    'envelope-payloads',
    'an envelope with two payloads',
    edited((text) => text.replace('{', '{"payload":"e30=",')),
  ],
  [
    'envelope-empty',
    'an envelope without signatures',
    edited((text) => text.replace(/"signatures":\[.*\]/, '"signatures":[]')),
  ],
  ['envelope-none', 'no envelope', edited(() => '{}')],
  ['envelope-broken', 'no JSON', edited(() => '{')],
  ['statement-list', 'two statements in a list', signAnything([statementOf(), statementOf()] as JsonValue)],
  [
    'statement-two',
    'two statements, one behind the other',
    signAnything(
      new TextEncoder().encode(`${JSON.stringify(statementOf())}\n${JSON.stringify(statementOf())}`),
    ),
  ],
  ['statement-member', 'a statement with a member too many', stating({ note: 1 })],
  [
    'statement-type',
    'a statement of another version',
    stating({ _type: 'https://in-toto.io/Statement/v0.1' }),
  ],
  ['predicate-type', 'another predicate', stating({ predicateType: 'urn:loccit:citation-answer:2' })],
  ['predicate-member', 'a predicate with a member too many', predicating({ note: 1 })],
  ['predicate-empty', 'a predicate without members', stating({ predicate: {} })],
  ['predicate-snake', 'members in snake_case', predicating({ tenant_id: 'bergtal' })],
  ['predicate-time', 'a time in another form', predicating({ issuedAt: '2026-02-03T09:00:00+00:00' })],
  ['predicate-hash', 'a hash in capitals', predicating({ packSha256: 'AB'.repeat(32) })],
  ['predicate-null', 'an optional member that is null', predicating({ audience: null })],
  [
    'predicate-tool',
    'a tool with a member too many',
    predicating({ tools: [{ ...predicate.tools[0], note: 1 }] }),
  ],
  ['window-reversed', 'an expiry before the issue', predicating({ issuedAt: '2026-12-31T00:00:01Z' })],
  ['subject-none', 'another name of the subject', stating({ subject: [{ ...subject, name: 'claims' }] })],
  ['subject-two', 'a second subject', stating({ subject: [subject, { ...subject, name: 'claims' }] })],
  [
    'subject-digests',
    'a subject with a second digest',
    stating({ subject: [{ ...subject, digest: { ...subject.digest, sha512: 'ab' } }] }),
  ],
  ['subject-twice', 'the same subject twice', stating({ subject: [subject, subject] })],
  [
    'several-faults',
    'several faults at once',
    by([A], { ...addressed, packSha256: ONE }),
    {
      answer_sha256: ZERO,
      tenant_id: 'hafen',
      purpose: 'draft',
      at: '2027-06-01T00:00:00Z',
      pack_sha256: TWO,
    },
  ],
];

export async function describeSeals(): Promise<SealVectors> {
  const cases = MADE.map(async ([id, title, made, change]): Promise<SealCase> => {
    const bytes = await made;
    const one = { id, title, seal: textOf(bytes), ...USUAL, ...change };
    return { ...one, expected: expectedOf(bytes, one, POLICIES) };
  });
  return { policies: POLICIES, cases: await Promise.all(cases) };
}
