import type { Place } from '../finding.js';
import { listTokens } from '../overlap/overlap.js';
import { type ItemValue, readAnswerItems } from './answer-items.js';
import type { JudgedPair } from './judge-prompt.js';
import { bearsClaim } from './telling-quote.js';

/** A fully, B partly, C not supported or distorted, D cannot be judged. */
export type JudgeGrade = 'A' | 'B' | 'C' | 'D';

/** What a judge said of one pair, after it was found to be an answer. */
export interface JudgeAnswer {
  readonly grade: JudgeGrade;
  readonly reason: string;
  /** Words of the evidence, or empty. */
  readonly quote: string;
  /** Where the quote stands in the evidence; absent where there is none. */
  readonly place?: Place;
  /** Whether the evidence states what excludes the claim. */
  readonly opposite: boolean;
}

/** Why what a judge said is no answer. */
export type JudgeFault = 'answer-unreadable' | 'quote-not-in-evidence' | 'quote-not-telling';

const MEMBERS = ['claim', 'grade', 'opposite', 'quote', 'reason'];
const REASON_CHARS = 1000;
const QUOTED_TOKENS = 2;

/**
 * Reads what a judge answered about some pairs: for each an answer, or why there is none.
 *
 * @remarks Strict: nothing but JSON, these members and no others, every pair once. What cannot be read is a fault, never a
 * grade; of an answer about several pairs that was cut the pairs before the cut are kept. A quote must stand in the evidence as it
 * is and hold two words of it, and for an A words that tell something of the claim ({@link bearsClaim}). Deterministic, linear, never throws.
 *
 * @example
 * ```ts
 * import { readJudgeAnswers } from '@loccit/support/models';
 *
 * readJudgeAnswers('I think so.', [{ claim: 'Keys are kept.', evidence: 'Keys are kept.' }]); // ['answer-unreadable']
 * ```
 */
export function readJudgeAnswers(
  answer: string,
  pairs: readonly JudgedPair[],
): readonly (JudgeAnswer | JudgeFault)[] {
  const { ending, isAlone, items } = readAnswerItems(answer);
  // Of one pair a second answer may stand behind the cut, and say something else.
  const isFitting = pairs.length === 1 ? ending === 'whole' : ending !== 'malformed' && !isAlone;
  const byPair = isFitting ? sortByPair(items, pairs.length) : undefined;
  return pairs.map((pair, index) => {
    const item = byPair?.get(index + 1);
    return item === undefined ? 'answer-unreadable' : readOne(item, pair);
  });
}

type Item = Readonly<Record<string, ItemValue>>;

/** The items by the pair they name, or `undefined` where one names none, or one that another named. */
function sortByPair(items: readonly Item[], count: number): ReadonlyMap<number, Item> | undefined {
  const byPair = new Map<number, Item>();
  for (const item of items) {
    const pair = item.claim;
    if (typeof pair !== 'number' || pair < 1 || pair > count || byPair.has(pair)) return undefined;
    byPair.set(pair, item);
  }
  return byPair;
}

function readOne(item: Item, { claim, evidence }: JudgedPair): JudgeAnswer | JudgeFault {
  const { grade, opposite, quote, reason } = item;
  if (Object.keys(item).sort().join() !== MEMBERS.join()) return 'answer-unreadable';
  if (!isGrade(grade) || typeof opposite !== 'boolean') return 'answer-unreadable';
  if (typeof quote !== 'string' || typeof reason !== 'string') return 'answer-unreadable';
  if (reason.trim() === '' || [...reason].length > REASON_CHARS) return 'answer-unreadable';
  if (opposite && grade !== 'C') return 'answer-unreadable';
  if (quote === '') {
    const isNeeded = grade === 'A' || grade === 'B' || opposite;
    return isNeeded ? 'quote-not-in-evidence' : { grade, reason, quote, opposite };
  }
  const at = evidence.indexOf(quote);
  if (at < 0) return 'quote-not-in-evidence';
  if (!isTelling(quote, evidence) || (grade === 'A' && !bearsClaim(quote, claim, evidence)))
    return 'quote-not-telling';
  const charStart = [...evidence.slice(0, at)].length;
  const place = { charStart, charEnd: charStart + [...quote].length };
  return { grade, reason, quote, place, opposite };
}

const isGrade = (value: ItemValue | undefined): value is JudgeGrade =>
  value === 'A' || value === 'B' || value === 'C' || value === 'D';

/** A letter stands in every text: a quote that proves something has words, or is all there is. */
const isTelling = (quote: string, evidence: string): boolean =>
  quote.trim() === evidence.trim() || listTokens(quote).size >= QUOTED_TOKENS;
