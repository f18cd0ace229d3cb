import type { ResponseAdapter, ResponseReading } from '../read-response.js';
import { type CitedPlace, ReadingDraft } from '../reading-draft.js';
import { isJsonObject, memberOf, readString, ResponseObject } from '../response-object.js';
import { sourceOf } from '../source-list.js';
import { firstMessage, readChatAnswer } from './chat-answer.js';
import { citeNumberedMarks } from './numbered-marks.js';

/**
 * What Perplexity returns: a chat completion with the pages it searched beside it, which its text names by their numbers.
 *
 * @experimental
 */
export const PERPLEXITY_RESPONSE: ResponseAdapter = {
  form: 'perplexity-response',
  recognizes: (value) => {
    const message = firstMessage(value);
    if (!isJsonObject(message) || isJsonObject(memberOf(message, 'context'))) return false;
    return Array.isArray(memberOf(value, 'search_results')) || Array.isArray(memberOf(value, 'citations'));
  },
  read: (value) => readCompletion(new ResponseObject(value)),
};

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
