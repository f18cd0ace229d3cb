import type { Answer, SupportVerdict } from '@loccit/contract';
import { encodeUtf8 } from '@loccit/text';
import { checkAnswer } from '@loccit/validator';
import { AnsweringError } from '../answering-error.js';
import { type ClaimInput, createAnswer } from '../create-answer.js';
import { CITABLE_VERDICTS } from './allowed-verdicts.js';
import type { Candidate } from './find-replacements.js';
import type { RepairScope } from './repair.js';
import { speaksOfClaim } from './speaks-of-claim.js';

/** A candidate that stands in the first two layers and does not contradict its claim. */
export interface FitCandidate extends Candidate {
  readonly verdict: SupportVerdict;
}

/** The claim that a candidate is tried for. */
export type TriedClaim = Pick<ClaimInput, 'kind' | 'text'>;

const ORDER: readonly SupportVerdict[] = CITABLE_VERDICTS;
const TRIAL_ID = `ans_${'0'.repeat(32)}`;

/**
 * The candidates of a claim that may be cited for it, best first: those that bear it, then those of which nobody knows, then
 * those that bear a part or nothing; none that contradicts it or speaks of something else.
 *
 * @remarks Each is checked as the only citation of the claim, as a check of the repaired answer will.
 */
export function tryCandidates(
  claim: TriedClaim,
  candidates: readonly Candidate[],
  { evidence, voices }: Pick<RepairScope, 'evidence' | 'voices'>,
): readonly FitCandidate[] {
  const trial = writeTrial(claim, candidates, evidence.at);
  if (trial === undefined) return [];
  const report = checkAnswer({
    ...voices,
    bytes: encodeUtf8(JSON.stringify(trial)),
    evidence,
    without: ['audit'],
    lang: 'en',
  });
  return report.citations
    .flatMap(({ layers, verdict }, at): FitCandidate[] => {
      const candidate = candidates[at];
      const stands = (['structure', 'provenance', 'verifiability'] as const).every(
        (layer) => layers[layer].outcome !== 'fail' && layers[layer].outcome !== 'skipped',
      );
      if (candidate === undefined || verdict === undefined || !stands) return [];
      if (verdict === 'contradicted') return [];
      const isAbout =
        verdict === 'supported' || speaksOfClaim(claim.text, candidate.citation.quote?.exact ?? '');
      return isAbout ? [{ ...candidate, verdict }] : [];
    })
    .sort((a, b) => ORDER.indexOf(a.verdict) - ORDER.indexOf(b.verdict));
}

/** The claim once for each candidate; nothing where its text is none that an answer may hold. */
function writeTrial(
  { kind, text }: TriedClaim,
  candidates: readonly Candidate[],
  at: string,
): Answer | undefined {
  if (candidates.length === 0) return undefined;
  try {
    return createAnswer({
      question: '?',
      createdAt: at,
      answerId: TRIAL_ID,
      claims: candidates.map(({ citation }) => ({
        text,
        kind: kind === 'inference' ? 'inference' : 'fact',
        citations: [citation],
      })),
    });
  } catch (error) {
    if (error instanceof AnsweringError) return undefined;
    throw error;
  }
}
