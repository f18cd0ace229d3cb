import { canonicalizeText, findUnassigned, UNICODE_VERSION } from '@loccit/text';
import type { ChainLink } from './chain.js';
import type { FoundEvidence, FoundRaw } from './found-evidence.js';
import { type FoundRecord, memberOf } from './found-record.js';
import type { FoundText } from './found-text.js';
import { LinkBuilder } from './link-builder.js';
import type { CanonicalPreimage } from './preimage.js';
import type { Walk } from './walk-chain.js';
import { isDecodedMedia } from './write-preimage.js';

/** The two lowest links, and the text that the record commits to, if it is here in any form. */
export interface SourceCheck {
  readonly links: readonly [raw: ChainLink, canonical: ChainLink];
  readonly text: FoundText | undefined;
}

/** Checks source bytes, canonical text and the record that binds them. */
export function checkSource(
  citedId: string,
  citedRaw: string,
  walk: Walk,
  evidence: FoundEvidence,
): SourceCheck {
  const { canonical } = walk;
  const { preimage } = canonical;
  const expectedRaw = preimage?.raw_sha256 ?? citedRaw;
  const raw = evidence.raw(expectedRaw) ?? evidence.raw(citedRaw);

  const rawLink = new LinkBuilder('raw', expectedRaw);
  if (raw !== undefined) rawLink.found(raw.digest);
  rawLink.rule('raw-hash', raw && raw.digest === expectedRaw);

  const link = new LinkBuilder('canonical', citedId);
  if (canonical.present) link.found(canonical.recomputed, preimage);
  link.rule('chain-broken', walk.unbroken.canonical);
  link.rule('canonical-id', canonical.present ? canonical.sound : undefined);
  if (preimage !== null) link.rule('canonical-id', preimage.raw_sha256 === citedRaw);

  const derived = deriveFrom(raw, expectedRaw, preimage, evidence);
  const stored = preimage === null ? undefined : evidence.text(preimage.canonical_sha256, derived);
  const same = isSame(derived, stored, canonical);
  // Text that was derived here and has the recorded digest stands in for a stored one.
  const hashed = stored === undefined ? same || undefined : stored.digest === preimage?.canonical_sha256;
  link.rule('canonical-hash', hashed);
  link.rule('raw-to-canonical', same);

  const text = [stored, derived].find((found) => found && found.digest === preimage?.canonical_sha256);
  return { links: [rawLink.build(), link.build()], text: text ?? undefined };
}

/** Only bytes that are the recorded ones say anything about the text. */
function deriveFrom(
  raw: FoundRaw | undefined,
  expectedRaw: string,
  preimage: CanonicalPreimage | null,
  evidence: FoundEvidence,
): FoundText | null | undefined {
  if (raw === undefined || raw.digest !== expectedRaw || preimage === null) return undefined;
  if (!isDecodedMedia(preimage.media_type) || preimage.charset === null) return undefined;
  return evidence.derived(raw, preimage.charset);
}

function isSame(
  derived: FoundText | null | undefined,
  stored: FoundText | undefined,
  canonical: FoundRecord<CanonicalPreimage>,
): boolean | undefined {
  if (derived === undefined || canonical.preimage === null) return undefined;
  if (derived === null) return false;
  // A record gives the encoding in effect by its name; whoever reads it need not know what else it may be called.
  if (derived.charset !== canonical.preimage.charset) return false;
  if (derived.digest === canonical.preimage.canonical_sha256) return true;
  return mayComeFromUnicode(derived, stored, canonical) ? undefined : false;
}

/**
 * Whether a differing digest may come from character data of another Unicode version alone.
 *
 * @remarks Either this platform does not know a character of the text, or the producer's version is another and
 * its text, normalised here, is the one derived here.
 */
function mayComeFromUnicode(
  derived: FoundText,
  stored: FoundText | undefined,
  canonical: FoundRecord<CanonicalPreimage>,
): boolean {
  if (findUnassigned(derived.text).length > 0) return true;
  const version = memberOf(canonical.info, 'unicode_version');
  if (typeof version !== 'string' || version === UNICODE_VERSION) return false;
  if (stored === undefined || stored.digest !== canonical.preimage?.canonical_sha256) return false;
  return !stored.text.includes('\0') && canonicalizeText(stored.text) === derived.text;
}
