import { createQuoteIndex, matchQuote, type QuoteIndex, type QuoteResult } from '@loccit/anchoring';
import type { ExtractedCitation, ExtractedQuote, QuotePlacement } from '@loccit/contract';
import type { Span, TextIndex } from '@loccit/text';
import type { Place } from '../evidence/place.js';
import type { SourceText } from '../evidence/source-text.js';

/** What was found of the words and the span that a mark or a response states for its source. */
export interface StatedPlace {
  /** Where the words stand; without words the span as stated. Undefined where that is not one place. */
  readonly span: Span | undefined;
  /** How the words were found; undefined where none are stated. */
  readonly placed: QuotePlacement | undefined;
  /** All places of the words, best first. */
  readonly places: readonly Span[];
  /** Whether the words stand elsewhere than the stated span says. */
  readonly isElsewhere: boolean;
}

/** Looks up what a citation states of its source; undefined where it states nothing, or the text is not at hand. */
export type QuotePlacer = (mark: ExtractedCitation, place: Place | undefined) => StatedPlace | undefined;

/** Outcomes that tell one place at which the words stand. */
const TOLD: ReadonlySet<string> = new Set(['exact', 'moved', 'folded']);

/** A placer that makes a source ready once, however many quotes of it there are. */
export function createQuotePlacer(): QuotePlacer {
  const searches = new Map<SourceText, QuoteSearch>();
  return (mark, place) => {
    const text = place?.source.index();
    if (place === undefined || text === undefined) return undefined;
    const stated = mark.source_span;
    if (mark.quote === undefined) {
      if (stated === undefined) return undefined;
      const span = { charStart: stated.char_start, charEnd: stated.char_end };
      return { span, placed: undefined, places: [span], isElsewhere: false };
    }
    const search = searches.get(place.source) ?? createQuoteSearch(text);
    searches.set(place.source, search);
    const { outcome, matches } = search(mark.quote, stated?.char_start);
    const [best] = matches;
    const span = best !== undefined && TOLD.has(outcome) ? best : undefined;
    const foldings = span === undefined ? [] : [...(best?.foldings ?? [])].sort();
    return {
      span: span === undefined ? undefined : { charStart: span.charStart, charEnd: span.charEnd },
      placed: { outcome, foldings },
      places: matches,
      isElsewhere: stated !== undefined && span !== undefined && span.charStart !== stated.char_start,
    };
  };
}

type QuoteSearch = (quote: ExtractedQuote, charStart: number | undefined) => QuoteResult;

/** Looks once for words that many citations quote. */
function createQuoteSearch(text: TextIndex): QuoteSearch {
  const index = createQuoteIndex(text);
  const found = new Map<string, QuoteResult>();
  return (quote, charStart) => {
    const key = JSON.stringify([quote.exact, quote.exact_end, quote.prefix, quote.suffix, charStart]);
    const result = found.get(key) ?? matchStated(index, quote, charStart);
    found.set(key, result);
    return result;
  };
}

const NOWHERE: QuoteResult = { outcome: 'absent', matches: [] };

/** A quote of which only both ends are given reaches from the one to the next place of the other. */
function matchStated(index: QuoteIndex, quote: ExtractedQuote, charStart: number | undefined): QuoteResult {
  const { exact, exact_end: end, prefix, suffix } = quote;
  // White space is no words, and stands everywhere.
  if (exact.trim() === '' || end?.trim() === '') return NOWHERE;
  const hint = charStart === undefined ? {} : { charStart };
  const before = prefix === undefined ? {} : { prefix };
  const after = suffix === undefined ? {} : { suffix };
  const first = matchQuote(index, { exact, ...before, ...(end === undefined ? after : {}), ...hint });
  if (end === undefined || !TOLD.has(first.outcome)) return first;
  const start = first.matches[0];
  const last = matchQuote(index, { exact: end, ...after });
  if (start === undefined || last.outcome === 'absent') return NOWHERE;
  const stop = [...last.matches]
    .sort((a, b) => a.charStart - b.charStart)
    .find((match) => match.charStart >= start.charEnd && match.score === 1);
  if (stop === undefined) return NOWHERE;
  const foldings = [...new Set([...start.foldings, ...stop.foldings])];
  return {
    outcome: foldings.length === 0 ? first.outcome : 'folded',
    matches: [{ charStart: start.charStart, charEnd: stop.charEnd, score: 1, foldings }],
  };
}
