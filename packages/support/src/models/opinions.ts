import type { ModelReason, Place, SupportFinding } from '../finding.js';
import type { ModelOpinion, OpinionSource } from '../model-opinion.js';
import type { ModelRungName } from '../rung.js';
import type { EntailmentScores } from './entailment-model.js';
import { agreeOnGrade } from './grades.js';
import type { JudgeAnswer, JudgeFault } from './judge-answer.js';
import { bandOf, type RankedPassage, type SimilarityThresholds } from './similarity.js';

/** From which probability on a classifier's word counts; without a number it never does. */
export interface EntailmentThresholds {
  readonly supported?: number;
  readonly contradicted?: number;
}

/** An opinion of which every part was kept from an earlier run. */
export const toKept = (opinion: ModelOpinion): ModelOpinion => ({ ...opinion, cached: true });

/** What a model says that said nothing: undecided, with the reason. */
export function toSilence(
  rung: ModelRungName,
  source: OpinionSource,
  claim: string,
  reason: ModelReason,
): ModelOpinion {
  // Nothing hangs on similarity, so that where it is missing nothing is amiss.
  const severity = rung === 'embedding' ? 'note' : 'warning';
  const finding = { rule: 'support/judge-error', severity, claimSpan: wholeOf(claim), reason } as const;
  return { rung, source, scores: {}, verdict: 'undecided', findings: [finding] };
}

/** What an embedder's vectors say: how alike, and nothing about support. */
export function toSimilarityOpinion(
  source: OpinionSource,
  closest: readonly RankedPassage[],
  thresholds: SimilarityThresholds,
): ModelOpinion {
  const cosine = closest[0]?.cosine;
  const scores = cosine === undefined ? {} : { cosine, band: bandOf(cosine, thresholds) };
  return { rung: 'embedding', source, scores, closest, verdict: 'undecided', findings: [] };
}

/** What a classifier's probabilities say by the thresholds; both at once say nothing. */
export function toEntailmentOpinion(
  source: OpinionSource,
  claim: string,
  scores: EntailmentScores,
  thresholds: EntailmentThresholds,
): ModelOpinion {
  const { contradiction, entailment, neutral } = scores;
  const supports = entailment >= (thresholds.supported ?? Number.POSITIVE_INFINITY);
  const contradicts = contradiction >= (thresholds.contradicted ?? Number.POSITIVE_INFINITY);
  const kept = { entailment, ...(neutral === undefined ? {} : { neutral }), contradiction };
  if (supports === contradicts) {
    return { rung: 'nli', source, scores: kept, verdict: 'undecided', findings: [] };
  }
  if (supports) return { rung: 'nli', source, scores: kept, verdict: 'supported', findings: [] };
  const finding: SupportFinding = {
    rule: 'support/contradicted',
    severity: 'error',
    check: 'nli-contradiction',
    claimSpan: wholeOf(claim),
    ...(scores.contradictedAt === undefined ? {} : { evidenceSpan: scores.contradictedAt }),
    relation: 'opposite',
  };
  return { rung: 'nli', source, scores: kept, verdict: 'contradicted', findings: [finding] };
}

/** What the runs of a judge say: A supported, B partial, C contradicted or unsupported, D undecided. */
export function toJudgeOpinion(
  source: OpinionSource,
  claim: string,
  runs: readonly (JudgeAnswer | JudgeFault)[],
): ModelOpinion {
  const agreed = agreeOnGrade(runs);
  if (typeof agreed === 'string') return toSilence('judge', source, claim, agreed);
  const { answer, grade, grades } = agreed;
  const scores = runs.length > 1 ? { grade, grades } : { grade };
  const opinion = { rung: 'judge', source, scores } as const;
  const place = answer?.place === undefined ? {} : { quoted: answer.place };
  const said = answer === undefined ? {} : { rationale: answer.reason, ...place };
  if (grade === 'A') return { ...opinion, ...said, verdict: 'supported', findings: [] };
  if (grade === 'D') return { ...opinion, ...said, verdict: 'undecided', findings: [] };
  const outcome = grade === 'B' ? PARTLY : answer?.opposite === true ? OPPOSITE : UNSUPPORTED;
  const finding: SupportFinding = {
    ...outcome.finding,
    severity: 'error',
    claimSpan: wholeOf(claim),
    ...(answer?.place === undefined ? {} : { evidenceSpan: answer.place }),
  };
  return { ...opinion, ...said, verdict: outcome.verdict, findings: [finding] };
}

const PARTLY = {
  verdict: 'partial',
  finding: { rule: 'support/partly-supported', check: 'judge-partly' },
} as const;
const OPPOSITE = {
  verdict: 'contradicted',
  finding: { rule: 'support/contradicted', check: 'judge-opposite', relation: 'opposite' },
} as const;
const UNSUPPORTED = {
  verdict: 'unsupported',
  finding: { rule: 'support/unsupported', check: 'judge-unsupported' },
} as const;

const wholeOf = (text: string): Place => ({ charStart: 0, charEnd: [...text].length });
