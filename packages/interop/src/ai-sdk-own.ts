import type { ExtractedLocator, ExtractedQuote } from '@loccit/contract';
import type { AnswerText } from './answer-text.js';
import { type CheckedSpan, checkAnswerSpan } from './check-answer-span.js';
import type { ReadingDraft } from './reading-draft.js';
import type { ResponseObject } from './response-object.js';

/** Reads the citations that this package wrote beside a source; they are checked like anybody's. */
export function readOwnCitations(
  draft: ReadingDraft,
  answer: AnswerText,
  own: ResponseObject,
  source: number,
): void {
  for (const citation of own.objects('citations')) {
    const span = citation.optionalObject('source_span');
    draft.cite(citation.value('form') === 'annotation' ? 'statement' : 'mark', checkPlace(answer, citation), {
      source,
      quote: readQuote(citation.optionalObject('quote')),
      locator: readLocator(citation.optionalObject('locator')),
      sourceSpan:
        span === undefined
          ? undefined
          : { char_start: span.count('char_start'), char_end: span.count('char_end') },
    });
  }
}

function checkPlace(answer: AnswerText, citation: ResponseObject): CheckedSpan {
  const start = citation.count('char_start');
  const end = citation.count('char_end');
  if (start === end) return { problem: 'answer-span-empty' };
  return checkAnswerSpan(answer, start, end, 'code-point', citation.string('mark'));
}

function readQuote(quote: ResponseObject | undefined): ExtractedQuote | undefined {
  const exact = quote?.words('exact');
  if (quote === undefined || exact === undefined) return undefined;
  const end = quote.words('exact_end');
  const prefix = quote.words('prefix');
  const suffix = quote.words('suffix');
  return {
    exact,
    ...(end === undefined ? {} : { exact_end: end }),
    ...(prefix === undefined ? {} : { prefix }),
    ...(suffix === undefined ? {} : { suffix }),
  };
}

function readLocator(locator: ResponseObject | undefined): ExtractedLocator | undefined {
  const type = locator?.value('type');
  if (locator === undefined || (type !== 'lines' && type !== 'page' && type !== 'blocks')) return undefined;
  const first = locator.optionalCount('first');
  const last = locator.optionalCount('last');
  const label = locator.words('label');
  return {
    type,
    ...(first === undefined ? {} : { first }),
    ...(last === undefined ? {} : { last }),
    ...(label === undefined ? {} : { label }),
  };
}
