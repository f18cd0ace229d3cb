import type { Place, RungOpinion, SupportFinding, SupportRule } from '../finding.js';
import { once } from '../once.js';
import { doContradict } from './antonyms.js';
import { mayBothHold, type ScopeOfClaim } from './both-may-hold.js';
import { findCertainty } from './certainty-check.js';
import type { Certainty } from './certainty-words.js';
import type { LanguageText, TokenSentence } from './language-text.js';
import { findQuantifiers } from './quantifier-check.js';
import { findOnlyDifference, type SentenceDifference, type TokenRun } from './sentence-difference.js';
import { placeOf, wordsOf } from './token-place.js';

const NEIGHBOURS = 2;

/**
 * What follows where a sentence of the claim equals one of the evidence but for one place: a negation or an opposite
 * there contradicts, more certainty or more of a set is only borne in part.
 */
export function judgeSoleDifferences(
  claim: LanguageText,
  evidence: LanguageText,
  { bounds, scope }: FiguresOfPair,
): RungOpinion {
  let partial: SupportFinding | undefined;
  let open: SupportFinding | undefined;
  for (const claimSentence of claim.sentences) {
    if (claimSentence.isQuestion) continue;
    const saying = once(() => listSaying(evidence, claim, claimSentence));
    for (const sentence of evidence.sentences) {
      if (sentence.isQuestion) continue;
      const difference = findOnlyDifference(claim, claimSentence, evidence, sentence);
      if (difference === undefined) continue;
      const isBound =
        isWithin(claim, difference.claim, bounds.claim) &&
        isWithin(evidence, difference.evidence, bounds.evidence);
      if (isBound) continue;
      const opposite = findOpposition(claim, evidence, difference);
      // Who says both says no opposite.
      const saysBoth = (): boolean =>
        saying().some((other) => other !== sentence) ||
        listSaying(claim, evidence, sentence).some((other) => other !== claimSentence);
      if (opposite !== undefined && saysBoth()) continue;
      if (opposite !== undefined) {
        const isNegation = opposite.check === 'negation-alone';
        if (!mayBothHold(claim, claimSentence, difference, isNegation, scope)) {
          return { verdict: 'contradicted', findings: [opposite] };
        }
        open ??= { ...opposite, severity: 'warning' };
        continue;
      }
      partial ??= findExcess(claim, evidence, difference);
    }
  }
  if (partial !== undefined) return { verdict: 'partial', findings: [partial] };
  return { verdict: 'undecided', findings: open === undefined ? [] : [open] };
}

/** What figures tell of a difference in words. */
export interface FiguresOfPair {
  readonly bounds: BoundsOfPair;
  readonly scope: ScopeOfClaim;
}

/** Where bounds of quantities stand in claim and evidence: how they lie to each other is for figures to tell. */
export interface BoundsOfPair {
  readonly claim: readonly Place[];
  readonly evidence: readonly Place[];
}

function isWithin({ tokens }: LanguageText, run: TokenRun, bounds: readonly Place[]): boolean {
  const { charEnd, charStart } = placeOf(tokens, run);
  return bounds.some((bound) => bound.charStart <= charStart && charEnd <= bound.charEnd);
}

/** The sentences of a text, at most two, that hold every word of a sentence, in order. */
function listSaying(
  text: LanguageText,
  of: LanguageText,
  { from, until }: TokenSentence,
): readonly TokenSentence[] {
  const stems = of.tokens.slice(from, until).map(({ stem }) => stem);
  const saying: TokenSentence[] = [];
  for (const sentence of text.sentences) {
    if (sentence.isQuestion) continue;
    let found = 0;
    for (let at = sentence.from; at < sentence.until && found < stems.length; at++) {
      if (text.tokens[at]?.stem === stems[found]) found += 1;
    }
    if (found === stems.length) saying.push(sentence);
    if (saying.length === 2) break;
  }
  return saying;
}

/** Behind these words the negation or the opposite is a turn of phrase: 难免不会 and 难免会, slow up and slow down. */
const SAYS_THE_SAME = /(?:难免|差一?点儿?|险些|几乎)$|\bslow(?:s|ed|ing)?$/i;

const isEmpty = ({ from, until }: TokenRun): boolean => from === until;

function findOpposition(
  claim: LanguageText,
  evidence: LanguageText,
  difference: SentenceDifference,
): SupportFinding | undefined {
  const { claim: ours, evidence: theirs } = difference;
  if (
    SAYS_THE_SAME.test(
      wordsOf(claim.tokens, { from: Math.max(0, ours.from - NEIGHBOURS * 2), until: ours.from }),
    )
  ) {
    return undefined;
  }
  const isNegated = (isEmpty(theirs) && denies(claim, ours)) || (isEmpty(ours) && denies(evidence, theirs));
  if (isNegated) return describe('negation-alone', claim, evidence, difference);
  const opposites = findOpposites(claim, evidence, difference);
  // Neither full nor empty: of two opposites both can be denied.
  if (opposites !== undefined && isDenied(claim, opposites.claim) && isDenied(evidence, opposites.evidence)) {
    return undefined;
  }
  return opposites === undefined ? undefined : describe('antonym-alone', claim, evidence, opposites);
}

/** Whether a run is a negation and nothing else. */
function isNegation(text: LanguageText, { from, until }: TokenRun): boolean {
  return text.cues.some((cue) => cue.value === 'negation' && cue.from <= from && until <= cue.until);
}

const UNLESS_DONE = /^(?:不可|不行|不成)$/;
const NOT_YET = /^(?:没|没有|未|还没|还没有|尚未)$/;
/** Tokens within which the other half of a frame stands. */
const FRAME = 16;

/** Whether a run is a negation that turns its sentence round: 非去不可 says the same as 非去, 没下雨之前 as 下雨之前. */
function denies(text: LanguageText, run: TokenRun): boolean {
  if (!isNegation(text, run)) return false;
  const words = wordsOf(text.tokens, run);
  if (UNLESS_DONE.test(words)) {
    return !wordsOf(text.tokens, { from: Math.max(0, run.from - FRAME), until: run.from }).includes('非');
  }
  return (
    !NOT_YET.test(words) ||
    !/[之以]前/.test(wordsOf(text.tokens, { from: run.until, until: run.until + FRAME }))
  );
}

const DENIAL_REACH = 3;

function isDenied(text: LanguageText, { from }: TokenRun): boolean {
  return text.cues.some(
    (cue) => cue.value === 'negation' && cue.until <= from && from - cue.until < DENIAL_REACH,
  );
}

/** Opposites at the place of the difference, with up to two words around it that belong to them. */
function findOpposites(
  claim: LanguageText,
  evidence: LanguageText,
  { claim: ours, evidence: theirs }: SentenceDifference,
): SentenceDifference | undefined {
  for (let before = 0; before <= NEIGHBOURS; before++) {
    for (let after = 0; after <= NEIGHBOURS; after++) {
      const a = { from: ours.from - before, until: ours.until + after };
      const b = { from: theirs.from - before, until: theirs.until + after };
      if (a.from < 0 || b.from < 0) continue;
      if (doContradict(claim.tokens.slice(a.from, a.until), evidence.tokens.slice(b.from, b.until))) {
        return { claim: a, evidence: b };
      }
    }
  }
  return undefined;
}

/** More certainty, or more of a set, than the sentence has at that place. */
function findExcess(
  claim: LanguageText,
  evidence: LanguageText,
  difference: SentenceDifference,
): SupportFinding | undefined {
  const { claim: ours, evidence: theirs } = difference;
  if (rankCertainty(claim, ours) > rankCertainty(evidence, theirs)) {
    return describe('modality-alone', claim, evidence, difference);
  }
  if (rankQuantity(claim, ours, ANY) > rankQuantity(evidence, theirs, ANY)) {
    return describe('quantifier-alone', claim, evidence, difference);
  }
  return undefined;
}

const CERTAINTY: Readonly<Record<Certainty, number>> = {
  hedge: 0,
  capacity: 1,
  announcement: 2,
  guarantee: 3,
};

/** How sure a run is: a plain statement as sure as an announcement; `NaN` if it is something else. */
function rankCertainty(text: LanguageText, run: TokenRun): number {
  if (isEmpty(run)) return CERTAINTY.announcement;
  const [phrase] = findCertainty(text, run.from, run.until);
  if (phrase === undefined || phrase.value === 'none') return Number.NaN;
  if (!isAll(phrase, run)) return Number.NaN;
  return CERTAINTY[phrase.value];
}

/** A plain statement speaks of more than some, and of less than all. */
const ANY = 3.5;

function rankQuantity(text: LanguageText, run: TokenRun, plain: number): number {
  if (isEmpty(run)) return plain;
  const [phrase] = findQuantifiers(text, run.from, run.until);
  if (phrase === undefined || phrase.value === 'none' || !isAll(phrase, run)) return Number.NaN;
  return phrase.value === 'only' ? ONLY : phrase.value;
}

const ONLY = 5;
const isAll = (part: TokenRun, run: TokenRun): boolean => part.from === run.from && part.until === run.until;

const RULES: Readonly<Record<string, SupportRule>> = {
  'negation-alone': 'support/negation-mismatch',
  'antonym-alone': 'support/contradicted',
  'modality-alone': 'support/modality-strengthened',
  'quantifier-alone': 'support/scope-widened',
};

function describe(
  check: string,
  claim: LanguageText,
  evidence: LanguageText,
  { claim: ours, evidence: theirs }: SentenceDifference,
): SupportFinding {
  return {
    rule: RULES[check] ?? 'support/contradicted',
    severity: 'error',
    check,
    claimSpan: placeOf(claim.tokens, ours),
    evidenceSpan: placeOf(evidence.tokens, theirs),
    ...(isEmpty(ours) ? {} : { claimValue: wordsOf(claim.tokens, ours) }),
    ...(isEmpty(theirs) ? {} : { evidenceValue: wordsOf(evidence.tokens, theirs) }),
    relation: check.startsWith('negation') || check.startsWith('antonym') ? 'opposite' : 'stronger',
  };
}
