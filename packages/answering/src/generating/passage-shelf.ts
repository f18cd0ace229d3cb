import type { StoredGeneration } from '@loccit/storage';
import { listTokens, measureOverlap } from '@loccit/support';
import { listPassages, type Passage } from '../list-passages.js';
import { matchUnits } from '../match-units.js';
import type { Question } from '../read-question.js';
import type { SelectedRow } from '../retrieval/retrieval.js';
import type { Candidate } from '../select-passages.js';
import { unescapePassage } from './prompt-passages.js';

/** A key sentence that was looked for, and where it stands. */
export interface FoundSentence {
  readonly passage: Passage;
  /** Whether the words that the model quoted stand in it. */
  readonly isQuoted: boolean;
  /** Whether it stands under another number than the model gave. */
  readonly isElsewhere: boolean;
}

/** The sentences of the passages that a model is given, by the number it knows them by. */
export interface PassageShelf {
  /** The sentences under each number, from 1. */
  readonly bySource: readonly (readonly Passage[])[];
  /** All sentences, as conflicts and rules between sources compare them. */
  readonly candidates: readonly Candidate[];
  /** The sentence that a drafted one rests on, by its quote, else by its words. */
  find(sentence: string, source: number, quote: string | undefined): FoundSentence | undefined;
  /** The sentence in which quoted words stand, under whatever number. */
  findQuote(quote: string): Passage | undefined;
}

/** Share of the words of a sentence that another one must have to be what it rests on. */
const LEAST_OVERLAP = 0.2;

/**
 * The sentences that may be cited, and how they are found.
 *
 * @remarks A quote is found as it stands, with character references read, or with white space folded; nothing else is folded. It
 * is looked for under its own number first, then under the others: a model that copies the right words may write the wrong
 * number. Without a quote, the sentence under the number that shares most words, at least a fifth. Linear in the passages.
 */
export function openShelf(
  generation: StoredGeneration,
  rows: readonly SelectedRow[],
  question: Question,
): PassageShelf {
  const bySource = rows.map(({ row }) => listPassages(generation, row));
  const all = bySource.flat();
  return {
    bySource,
    candidates: bySource.flatMap((passages, rank) =>
      passages.map((passage) => ({ passage, rank, coverage: matchUnits(question.units, passage.terms) })),
    ),
    find: (sentence, source, quote) => {
      const own = bySource[source - 1] ?? [];
      const same = own.find(({ text }) => text === sentence);
      if (same !== undefined) return { passage: same, isQuoted: true, isElsewhere: false };
      const quoted = findQuoted(own, quote);
      if (quoted !== undefined) return { passage: quoted, isQuoted: true, isElsewhere: false };
      const elsewhere = findQuoted(all, quote);
      if (elsewhere !== undefined) return { passage: elsewhere, isQuoted: true, isElsewhere: true };
      const closest = findClosest(own, sentence);
      return closest && { passage: closest, isQuoted: false, isElsewhere: false };
    },
    findQuote: (quote) => findQuoted(all, quote),
  };
}

const SHORTEST_QUOTE = 2;

function findQuoted(passages: readonly Passage[], quote = ''): Passage | undefined {
  if (listTokens(quote).size < SHORTEST_QUOTE) return undefined;
  for (const wanted of new Set([quote, unescapePassage(quote)])) {
    const folded = foldSpace(wanted);
    const found = passages.find(({ text }) => text.includes(wanted) || foldSpace(text).includes(folded));
    if (found !== undefined) return found;
  }
  return undefined;
}

const foldSpace = (text: string): string => text.trim().replace(/\s+/gu, ' ');

function findClosest(passages: readonly Passage[], sentence: string): Passage | undefined {
  let best: Passage | undefined;
  let most = 0;
  for (const passage of passages) {
    const { ratio } = measureOverlap(sentence, passage.text);
    if (ratio < LEAST_OVERLAP || ratio <= most) continue;
    best = passage;
    most = ratio;
  }
  return best;
}
