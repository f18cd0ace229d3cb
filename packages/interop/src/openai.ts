import { AnnotationReader } from './openai-annotations.js';
import { PartList } from './part-list.js';
import type { ResponseAdapter, ResponseReading } from './read-response.js';
import { ReadingDraft } from './reading-draft.js';
import { memberOf, ResponseObject } from './response-object.js';

/** What OpenAI returns: a response of the Responses API, a chat completion, a message of a thread, or the list of a thread's messages. */
export const OPENAI_RESPONSE: ResponseAdapter = {
  form: 'openai-response',
  recognizes: (value) => {
    switch (memberOf(value, 'object')) {
      case 'response':
        return Array.isArray(memberOf(value, 'output')) && !hasSearchResults(value);
      case 'thread.message':
        return Array.isArray(memberOf(value, 'content'));
      case 'list':
        return answersOf(memberOf(value, 'data')).length > 0;
      case 'chat.completion':
        return isOwnCompletion(value);
      default:
        return false;
    }
  },
  read: (value) => {
    const response = new ResponseObject(value);
    const reader = new OpenAiReader();
    switch (response.value('object')) {
      case 'response':
        return reader.readResponse(response);
      case 'thread.message':
        return reader.readThreadMessage(response);
      case 'list':
        return reader.readThread(response);
      default:
        return reader.readCompletion(response);
    }
  },
};

/** Whether the output of a response has the pages of a search in an item of their own, as Perplexity's has and OpenAI's has not. */
export function hasSearchResults(value: unknown): boolean {
  const output = memberOf(value, 'output');
  if (memberOf(value, 'object') !== 'response' || !Array.isArray(output)) return false;
  return output.some((item) => memberOf(item, 'type') === 'search_results');
}

/** Where the answers of a thread stand in a list that holds nothing but its messages, else nowhere. */
function answersOf(messages: unknown): number[] {
  if (!Array.isArray(messages) || !messages.every(isMessage)) return [];
  return messages.flatMap((message, at) => (memberOf(message, 'role') === 'assistant' ? [at] : []));
}

const isMessage = (value: unknown): boolean =>
  memberOf(value, 'object') === 'thread.message' && Array.isArray(memberOf(value, 'content'));

/** Whether a chat completion has none of the members by which others that write the same shape tell their sources. */
function isOwnCompletion(value: unknown): boolean {
  const choices = memberOf(value, 'choices');
  if (!Array.isArray(choices)) return false;
  if (memberOf(value, 'citations') !== undefined || memberOf(value, 'search_results') !== undefined)
    return false;
  return memberOf(memberOf(choices[0], 'message'), 'context') === undefined;
}

class OpenAiReader {
  readonly #draft = new ReadingDraft();
  readonly #parts = new PartList();
  readonly #annotated: { readonly annotations: readonly ResponseObject[]; readonly part: number }[] = [];

  readResponse(response: ResponseObject): ResponseReading {
    for (const item of response.objects('output')) {
      this.#noteSearch(item);
      if (item.string('type') !== 'message') continue;
      this.#parts.separate();
      for (const content of item.objects('content')) this.#readContent(content);
    }
    if (response.value('status') === 'incomplete') this.#draft.lose('answer-cut-off');
    return this.#finish();
  }

  readCompletion(completion: ResponseObject): ResponseReading {
    const choices = completion.objects('choices');
    if (choices.length > 1) this.#draft.lose('other-answers');
    const choice = choices[0];
    const message = choice?.object('message');
    const text = message?.optionalString('content');
    if (message !== undefined && text !== undefined) this.#addText(text, message.objects('annotations'));
    this.#addRefusal(message);
    if (choice?.value('finish_reason') === 'length') this.#draft.lose('answer-cut-off');
    return this.#finish();
  }

  /** The last answer of a thread; a list goes from the newest message to the oldest unless it was asked for otherwise. */
  readThread(list: ResponseObject): ResponseReading {
    const messages = list.objects('data');
    const answers = answersOf(list.value('data')).flatMap((at) => messages[at] ?? []);
    const madeAt = (message: ResponseObject): number => message.optionalNumber('created_at') ?? 0;
    const [last, ...others] = answers.toSorted((a, b) => madeAt(b) - madeAt(a));
    if (others.length > 0) this.#draft.lose('other-answers');
    return last === undefined ? this.#finish() : this.readThreadMessage(last);
  }

  readThreadMessage(message: ResponseObject): ResponseReading {
    for (const content of message.objects('content')) {
      if (content.string('type') === 'text') {
        const text = content.object('text');
        this.#addText(text.string('value'), text.objects('annotations'));
      } else this.#addRefusal(content);
    }
    if (message.value('status') === 'incomplete') this.#draft.lose('answer-cut-off');
    return this.#finish();
  }

  #readContent(content: ResponseObject): void {
    if (content.string('type') === 'output_text') {
      this.#addText(content.string('text'), content.objects('annotations'));
    } else this.#addRefusal(content);
  }

  /** A refusal is what the reader of the answer is shown. */
  #addRefusal(content: ResponseObject | undefined): void {
    if (content?.has('refusal') === true) {
      this.#draft.lose('answer-refused');
      this.#parts.separate();
      this.#parts.add(content.string('refusal'));
    } else if (content?.has('type') === true) this.#draft.lose('content-not-text');
  }

  #addText(text: string, annotations: readonly ResponseObject[]): void {
    this.#annotated.push({ annotations, part: this.#parts.add(text) });
  }

  /** What a search looked at or brought is more than what the answer cites, and no citation says which of it. */
  #noteSearch(item: ResponseObject): void {
    if (item.list('results').length > 0) this.#draft.lose('retrieved-text');
    const action = item.value('action');
    const consulted = memberOf(action, 'sources');
    if (Array.isArray(consulted) && consulted.length > 0) this.#draft.lose('consulted-sources');
  }

  #finish(): ResponseReading {
    const answer = this.#parts.join();
    const reader = new AnnotationReader(this.#draft, answer);
    for (const { annotations, part } of this.#annotated) reader.read(annotations, part);
    return this.#draft.finish('openai-response', answer);
  }
}
