import type { AnswerText } from './answer-text.js';
import { type CheckedSpan, checkAnswerSpanOf, findStated } from './check-answer-span.js';
import { PartList } from './part-list.js';
import type { ResponseAdapter, ResponseReading } from './read-response.js';
import { ReadingDraft } from './reading-draft.js';
import { isJsonObject, memberOf, ResponseObject } from './response-object.js';
import { sourceOf } from './source-list.js';

/** A response of Cohere's Chat API, version 2, as it comes over the wire or as the SDK writes its names. */
export const COHERE_CHAT: ResponseAdapter = {
  form: 'cohere-chat',
  recognizes: (value) => {
    const message = memberOf(value, 'message');
    if (memberOf(message, 'role') !== 'assistant') return false;
    if (memberOf(value, 'finish_reason') === undefined && memberOf(value, 'finishReason') === undefined)
      return false;
    return Array.isArray(memberOf(message, 'content')) || Array.isArray(memberOf(message, 'citations'));
  },
  read: (value) => new ChatReader().read(new ResponseObject(value)),
};

/** Reasons for which a message ends before its answer does. */
const CUT_OFF: ReadonlySet<unknown> = new Set(['MAX_TOKENS', 'TIMEOUT', 'ERROR']);

class ChatReader {
  readonly #draft = new ReadingDraft();
  /** By the index of a content block: the part of the answer that it is. */
  readonly #partOf = new Map<number, number>();

  read(response: ResponseObject): ResponseReading {
    const message = response.object('message');
    const parts = new PartList();
    message.objects('content').forEach((block, i) => {
      if (block.string('type') === 'text') this.#partOf.set(i, parts.add(block.string('text')));
      else this.#draft.lose('content-not-text');
    });
    const answer = parts.join();
    for (const citation of message.objects('citations')) this.#addCitation(citation, answer);
    const stop = response.value('finish_reason') ?? response.value('finishReason');
    if (CUT_OFF.has(stop)) this.#draft.lose('answer-cut-off');
    return this.#draft.finish('cohere-chat', answer);
  }

  #addCitation(citation: ResponseObject, answer: AnswerText): void {
    const kind = citation.optionalString('type') ?? 'TEXT_CONTENT';
    if (kind !== 'TEXT_CONTENT') {
      this.#draft.lose('citation-not-on-answer');
      return;
    }
    const sources = citation.objects('sources');
    if (sources.length === 0) this.#draft.lose('citation-without-source');
    if (sources.length === 0) return;
    const checked = this.#readSpan(citation, answer);
    for (const source of sources) {
      this.#draft.cite('statement', checked, { source: this.#addSource(source) });
    }
  }

  /**
   * The span of a citation, checked against its text.
   *
   * @remarks Code points, the end outside, as Cohere's own parser of model output counts; the documentation names no unit.
   */
  #readSpan(citation: ResponseObject, answer: AnswerText): CheckedSpan {
    const stated = citation.optionalString('text');
    const start = citation.optionalNumber('start');
    const end = citation.optionalNumber('end');
    const index = citation.optionalCount('content_index') ?? citation.optionalCount('contentIndex');
    if (start === undefined || end === undefined) {
      return stated === undefined ? { problem: 'answer-span-outside' } : findStated(answer, stated);
    }
    // The only text block is meant where none is named, or where the index counts text blocks alone.
    const only = this.#partOf.size === 1 ? [...this.#partOf.values()][0] : undefined;
    const part = (index === undefined ? undefined : this.#partOf.get(index)) ?? only ?? 0;
    if (stated === undefined) this.#draft.lose('answer-span-unchecked');
    return checkAnswerSpanOf(
      answer,
      [
        { start, end, unit: 'code-point' },
        { start, end, unit: 'utf16-unit' },
      ],
      stated,
      part,
    );
  }

  #addSource(source: ResponseObject): number {
    const documentId = source.words('id');
    const content = readContent(source);
    if (content !== undefined) this.#draft.lose('source-content');
    const title = wordsIn(content, 'title');
    const url = wordsIn(content, 'url');
    const key = documentId ?? url ?? `place:${source.at}`;
    return this.#draft.sources.add(key, sourceOf({ documentId, title, url }));
  }
}

/** What a source brings along: a document, or what a tool gave. */
function readContent(source: ResponseObject): ResponseObject | undefined {
  for (const name of ['document', 'tool_output', 'toolOutput']) {
    const content = source.value(name);
    if (isJsonObject(content)) return new ResponseObject(content, source.pointer(name));
  }
  return undefined;
}

/** A text that a document or an output of a tool may hold under a name of its own choice; anything else is no title. */
function wordsIn(content: ResponseObject | undefined, name: string): string | undefined {
  return typeof content?.value(name) === 'string' ? content.words(name) : undefined;
}
