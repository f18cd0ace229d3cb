import { addCitedSource, readAnthropicPlace } from './ai-sdk-source.js';
import type { AnswerText } from './answer-text.js';
import { checkAnswerSpan, checkPart } from './check-answer-span.js';
import type { InsertionPoints } from './openai-insertion.js';
import { checkLinkSpan } from './openai-link.js';
import type { CitedPlace, ReadingDraft } from './reading-draft.js';
import type { ResponseObject } from './response-object.js';

/**
 * Adds a citation that stands on a text, as version 7 has them for every provider.
 *
 * @remarks Its offsets are those of the provider, whose unit the type does not name: a span that is to be a link is looked
 * at as one, any other can be checked by its ends alone. Without offsets it covers the text that it stands on.
 */
export function citeText(
  draft: ReadingDraft,
  answer: AnswerText,
  points: InsertionPoints,
  citation: ResponseObject,
  part: number,
): void {
  const source = citation.object('source');
  const place: CitedPlace = {
    quote: citation.words('citedText'),
    ...readPlace(draft, source),
    source: addCitedSource(draft, source),
  };
  const start = citation.optionalNumber('startIndex');
  const end = citation.optionalNumber('endIndex');
  if (start !== undefined && end !== undefined) {
    const url = source.words('url');
    const link =
      url === undefined
        ? {
            covers: 'statement' as const,
            ...checkAnswerSpan(answer, start, end, 'code-point', undefined, part),
          }
        : checkLinkSpan(answer, url, start, end, part);
    if (link.covers === 'statement' && link.span !== undefined) draft.lose('answer-span-unchecked');
    draft.cite(link.covers, link, place);
    return;
  }
  const index = source.optionalObject('providerMetadata')?.optionalObject('openai')?.optionalNumber('index');
  if (index === undefined) draft.cite('statement', checkPart(answer, part), place);
  else {
    draft.lose('insertion-point');
    draft.cite('statement', points.sentenceAt(index, part), place);
  }
}

function readPlace(draft: ReadingDraft, source: ResponseObject): CitedPlace {
  const anthropic = source.optionalObject('providerMetadata')?.optionalObject('anthropic');
  if (anthropic === undefined) return {};
  const { quote, ...place } = readAnthropicPlace(draft, anthropic);
  return quote === undefined ? place : { ...place, quote };
}
