import { PartList } from '../part-list.js';
import type { ReadingDraft } from '../reading-draft.js';
import { memberOf, type ResponseObject } from '../response-object.js';

/** The first message of what looks like a chat completion; `undefined` for anything else. */
export function firstMessage(value: unknown): unknown {
  const choices = memberOf(value, 'choices');
  return Array.isArray(choices) ? memberOf(choices[0], 'message') : undefined;
}

/**
 * Adds the text of the first choice to an answer.
 *
 * @experimental
 */
export function readChatAnswer(draft: ReadingDraft, completion: ResponseObject): PartList {
  const parts = new PartList();
  const choices = completion.objects('choices');
  if (choices.length > 1) draft.lose('other-answers');
  const message = choices[0]?.object('message');
  const content = message?.value('content');
  if (message !== undefined && Array.isArray(content)) {
    for (const part of message.objects('content')) {
      if (part.value('type') === 'text') parts.add(part.string('text'));
      else draft.lose('content-not-text');
    }
  } else if (message !== undefined && content !== undefined) parts.add(message.string('content'));
  const reason = choices[0]?.value('finish_reason');
  if (reason === 'length') draft.lose('answer-cut-off');
  if (reason === 'content_filter') draft.lose('answer-refused');
  return parts;
}
