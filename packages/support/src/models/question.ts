import { joinEvidence, type SupportEvidence } from '../evidence-parts.js';
import type { SupportInput } from '../judge-support.js';
import { addressesJudge } from './judge-prompt.js';

/** A claim and its evidence, as models are asked about them. */
export interface ModelQuestion {
  readonly claim: string;
  /** The parts joined by blank lines, which places count in. */
  readonly evidence: string;
  readonly lang: string | undefined;
}

/** What models read of an input. */
export function toQuestion({ claim, evidence, lang }: SupportInput): ModelQuestion {
  return { claim, evidence: joinEvidence(listParts(evidence)), lang };
}

function listParts(evidence: SupportInput['evidence']): readonly SupportEvidence[] {
  return isSeveral(evidence) ? evidence : [evidence];
}

function isSeveral(evidence: SupportInput['evidence']): evidence is readonly SupportEvidence[] {
  return Array.isArray(evidence);
}

/**
 * What tells one question to models from another: equal for equal claim and evidence.
 *
 * @remarks For opinions that were collected first and are looked up when the check is made again.
 */
export function questionKey(input: Pick<SupportInput, 'claim' | 'evidence'>): string {
  return JSON.stringify([input.claim, joinEvidence(listParts(input.evidence))]);
}

const MAX_CHARS = 24_000;

/** Why a question is not put to a model that reads and writes, or `undefined`. */
export function refuseQuestion({
  claim,
  evidence,
}: ModelQuestion): 'text-too-long' | 'addresses-judge' | undefined {
  if (claim.length + evidence.length > MAX_CHARS) return 'text-too-long';
  return addressesJudge(claim) || addressesJudge(evidence) ? 'addresses-judge' : undefined;
}
