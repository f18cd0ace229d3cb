import type { DecidedBy, SupportVerdict } from '@loccit/contract';
import {
  combineVerdicts,
  judgeSupport,
  type ModelOpinion,
  type SupportFinding,
  type SupportResult,
} from '@loccit/support';
import type { RuleResult } from '../rule.js';
import type { EvidencePiece } from './evidence-piece.js';
import { describeFault } from './fault-of-finding.js';

/** What the rungs say of a claim and one piece of evidence. */
export interface Judgement {
  readonly verdict: SupportVerdict;
  readonly decidedBy: DecidedBy;
  readonly results: readonly RuleResult[];
  /** What the rungs found, for the order in which people look at it. */
  readonly raised: readonly Pick<SupportFinding, 'rule' | 'severity'>[];
  readonly needsHuman: boolean;
  /** Whether people whose word counts say different things. */
  readonly disagrees?: true;
  /** What models said of the claim's text, or of its visible statement where only that was asked. */
  readonly opinions: readonly ModelOpinion[];
  /** The evidence as code points, in which places of opinions count. */
  readonly characters: () => readonly string[];
}

/** What is judged: the claim's text and, where it differs, what a reader sees of it. */
export interface Judged {
  readonly text: string;
  readonly statement?: string | undefined;
  readonly verbatim: boolean;
  readonly lang: string;
}

/** What models and people said of a claim's text and a piece of evidence. */
export type OpinionsOn = (text: string) => readonly ModelOpinion[];

/**
 * Judges a claim, and its visible statement where there is one, against a piece of evidence; the worse verdict
 * stands.
 */
export function judgePiece(judged: Judged, piece: EvidencePiece, opinionsOn?: OpinionsOn): Judgement {
  const texts = [judged.text];
  if (judged.statement !== undefined && judged.statement !== judged.text) texts.push(judged.statement);
  const judgements = texts.map((claim, at) => {
    const opinions = opinionsOn?.(claim) ?? [];
    const verbatim = judged.verbatim && at === 0;
    return {
      claim,
      result: judgeSupport({ claim, verbatim, evidence: piece.parts, lang: judged.lang, opinions }),
    };
  });
  let verdict = combineVerdicts(judgements.map(({ result }) => result.verdict));
  let decidedBy: DecidedBy =
    judgements.find(({ result }) => result.verdict === verdict)?.result.decidedBy ?? 'none';
  const results = judgements.flatMap(({ claim, result }) => listResults(claim, result, piece));
  if (
    judged.verbatim &&
    decidedBy !== 'human' &&
    !isWholeEvidence(judged.text, piece) &&
    !results.some(isNotExtractive)
  ) {
    results.push({ rule: NOT_EXTRACTIVE, verdict: [{ outcome: 'fail' }] });
    const worse = combineVerdicts([verdict, 'unsupported']);
    if (worse !== verdict) decidedBy = 'exact';
    verdict = worse;
  }
  return {
    verdict,
    decidedBy,
    results: [...results, ...explain(verdict, results)],
    raised: judgements.flatMap(({ result }) => result.findings),
    needsHuman: judgements.some(({ result }) => result.needsHuman),
    opinions: judgements.find(({ result }) => result.opinions.length > 0)?.result.opinions ?? [],
    characters: piece.characters,
  };
}

const NOT_EXTRACTIVE = 'support/not-extractive';
// What is quoted from one span is not quoted from several.
const isWholeEvidence = (text: string, { parts }: EvidencePiece): boolean =>
  parts.length === 1 && parts[0]?.text === text;
/** Whether the claim as a whole was found to be no quotation; words quoted in it are a lesser matter. */
const isNotExtractive = ({ rule, verdict }: RuleResult): boolean =>
  rule === NOT_EXTRACTIVE && typeof verdict !== 'string' && verdict.some(({ check }) => check === undefined);

function listResults(claim: string, result: SupportResult, piece: EvidencePiece): RuleResult[] {
  return listTold(result).map((finding) => ({
    rule: finding.rule,
    verdict: [describeFault(finding, { claim, result, piece })],
  }));
}

/** Where nobody who was asked gave an answer that counts, that says why the verdict is open: one finding, not two. */
function listTold({ findings, opinions, verdict }: SupportResult): readonly SupportFinding[] {
  const isSilent =
    opinions.length > 0 &&
    opinions.every((opinion) => opinion.findings.some(({ rule }) => rule === JUDGE_ERROR));
  if (verdict !== 'undecided' || !isSilent) return findings;
  const place = findings.find(({ rule }) => rule === UNDECIDED)?.evidenceSpan;
  return findings
    .filter(({ rule }) => rule !== UNDECIDED)
    .map((finding) =>
      finding.rule === JUDGE_ERROR && place !== undefined ? { ...finding, evidenceSpan: place } : finding,
    );
}

const JUDGE_ERROR = 'support/judge-error';
const UNDECIDED = 'support/undecided';

/** The rule that says no more than the verdict: what is told of a person's, and asks for what mends it. */
const RULE_OF = {
  partial: 'support/partly-supported',
  contradicted: 'support/contradicted',
  unsupported: 'support/unsupported',
} as const;

/** A verdict always has a finding of its own weight behind it. */
function explain(verdict: SupportVerdict, results: readonly RuleResult[]): RuleResult[] {
  if (verdict === 'supported') return [{ rule: 'support/unsupported', verdict: 'pass' }];
  const faults = results.flatMap((result) => (typeof result.verdict === 'string' ? [] : result.verdict));
  if (verdict !== 'undecided') {
    const fails = faults.some(
      ({ outcome, severity }) => outcome === 'fail' && (severity ?? 'error') === 'error',
    );
    return fails ? [] : [{ rule: RULE_OF[verdict], verdict: [{ outcome: 'fail' }] }];
  }
  return faults.some(({ outcome }) => outcome === 'unverifiable')
    ? []
    : [{ rule: 'support/undecided', verdict: [{ outcome: 'unverifiable', missing: ['judge'] }] }];
}
