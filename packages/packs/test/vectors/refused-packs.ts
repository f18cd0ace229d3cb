import { openPack } from '../../src/index.js';
import { codeOf, entriesOf } from '../small-pack.js';
import { CONTENT_ATTACKS } from './content-attacks.js';
import { describeParts, type Part } from './describe-parts.js';
import type { GoodPack } from './good-packs.js';
import { ZIP_ATTACKS } from './zip-attacks.js';

/** A pack that is refused, as a change of a good one. */
export interface RefusedPack {
  readonly id: string;
  readonly title: string;
  /** Id of a good pack. */
  readonly of: string;
  /** The pack: ranges of the good one, and other bytes in base64. */
  readonly parts: readonly Part[];
  /** Why it is refused. */
  readonly code: string;
  /** Why it is refused by a lenient reader too; null where that reads it. */
  readonly lenient: string | null;
}

/** Bytes of the small pack between two changes of one byte; prime, so that every structure is met. */
const STEP = 37;

export function describeRefusedPacks(good: readonly GoodPack[]): RefusedPack[] {
  const bytesOf = (id: string) =>
    new Uint8Array(Buffer.from(good.find((one) => one.id === id)?.pack ?? '', 'base64'));
  const raw = bytesOf('raw');
  const attacks = [...ZIP_ATTACKS, ...CONTENT_ATTACKS].map(([id, title, build]) =>
    describe({ id, title, of: 'raw' }, raw, build(entriesOf(raw), raw)),
  );
  const refusal = bytesOf('refusal');
  const flips = Array.from({ length: Math.floor(refusal.length / STEP) }, (_, index) => {
    const at = index * STEP;
    const changed = refusal.slice();
    changed[at] = (changed[at] ?? 0) ^ 1;
    return describe({ id: `byte-${at}`, title: `one bit of byte ${at}`, of: 'refusal' }, refusal, changed);
  });
  return [...attacks, ...flips];
}

function describe(
  what: Pick<RefusedPack, 'id' | 'title' | 'of'>,
  from: Uint8Array,
  pack: Uint8Array,
): RefusedPack {
  const code = codeOf(() => openPack(pack));
  const lenient = codeOf(() => openPack(pack, { lenient: true })) ?? null;
  return { ...what, parts: describeParts(from, pack), code: String(code), lenient: lenient as string | null };
}
