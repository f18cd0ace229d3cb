import type { Answer } from '@loccit/contract';
import {
  collectPack,
  createSeal,
  encodePack,
  openPack,
  type PackContent,
  type SealPredicate,
} from '@loccit/packs';
import {
  createProof,
  createSigner,
  encodePublicKey,
  PrivateKey,
  type SecuredDocument,
} from '@loccit/signing';
import { AT, openGeneration, readAnswer, readerOfAll } from '../../../packages/packs/test/stores.js';

const generation = openGeneration('bergtal');
const key = new PrivateKey(new Uint8Array(32).fill(0x61));
export const answer = readAnswer('bergtal-garden');
export const NOW = '2026-03-01T12:00:00Z';
/** What nobody but whoever answered can decide. */
export const WITHOUT = ['audit', 'reader'] as const;

/** Content of a pack, sealed by nobody yet. */
export const contentOf = (packed: Answer = answer, evidenceLevel: 'raw' | 'canonical' = 'raw'): PackContent =>
  collectPack({ answer: packed, generation, reader: readerOfAll(generation), at: AT, evidenceLevel });

/** A seal over an answer and the pack of some content. */
function sealOf(
  content: PackContent,
  sealed: Answer = answer,
  say: Partial<SealPredicate> = {},
): Promise<Uint8Array> {
  const packSha256 = openPack(encodePack(content)).digest;
  const predicate = {
    issuedAt: '2026-02-03T09:00:00Z',
    expiresAt: '2026-12-31T00:00:00Z',
    purpose: 'public-answer',
    tenantId: generation.tenantId,
    packSha256,
    tools: [],
    ...say,
  };
  return createSeal(sealed, predicate, [createSigner(key)]);
}

/** A pack with the seal of its own content, or with one that was made for other content. */
export async function sealedPack(
  content = contentOf(),
  sealed = answer,
  over = content,
  say: Partial<SealPredicate> = {},
): Promise<Uint8Array> {
  return encodePack({ ...content, seals: [await sealOf(over, sealed, say)] });
}

/** The policy of a reader who trusts the key for the library's addresses. */
const policy = {
  schema: 'urn:loccit:trust-policy:1',
  keys: [
    {
      keyid: key.publicKey.keyid,
      public_key: encodePublicKey(key.publicKey, 'did'),
      name: 'Library',
      not_before: '2026-01-01T00:00:00Z',
      not_after: '2026-12-31T23:59:59Z',
      tenants: [generation.tenantId],
      purposes: ['public-answer'],
      audiences: [null],
    },
  ],
  threshold: 1,
  sources: [{ source_uri_prefix: 'https://library.example', keyids: [key.publicKey.keyid] }],
};
export const policyBytes = new TextEncoder().encode(JSON.stringify(policy));

/** The same policy, with other lists of what its key may sign for. */
export function policyWith(lists: Readonly<Record<string, readonly string[]>>): Uint8Array {
  const keys = policy.keys.map((one) => ({ ...one, ...lists }));
  return new TextEncoder().encode(JSON.stringify({ ...policy, keys }));
}

/** The proof of an answer by the key of the policy. */
export async function proofOf(proved: Answer): Promise<NonNullable<Answer['proof']>> {
  const { proof: _, ...document } = proved;
  const made = await createProof(document as unknown as SecuredDocument, createSigner(key));
  return made as unknown as NonNullable<Answer['proof']>;
}

/** The bytes of the cited source, as a reader may hold them. */
export function sourceBytes(): Uint8Array {
  const bytes = generation.raw(answer.claims[0]?.citations[0]?.raw_sha256 ?? '');
  if (bytes === undefined) throw new Error('the store lacks its own source');
  return bytes;
}
