import { contextAgreement, type FoldedContext } from './context-agreement.js';
import type { FoundPlace } from './find-literal.js';
import { foldText } from './fold-text.js';
import type { LazyQuoteIndex } from './quote-index.js';
import { weigh } from './weight.js';

/** What all parts weigh at least, and each of them. */
const LEAST = 16;
const LEAST_PART = 4;
/** How many parts are looked for, and how many places of the first are tried. */
const MOST_PARTS = 8;
const MOST_BEGINNINGS = 32;
/** How many units a part may stand behind the end of the one before. */
const REACH = 2_048;

/**
 * The places of the parts of a quote that leaves words out, one behind the other, where they stand closest.
 *
 * @remarks A part may be too short to prove a place by itself: the order and the nearness of the others do. Bounded: a
 * few beginnings, and behind each a stretch of fixed length for each part.
 */
export function findPartsInOrder(
  index: LazyQuoteIndex,
  parts: readonly string[],
  context: FoldedContext,
): FoundPlace[] {
  const folded = parts.map((part) => foldText(part).text.trim()).filter((part) => part !== '');
  const [first] = folded;
  const length = folded.join('').length;
  if (first === undefined || folded.length < 2 || folded.length > MOST_PARTS) return [];
  if (folded.some((part) => weigh(part) < LEAST_PART) || weigh(folded.join('')) < LEAST) return [];
  let best: number[] = [];
  for (const beginning of index.foldedPlaces(first, MOST_BEGINNINGS)) {
    const starts = follow(index.folded.text, folded, beginning);
    if (starts !== undefined && (best.length === 0 || spread(starts) < spread(best))) best = starts;
  }
  const places = best.flatMap((at, order): FoundPlace[] => {
    const part = folded[order] ?? '';
    const span = index.folded.sourceSpan(at, at + part.length);
    if (span === undefined) return [];
    const [start, end] = span;
    const agreement = contextAgreement(index.text, start, end, context);
    return [{ start, end, score: part.length / length, foldings: [], context: agreement }];
  });
  return places.length === folded.length ? places : [];
}

/** Where each part begins, from the place of the first on; `undefined` where one is not near. */
function follow(text: string, parts: readonly string[], beginning: number): number[] | undefined {
  const starts: number[] = [];
  let from = beginning;
  for (const part of parts) {
    const at = nextWhole(text, part, from, starts.length === 0 ? 0 : REACH);
    if (at === undefined) return undefined;
    starts.push(at);
    from = at + part.length;
  }
  return starts;
}

const LETTER = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]/u;

/** The first place of a part, near where it is looked for, that begins and ends with whole words. */
function nextWhole(text: string, part: string, from: number, reach: number): number | undefined {
  const near = text.slice(from, from + reach + part.length);
  for (let found = near.indexOf(part); found !== -1; found = near.indexOf(part, found + 1)) {
    const at = from + found;
    const cutsBefore = LETTER.test(text.charAt(at - 1)) && LETTER.test(part.charAt(0));
    const cutsBehind = LETTER.test(text.charAt(at + part.length)) && LETTER.test(part.slice(-1));
    if (!cutsBefore && !cutsBehind) return at;
  }
  return undefined;
}

const spread = (starts: readonly number[]): number => (starts.at(-1) ?? 0) - (starts[0] ?? 0);
