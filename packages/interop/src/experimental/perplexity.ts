import { hasSearchResults } from '../openai.js';
import { AnnotationReader } from '../openai-annotations.js';
import { PartList } from '../part-list.js';
import type { ResponseAdapter, ResponseReading } from '../read-response.js';
import { type CitedPlace, ReadingDraft } from '../reading-draft.js';
import { isJsonObject, memberOf, ResponseObject, readString } from '../response-object.js';
import { sourceOf } from '../source-list.js';
import { firstMessage, readChatAnswer } from './chat-answer.js';
import { citeNumberedMarks } from './numbered-marks.js';

/**
 * What Perplexity returns: a chat completion with the pages it searched beside it, or a response with the pages among its
 * output. The text names them by their numbers.
 *
 * @experimental
 */
export const PERPLEXITY_RESPONSE: ResponseAdapter = {
  form: 'perplexity-response',
  recognizes: (value) => hasSearchResults(value) || isSearchedCompletion(value),
  read: (value) => {
    const response = new ResponseObject(value);
    return hasSearchResults(value) ? readResponse(response) : readCompletion(response);
  },
};

function isSearchedCompletion(value: unknown): boolean {
  const message = firstMessage(value);
  if (!isJsonObject(message) || isJsonObject(memberOf(message, 'context'))) return false;
  return Array.isArray(memberOf(value, 'search_results')) || Array.isArray(memberOf(value, 'citations'));
}

function readResponse(response: ResponseObject): ResponseReading {
  const draft = new ReadingDraft();
  const parts = new PartList();
  const annotated: { readonly annotations: readonly ResponseObject[]; readonly part: number }[] = [];
  const places = new Map<string, CitedPlace>();
  const urls = new Set<string | undefined>([undefined]);
  for (const item of response.objects('output')) {
    if (item.value('type') === 'search_results') {
      for (const result of item.objects('results')) addResult(draft, places, urls, result);
    }
    if (item.value('type') !== 'message') continue;
    parts.separate();
    for (const content of item.objects('content')) {
      if (content.value('type') === 'output_text') {
        annotated.push({
          annotations: content.objects('annotations'),
          part: parts.add(content.string('text')),
        });
      } else draft.lose('content-not-text');
    }
  }
  if (response.value('status') === 'incomplete') draft.lose('answer-cut-off');
  const answer = parts.join();
  const reader = new AnnotationReader(draft, answer);
  for (const { annotations, part } of annotated) reader.read(annotations, part);
  citeNumberedMarks(draft, answer, places);
  return draft.finish('perplexity-response', answer);
}

function addResult(
  draft: ReadingDraft,
  places: Map<string, CitedPlace>,
  urls: Set<string | undefined>,
  result: ResponseObject,
): void {
  const label = String(result.count('id'));
  const url = result.words('url');
  if (result.has('snippet')) draft.lose('search-snippets');
  // A page that has two numbers is two entries; an annotation with its URL means the first.
  const key = urls.has(url) ? `label ${label}` : `url ${url}`;
  urls.add(url);
  places.set(label, {
    source: draft.sources.add(key, sourceOf({ label, title: result.words('title'), url })),
  });
}

function readCompletion(completion: ResponseObject): ResponseReading {
  const draft = new ReadingDraft();
  const answer = readChatAnswer(draft, completion).join();
  const places = new Map<string, CitedPlace>();
  const results = completion.objects('search_results');
  // The older list has the same pages in the same order, as addresses alone.
  const urls = completion
    .list('citations')
    .map((url, i) => readString(url, completion.pointer(`citations/${i}`)));
  for (let i = 0; i < Math.max(results.length, urls.length); i += 1) {
    const label = String(i + 1);
    const result = results[i];
    const url = result?.words('url') ?? urls[i];
    if (result?.has('snippet') === true) draft.lose('search-snippets');
    if (url !== undefined && urls[i] !== undefined && url !== urls[i]) draft.lose('source-lists-differ');
    const source = draft.sources.add(
      label,
      sourceOf({ label, title: result?.words('title'), url: url === '' ? undefined : url }),
    );
    places.set(label, { source });
  }
  citeNumberedMarks(draft, answer, places);
  return draft.finish('perplexity-response', answer);
}
