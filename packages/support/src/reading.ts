import { type Span, segmentSentences } from '@loccit/text';
import { findDeniedPart, joinEvidence, matchParts, type SupportEvidence } from './evidence-parts.js';
import type { ExactMatch } from './exact/exact.js';
import type { Place } from './finding.js';
import { once } from './once.js';
import { findQuantities } from './quantities/find-quantities.js';
import type { Quantity } from './quantities/quantity.js';

/**
 * Whether the texts tell what is, or set a rule.
 *
 * @remarks In a rule a bound is a value: "at least two days ahead" does not bear "at least one day ahead", although
 * whoever keeps the one keeps the other.
 */
export type SupportMode = 'descriptive' | 'normative';

/** A claim and a piece of evidence as every rung reads them; what several rungs need is worked out once. */
export interface Reading {
  readonly claim: string;
  readonly verbatim: boolean;
  readonly mode: SupportMode;
  readonly parts: readonly SupportEvidence[];
  /** The parts joined by blank lines: what places in the evidence count in. */
  readonly evidence: string;
  readonly claimSpan: Place;
  /** The texts as code points, so that places can be cut. */
  readonly claimCharacters: () => readonly string[];
  readonly evidenceCharacters: () => readonly string[];
  readonly claimQuantities: () => readonly Quantity[];
  readonly evidenceQuantities: () => readonly Quantity[];
  readonly evidenceSentences: () => readonly Span[];
  /** How the claim equals what one part holds, with the foldings of equality. */
  readonly equality: () => ExactMatch;
  /** The sentences of a part that the claim denies as a whole. */
  readonly denied: () => Place | undefined;
}

/** Reads a claim and its evidence once for all rungs. */
export function readPair(
  claim: string,
  parts: readonly SupportEvidence[],
  options: { readonly verbatim?: boolean | undefined; readonly mode?: SupportMode | undefined } = {},
): Reading {
  const evidence = joinEvidence(parts);
  const claimCharacters = once(() => [...claim]);
  return {
    claim,
    verbatim: options.verbatim === true,
    mode: options.mode ?? 'descriptive',
    parts,
    evidence,
    claimSpan: { charStart: 0, charEnd: claimCharacters().length },
    claimCharacters,
    evidenceCharacters: once(() => [...evidence]),
    claimQuantities: once(() => findQuantities(claim)),
    evidenceQuantities: once(() => findQuantities(evidence)),
    evidenceSentences: once(() => segmentSentences(evidence)),
    equality: once(() => matchParts(claim, parts)),
    denied: once(() => findDeniedPart(claim, parts)),
  };
}
