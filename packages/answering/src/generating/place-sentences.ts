import type { Passage } from '../list-passages.js';
import type { DraftSentence } from './draft.js';
import type { PassageShelf } from './passage-shelf.js';
import type { Statement } from './statement.js';

/** A drafted sentence with the places that its numbers and quotes come to. */
export interface PlacedSentence {
  readonly sentence: DraftSentence;
  /** Absent where no number leads anywhere. */
  readonly statement: Statement | undefined;
  /** Key sentences that the model itself quoted, best first. */
  readonly quoted: readonly Passage[];
  /** What was wrong with numbers and quotes: codes, sorted. */
  readonly faults: readonly string[];
}

/**
 * Where the numbers of a drafted sentence lead: to key sentences of the passages that were handed over, and nowhere else.
 *
 * @remarks Codes: `number-unknown` for a number that was not given, `number-missing` for none, `other-passage` where the quoted words
 * stand under another number, `quote-absent` where they stand nowhere, `nothing-there` where no sentence under the number has
 * anything of it, `yields` where a rule between sources makes the sentence yield to another.
 */
export function placeSentence(
  sentence: DraftSentence,
  shelf: PassageShelf,
  yielding: ReadonlySet<Passage>,
): PlacedSentence {
  const faults = new Set<string>();
  const passages: Passage[] = [];
  const quoted: Passage[] = [];
  if (sentence.sources.length === 0) faults.add('number-missing');
  for (const [at, source] of sentence.sources.entries()) {
    if (shelf.bySource[source - 1] === undefined) {
      faults.add('number-unknown');
      continue;
    }
    const quote = sentence.quotes[at];
    const found = shelf.find(sentence.text, source, quote);
    if (found === undefined) {
      faults.add('nothing-there');
      continue;
    }
    if (found.isElsewhere) faults.add('other-passage');
    if (quote !== undefined && quote !== '' && !found.isQuoted) faults.add('quote-absent');
    if (yielding.has(found.passage)) faults.add('yields');
    else {
      if (!passages.includes(found.passage)) passages.push(found.passage);
      if (found.isQuoted && !quoted.includes(found.passage)) quoted.push(found.passage);
    }
  }
  const [only] = passages;
  const verbatim = passages.length === 1 && only?.text === sentence.text && sentence.kind === 'fact';
  const { kind, text } = sentence;
  return {
    sentence,
    statement: passages.length === 0 ? undefined : { text, kind, verbatim, passages },
    quoted,
    faults: [...faults].sort(),
  };
}
