import type { AnswerText } from './answer-text.js';
import { type CheckedSpan, checkAnswerSpan } from './check-answer-span.js';
import { PartList } from './part-list.js';
import type { ResponseReading } from './read-response.js';
import { type CitedPlace, ReadingDraft } from './reading-draft.js';
import type { ResponseObject } from './response-object.js';
import { readAddress } from './source-address.js';
import { sourceOf } from './source-list.js';

/** Reads an interaction: the texts of its `model_output` steps with their annotations. */
export function readInteraction(interaction: ResponseObject): ResponseReading {
  const draft = new ReadingDraft();
  const parts = new PartList();
  const annotated: { readonly annotations: readonly ResponseObject[]; readonly part: number }[] = [];
  for (const step of interaction.objects('steps')) {
    if (step.value('type') !== 'model_output') continue;
    parts.separate();
    for (const content of step.objects('content')) {
      if (content.value('type') === 'text') {
        annotated.push({
          annotations: content.objects('annotations'),
          part: parts.add(content.string('text')),
        });
      } else draft.lose('content-not-text');
    }
  }
  if (interaction.value('status') === 'incomplete') draft.lose('answer-cut-off');
  const answer = parts.join();
  for (const { annotations, part } of annotated) {
    for (const annotation of annotations) addAnnotation(draft, answer, annotation, part);
  }
  return draft.finish('gemini-response', answer);
}

function addAnnotation(
  draft: ReadingDraft,
  answer: AnswerText,
  annotation: ResponseObject,
  part: number,
): void {
  const place = placeOf(draft, annotation);
  if (place === undefined) return;
  const start = annotation.optionalNumber('start_index') ?? 0;
  const end = annotation.optionalNumber('end_index');
  const checked: CheckedSpan =
    end === undefined
      ? { problem: 'answer-span-empty' }
      : checkAnswerSpan(answer, start, end, 'utf8-byte', undefined, part);
  if (checked.span !== undefined) draft.lose('answer-span-unchecked');
  draft.cite('statement', checked, place);
}

function placeOf(draft: ReadingDraft, annotation: ResponseObject): CitedPlace | undefined {
  switch (annotation.string('type')) {
    case 'url_citation': {
      const url = annotation.words('url');
      return { source: draft.sources.add(`url ${url}`, sourceOf({ url, title: annotation.words('title') })) };
    }
    case 'file_citation': {
      const { url, documentId } = readAddress(annotation.words('document_uri'));
      const title = annotation.words('file_name');
      const key = url ?? documentId ?? title ?? annotation.words('source');
      const page = annotation.optionalCount('page_number');
      return {
        source: draft.sources.add(`file ${key}`, sourceOf({ url, documentId, title })),
        locator: page === undefined || page === 0 ? undefined : { type: 'page', first: page, last: page },
      };
    }
    case 'place_citation': {
      const url = annotation.words('url');
      const documentId = annotation.words('place_id');
      const title = annotation.words('name');
      return {
        source: draft.sources.add(`place ${documentId ?? url}`, sourceOf({ url, documentId, title })),
      };
    }
    default:
      draft.lose('citation-kind');
      return undefined;
  }
}
