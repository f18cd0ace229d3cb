import type { ExtractedCitation } from '@loccit/contract';
import { extractCitations } from '@loccit/markdown';
import { readAnthropicPlace } from '../ai-sdk-source.js';
import type { AnswerText } from '../answer-text.js';
import { checkAnswerSpan, checkPart } from '../check-answer-span.js';
import { nameIn } from '../gemini-names.js';
import { AnnotationReader } from '../openai-annotations.js';
import { checkLinkSpan } from '../openai-link.js';
import { PartList } from '../part-list.js';
import type { ResponseAdapter, ResponseReading } from '../read-response.js';
import { ReadingDraft } from '../reading-draft.js';
import { memberOf, ResponseObject } from '../response-object.js';
import { sourceOf } from '../source-list.js';
import { findMessage, isDocument, membersOfSerialized } from './langchain-value.js';

/**
 * What LangChain keeps of an answer: a message with citations on its content blocks, or an answer with the documents it was made from.
 *
 * @experimental
 */
export const LANGCHAIN_MESSAGE: ResponseAdapter = {
  form: 'langchain-message',
  recognizes: (value) => findMessage(value) !== undefined || isRetrievalAnswer(value),
  read: (value) => {
    const reader = new LangChainReader();
    const found = findMessage(value);
    return found === undefined
      ? reader.readRetrieval(new ResponseObject(value))
      : reader.readMessage(new ResponseObject(found.value, found.at));
  },
};

function isRetrievalAnswer(value: unknown): boolean {
  const context = memberOf(value, 'context');
  return (
    typeof memberOf(value, 'answer') === 'string' &&
    Array.isArray(context) &&
    context.length > 0 &&
    context.every(isDocument)
  );
}

class LangChainReader {
  readonly #draft = new ReadingDraft();
  readonly #parts = new PartList();
  readonly #blocks: { readonly block: ResponseObject; readonly part: number }[] = [];

  readMessage(message: ResponseObject): ResponseReading {
    if (typeof message.value('content') === 'string') this.#parts.add(message.string('content'));
    else for (const block of message.objects('content')) this.#collect(block);
    const answer = this.#parts.join();
    const annotations = new AnnotationReader(this.#draft, answer);
    for (const { block, part } of this.#blocks) {
      for (const annotation of block.objects('annotations')) {
        if (annotation.value('type') === 'citation') this.#cite(answer, annotation, part);
        else annotations.read([annotation], part);
      }
      for (const citation of block.objects('citations')) this.#citeNative(answer, citation, part);
    }
    for (const name of ['additional_kwargs', 'response_metadata']) {
      const kept = message.optionalObject(name);
      if (kept !== undefined) this.#listDocuments(kept, 'documents');
    }
    return this.#draft.finish('langchain-message', answer);
  }

  readRetrieval(result: ResponseObject): ResponseReading {
    this.#parts.add(result.string('answer'));
    const answer = this.#parts.join();
    if (!this.#numberDocuments(result, answer)) this.#listDocuments(result, 'context');
    return this.#draft.finish('langchain-message', answer);
  }

  #collect(block: ResponseObject): void {
    if (block.value('type') === 'text')
      this.#blocks.push({ block, part: this.#parts.add(block.string('text')) });
    else this.#draft.lose('content-not-text');
  }

  /** A citation as LangChain writes those of every provider, in the names of Python or of JavaScript. */
  #cite(answer: AnswerText, citation: ResponseObject, part: number): void {
    const url = citation.words('url');
    const title = citation.words('title');
    const name = citation.words('source');
    const key = url ?? name ?? title;
    const source =
      key === undefined
        ? undefined
        : this.#draft.sources.add(key, sourceOf({ documentId: name, title, url }));
    const place = { source, quote: citation.words(nameIn(citation, 'citedText')) };
    const start = citation.optionalNumber(nameIn(citation, 'startIndex'));
    const end = citation.optionalNumber(nameIn(citation, 'endIndex'));
    if (start === undefined || end === undefined) {
      this.#draft.cite('statement', checkPart(answer, part), place);
      return;
    }
    const link =
      url === undefined
        ? {
            covers: 'statement' as const,
            ...checkAnswerSpan(answer, start, end, 'code-point', undefined, part),
          }
        : checkLinkSpan(answer, url, start, end, part);
    if (link.covers === 'statement' && link.span !== undefined) this.#draft.lose('answer-span-unchecked');
    this.#draft.cite(link.covers, link, place);
  }

  /** A citation of Anthropic's own, which stands on the block that it covers. */
  #citeNative(answer: AnswerText, citation: ResponseObject, part: number): void {
    const url = citation.words('url');
    const title = citation.words('document_title') ?? citation.words('title');
    const index = citation.optionalCount('document_index');
    const documentId = index === undefined ? undefined : `document_index:${index}`;
    const source = this.#draft.sources.add(
      url ?? documentId ?? title ?? '',
      sourceOf({ documentId, title, url }),
    );
    this.#draft.cite('statement', checkPart(answer, part), {
      source,
      ...readAnthropicPlace(this.#draft, citation),
    });
  }

  /**
   * Gives each document of the context its number where the answer cites by numbers and lists no sources of its own.
   *
   * @remarks A document that stands there twice, such as two passages of one file, has both numbers. Where a number is
   * higher than there are documents, the answer counts something else, and none is given.
   * @returns whether it did
   */
  #numberDocuments(result: ResponseObject, answer: AnswerText): boolean {
    const documents = result.objects('context');
    const marks = extractCitations(answer.text).citations.filter(
      ({ form }) => form === 'number' || form === 'range',
    );
    const isNumber = ({ label, target }: ExtractedCitation): boolean =>
      target.kind === 'none' && /^[1-9]\d*$/.test(label) && Number(label) <= documents.length;
    if (marks.length === 0 || !marks.every(isNumber)) return false;
    documents.forEach((document, i) => {
      this.#draft.sources.add(`document ${i}`, sourceOf({ ...readDocument(document), label: String(i + 1) }));
      this.#draft.lose('retrieved-text');
    });
    return true;
  }

  /** Documents that the answer was made from: nothing tells which part of it is of which. */
  #listDocuments(holder: ResponseObject, name: string): void {
    holder.objects(name).forEach((object, i) => {
      const { documentId, title, url } = readDocument(object);
      const members = sourceOf({ documentId, title, url });
      this.#draft.sources.add(url ?? documentId ?? `document ${i}`, members);
      this.#draft.lose('source-without-place');
      this.#draft.lose('retrieved-text');
    });
  }
}

type DocumentNames = { readonly [Name in 'documentId' | 'title' | 'url']: string | undefined };

/** What a document is called. */
function readDocument(object: ResponseObject): DocumentNames {
  const document = membersOfSerialized(object);
  const metadata = document.optionalObject('metadata');
  const place = metadata?.words('source');
  const url = metadata?.words('url') ?? (place !== undefined && /^https?:/.test(place) ? place : undefined);
  const documentId = document.words('id') ?? (url === place ? undefined : place);
  return { documentId, title: metadata?.words('title'), url };
}
