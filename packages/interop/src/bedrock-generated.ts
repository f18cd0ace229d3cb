import { AnswerText } from './answer-text.js';
import { type CheckedSpan, checkAnswerSpanOf, findStated } from './check-answer-span.js';
import type { ResponseReading } from './read-response.js';
import { ReadingDraft } from './reading-draft.js';
import { memberOf, type ResponseObject } from './response-object.js';
import { readAddress } from './source-address.js';
import { sourceOf } from './source-list.js';

/** Where a location of a retrieved reference names its document, by kind of data source. */
const ADDRESSES = [
  ['s3Location', 'uri'],
  ['webLocation', 'url'],
  ['confluenceLocation', 'url'],
  ['salesforceLocation', 'url'],
  ['sharePointLocation', 'url'],
  ['oneDriveLocation', 'url'],
  ['googleDriveLocation', 'url'],
  ['kendraDocumentLocation', 'uri'],
  ['customDocumentLocation', 'id'],
] as const;

/** Whether a value is a response of RetrieveAndGenerate. */
export function recognizesGenerated(value: unknown): boolean {
  return (
    typeof memberOf(memberOf(value, 'output'), 'text') === 'string' &&
    (Array.isArray(memberOf(value, 'citations')) || typeof memberOf(value, 'sessionId') === 'string')
  );
}

/** Reads a response of RetrieveAndGenerate, whose citations name a span of the answer and what was retrieved for it. */
export function readGenerated(response: ResponseObject): ResponseReading {
  const draft = new ReadingDraft();
  const answer = new AnswerText([response.object('output').string('text')]);
  for (const citation of response.objects('citations')) {
    const references = citation.objects('retrievedReferences');
    const part = citation.optionalObject('generatedResponsePart')?.optionalObject('textResponsePart');
    if (references.length === 0) {
      // The service lists the stretches without a source too; they cite nothing.
      draft.lose('citation-without-source');
      continue;
    }
    const checked = readSpan(answer, part, draft);
    for (const reference of references) {
      const content = reference.optionalObject('content');
      if (content?.has('text') !== true) draft.lose('source-not-text');
      draft.cite('statement', checked, {
        source: addSource(reference, draft),
        quote: content?.words('text'),
      });
    }
  }
  if (response.value('guardrailAction') === 'INTERVENED') draft.lose('answer-refused');
  return draft.finish('bedrock-response', answer);
}

/**
 * The span of a citation, checked against the text that stands with it.
 *
 * @remarks Neither the unit nor whether `end` is inside is documented, and responses of both kinds of end exist.
 */
function readSpan(answer: AnswerText, part: ResponseObject | undefined, draft: ReadingDraft): CheckedSpan {
  const stated = part?.optionalString('text');
  const span = part?.optionalObject('span');
  const start = span?.optionalNumber('start');
  const end = span?.optionalNumber('end');
  if (start === undefined || end === undefined) {
    return stated === undefined ? { problem: 'answer-span-outside' } : findStated(answer, stated);
  }
  if (stated === undefined) draft.lose('answer-span-unchecked');
  return checkAnswerSpanOf(
    answer,
    [
      { start, end: end + 1, unit: 'code-point' },
      { start, end, unit: 'code-point' },
      { start, end: end + 1, unit: 'utf16-unit' },
      { start, end, unit: 'utf16-unit' },
    ],
    stated,
  );
}

function addSource(reference: ResponseObject, draft: ReadingDraft): number | undefined {
  const location = reference.optionalObject('location');
  if (location?.has('sqlLocation') === true) draft.lose('source-query');
  if (reference.has('metadata')) draft.lose('source-metadata');
  for (const [kind, member] of ADDRESSES) {
    const address = location?.optionalObject(kind)?.words(member);
    if (address !== undefined) return draft.sources.add(address, sourceOf(readAddress(address)));
  }
  draft.lose('citation-without-source');
  return undefined;
}
