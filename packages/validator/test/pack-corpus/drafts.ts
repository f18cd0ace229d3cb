import { type SealMade, sealOf } from './keys.js';
import { AT, type Bundle, type Collected, collect, encode, tenantOf } from './material.js';
import type { Checker } from './row.js';

/** A good pack before it is written: what is in it, and for whom it is checked. */
export interface GoodDraft extends Collected, Partial<Checker> {
  readonly id: string;
  readonly title: string;
  readonly seals?: readonly SealMade[];
}

/** A bad pack before it is written, and what its author says is found. */
export interface BadDraft extends Partial<Checker> {
  readonly id: string;
  readonly title: string;
  readonly of: string;
  /** Of the files of the good pack, or of its bytes. */
  readonly make: (good: MadePack) => Bundle | Uint8Array | Promise<Bundle | Uint8Array>;
  /** A code, or rules, or faults of seals, or outcomes of signatures, or reasons: each of these words is found. */
  readonly finds: string;
}

/** A good pack as it was made. */
export interface MadePack {
  readonly bundle: Bundle;
  readonly tenantId: string;
  readonly bytes: Uint8Array;
}

/** Who checks, where a draft does not say: with the policy `own` where there are seals. */
export const checkerOf = (draft: Partial<Checker>, tenantId: string, isSealed: boolean): Checker => ({
  policy: draft.policy ?? (isSealed ? 'own' : null),
  tenant_id: draft.tenant_id ?? tenantId,
  purpose: draft.purpose ?? 'public-answer',
  audience: draft.audience ?? null,
  at: draft.at ?? AT,
});

/** Collects, seals and writes a good pack. */
export async function makePack(draft: GoodDraft): Promise<MadePack> {
  const tenantId = tenantOf(draft.answer);
  const unsealed = collect(draft);
  const seals: Uint8Array[] = [];
  for (const made of draft.seals ?? []) seals.push(await sealOf(unsealed, tenantId, made));
  const bundle = { ...unsealed, seals };
  return { bundle, tenantId, bytes: encode(bundle) };
}
