import type { Relation } from '../finding.js';
import { compareQuantities } from '../quantities/compare-quantities.js';
import { toCommonUnit } from '../quantities/convert.js';
import type { Quantity } from '../quantities/quantity.js';
import type { Token } from './align.js';
import type { SentenceTokens } from './best-sentences.js';
import { hasYear } from './figure-status.js';
import { relateDifferent } from './relate-different.js';
import { namesAnother } from './substitution.js';

/** Share of the claim's content words that the sentence must hold. */
const MIN_COVERAGE = 0.15;
/** The same, where one word beside the figures is shared alone. */
const COVERAGE_OF_ONE = 0.2;
/** Tokens on both sides of a figure in which a negation or a choice makes it doubtful. */
const NEAR = 6;
/** Content words on one side of a figure that tell what it is of. */
const NEIGHBOURS = 4;
const CLOSE = 3;
/** How far apart two approximations must be to exclude each other. */
const APART = 1.5;

const NEGATION =
  /^(?:not?|never|neither|nor|without|cannot|t|none|deny|denied|false|不|没|未|无|非|勿|否|莫)$/;
const CHOICE = /^(?:or|either|versus|vs|或|各)$/;

/** A figure of the claim with the figure that stands in its place in a sentence of the evidence. */
export interface AlignedPair {
  readonly claimed: Quantity;
  readonly stated: Quantity;
  readonly relation: Relation;
}

/**
 * The figure that a sentence has in the place of one of the claim: among the same words, and related as is asked for.
 *
 * @remarks Words are the same where two of the four content words on each side of the claim's figure are among the five
 * beside the other, or one of the nearest three is among the nearest four and a fifth of the claim's content words is in
 * the sentence.
 */
export function findOtherFigure(
  claim: readonly Token[],
  at: number,
  sentence: SentenceTokens,
  relate: (claimed: Quantity, stated: Quantity) => Relation | undefined,
): AlignedPair | undefined {
  const claimed = claim[at]?.quantity;
  if (claimed === undefined || sentence.coverage < MIN_COVERAGE || isDoubtful(claim, at)) return undefined;
  if (claim.some(({ text }) => NEGATION.test(text))) return undefined;
  const mine = neighbours(claim, at, NEIGHBOURS);
  const close = neighbours(claim, at, CLOSE);
  let best: (AlignedPair & { readonly near: number; readonly beside: number }) | undefined;
  for (const [j, token] of sentence.tokens.entries()) {
    if (token.quantity === undefined) continue;
    const stated = dateAskedFor(claim, token.quantity, sentence.tokens, j);
    const relation = stated === undefined ? undefined : relate(claimed, stated);
    if (stated === undefined || relation === undefined) continue;
    if (isElsewhere(claim, at, stated) || isDoubtful(sentence.tokens, j)) continue;
    const near = countShared(mine, neighbours(sentence.tokens, j, NEIGHBOURS + 1));
    const isOfSame =
      near >= 2 ||
      (sentence.coverage >= COVERAGE_OF_ONE &&
        countShared(close, neighbours(sentence.tokens, j, CLOSE + 1)) > 0);
    if (!isOfSame || near < (best?.near ?? 1)) continue;
    // "Opens at 6:30 and closes at 21:00": of two figures among the same words the words right beside tell which it is.
    const beside = countBeside(claim, at, sentence.tokens, j);
    if (near > (best?.near ?? 0) || beside > (best?.beside ?? 0))
      best = { claimed, stated, relation, near, beside };
  }
  return best === undefined || namesAnother(claim, sentence.tokens) ? undefined : best;
}

const countShared = (mine: readonly string[], theirs: readonly string[]): number =>
  mine.filter((word) => theirs.includes(word)).length;

/** How many content words in a row, outwards from two figures, are the same on each side. */
function countBeside(a: readonly Token[], i: number, b: readonly Token[], j: number): number {
  let count = 0;
  for (const step of [-1, 1]) {
    const mine = listOutwards(a, i, NEIGHBOURS, step);
    const theirs = listOutwards(b, j, NEIGHBOURS, step);
    const differing = mine.findIndex((word, at) => word !== theirs[at]);
    count += differing === -1 ? mine.length : differing;
  }
  return count;
}

/** Content words next to a figure, on both sides. */
const neighbours = (tokens: readonly Token[], at: number, count: number): string[] =>
  [-1, 1].flatMap((step) => listOutwards(tokens, at, count, step));

/** The content words before (-1) or behind (1) a figure, the nearest first. */
function listOutwards(tokens: readonly Token[], at: number, count: number, step: number): string[] {
  const words: string[] = [];
  for (let i = at + step; i >= 0 && i < tokens.length && words.length < count; i += step) {
    const token = tokens[i];
    if (token?.content === true) words.push(token.text);
  }
  return words;
}

function isDoubtful(tokens: readonly Token[], at: number): boolean {
  return tokens
    .slice(Math.max(0, at - NEAR), at + NEAR + 1)
    .some(({ text }) => NEGATION.test(text) || CHOICE.test(text));
}

/** Whether the claim states the evidence's figure in another place. */
function isElsewhere(claim: readonly Token[], at: number, stated: Quantity): boolean {
  return claim.some(
    ({ quantity }, i) =>
      i !== at &&
      quantity?.kind === stated.kind &&
      sharesEnd(quantity, stated) &&
      quantity.unit === stated.unit,
  );
}

function sharesEnd(a: Quantity, b: Quantity): boolean {
  return (
    (a.lo !== null && (a.lo === b.lo || a.lo === b.hi)) || (a.hi !== null && (a.hi === b.hi || a.hi === b.lo))
  );
}

const LIFE: readonly (readonly [RegExp, 'lo' | 'hi'])[] = [
  [/^(?:born|birth)$/, 'lo'],
  [/^(?:died|death|dead)$/, 'hi'],
];

/**
 * The date of the evidence as the claim asks for it, or `undefined` where one tells of a birth or a death and the other
 * does not.
 *
 * @remarks Days in brackets, "(3 May 1920 - 9 June 1988)", are those of a birth and a death.
 */
function dateAskedFor(
  claim: readonly Token[],
  stated: Quantity,
  sentence: readonly Token[],
  at: number,
): Quantity | undefined {
  if (stated.kind !== 'date') return stated;
  const isLife = stated.form === 'range' && stated.unit === 'day';
  for (const [word, end] of LIFE) {
    const isAsked = claim.some(({ text }) => word.test(text));
    if (isLife && isAsked) return { ...stated, lo: stated[end], hi: stated[end], form: 'exact' };
    const told = isAsked ? sentence : sentence.slice(Math.max(0, at - NEAR), at);
    if (told.some(({ text }) => word.test(text)) !== isAsked) return undefined;
  }
  return stated;
}

/** Same kind and unit; durations too where neither is told by the clock, dates where both have a year. */
function isSameMeasure(a: Quantity, b: Quantity): boolean {
  if (a.kind !== b.kind || a.kind === 'identifier') return false;
  if (a.unit === b.unit) return a.kind !== 'count' || (a.head !== null && a.head === b.head);
  if (a.kind === 'date') return hasYear(a) && hasYear(b);
  return a.kind === 'duration' && (toCommonUnit(a, b) !== undefined || !(isByClock(a) || isByClock(b)));
}

const isByClock = ({ unit }: Quantity): boolean => unit === 'hour' || unit === 'minute' || unit === 'second';

/** How two figures of one measure that state different things lie to each other, where they exclude each other. */
export function differ(a: Quantity, b: Quantity, isNormative: boolean): Relation | undefined {
  if (!isSameMeasure(a, b) || compareQuantities(a, b) !== 'different') return undefined;
  if (a.kind === 'date' && (a.form === 'bound' || b.form === 'bound')) return undefined;
  if (a.form === 'approx' || b.form === 'approx') return isFarApart(a, b) ? 'disjoint' : undefined;
  const relation = relateDifferent(a, b);
  if (relation === 'disjoint' || relation === 'overlap') return relation;
  // In a rule a bound is a value: what keeps another bound as well is not what the rule says.
  return isNormative && a.form === 'bound' && b.form === 'bound' ? relation : undefined;
}

function isFarApart(a: Quantity, b: Quantity): boolean {
  if (a.kind === 'date' || a.kind === 'time' || a.unit !== b.unit) return false;
  if (a.lo === null || a.hi === null || b.lo === null || b.hi === null) return false;
  return a.lo > b.hi * APART || b.lo > a.hi * APART;
}
