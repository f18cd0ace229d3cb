import { combineVerdicts, findRedundantCitations, isRefused } from '@loccit/support';
import type { CheckedCitation, CheckedClaim } from '../checked-claim.js';
import type { Ledger } from '../ledger.js';
import type { RuleResult, RuleVerdict } from '../rule.js';
import { findClosest } from './closest-sentence.js';
import { bindDecision, type Decidable, type DecisionBook, type Disagreement } from './decisions.js';
import { joinSlices } from './evidence-piece.js';
import { type Judgement, judgePiece } from './judgement.js';
import type { PassageFinder } from './source-passages.js';
import { createQuestion, type OpinionLookup } from './support-question.js';

/** Who is heard in layer 3 beside the rules, and how a hint is found. */
export interface Voices {
  readonly opinions: OpinionLookup | undefined;
  readonly decisions: DecisionBook | undefined;
  readonly findPassages: PassageFinder;
}

/**
 * Judges every piece of evidence of a claim; each must bear it, a good one never covers for a bad one.
 *
 * @remarks A piece whose bytes are disproved is skipped and names the rule; one whose bytes are not at hand stays
 * undecided.
 */
export function checkSupport(claim: CheckedClaim, ledger: Ledger, voices: Voices): void {
  for (const group of joinGroups(claim.citations)) {
    for (const piece of partGroup(claim, group)) checkPiece(claim, piece, ledger, voices);
  }
  const verdicts = claim.citations.flatMap((citation) => citation.verdict ?? []);
  const worst = combineVerdicts(verdicts);
  const complete = verdicts.length === claim.citations.length && verdicts.length > 0;
  // What is left out might refuse the claim, so only a refusal may stand without it.
  if (complete || isRefused(worst)) {
    claim.verdict = worst;
    const decisive = claim.citations.find((citation) => citation.verdict === worst);
    if (decisive?.decidedBy !== undefined) claim.decidedBy = decisive.decidedBy;
  }
  noteRedundant(claim, ledger);
}

/** Citations by the piece of evidence they belong to, in order. */
function joinGroups(citations: readonly CheckedCitation[]): CheckedCitation[][] {
  const pieces = new Map<string, CheckedCitation[]>();
  for (const [at, citation] of citations.entries()) {
    const key = citation.group === undefined ? `${at}` : `group ${citation.group}`;
    pieces.set(key, [...(pieces.get(key) ?? []), citation]);
  }
  return [...pieces.values()];
}

/**
 * A group as one piece, or each citation of it as its own where one alone is enough.
 *
 * @remarks Then the others do not bear the claim together with it, and must not be covered by its number.
 */
function partGroup(claim: CheckedClaim, group: CheckedCitation[]): CheckedCitation[][] {
  if (group.length < 2) return [group];
  const isEnough = ({ slices, byteFailure }: CheckedCitation): boolean =>
    byteFailure === undefined &&
    slices.length > 0 &&
    judgePiece(claim, joinSlices(slices)).verdict === 'supported';
  return group.some(isEnough) ? group.map((citation) => [citation]) : [group];
}

function checkPiece(
  claim: CheckedClaim,
  piece: readonly CheckedCitation[],
  ledger: Ledger,
  voices: Voices,
): void {
  const failure = piece.find((citation) => citation.byteFailure !== undefined)?.byteFailure;
  if (failure !== undefined) {
    for (const citation of piece) ledger.skip(citation.item, 'support', failure);
    return;
  }
  const isOpen = piece.some((citation) => citation.slices.length === 0);
  const judgement = isOpen ? NOT_AT_HAND : hearAll(claim, piece, voices);
  for (const [at, citation] of piece.entries()) {
    citation.verdict = judgement.verdict;
    citation.decidedBy = judgement.decidedBy;
    citation.judgement = judgement;
    const closest = findClosest(claim.text, citation, voices.findPassages);
    if (closest !== undefined) citation.closest = closest;
    // The findings of a group stand on its first citation.
    if (at === 0) ledger.record(citation.item, judgement.results);
    else
      ledger.count(
        citation.item,
        'support',
        ledger.state(piece[0]?.item ?? citation.item, 'support').outcome,
      );
  }
}

/** What rules, people and models say of a piece whose text is at hand; what a person decided no model is asked. */
function hearAll(
  claim: CheckedClaim,
  piece: readonly CheckedCitation[],
  { decisions, opinions }: Voices,
): Judgement {
  const slices = piece.flatMap((citation) => citation.slices);
  const evidence = joinSlices(slices);
  const { claimId, lang, statement, text } = claim;
  const citation = piece[0]?.item.citation ?? '';
  const decidable: Decidable = { claimId, citation, text, statement, slices };
  const decided = decisions?.decide(decidable);
  const isSplit = decided !== undefined && 'voices' in decided;
  if (decided !== undefined && !isSplit) return judgePiece(claim, evidence, () => [decided]);
  const judgement =
    opinions === undefined
      ? judgePiece(claim, evidence)
      : judgePiece(claim, evidence, (asked) =>
          opinions(
            createQuestion({
              claim: asked,
              lang,
              parts: evidence.parts,
              claimId,
              citation,
              binding: () => bindDecision(decidable),
            }),
          ),
        );
  return isSplit ? leaveOpen(judgement, decided) : judgement;
}

/** People whom the policy trusts say different things: then nothing else decides either. */
function leaveOpen(judgement: Judgement, { voices }: Disagreement): Judgement {
  return {
    ...judgement,
    verdict: 'undecided',
    decidedBy: 'none',
    needsHuman: true,
    disagrees: true,
    results: [
      ...judgement.results
        .filter(({ rule }) => rule !== 'support/undecided')
        .map(({ rule, verdict }) => ({ rule, verdict: soften(verdict) })),
      {
        rule: 'support/undecided',
        verdict: [{ outcome: 'unverifiable', missing: ['judge'], reason: 'decisions-disagree', voices }],
      },
    ],
  };
}

const soften = (verdict: RuleVerdict): RuleVerdict =>
  typeof verdict === 'string'
    ? verdict
    : verdict.map((fault) => ({ ...fault, severity: fault.severity === 'note' ? 'note' : 'warning' }));

const OPEN: readonly RuleResult[] = [
  { rule: 'support/undecided', verdict: [{ outcome: 'unverifiable', missing: ['text'] }] },
];
const NOT_AT_HAND: Judgement = {
  verdict: 'undecided',
  decidedBy: 'none',
  results: OPEN,
  raised: [],
  needsHuman: false,
  opinions: [],
  characters: () => [],
};

/** Tells of citations that add nothing; one that names a place is never held against one that names a source alone. */
function noteRedundant(claim: CheckedClaim, ledger: Ledger): void {
  const cited = claim.citations.filter(({ slices }) => slices.length > 0);
  for (const alike of [
    cited.filter(({ form }) => form !== 'source'),
    cited.filter(({ form }) => form === 'source'),
  ]) {
    const works = alike.map(({ slices }) => ({
      work: slices[0]?.work() ?? null,
      text: slices.map(({ text }) => text).join('\n\n'),
    }));
    for (const { index } of findRedundantCitations(works)) {
      const item = alike[index]?.item;
      if (item !== undefined) {
        ledger.record(item, [{ rule: 'support/redundant-citation', verdict: [{ outcome: 'notice' }] }]);
      }
    }
  }
}
