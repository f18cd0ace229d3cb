import { COORDINATE_SPACE, type TextIndex } from '@loccit/text';
import type { ChainEvidence, ChainLink, ChainResult, CitedSpan } from './chain.js';
import { type ChainMemory, VerifiedContent } from './chain-memory.js';
import { checkChunk, checkElement, checkEntry, checkGeneration } from './check-records.js';
import { FoundEvidence } from './found-evidence.js';
import { memberOf } from './found-record.js';
import type { FoundText } from './found-text.js';
import { LinkBuilder } from './link-builder.js';
import { SharedLinks } from './shared-links.js';
import { type Walk, walkChain } from './walk-chain.js';

/**
 * Recomputes the chain of one citation from source bytes to span and reports every broken link.
 *
 * @remarks Nothing in the citation or the evidence is trusted, and nothing in them makes this throw. Parser and
 * chunker are not run again: that elements and chunks are honest is recorded, not shown. Whether the citation's
 * other members (document, URI, version, title) agree with the record is the caller's comparison. For many
 * citations over the same evidence use {@link createChainVerifier}.
 *
 * @returns Eight links, from `raw` to `span`, whatever is missing.
 * @see docs/specification.md, "Identities", what a chain holds by
 */
export function verifyChain(span: CitedSpan, evidence: ChainEvidence): ChainResult {
  return createChainVerifier(evidence)(span);
}

/** Verifies chains one after another over the same evidence, as {@link createChainVerifier} makes it. */
export interface ChainVerifier {
  /** The chain of one citation; never throws on what citation and evidence hold. */
  (span: CitedSpan): ChainResult;
  /**
   * The text that has a digest, with what was counted while it was verified.
   *
   * @returns Undefined where none was read, or another than that.
   */
  index(canonicalSha256: string): TextIndex | undefined;
}

/**
 * A {@link verifyChain} that fetches and hashes each piece of evidence once.
 *
 * @remarks Costs the bytes of distinct documents plus a constant per citation. Evidence must not change while the
 * verifier is in use; from one verifier to the next it may.
 * @param memory - what earlier verifiers found out; makes no difference to any result
 */
export function createChainVerifier(evidence: ChainEvidence, memory?: ChainMemory): ChainVerifier {
  const found = new FoundEvidence(evidence, memory instanceof VerifiedContent ? memory : undefined);
  const shared = new SharedLinks(found);
  const verify = (span: CitedSpan): ChainResult => {
    const links = checkLinks(span, found, shared);
    const holds = links.every((link) => link.state === 'matched' && link.unchecked.length === 0);
    return { links, holds };
  };
  const index = (sha256: string): TextIndex | undefined => {
    const text = found.readText(sha256);
    return text?.digest === sha256 ? text.index : undefined;
  };
  return Object.assign(verify, { index });
}

function checkLinks(span: CitedSpan, evidence: FoundEvidence, shared: SharedLinks): ChainLink[] {
  const cited = (name: keyof CitedSpan): string => {
    const value = memberOf(span, name);
    return typeof value === 'string' ? value : '';
  };
  const walk = walkChain(span, evidence);
  const source = shared.source(cited('canonical_revision_id'), cited('raw_sha256'), walk);
  return [
    ...source.links,
    shared.parse(cited('parse_revision_id'), walk),
    checkElement(cited('element_id'), walk, evidence, source.text),
    checkChunk(cited('chunk_id'), walk, source.text),
    checkEntry(cited('index_entry_id'), walk, evidence),
    checkGeneration(cited('index_entry_id'), evidence),
    checkSpan(span, walk, source.text),
  ];
}

function checkSpan(span: CitedSpan, walk: Walk, text: FoundText | undefined): ChainLink {
  const expected = memberOf(span, 'span_sha256');
  const charStart = memberOf(span, 'char_start');
  const charEnd = memberOf(span, 'char_end');
  const link = new LinkBuilder('span', typeof expected === 'string' ? expected : '');
  link.rule('coordinate-space', isKnownSpace(memberOf(span, 'coordinate_space'), walk));
  if (!isPosition(charStart) || !isPosition(charEnd) || charStart >= charEnd) {
    link.rule('span-bounds', false);
    return skipPlace(link);
  }
  if (text !== undefined && charEnd > text.chars) {
    link.found(null);
    link.rule('span-bounds', false);
    return skipPlace(link);
  }
  const digest = text?.sliceDigest(charStart, charEnd) ?? null;
  if (digest !== null) link.found(digest);
  link.rule('span-bounds', text && true);
  link.rule('span-hash', digest === null ? undefined : digest === expected);
  const within = (outer: { readonly char_start: number; readonly char_end: number } | null) =>
    outer === null ? undefined : outer.char_start <= charStart && charEnd <= outer.char_end;
  link.rule('span-outside-element', within(walk.element.preimage));
  link.rule('span-outside-chunk', within(walk.chunk.preimage));
  return link.build();
}

/** Positions that are none say nothing about slice, element and chunk. */
function skipPlace(link: LinkBuilder): ChainLink {
  for (const fault of ['span-hash', 'span-outside-element', 'span-outside-chunk'] as const) {
    link.rule(fault, undefined);
  }
  return link.build();
}

/** Positions are counted in the one space known here, and a sound record must say so too. */
function isKnownSpace(space: unknown, walk: Walk): boolean {
  const { sound, preimage } = walk.canonical;
  const recorded = sound && preimage !== null ? preimage.coordinate_space : COORDINATE_SPACE;
  return space === COORDINATE_SPACE && recorded === COORDINATE_SPACE;
}

function isPosition(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
