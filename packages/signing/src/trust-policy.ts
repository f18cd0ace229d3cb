import type { JsonValue } from '@loccit/json';
import { closedObject, labelOf, listOf, readAt, readJson, textOf, unexpected } from './closed-form.js';
import { encodePublicKey } from './encode-key.js';
import { parsePublicKey } from './parse-key.js';
import type { PublicKey } from './public-key.js';
import { SigningError } from './signing-error.js';
import { isSourcePrefix } from './source-prefix.js';
import { THUMBPRINT } from './thumbprint.js';
import { isTimestamp } from './timestamp.js';

/** The type of a trust policy. */
export const TRUST_POLICY_SCHEMA = 'urn:loccit:trust-policy:1';

const MAX_BYTES = 1024 * 1024;
const MAX_ITEMS = 1000;
/** Characters of a prefix, which are ASCII. */
const MIN_PREFIX = 3;
const MAX_PREFIX = 4000;
const REASONS: readonly RevocationReason[] = ['compromised', 'superseded', 'retired', 'unspecified'];

/** Why a key is trusted no longer. */
export type RevocationReason = 'compromised' | 'superseded' | 'retired' | 'unspecified';

/** A key, and what it may sign. */
export interface TrustedKey {
  readonly keyid: string;
  readonly publicKey: PublicKey;
  /** What people call it; null where it has no name. */
  readonly name: string | null;
  /** The first second in which it is trusted. */
  readonly notBefore: string;
  /** The last second in which it is trusted. */
  readonly notAfter: string;
  /** From when on it is not trusted any more, and why; null where it was not revoked. */
  readonly revocation: { readonly revokedAt: string; readonly reason: RevocationReason } | null;
  readonly tenants: readonly string[];
  readonly purposes: readonly string[];
  /** To whom it may address what it signs; null stands for nobody in particular. */
  readonly audiences: readonly (string | null)[];
}

/** Which keys may speak for the sources below an address. */
export interface TrustedSource {
  readonly sourceUriPrefix: string;
  readonly keyids: readonly string[];
}

/** Whom a checker trusts, and how far. */
export interface TrustPolicy {
  readonly keys: readonly TrustedKey[];
  /** How many different keys have to have signed. */
  readonly threshold: number;
  readonly sources: readonly TrustedSource[];
}

/**
 * Reads a trust policy, strictly.
 *
 * @remarks Nothing has a default: a policy that leaves out a window, a tenant, a purpose or an audience is refused rather than
 * read as unlimited, and an empty list allows nothing. `keyid` must be the thumbprint of `public_key`. Lists hold at most
 * 1,000 items, the document 1 MiB.
 * @throws {@link SigningError} `malformed-json`, `unexpected-form`, `too-large`, `too-many`, `keyid-mismatch`,
 * `duplicate-key`, `unlisted-key`, `window-reversed`, `threshold-unreachable`, or what {@link parsePublicKey} throws.
 * @example
 * ```ts
 * parseTrustPolicy('{"schema":"urn:loccit:trust-policy:1","keys":[]}'); // throws 'unexpected-form'
 * ```
 */
export function parseTrustPolicy(policy: Uint8Array | string | JsonValue): TrustPolicy {
  const text = typeof policy === 'string' || policy instanceof Uint8Array;
  const value = text ? readJson(policy, { maxBytes: MAX_BYTES, maxDepth: 8 }) : policy;
  const members = closedObject(value, '', ['schema', 'keys', 'threshold', 'sources']);
  if (members.schema !== TRUST_POLICY_SCHEMA) throw unexpected('/schema');
  const { threshold } = members;
  if (typeof threshold !== 'number' || !Number.isSafeInteger(threshold) || threshold < 1) {
    throw unexpected('/threshold');
  }
  const keys = listOf(members.keys, '/keys', MAX_ITEMS).map((key, index) => readKey(key, `/keys/${index}`));
  const keyids = new Set(keys.map(({ keyid }) => keyid));
  if (keyids.size !== keys.length) throw new SigningError('duplicate-key', { pointer: '/keys' });
  if (threshold > keyids.size) throw new SigningError('threshold-unreachable', { pointer: '/threshold' });
  const sources = listOf(members.sources, '/sources', MAX_ITEMS).map((source, index) =>
    readSource(source, `/sources/${index}`, keyids, threshold),
  );
  return { keys, threshold, sources };
}

function readKey(value: JsonValue, pointer: string): TrustedKey {
  const required = ['keyid', 'public_key', 'not_before', 'not_after', 'tenants', 'purposes', 'audiences'];
  const key = closedObject(value, pointer, required, ['name', 'revocation']);
  const publicKey = readPublicKey(key.public_key, `${pointer}/public_key`);
  if (key.keyid !== publicKey.keyid) {
    throw new SigningError('keyid-mismatch', { pointer: `${pointer}/keyid`, keyid: publicKey.keyid });
  }
  const notBefore = timeOf(key.not_before, `${pointer}/not_before`);
  const notAfter = timeOf(key.not_after, `${pointer}/not_after`);
  if (notAfter < notBefore) throw new SigningError('window-reversed', { pointer: `${pointer}/not_after` });
  const audiences = listOf(key.audiences, `${pointer}/audiences`, MAX_ITEMS);
  return {
    keyid: publicKey.keyid,
    publicKey,
    name: key.name === undefined ? null : labelOf(key.name, `${pointer}/name`),
    notBefore,
    notAfter,
    revocation: readRevocation(key.revocation, `${pointer}/revocation`),
    tenants: labelsOf(key.tenants, `${pointer}/tenants`),
    purposes: labelsOf(key.purposes, `${pointer}/purposes`),
    audiences: audiences.map((item, index) =>
      item === null ? null : labelOf(item, `${pointer}/audiences/${index}`),
    ),
  };
}

function readPublicKey(value: JsonValue | undefined, pointer: string): PublicKey {
  if (value === undefined) throw unexpected(pointer);
  const key = readAt(pointer, () => parsePublicKey(value));
  if (typeof value !== 'string') return key;
  // A policy is compared by people: of each form of a key there is one text.
  const isForm = value === encodePublicKey(key, 'did') || value === encodePublicKey(key, 'pem');
  if (!isForm) throw unexpected(pointer);
  return key;
}

function readRevocation(value: JsonValue | undefined, pointer: string): TrustedKey['revocation'] {
  if (value === undefined) return null;
  const revocation = closedObject(value, pointer, ['revoked_at', 'reason']);
  const reason = REASONS.find((known) => known === revocation.reason);
  if (reason === undefined) throw unexpected(`${pointer}/reason`);
  return { revokedAt: timeOf(revocation.revoked_at, `${pointer}/revoked_at`), reason };
}

function readSource(
  value: JsonValue,
  pointer: string,
  known: ReadonlySet<string>,
  threshold: number,
): TrustedSource {
  const source = closedObject(value, pointer, ['source_uri_prefix', 'keyids']);
  const prefix = textOf(source.source_uri_prefix, `${pointer}/source_uri_prefix`);
  const isForm = prefix.length >= MIN_PREFIX && prefix.length <= MAX_PREFIX && isSourcePrefix(prefix);
  if (!isForm) throw unexpected(`${pointer}/source_uri_prefix`);
  const keyids = labelsOf(source.keyids, `${pointer}/keyids`);
  for (const [index, keyid] of keyids.entries()) {
    if (!THUMBPRINT.test(keyid)) throw unexpected(`${pointer}/keyids/${index}`);
    if (!known.has(keyid)) throw new SigningError('unlisted-key', { pointer: `${pointer}/keyids/${index}` });
  }
  if (new Set(keyids).size < threshold) {
    throw new SigningError('threshold-unreachable', { pointer: `${pointer}/keyids` });
  }
  return { sourceUriPrefix: prefix, keyids };
}

function labelsOf(value: JsonValue | undefined, pointer: string): readonly string[] {
  return listOf(value, pointer, MAX_ITEMS).map((item, index) => labelOf(item, `${pointer}/${index}`));
}

function timeOf(value: JsonValue | undefined, pointer: string): string {
  if (!isTimestamp(value)) throw unexpected(pointer);
  return value;
}
