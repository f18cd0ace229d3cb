import type { Answer } from '@loccit/contract';
import { encodePack, type PackContent, type SealPredicate } from '@loccit/packs';
import {
  answer,
  CITED,
  contentOf,
  describePolicy,
  otherKeys,
  PREDICATE,
  sealOf,
  swapText,
} from '../sealed-packs.js';
import type { Draft } from './draft.js';
import type { RuleDrafts } from './rules-structure.js';

const OLD: SealPredicate = {
  ...PREDICATE,
  issuedAt: '2026-01-01T00:00:00Z',
  expiresAt: '2026-02-03T09:00:00Z',
};
const policy = describePolicy(CITED);
const raw = contentOf('raw');
const [own, old, other] = await Promise.all([
  sealOf(),
  sealOf(OLD),
  sealOf(PREDICATE, { ...answer, lang: 'zh' } as Answer),
]);

/** A case of a pack, for a reader of everything in it. */
function packed(
  id: string,
  title: string,
  content: PackContent,
  seals: readonly Uint8Array[],
  more: Partial<Draft> = {},
): Draft {
  return {
    id,
    title,
    store: null,
    pack: Buffer.from(encodePack({ ...content, seals })).toString('base64'),
    without: ['audit', 'reader'],
    ...more,
  };
}

const judged = { trust_policy: policy, purpose: 'public-answer' } as const;
const UNANCHORED = { unverifiable: 'provenance/no-anchor' } as const;

/** Packs with and without what anchors them. */
export const PACK_DRAFTS: readonly Draft[] = [
  packed('pack-alone', 'a pack is no anchor for itself', raw, [], UNANCHORED),
  packed('pack-store', 'a store that holds the records anchors a pack', raw, [], { store: 'bergtal' }),
  packed('pack-other-store', 'a store of another tenant does not', raw, [], {
    store: 'insel',
    ...UNANCHORED,
  }),
  packed('pack-sources', 'source files anchor a pack, and are its bytes', contentOf('canonical'), [], {
    sources: 'bergtal',
  }),
  packed('sealed', 'a seal of a key that speaks for both sources', raw, [own], judged),
  packed('sealed-no-policy', 'a seal without a policy', raw, [own], UNANCHORED),
  packed('sealed-one-source', 'a seal of a key that speaks for one of the sources', raw, [own], {
    ...judged,
    trust_policy: describePolicy([CITED[0]]),
    ...UNANCHORED,
  }),
  packed('sealed-near-address', 'a key for an address that begins alike', raw, [own], {
    ...judged,
    trust_policy: describePolicy(['https://library.example/rules/loan', 'kb:house/key']),
    ...UNANCHORED,
  }),
  packed('sealed-other-answer', 'a seal over another answer', raw, [other], { ...judged, ...UNANCHORED }),
  packed('sealed-unknown-key', 'a seal of a key that the policy does not have', raw, [own], {
    ...judged,
    trust_policy: describePolicy(CITED, { publicKey: otherKeys.publicKey }),
    ...UNANCHORED,
  }),
  packed('sealed-other-purpose', 'a seal that was made for something else', raw, [own], {
    ...judged,
    purpose: 'draft',
    ...UNANCHORED,
  }),
  packed('sealed-canonical', 'a sealed pack without raw bytes', contentOf('canonical'), [own], {
    ...judged,
    unverifiable: 'provenance/raw-hash',
  }),
  packed('sealed-swapped', 'a text that was swapped, with its record and every hash', swapText(raw), [own], {
    ...judged,
    fail: 'provenance/canonical-id provenance/chunk-id provenance/element-id',
  }),
];

/** Rules about the seals of an answer. */
export const SEAL_DRAFTS: RuleDrafts = {
  'verifiability/seal-expired': [
    packed('expired', 'the second in which a seal holds no longer', raw, [old], {
      ...judged,
      fail: 'verifiability/seal-expired',
      ...UNANCHORED,
    }),
    packed('last-second', 'the last second in which it holds', raw, [old], {
      ...judged,
      at: '2026-02-03T08:59:59Z',
    }),
    packed('renewed', 'another seal that is in force', raw, [old, own], judged),
    packed('unknown-key', 'an expired seal of a key that the policy does not have', raw, [old], {
      ...judged,
      trust_policy: describePolicy(CITED, { publicKey: otherKeys.publicKey }),
      ...UNANCHORED,
    }),
    packed('no-policy', 'an expired seal that nobody has checked', raw, [old], UNANCHORED),
  ],
};
