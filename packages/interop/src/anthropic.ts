import { checkPart } from './check-answer-span.js';
import { PartList } from './part-list.js';
import type { ResponseAdapter, ResponseReading } from './read-response.js';
import { type CitedPlace, ReadingDraft } from './reading-draft.js';
import { memberOf, ResponseObject } from './response-object.js';
import { readAddress } from './source-address.js';
import { sourceOf } from './source-list.js';
import { checkSourceSpan } from './source-range.js';

/** A message of Anthropic's Messages API, `citations` on its text blocks. */
export const ANTHROPIC_MESSAGE: ResponseAdapter = {
  form: 'anthropic-message',
  recognizes: (value) => {
    if (memberOf(value, 'type') !== 'message' || memberOf(value, 'role') !== 'assistant') return false;
    const content = memberOf(value, 'content');
    // An output item of OpenAI's Responses API is a message too; its parts are output_text and refusal.
    return Array.isArray(content) && !/^(?:output_|refusal$)/.test(String(memberOf(content[0], 'type')));
  },
  read: (value) => new MessageReader().read(new ResponseObject(value)),
};

/** Reasons for which a message ends before its answer does. */
const CUT_OFF: ReadonlySet<unknown> = new Set(['max_tokens', 'model_context_window_exceeded', 'pause_turn']);

class MessageReader {
  readonly #draft = new ReadingDraft();

  read(message: ResponseObject): ResponseReading {
    const parts = new PartList();
    const cited: { readonly block: ResponseObject; readonly part: number }[] = [];
    for (const block of message.objects('content')) {
      if (block.string('type') === 'text') cited.push({ block, part: parts.add(block.string('text')) });
      else {
        // What stood before the use of a tool is another paragraph, not the beginning of the next sentence.
        parts.separate();
        this.#draft.lose('content-not-text');
      }
    }
    const answer = parts.join();
    for (const { block, part } of cited) {
      // A citation covers the block that it stands on.
      const checked = checkPart(answer, part);
      for (const citation of block.objects('citations')) {
        this.#draft.cite('statement', checked, {
          quote: citation.words('cited_text'),
          ...this.#readPlace(citation),
        });
      }
    }
    const stop = message.value('stop_reason');
    if (CUT_OFF.has(stop)) this.#draft.lose('answer-cut-off');
    if (stop === 'refusal') this.#draft.lose('answer-refused');
    return this.#draft.finish('anthropic-message', answer);
  }

  #readPlace(citation: ResponseObject): CitedPlace {
    switch (citation.string('type')) {
      case 'char_location':
        return { source: this.#addDocument(citation), ...this.#readChars(citation) };
      case 'page_location':
        return {
          source: this.#addDocument(citation),
          locator: { type: 'page', ...this.#readRange(citation, 'page_number') },
        };
      case 'content_block_location':
        return {
          source: this.#addDocument(citation),
          locator: { type: 'blocks', ...this.#readRange(citation, 'block_index') },
        };
      case 'search_result_location':
        return {
          source: this.#addSearchResult(citation),
          locator: { type: 'blocks', ...this.#readRange(citation, 'block_index') },
        };
      case 'web_search_result_location':
        this.#draft.lose('encrypted-index');
        return { source: this.#addPage(citation) };
      default:
        this.#draft.lose('citation-kind');
        return {};
    }
  }

  #readChars(citation: ResponseObject): CitedPlace {
    const start = citation.count('start_char_index');
    const sourceSpan = checkSourceSpan(
      start,
      citation.count('end_char_index'),
      citation.optionalString('cited_text'),
    );
    if (sourceSpan === undefined) this.#draft.lose('source-span-differs');
    return { sourceSpan };
  }

  /** Both ends of a range whose end is outside, as numbers inside. */
  #readRange(citation: ResponseObject, unit: 'page_number' | 'block_index'): { first: number; last: number } {
    const first = citation.count(`start_${unit}`);
    const end = citation.count(`end_${unit}`);
    if (end <= first) this.#draft.lose('source-range-empty');
    return { first, last: Math.max(first, end - 1) };
  }

  #addDocument(citation: ResponseObject): number {
    const place = `document_index:${citation.count('document_index')}`;
    return this.#draft.sources.add(
      place,
      sourceOf({
        documentId: citation.words('file_id') ?? place,
        title: citation.words('document_title'),
      }),
    );
  }

  #addSearchResult(citation: ResponseObject): number {
    const place = `search_result_index:${citation.count('search_result_index')}`;
    const address = readAddress(citation.words('source'));
    return this.#draft.sources.add(
      place,
      sourceOf({ documentId: place, ...address, title: citation.words('title') }),
    );
  }

  #addPage(citation: ResponseObject): number {
    const url = citation.words('url');
    return this.#draft.sources.add(`url:${url}`, sourceOf({ url, title: citation.words('title') }));
  }
}
