import type { ExtractedLocator, ExtractedQuote, ExtractedSourceSpan } from '@loccit/contract';
import type { TextIndex } from '@loccit/text';
import { PAGE_TEXT_FRAGMENTS, writeFragment, writeWords } from './fragment.js';
import type { AnswerSpan } from './read-response.js';

/** A selector of the Web Annotation data model, of the kinds that are written. */
export type WebSelector =
  | {
      readonly type: 'TextQuoteSelector';
      readonly exact: string;
      readonly prefix?: string;
      readonly suffix?: string;
    }
  /** Code points of the normalised text, the end outside. */
  | { readonly type: 'TextPositionSelector'; readonly start: number; readonly end: number }
  | { readonly type: 'FragmentSelector'; readonly conformsTo: string; readonly value: string };

/** Code points of text written before and after a quote: what others write, and what readers look for. */
const CONTEXT = 32;

/** A span of a text as quote and position, which agree because both are made of the same text. */
export function selectSpan(index: TextIndex, { charStart, charEnd }: AnswerSpan): WebSelector[] {
  const prefix = index.slice(Math.max(0, charStart - CONTEXT), charStart);
  const suffix = index.slice(charEnd, Math.min(index.chars, charEnd + CONTEXT));
  return [
    {
      type: 'TextQuoteSelector',
      exact: index.slice(charStart, charEnd),
      ...(prefix === '' ? {} : { prefix }),
      ...(suffix === '' ? {} : { suffix }),
    },
    { type: 'TextPositionSelector', start: charStart, end: charEnd },
  ];
}

/** What is said of a place in a source, each in the selector that says it. */
export function selectPlace(place: {
  readonly quote?: ExtractedQuote;
  readonly sourceSpan?: ExtractedSourceSpan;
  readonly locator?: ExtractedLocator;
}): WebSelector[] {
  const { quote, sourceSpan, locator } = place;
  const fragment = locator === undefined ? undefined : writeFragment(locator);
  return [
    ...(quote === undefined ? [] : [writeQuote(quote)]),
    ...(sourceSpan === undefined
      ? []
      : [{ type: 'TextPositionSelector' as const, start: sourceSpan.char_start, end: sourceSpan.char_end }]),
    ...(fragment === undefined ? [] : [{ type: 'FragmentSelector' as const, ...fragment }]),
  ];
}

/** A quote of which only both ends are known has no quote selector, but a fragment. */
function writeQuote({ exact, exact_end: end, prefix, suffix }: ExtractedQuote): WebSelector {
  if (end !== undefined) {
    return { type: 'FragmentSelector', conformsTo: PAGE_TEXT_FRAGMENTS, value: writeWords(exact, end) };
  }
  return {
    type: 'TextQuoteSelector',
    exact,
    ...(prefix === undefined ? {} : { prefix }),
    ...(suffix === undefined ? {} : { suffix }),
  };
}
