import { canonicalizeText } from '@loccit/text';
import { checkPart } from './check-answer-span.js';
import { PartList } from './part-list.js';
import type { ResponseReading } from './read-response.js';
import { type CitedPlace, ReadingDraft } from './reading-draft.js';
import { isJsonObject, memberOf, type ResponseObject } from './response-object.js';
import { readAddress } from './source-address.js';
import { sourceOf } from './source-list.js';
import { checkSourceSpan } from './source-range.js';

/** Whether a value is a response of Converse. */
export function recognizesConverse(value: unknown): boolean {
  const message = memberOf(memberOf(value, 'output'), 'message');
  return isJsonObject(message) && Array.isArray(memberOf(message, 'content'));
}

/** Reads a response of Converse, whose `citationsContent` blocks hold the text that they cite. */
export function readConverse(response: ResponseObject): ResponseReading {
  return new ConverseReader().read(response);
}

/** Reasons for which a message ends before its answer does. */
const CUT_OFF: ReadonlySet<unknown> = new Set(['max_tokens', 'model_context_window_exceeded']);
const REFUSED: ReadonlySet<unknown> = new Set(['guardrail_intervened', 'content_filtered']);

class ConverseReader {
  readonly #draft = new ReadingDraft();

  read(response: ResponseObject): ResponseReading {
    const parts = new PartList();
    const cited: { readonly block: ResponseObject; readonly part: number }[] = [];
    for (const block of response.object('output').object('message').objects('content')) {
      const plain = block.optionalString('text');
      const citing = block.optionalObject('citationsContent');
      if (plain !== undefined) parts.add(plain);
      else if (citing !== undefined)
        cited.push({ block: citing, part: parts.add(joinText(citing, 'content')) });
      else {
        // What stood before the use of a tool is another paragraph, not the beginning of the next sentence.
        parts.separate();
        this.#draft.lose('content-not-text');
      }
    }
    const answer = parts.join();
    for (const { block, part } of cited) {
      const checked = checkPart(answer, part);
      for (const citation of block.objects('citations')) {
        this.#draft.cite('statement', checked, this.#readSource(citation));
      }
    }
    const stop = response.value('stopReason');
    if (CUT_OFF.has(stop)) this.#draft.lose('answer-cut-off');
    if (REFUSED.has(stop)) this.#draft.lose('answer-refused');
    return this.#draft.finish('bedrock-response', answer);
  }

  #readSource(citation: ResponseObject): CitedPlace {
    const words = joinText(citation, 'sourceContent');
    const quote = words === '' ? {} : { quote: canonicalizeText(words) };
    const location = citation.optionalObject('location');
    const chars = location?.optionalObject('documentChar');
    if (chars !== undefined) {
      return { source: this.#addDocument(citation, chars), ...quote, ...this.#readChars(chars, words) };
    }
    const page = location?.optionalObject('documentPage');
    if (page !== undefined) {
      return { source: this.#addDocument(citation, page), ...quote, ...this.#readRange(page, 'page') };
    }
    const chunk = location?.optionalObject('documentChunk');
    if (chunk !== undefined) {
      return { source: this.#addDocument(citation, chunk), ...quote, ...this.#readRange(chunk, 'blocks') };
    }
    const result = location?.optionalObject('searchResultLocation');
    if (result !== undefined) {
      return { source: this.#addResult(citation, result), ...quote, ...this.#readRange(result, 'blocks') };
    }
    return { source: this.#addNamed(citation, location?.optionalObject('web')), ...quote };
  }

  #readChars(place: ResponseObject, words: string): CitedPlace {
    const span = checkSourceSpan(place.optionalCount('start'), place.optionalCount('end'), words);
    if (span !== undefined) return { sourceSpan: span };
    this.#draft.lose('source-span-differs');
    return {};
  }

  /** The first of a range, and the last only where it is the same: nothing says whether `end` is outside. */
  #readRange(place: ResponseObject, type: 'page' | 'blocks'): CitedPlace {
    const first = place.optionalCount('start');
    const end = place.optionalCount('end');
    if (first === undefined) return {};
    if (end === first) return { locator: { type, first, last: first } };
    if (end !== undefined) this.#draft.lose('source-range-end');
    return { locator: { type, first } };
  }

  #addDocument(citation: ResponseObject, place: ResponseObject): number | undefined {
    const index = place.optionalCount('documentIndex');
    const documentId = `documentIndex:${index}`;
    const title = citation.words('title');
    return index === undefined
      ? this.#addNamed(citation, undefined)
      : this.#draft.sources.add(
          documentId,
          sourceOf({ documentId, title, ...readAddress(citation.words('source')) }),
        );
  }

  #addResult(citation: ResponseObject, place: ResponseObject): number | undefined {
    const index = place.optionalCount('searchResultIndex');
    if (index === undefined) return this.#addNamed(citation, undefined);
    const documentId = `searchResultIndex:${index}`;
    return this.#draft.sources.add(
      documentId,
      sourceOf({ documentId, title: citation.words('title'), ...readAddress(citation.words('source')) }),
    );
  }

  /** A source known by its address, else by its name alone. */
  #addNamed(citation: ResponseObject, web: ResponseObject | undefined): number | undefined {
    const title = citation.words('title');
    const address = readAddress(web?.words('url') ?? citation.words('source'));
    const name = address.url ?? address.documentId ?? title;
    if (name !== undefined) return this.#draft.sources.add(`name:${name}`, sourceOf({ title, ...address }));
    this.#draft.lose('citation-without-source');
    return undefined;
  }
}

/** The texts of a list of pieces, which a stream may have cut anywhere, in one. */
function joinText(holder: ResponseObject, name: string): string {
  return holder
    .objects(name)
    .map((piece) => piece.optionalString('text') ?? '')
    .join('');
}
