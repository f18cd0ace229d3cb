import type { DecidedBy, FindingEvidence, SupportVerdict } from '@loccit/contract';
import { combineVerdicts, judgeSupport, type SupportFinding, VERDICTS_BY_SEVERITY } from '@loccit/support';
import type { Fault, RuleResult } from '../rule.js';
import type { EvidencePiece } from './evidence-piece.js';

/** What the rungs say of a claim and one piece of evidence. */
export interface Judgement {
  readonly verdict: SupportVerdict;
  readonly decidedBy: DecidedBy;
  readonly results: readonly RuleResult[];
}

/** What is judged: the claim's text and, where it differs, what a reader sees of it. */
export interface Judged {
  readonly text: string;
  readonly statement?: string | undefined;
  readonly verbatim: boolean;
  readonly lang: string;
}

/**
 * Judges a claim, and its visible statement where there is one, against a piece of evidence; the worse verdict
 * stands.
 */
export function judgePiece(judged: Judged, piece: EvidencePiece): Judgement {
  const { parts } = piece;
  const texts = [judged.text];
  if (judged.statement !== undefined && judged.statement !== judged.text) texts.push(judged.statement);
  const verdicts: SupportVerdict[] = [];
  const results: RuleResult[] = [];
  let decidedBy: DecidedBy = 'none';
  for (const [at, claim] of texts.entries()) {
    const verbatim = judged.verbatim && at === 0;
    const result = judgeSupport({ claim, verbatim, evidence: parts, lang: judged.lang });
    const before = combineVerdicts(verdicts);
    verdicts.push(result.verdict);
    if (at === 0 || combineVerdicts(verdicts) !== before) decidedBy = result.decidedBy;
    results.push(...result.findings.map((finding) => toResult(finding, piece)));
  }
  if (judged.verbatim && !isWholeEvidence(judged.text, piece) && !results.some(isNotExtractive)) {
    results.push({ rule: NOT_EXTRACTIVE, verdict: [{ outcome: 'fail' }] });
    verdicts.push('unsupported');
    decidedBy = 'exact';
  }
  const verdict = combineVerdicts(verdicts);
  return { verdict, decidedBy, results: [...results, ...explain(verdict, results)] };
}

const NOT_EXTRACTIVE = 'support/not-extractive';
// What is quoted from one span is not quoted from several.
const isWholeEvidence = (text: string, { parts }: EvidencePiece): boolean =>
  parts.length === 1 && parts[0]?.text === text;
const isNotExtractive = (result: RuleResult): boolean => result.rule === NOT_EXTRACTIVE;

/** Verdicts that fail the layer. */
export function isRefused(verdict: SupportVerdict): boolean {
  return VERDICTS_BY_SEVERITY.indexOf(verdict) > VERDICTS_BY_SEVERITY.indexOf('undecided');
}

/** A verdict always has a finding of its own weight behind it. */
function explain(verdict: SupportVerdict, results: readonly RuleResult[]): RuleResult[] {
  if (verdict === 'supported') return [{ rule: 'support/unsupported', verdict: 'pass' }];
  const outcomes = results.flatMap(({ verdict: faults }) =>
    typeof faults === 'string' ? [] : faults.map((fault) => fault.outcome),
  );
  if (isRefused(verdict)) {
    return outcomes.includes('fail') ? [] : [{ rule: 'support/unsupported', verdict: [{ outcome: 'fail' }] }];
  }
  return outcomes.includes('unverifiable')
    ? []
    : [{ rule: 'support/undecided', verdict: [{ outcome: 'unverifiable', missing: ['judge'] }] }];
}

function toResult(finding: SupportFinding, piece: EvidencePiece): RuleResult {
  const isOpen = finding.rule === 'support/undecided';
  const fault: Fault = {
    outcome: isOpen ? 'unverifiable' : 'fail',
    evidence: describePlaces(finding, piece),
    ...(isOpen ? { missing: ['judge'] as const } : {}),
  };
  return { rule: finding.rule, verdict: [fault] };
}

function describePlaces(
  { claimSpan, evidenceSpan }: SupportFinding,
  piece: EvidencePiece,
): FindingEvidence[] {
  const inSource =
    evidenceSpan === undefined ? undefined : piece.locate(evidenceSpan.charStart, evidenceSpan.charEnd);
  return [
    { side: 'claim', char_start: claimSpan.charStart, char_end: claimSpan.charEnd },
    ...(inSource === undefined ? [] : [inSource]),
  ];
}
