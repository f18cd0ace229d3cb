import { alignTokens, type Token } from '../numbers/align.js';
import { compareQuantities } from '../quantities/compare-quantities.js';
import type { Quantity } from '../quantities/quantity.js';
import type { Reading } from '../reading.js';
import { readTokens, readWords } from './sentence-parts.js';

const MAX_CLAIM_TOKENS = 200;
const MAX_SENTENCE_TOKENS = 400;

/** The sentence of the evidence that shares most words with the claim. */
export interface ClosestSentence {
  readonly text: string;
  /** Code points of the evidence at which it begins. */
  readonly charStart: number;
  readonly charEnd: number;
  readonly claimTokens: readonly Token[];
}

/**
 * Finds it in one pass over the evidence; undefined where claim or sentence is too long to be aligned.
 *
 * @remarks Of two that share as much the shorter one, of two alike the first.
 */
export function findClosestSentence(reading: Reading): ClosestSentence | undefined {
  const claimTokens = readTokens(reading.claim);
  if (claimTokens.length > MAX_CLAIM_TOKENS) return undefined;
  const words = readWords(reading.claim);
  const wanted = new Set(words.filter((token) => token.content).map((token) => token.text));
  const characters = reading.evidenceCharacters();
  let best: (ClosestSentence & { score: number; length: number }) | undefined;
  for (const { charStart, charEnd } of reading.evidenceSentences()) {
    const sentence = characters.slice(charStart, charEnd).join('');
    const tokens = readWords(sentence);
    if (tokens.length > MAX_SENTENCE_TOKENS) continue;
    const score = new Set(tokens.map(({ text }) => text).filter((text) => wanted.has(text))).size;
    if (score === 0) continue;
    const isBetter =
      best === undefined || score > best.score || (score === best.score && tokens.length < best.length);
    if (!isBetter) continue;
    best = { score, length: tokens.length, text: sentence, charStart, charEnd, claimTokens };
  }
  return best;
}

/** How much of two token rows stands in the other, in order. */
export interface Agreement {
  /** Share of the content of the first that the second holds. */
  readonly covered: number;
  /** Share of the content of the second that the first holds. */
  readonly exhausted: number;
}

/** From which share of its words on a claim says what a sentence says. */
const AGREES = 0.9;
/** From which share on a sentence is said by a claim. */
const SAID = 0.8;

/** Whether two rows say the same but for little. */
export function doAgree({ covered, exhausted }: Agreement): boolean {
  return covered >= AGREES && exhausted >= SAID;
}

/** Aligns two rows; figures agree only where they state the same. */
export function measureAgreement(a: readonly Token[], b: readonly Token[]): Agreement {
  const shared = alignTokens(a, b, isSame).filter(([i]) => {
    const token = a[i];
    return token !== undefined && hasMeaning(token);
  }).length;
  return { covered: share(shared, countContent(a)), exhausted: share(shared, countContent(b)) };
}

/** Whether a token counts: a word of content or a figure. */
export function hasMeaning({ content, quantity }: Token): boolean {
  return content || quantity !== undefined;
}

const countContent = (tokens: readonly Token[]): number => tokens.filter(hasMeaning).length;
const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);
const isSame = (x: Quantity, y: Quantity): boolean => compareQuantities(x, y) === 'equal';
