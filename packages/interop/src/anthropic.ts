import { countCodePoints } from '@loccit/text';
import { AnswerText } from './answer-text.js';
import { checkAnswerSpan } from './check-answer-span.js';
import type { ResponseAdapter, ResponseCitation, ResponseReading } from './read-response.js';
import { memberOf, ResponseObject } from './response-object.js';
import { SourceList, sourceOf } from './source-list.js';
import { readAddress } from './source-address.js';

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
  readonly #sources = new SourceList();
  readonly #citations: ResponseCitation[] = [];
  readonly #lost = new Set<string>();

  read(message: ResponseObject): ResponseReading {
    const blocks = message.objects('content');
    const parts: string[] = [];
    const cited: { readonly block: ResponseObject; readonly part: number }[] = [];
    let apart = false;
    for (const block of blocks) {
      if (block.string('type') !== 'text') {
        apart = true;
        this.#lost.add('content-not-text');
        continue;
      }
      // What stood before the use of a tool is another paragraph, not the beginning of the next sentence.
      if (apart && parts.length > 0) parts.push('\n\n');
      apart = false;
      parts.push(block.string('text'));
      cited.push({ block, part: parts.length - 1 });
    }
    const answer = new AnswerText(parts);
    for (const { block, part } of cited) {
      for (const citation of block.objects('citations')) {
        this.#addCitation(citation, answer, part, parts[part] ?? '');
      }
    }
    const stop = message.value('stop_reason');
    if (CUT_OFF.has(stop)) this.#lost.add('answer-cut-off');
    if (stop === 'refusal') this.#lost.add('answer-refused');
    return {
      form: 'anthropic-message',
      text: answer.text,
      sources: this.#sources.sources,
      citations: this.#citations,
      lost: [...this.#lost].sort(),
    };
  }

  /** A citation covers the block that it stands on: the words of the block without the white space around them. */
  #addCitation(citation: ResponseObject, answer: AnswerText, part: number, text: string): void {
    const start = text.length - text.trimStart().length;
    const end = start + text.trim().length;
    const { span, problem } = checkAnswerSpan(answer, start, end, 'utf16-unit', undefined, part);
    const quote = citation.words('cited_text');
    this.#citations.push({
      ...(span === undefined ? {} : { answerSpan: span }),
      covers: 'statement',
      ...(quote === undefined ? {} : { quote: { exact: quote } }),
      ...this.#readPlace(citation),
      ...(problem === undefined ? {} : { problem }),
    });
  }

  #readPlace(citation: ResponseObject): Pick<ResponseCitation, 'source' | 'locator' | 'sourceSpan'> {
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
        this.#lost.add('encrypted-index');
        return { source: this.#addPage(citation) };
      default:
        this.#lost.add('citation-kind');
        return {};
    }
  }

  /** Offsets in the document as it was sent, taken for code points only where the words cited are as long in them. */
  #readChars(citation: ResponseObject): Pick<ResponseCitation, 'sourceSpan'> {
    const start = citation.count('start_char_index');
    const end = citation.count('end_char_index');
    const length = countCodePoints(citation.optionalString('cited_text') ?? '');
    if (start < end && end - start === length) return { sourceSpan: { char_start: start, char_end: end } };
    this.#lost.add('source-span-differs');
    return {};
  }

  /** Both ends of a range whose end is outside, as numbers inside. */
  #readRange(citation: ResponseObject, unit: 'page_number' | 'block_index'): { first: number; last: number } {
    const first = citation.count(`start_${unit}`);
    const end = citation.count(`end_${unit}`);
    if (end <= first) this.#lost.add('source-range-empty');
    return { first, last: Math.max(first, end - 1) };
  }

  #addDocument(citation: ResponseObject): number {
    const place = `document_index:${citation.count('document_index')}`;
    return this.#sources.add(
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
    return this.#sources.add(
      place,
      sourceOf({ documentId: place, ...address, title: citation.words('title') }),
    );
  }

  #addPage(citation: ResponseObject): number {
    const url = citation.words('url');
    return this.#sources.add(`url:${url}`, sourceOf({ url, title: citation.words('title') }));
  }
}
