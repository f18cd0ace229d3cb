import type { SupportReason } from '../finding.js';
import { findDoubt } from './doubt.js';
import {
  type EqualityFolding,
  foldSentence,
  isTokenised,
  listNeededFoldings,
  NOT_IN_CLAIMS,
} from './equality-folding.js';
import { isWhole, listSentences, skipMarker, type Stretch } from './whole.js';

/** Sentences that a claim equals when folded, from the first to the last. */
export interface SentenceMatch extends Stretch {
  readonly doubt?: SupportReason;
  readonly foldings: readonly EqualityFolding[];
}

const MAX_CLAIM_SENTENCES = 64;
const MAX_DOUBTS = 64;

/**
 * Finds every sentence of a claim, folded, among the whole sentences of a span, in order.
 *
 * @remarks Sentences of the text that the claim leaves out may stand between: then the next one must not speak of
 * anything that was left out. Linear: each sentence of the text is folded at most once.
 */
export function matchSentences(
  claim: string,
  full: string,
  span: Stretch,
  listed: () => readonly Stretch[],
): SentenceMatch | undefined {
  if (!mayStandIn(claim, full)) return undefined;
  const wanted = listSentences(claim).map(({ start, end }) => claim.slice(start, end));
  if (wanted.length === 0 || wanted.length > MAX_CLAIM_SENTENCES) return undefined;
  const tokenised = isTokenised(claim) || isTokenised(full);
  const fold = (sentence: string): string => foldSentence(sentence, { tokenised });
  const keys = wanted.map((sentence) => foldSentence(sentence, { tokenised, without: NOT_IN_CLAIMS }));
  if (keys.some((key) => !/[\p{L}\p{N}]/u.test(key))) return undefined;
  const sentences = listed().map(({ start, end }) => ({ start: skipMarker(full, start), end }));
  const places = findPlaces(new Set(keys), full, span, sentences, fold);
  const doubts = new Map<number, SupportReason | undefined>();
  const chosen = chooseInOrder(keys, places, (index) => {
    if (!doubts.has(index)) doubts.set(index, findDoubtOf(full, sentences[index]));
    return doubts.get(index);
  });
  if (chosen === undefined) return undefined;
  const stretches = chosen.indices.map((index) => sentences[index]).filter((each) => each !== undefined);
  const [first, last] = [stretches[0], stretches.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const foldings = new Set(
    stretches.flatMap(({ start, end }, at) =>
      listNeededFoldings(wanted[at] ?? '', full.slice(start, end), tokenised),
    ),
  );
  const match = { start: first.start, end: last.end, foldings: [...foldings] };
  return chosen.doubt === undefined ? match : { ...match, doubt: chosen.doubt };
}

const findDoubtOf = (full: string, sentence: Stretch | undefined): SupportReason | undefined =>
  sentence === undefined ? undefined : findDoubt(full, sentence.start, sentence.end);

/** Where each key stands among the sentences of the span, by their indices. */
function findPlaces(
  keys: ReadonlySet<string>,
  full: string,
  span: Stretch,
  sentences: readonly Stretch[],
  fold: (sentence: string) => string,
): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  const shortest = Math.min(...[...keys].map((key) => key.length));
  const longest = Math.max(...[...keys].map((key) => key.length)) * 2 + 64;
  sentences.forEach(({ start, end }, index) => {
    if (start < span.start || end > span.end || end - start > longest) return;
    if (end - start < shortest || !isWhole(full, { start, end })) return;
    const key = fold(full.slice(start, end));
    if (!keys.has(key)) return;
    const held = places.get(key);
    if (held === undefined) places.set(key, [index]);
    else held.push(index);
  });
  return places;
}

interface Choice {
  readonly indices: readonly number[];
  readonly doubt?: SupportReason;
}

/** One place for each key, ascending, the first without doubt that there is. */
function chooseInOrder(
  keys: readonly string[],
  places: ReadonlyMap<string, readonly number[]>,
  doubtOf: (index: number) => SupportReason | undefined,
): Choice | undefined {
  const indices: number[] = [];
  let doubt: SupportReason | undefined;
  for (const key of keys) {
    const previous = indices.at(-1);
    const mayFollow = (index: number): boolean =>
      previous === undefined || index === previous + 1 || (index > previous && !REFERS_BACK.test(key));
    const candidates = (places.get(key) ?? []).filter(mayFollow).slice(0, MAX_DOUBTS);
    const sure = candidates.find((index) => doubtOf(index) === undefined);
    const index = sure ?? candidates[0];
    if (index === undefined) return undefined;
    if (sure === undefined) doubt ??= doubtOf(index);
    indices.push(index);
  }
  return doubt === undefined ? { indices } : { indices, doubt };
}

/** Words that speak of what stands before, so that a sentence with one says something else behind another. */
const REFERS_BACK =
  /\b(?:it|its|he|him|his|she|her|hers|they|them|their|this|these|those|such|former|latter|here|there|then|so|both|neither|another|same|one|ones|latter)\b|^that\b|^(?:but|however|therefore|thus|hence|instead|otherwise|also|yet|and|or|still|nevertheless|moreover|similarly|likewise|only|not)\b|[它他她这那该其此]|前者|后者|上述|以上|同样|否则|因此|所以|但|不过|然而|而且|并且|也|另/i;

const LONG_WORD = /[\p{L}\p{N}]{3,}/gu;

/** Whether the longest words of the claim stand in the text at all, so that its sentences are worth folding. */
function mayStandIn(claim: string, full: string): boolean {
  if (/[！-～]/.test(claim) || /[！-～]/.test(full)) return true;
  const words = (claim.match(LONG_WORD) ?? []).slice(1).sort((a, b) => b.length - a.length);
  return words.slice(0, 3).every((word) => full.includes(word));
}
