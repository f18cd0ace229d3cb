import type { AnswerText } from '../answer-text.js';
import type { ResponseAdapter, ResponseReading } from '../read-response.js';
import { type CitedPlace, ReadingDraft } from '../reading-draft.js';
import { isJsonObject, memberOf, ResponseObject } from '../response-object.js';
import { sourceOf } from '../source-list.js';
import { firstMessage, readChatAnswer } from './chat-answer.js';

/**
 * What Azure OpenAI returns On Your Data: a chat completion whose message has the passages in its context.
 *
 * @experimental
 */
export const AZURE_CHAT: ResponseAdapter = {
  form: 'azure-chat',
  recognizes: (value) => isJsonObject(memberOf(firstMessage(value), 'context')),
  read: (value) => readCompletion(new ResponseObject(value)),
};

function readCompletion(completion: ResponseObject): ResponseReading {
  const draft = new ReadingDraft();
  const answer = readChatAnswer(draft, completion).join();
  const message = completion.objects('choices')[0]?.object('message');
  const places = new Map<string, CitedPlace>();
  (message?.object('context').objects('citations') ?? []).forEach((citation, i) => {
    const label = `doc${i + 1}`;
    const source = draft.sources.add(
      label,
      sourceOf({
        label,
        documentId: citation.words('filepath'),
        title: citation.words('title'),
        url: citation.words('url'),
      }),
    );
    if (citation.has('chunk_id')) draft.lose('chunk-id');
    places.set(label, { source, quote: citation.words('content') });
  });
  citeMarks(draft, answer, places);
  return draft.finish('azure-chat', answer);
}

/** Adds a citation for each mark `[doc1]`. */
function citeMarks(draft: ReadingDraft, answer: AnswerText, places: ReadonlyMap<string, CitedPlace>): void {
  for (const mark of answer.text.matchAll(/\[(doc[0-9]{1,6})\]/g)) {
    const place = places.get(mark[1] ?? '');
    if (place === undefined) draft.lose('source-unknown');
    const charStart = answer.index.fromUtf16(mark.index);
    draft.cite('mark', { span: { charStart, charEnd: charStart + mark[0].length } }, place ?? {});
  }
}
