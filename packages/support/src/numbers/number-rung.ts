import { segmentSentences } from '@loccit/text';
import type { Place, SupportFinding } from '../finding.js';
import { compareQuantities } from '../quantities/compare-quantities.js';
import { intervalOf, toCommonUnit, toDays } from '../quantities/convert.js';
import { findQuantities } from '../quantities/find-quantities.js';
import { relateIntervals } from '../quantities/interval.js';
import type { Quantity } from '../quantities/quantity.js';
import { isTorn } from '../quantities/torn-figure.js';
import { alignTokens, type Token, tokenizeAround } from './align.js';
import { findDifferingFigures } from './same-statement.js';

const MAX_CLAIM_TOKENS = 200;
const MAX_SENTENCE_TOKENS = 400;
const SENTENCES_LOOKED_AT = 3;
/** Share of the claim's words that the sentence must hold, in order, before a differing figure contradicts. */
const MIN_COVERAGE = 0.6;
const NEAR = 6;

const NEGATION =
  /^(?:not?|never|neither|nor|without|cannot|t|none|deny|denied|false|不|没|未|无|非|勿|否|莫)$/;
const CHOICE = /(?<![A-Za-z])(?:or|either|respectively|versus|vs)(?![A-Za-z])|或|分别|还是|各/i;
const KINDS = new Set([
  'count',
  'money',
  'percent',
  'duration',
  'age',
  'date',
  'time',
  'length',
  'area',
  'volume',
  'mass',
  'temperature',
  'data',
  'energy',
]);

/**
 * Figures of the claim that the evidence contradicts, by the strict rule.
 *
 * @remarks A figure contradicts only if the evidence states it nowhere, a sentence says the same in the same
 * words with another figure of the same kind and unit in that place, and no negation, choice or bound makes
 * both possible. Anything less says nothing. Linear in the evidence: sentences are scored by one pass, and
 * at most three of bounded length are aligned.
 */
export function findNumberMismatches(claim: string, evidence: string): SupportFinding[] {
  const all = findQuantities(claim);
  const claimed = all.filter((quantity) => KINDS.has(quantity.kind));
  if (claimed.length === 0) return [];
  const claimTokens = tokenizeAround([...claim], all);
  if (claimTokens.length > MAX_CLAIM_TOKENS) return [];
  const stated = findQuantities(evidence);
  if (!stated.some((quantity) => KINDS.has(quantity.kind))) return [];
  const open = claimed.filter((quantity) => !isStated(claim, quantity, evidence, stated));
  if (open.length === 0) return [];
  const claimCharacters = [...claim];
  const evidenceCharacters = [...evidence];
  const same = findDifferingFigures(claim, all, open, evidence, stated).filter(
    ({ claimSpan, evidenceSpan }) =>
      !isTorn(claimCharacters, claimSpan) &&
      (evidenceSpan === undefined || !isTorn(evidenceCharacters, evidenceSpan)),
  );
  if (same.length > 0 || CHOICE.test(claim)) return same;
  if (claimTokens.some((token) => NEGATION.test(token.text))) return [];
  const findings = new Map<number, SupportFinding>();
  for (const sentence of bestSentences(claimTokens, evidence, evidenceCharacters, stated)) {
    if (CHOICE.test(sentence.text)) continue;
    for (const finding of contradictions(claimTokens, sentence.tokens, open)) {
      const { claimSpan, evidenceSpan } = finding;
      if (evidenceSpan === undefined || findings.has(claimSpan.charStart)) continue;
      if (isDoubtful(claimCharacters, claimSpan) || isDoubtful(evidenceCharacters, evidenceSpan)) continue;
      findings.set(claimSpan.charStart, finding);
    }
  }
  return [...findings.values()].sort((a, b) => a.claimSpan.charStart - b.claimSpan.charStart);
}

/** Whether the number may be torn, or the period is one that ends now (past 30 years). */
function isDoubtful(characters: readonly string[], place: Place): boolean {
  const { charStart, charEnd } = place;
  if (isTorn(characters, place)) return true;
  const before = characters.slice(Math.max(0, charStart - 12), charStart).join('');
  const within = characters.slice(charStart, charEnd).join('');
  return (
    /(?:past|last|previous|recent|next|coming)(?: the)? $|(?:过去|最近|近|未来|今后|前|后)$/i.test(before) ||
    /^近/.test(within)
  );
}

/** Whether the evidence holds the figure, in any notation, rounded or as part of a wider statement. */
function isStated(claim: string, quantity: Quantity, evidence: string, stated: readonly Quantity[]): boolean {
  for (const other of stated) {
    const comparison = compareQuantities(quantity, other);
    if (comparison === 'equal') return true;
    if (other.kind === quantity.kind && comparison === 'incomparable' && other.unit === quantity.unit)
      return true;
    if (isRounded(quantity, other) || isRounded(other, quantity)) return true;
    // The same figure under another kind or unit: the unit may have been written elsewhere.
    if (other.lo !== null && other.lo === quantity.lo && other.hi === quantity.hi) return true;
  }
  const digits = /\d[\d.,]*\d|\d/.exec([...claim].slice(quantity.charStart, quantity.charEnd).join(''))?.[0];
  return (
    digits !== undefined &&
    new RegExp(`(?<![\\d.,])${digits.replace(/[.]/g, '\\.')}(?![\\d]|[.,]\\d)`).test(evidence)
  );
}

function isRounded(rough: Quantity, fine: Quantity): boolean {
  if (rough.kind !== fine.kind || rough.kind === 'date' || rough.kind === 'time') return false;
  if (rough.lo === null || fine.lo === null || rough.lo !== rough.hi || rough.lo === 0) return false;
  const digits = Number(rough.lo.toPrecision(12))
    .toExponential()
    .replace(/e.*$/, '')
    .replace(/\D/g, '').length;
  if (
    Number(fine.lo.toPrecision(digits)) === rough.lo ||
    Number(fine.lo.toPrecision(digits + 1)) === rough.lo
  )
    return true;
  return fine.lo >= 10_000 && Math.abs(fine.lo - rough.lo) <= 0.01 * fine.lo;
}

interface Sentence {
  readonly text: string;
  readonly tokens: readonly Token[];
}

function bestSentences(
  claimTokens: readonly Token[],
  evidence: string,
  characters: readonly string[],
  stated: readonly Quantity[],
): Sentence[] {
  const wanted = new Set(claimTokens.filter((token) => token.content).map((token) => token.text));
  const best: { score: number; order: number; sentence: Sentence }[] = [];
  let next = 0;
  for (const [order, { charStart, charEnd }] of segmentSentences(evidence).entries()) {
    while (next < stated.length && (stated[next]?.charEnd ?? 0) <= charStart) next += 1;
    const inside: Quantity[] = [];
    for (let i = next; i < stated.length; i++) {
      const quantity = stated[i];
      if (quantity === undefined || quantity.charStart >= charEnd) break;
      if (quantity.charStart >= charStart && quantity.charEnd <= charEnd) inside.push(quantity);
    }
    if (inside.length === 0) continue;
    const slice = characters.slice(charStart, charEnd);
    const tokens = tokenizeAround(slice, inside, charStart);
    if (tokens.length > MAX_SENTENCE_TOKENS) continue;
    const score = new Set(tokens.map((token) => token.text).filter((text) => wanted.has(text))).size;
    if (score === 0) continue;
    best.push({ score, order, sentence: { text: slice.join(''), tokens } });
    best.sort((a, b) => b.score - a.score || a.order - b.order);
    if (best.length > SENTENCES_LOOKED_AT) best.pop();
  }
  return best.map(({ sentence }) => sentence);
}

function* contradictions(
  claim: readonly Token[],
  sentence: readonly Token[],
  open: readonly Quantity[],
): Generator<SupportFinding> {
  const pairs = alignTokens(claim, sentence, isSameMeasure);
  const aligned = new Map(pairs);
  const content = claim.filter((token) => token.content).length;
  const covered = pairs.filter(([i]) => claim[i]?.content === true).length;
  if (content === 0 || covered / content < MIN_COVERAGE || hasSubstitution(claim, sentence, pairs)) return;
  for (const [i, j] of pairs) {
    const claimValue = claim[i]?.quantity;
    const evidenceValue = sentence[j]?.quantity;
    if (claimValue === undefined || evidenceValue === undefined || !open.includes(claimValue)) continue;
    const relation = conflictOf(claimValue, evidenceValue);
    if (relation === undefined || !sharesSlot(claim, sentence, aligned, i, j)) continue;
    if (sentence.slice(Math.max(0, j - NEAR), j + NEAR + 1).some((token) => NEGATION.test(token.text)))
      continue;
    yield {
      rule: 'support/number-mismatch',
      severity: 'error',
      claimSpan: { charStart: claimValue.charStart, charEnd: claimValue.charEnd },
      evidenceSpan: { charStart: evidenceValue.charStart, charEnd: evidenceValue.charEnd },
      claimValue,
      evidenceValue,
      relation,
    };
  }
}

/**
 * Whether claim and sentence put different words in one place ("the Seaside cabin", "the Hilltop cabin"): then the
 * other figure may belong to another thing.
 */
function hasSubstitution(
  claim: readonly Token[],
  sentence: readonly Token[],
  pairs: readonly (readonly [number, number])[],
): boolean {
  let i = 0;
  let j = 0;
  for (const [nextI, nextJ] of [...pairs, [claim.length, sentence.length] as const]) {
    const mine = claim.slice(i, nextI).some((token) => token.content);
    if (mine && sentence.slice(j, nextJ).some((token) => token.content)) return true;
    i = nextI + 1;
    j = nextJ + 1;
  }
  return false;
}

/** Same kind and unit; durations also where no reading of their units lets them meet. */
function isSameMeasure(a: Quantity, b: Quantity): boolean {
  if (a.kind !== b.kind || a.kind === 'identifier') return false;
  if (a.kind === 'count') return a.head !== null && a.head === b.head;
  if (a.kind === 'duration') return true;
  if (a.kind === 'date') return true;
  return a.unit === b.unit || toCommonUnit(a, b) !== undefined;
}

function conflictOf(a: Quantity, b: Quantity): 'disjoint' | 'overlap' | undefined {
  if (compareQuantities(a, b) !== 'different' || a.form === 'approx' || b.form === 'approx') return undefined;
  if (a.kind === 'date' && (a.form === 'bound' || b.form === 'bound')) return undefined;
  // What differs across precisions shares no day: 2016 against 2 September 2014.
  if (a.kind === 'date' && a.unit !== b.unit) return 'disjoint';
  const common = toCommonUnit(a, b) ?? (a.unit === b.unit ? [intervalOf(a), intervalOf(b)] : undefined);
  if (common === undefined) {
    const x = toDays(a);
    const y = toDays(b);
    return x !== undefined && y !== undefined && relateIntervals(x, y) === 'disjoint'
      ? 'disjoint'
      : undefined;
  }
  const relation = relateIntervals(common[0], common[1]);
  if (relation === 'disjoint') return 'disjoint';
  return relation === 'overlap' && a.form === 'range' && b.form === 'range' ? 'overlap' : undefined;
}

/** Whether the figures stand in the same place: what is next to one is next to the other. */
function sharesSlot(
  claim: readonly Token[],
  sentence: readonly Token[],
  aligned: ReadonlyMap<number, number>,
  i: number,
  j: number,
): boolean {
  const sides = [-1, 1].map((step) => {
    const mine = neighbour(claim, i, step);
    const theirs = neighbour(sentence, j, step);
    if (mine === undefined || theirs === undefined) return mine === theirs ? 'end' : 'other';
    return aligned.get(mine) === theirs ? 'same' : 'other';
  });
  if (!sides.includes('same')) return false;
  const value = sentence[j]?.quantity;
  const rivals = sentence.filter(
    (token) => token.quantity !== undefined && value !== undefined && isSameMeasure(token.quantity, value),
  ).length;
  return rivals === 1 || !sides.includes('other');
}

/** Index of the nearest content token or quantity on one side. */
function neighbour(tokens: readonly Token[], from: number, step: number): number | undefined {
  for (let i = from + step; i >= 0 && i < tokens.length; i += step) {
    const token = tokens[i];
    if (token !== undefined && (token.content || token.quantity !== undefined)) return i;
  }
  return undefined;
}
