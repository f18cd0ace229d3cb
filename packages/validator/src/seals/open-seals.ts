import type { MissingInput } from '@loccit/contract';
import type { SealVerification } from '@loccit/packs';
import type { Evidence, SealEvidence } from '../evidence/evidence.js';

/** A seal that is at hand, with what it came to for the answer and the pack that are being checked. */
export interface HeldSeal {
  readonly sha256: string;
  /** Undefined where nothing is known of it: no policy, or verified over something else. */
  readonly verification: SealVerification | undefined;
}

/** What the seals at hand are worth for one answer. */
export interface Seals {
  /** Each once, sorted by `sha256`. */
  readonly held: readonly HeldSeal[];
  /** Whether one of them is trusted as a whole and binds nothing that could anchor and is not at hand. */
  readonly isTrusted: boolean;
  /** What keeps every seal from anchoring the citations of a source; undefined where one anchors them. */
  missingFor(sourceUri: string): MissingInput | undefined;
}

/**
 * Holds what came of verifying seals against the answer at hand.
 *
 * @remarks A seal over another answer or another pack than these says nothing of them, however well it was verified. O(seals
 * and the sources they list).
 * @param answerSha256 - undefined where the bytes are no answer: then nothing is known of any seal
 */
export function openSeals(
  { seals = [], pack }: Pick<Evidence, 'seals' | 'pack'>,
  answerSha256: string | undefined,
): Seals {
  const isOver = (seal: SealEvidence): boolean =>
    seal.answerSha256 === answerSha256 && seal.packSha256 === pack?.digest;
  const byName = new Map<string, HeldSeal>();
  for (const seal of seals) {
    const { sha256, verification } = seal;
    byName.set(sha256, { sha256, verification: isOver(seal) ? verification : undefined });
  }
  const held = [...byName.values()].sort((left, right) => (left.sha256 < right.sha256 ? -1 : 1));
  const trusted = held.flatMap(({ verification }) =>
    verification !== undefined && canAnchor(verification) ? [verification] : [],
  );
  const anchored = new Set(
    trusted.flatMap(({ sources }) =>
      sources.flatMap(({ sourceUri, outcome }) => (outcome === 'trusted' ? [sourceUri] : [])),
    ),
  );
  const otherwise = nameMissing(held);
  return {
    held,
    isTrusted: trusted.length > 0,
    missingFor: (sourceUri) => (anchored.has(sourceUri) ? undefined : otherwise),
  };
}

/** A seal over a pack that is not at hand was not made for the answer alone. */
function canAnchor({ outcome, statement }: SealVerification): boolean {
  return outcome === 'trusted' && !statement.unchecked.includes('pack');
}

function nameMissing(held: readonly HeldSeal[]): MissingInput {
  if (held.length === 0) return 'seal';
  return held.every(({ verification }) => verification === undefined) ? 'policy' : 'trust';
}
