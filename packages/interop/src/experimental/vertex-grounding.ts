import { encodeUtf8 } from '@loccit/text';
import type { AnswerText } from '../answer-text.js';
import { checkPart } from '../check-answer-span.js';
import { nameIn } from '../gemini-names.js';
import { PartList } from '../part-list.js';
import type { ResponseAdapter, ResponseReading } from '../read-response.js';
import { type CitedPlace, ReadingDraft } from '../reading-draft.js';
import { memberOf, ResponseObject } from '../response-object.js';
import { sourceOf } from '../source-list.js';

/**
 * What check-grounding of Vertex AI Search returns: claims of an answer with the facts that support them.
 *
 * @experimental
 */
export const VERTEX_GROUNDING: ResponseAdapter = {
  form: 'vertex-grounding',
  recognizes: (value) => {
    const chunks = memberOf(value, 'citedChunks') ?? memberOf(value, 'cited_chunks');
    const score = memberOf(value, 'supportScore') ?? memberOf(value, 'support_score');
    const claims = memberOf(value, 'claims');
    if (!Array.isArray(claims) && !Array.isArray(chunks)) return false;
    return Array.isArray(chunks) || typeof score === 'number';
  },
  read: (value) => readGroundingCheck(new ResponseObject(value)),
};

interface Claim {
  readonly object: ResponseObject;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

function readGroundingCheck(response: ResponseObject): ResponseReading {
  const draft = new ReadingDraft();
  const claims = response
    .objects('claims')
    .map(readClaim)
    .sort((one, other) => one.start - other.start);
  const { answer, numbers } = rebuild(draft, claims);
  const places = response
    .objects(nameIn(response, 'citedChunks'))
    .map((chunk, i) => readFact(draft, chunk, i));
  claims.forEach(({ object }, i) => {
    const checked = checkPart(answer, numbers[i] ?? -1);
    if (object.optionalNumber('score') !== undefined) draft.lose('confidence-scores');
    for (const index of object.list(nameIn(object, 'citationIndices'))) {
      const place = typeof index === 'number' ? places[index] : undefined;
      if (place === undefined) draft.lose('source-unknown');
      draft.cite('statement', checked, place ?? {});
    }
  });
  return draft.finish('vertex-grounding', answer);
}

function readClaim(object: ResponseObject): Claim {
  const text = object.string(nameIn(object, 'claimText'));
  const start = object.optionalNumber(nameIn(object, 'startPos')) ?? 0;
  return { object, text, start, end: object.optionalNumber(nameIn(object, 'endPos')) ?? start };
}

/** The response has the claims of the answer and not the answer: they are put in order, and told apart by what lay between. */
function rebuild(
  draft: ReadingDraft,
  claims: readonly Claim[],
): { readonly answer: AnswerText; readonly numbers: readonly number[] } {
  const parts = new PartList();
  if (claims.length > 0) draft.lose('answer-text-rebuilt');
  let before = 0;
  const numbers = claims.map(({ text, start, end }) => {
    if (start < before || end - start !== encodeUtf8(text).length) draft.lose('answer-span-differs');
    const gap = start - before;
    if (before > 0 && gap === 1) parts.add(' ');
    else if (gap > 1) parts.separate();
    before = end;
    return parts.add(text);
  });
  return { answer: parts.join(), numbers };
}

function readFact(draft: ReadingDraft, chunk: ResponseObject, ordinal: number): CitedPlace {
  const url = chunk.words('uri');
  const documentId = chunk.words('source');
  const key = url ?? documentId ?? `chunk ${ordinal}`;
  const source = draft.sources.add(key, sourceOf({ documentId, title: chunk.words('title'), url }));
  return { source, quote: chunk.words(nameIn(chunk, 'chunkText')) };
}
