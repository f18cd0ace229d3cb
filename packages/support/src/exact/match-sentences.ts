import { type Doubt, findDoubt } from './doubt.js';
import { type EqualityFolding, foldSentence, isTokenised, listNeededFoldings } from './equality-folding.js';
import { isHeading, isWhole, listSentences, type Stretch, skipMarker } from './whole.js';

/** Sentences that a claim equals when folded, from the first to the last. */
export interface SentenceMatch extends Stretch {
  readonly doubt?: Doubt;
  readonly foldings: readonly EqualityFolding[];
}

const MAX_CLAIM_SENTENCES = 64;
const MAX_DOUBTS = 64;
const MAX_HEADINGS = 4;

/**
 * Finds every sentence of a claim, folded, among the whole sentences of a span, in order.
 *
 * @remarks They are neighbours: nothing but headings may stand between, since a sentence can speak of what was left
 * out by any of its words. Linear: each sentence of the text is folded at most once.
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
  const keys = wanted.map((sentence) => foldSentence(sentence, { tokenised, ofClaim: true }));
  if (keys.some((key) => !/[\p{L}\p{N}]/u.test(key))) return undefined;
  const sentences = listed().map(({ start, end }) => ({ start: skipMarker(full, start), end }));
  const places = findPlaces(new Set(keys), full, span, sentences, fold);
  const doubts = new Map<number, Doubt | undefined>();
  const chosen = chooseInOrder(
    listRuns(keys, places, (index) => isHeading(full, sentences[index]?.start ?? 0)),
    (index) => {
      if (!doubts.has(index)) doubts.set(index, findDoubtOf(full, sentences[index]));
      return doubts.get(index);
    },
  );
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

const findDoubtOf = (full: string, sentence: Stretch | undefined): Doubt | undefined =>
  sentence === undefined ? undefined : findDoubt(full, sentence.start, sentence.end);

/** Where each key stands among the sentences of the span, by their indices. */
function findPlaces(
  keys: ReadonlySet<string>,
  full: string,
  span: Stretch,
  sentences: readonly Stretch[],
  fold: (sentence: string) => string,
): ReadonlyMap<string, ReadonlySet<number>> {
  const places = new Map<string, Set<number>>();
  const shortest = Math.min(...[...keys].map((key) => key.length));
  const longest = Math.max(...[...keys].map((key) => key.length)) * 2 + 64;
  sentences.forEach(({ start, end }, index) => {
    if (start < span.start || end > span.end || end - start > longest) return;
    if (end - start < shortest || !isWhole(full, { start, end })) return;
    const key = fold(full.slice(start, end));
    if (!keys.has(key)) return;
    const held = places.get(key);
    if (held === undefined) places.set(key, new Set([index]));
    else held.add(index);
  });
  return places;
}

interface Choice {
  readonly indices: readonly number[];
  readonly doubt?: Doubt;
}

/** Every run of neighbours that the keys equal in order. */
function* listRuns(
  keys: readonly string[],
  places: ReadonlyMap<string, ReadonlySet<number>>,
  mayBeLeftOut: (index: number) => boolean,
): Generator<readonly number[]> {
  for (const first of places.get(keys[0] ?? '') ?? []) {
    const indices = [first];
    for (const key of keys.slice(1)) {
      const held = places.get(key);
      let next = (indices.at(-1) ?? 0) + 1;
      for (let left = 0; left < MAX_HEADINGS && held?.has(next) === false && mayBeLeftOut(next); left++)
        next += 1;
      if (held?.has(next) !== true) break;
      indices.push(next);
    }
    if (indices.length === keys.length) yield indices;
  }
}

/** The first run without doubt, or the first one. */
function chooseInOrder(
  runs: Iterable<readonly number[]>,
  doubtOf: (index: number) => Doubt | undefined,
): Choice | undefined {
  let doubtful: Choice | undefined;
  let doubts = 0;
  for (const indices of runs) {
    const at = indices.find((index) => doubtOf(index) !== undefined);
    const doubt = at === undefined ? undefined : doubtOf(at);
    if (doubt === undefined) return { indices };
    doubtful ??= { indices, doubt };
    doubts += 1;
    if (doubts === MAX_DOUBTS) break;
  }
  return doubtful;
}

const LONG_WORD = /[\p{L}\p{N}]{3,}/gu;

/** Whether the longest words of the claim stand in the text at all, so that its sentences are worth folding. */
function mayStandIn(claim: string, full: string): boolean {
  if (/[！-～]/.test(claim) || /[！-～]/.test(full)) return true;
  const words = (claim.normalize('NFC').match(LONG_WORD) ?? []).slice(1).sort((a, b) => b.length - a.length);
  const composed = full.normalize('NFC');
  // One of them may be spelt otherwise.
  const longest = words.slice(0, 3);
  return longest.filter((word) => composed.includes(word)).length >= longest.length - 1;
}
