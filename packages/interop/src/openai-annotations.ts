import type { AnswerText } from './answer-text.js';
import { type CheckedSpan, checkAnswerSpan } from './check-answer-span.js';
import { InsertionPoints } from './openai-insertion.js';
import { checkLinkSpan } from './openai-link.js';
import type { ReadingDraft } from './reading-draft.js';
import type { ResponseObject } from './response-object.js';
import { sourceOf } from './source-list.js';

/**
 * Reads the annotations that OpenAI puts on texts, wherever they stand.
 *
 * @remarks One reader serves the Responses API, search models of Chat Completions, threads of the Assistants API and what AI SDK
 * keeps of them, because a name means the same in all.
 */
export class AnnotationReader {
  readonly #draft: ReadingDraft;
  readonly #answer: AnswerText;
  readonly #points: InsertionPoints;

  constructor(draft: ReadingDraft, answer: AnswerText) {
    this.#draft = draft;
    this.#answer = answer;
    this.#points = new InsertionPoints(answer);
  }

  /** Adds the citations of annotations whose offsets count from the beginning of a part. */
  read(annotations: readonly ResponseObject[], part: number): void {
    for (const annotation of annotations) this.#readOne(annotation, part);
  }

  #readOne(annotation: ResponseObject, part: number): void {
    switch (annotation.string('type')) {
      case 'url_citation':
        this.#readUrl(annotation.optionalObject('url_citation') ?? annotation, part);
        break;
      case 'file_citation':
        this.#readFile(annotation, annotation.optionalObject('file_citation') ?? annotation, part);
        break;
      case 'container_file_citation':
        this.#readFile(annotation, annotation, part);
        break;
      case 'file_path':
        // The file was made for the answer, it is no source of it.
        this.#draft.lose('made-file');
        break;
      default:
        this.#draft.lose('citation-kind');
    }
  }

  #readUrl(citation: ResponseObject, part: number): void {
    const url = citation.string('url');
    const source = this.#draft.sources.add(`url ${url}`, sourceOf({ url, title: citation.words('title') }));
    const start = citation.optionalNumber('start_index');
    const end = citation.optionalNumber('end_index');
    if (start === undefined || end === undefined) {
      this.#draft.cite('mark', { problem: 'answer-span-empty' }, { source });
      return;
    }
    const link = checkLinkSpan(this.#answer, url, start, end, part);
    if (link.unchecked === true) this.#draft.lose('answer-span-unchecked');
    this.#draft.cite(link.covers, link, { source });
  }

  #readFile(annotation: ResponseObject, file: ResponseObject, part: number): void {
    const id = file.words('file_id');
    const title = annotation.words('filename') ?? fileNameIn(annotation.words('text'));
    const source = this.#draft.sources.add(
      id === undefined ? `title ${title ?? ''}` : `document ${id}`,
      sourceOf({ documentId: id, title }),
    );
    const quote = file.words('quote');
    const marked = this.#checkMarker(annotation, part);
    if (marked !== undefined) {
      this.#draft.cite('mark', marked, { source, quote });
      return;
    }
    const index = annotation.optionalNumber('index');
    const sentence: CheckedSpan =
      index === undefined ? { problem: 'answer-span-empty' } : this.#points.sentenceAt(index, part);
    if (sentence.span !== undefined) this.#draft.lose('insertion-point');
    this.#draft.cite('statement', sentence, { source, quote });
  }

  /** The marker of a file, where the annotation has a span; checked against its text where that is told too. */
  #checkMarker(annotation: ResponseObject, part: number): CheckedSpan | undefined {
    const start = annotation.optionalNumber('start_index');
    const end = annotation.optionalNumber('end_index');
    if (start === undefined || end === undefined) return undefined;
    const stated = annotation.optionalString('text');
    const checked = checkAnswerSpan(this.#answer, start, end, 'code-point', stated, part);
    if (stated === undefined && checked.span !== undefined) this.#draft.lose('answer-span-unchecked');
    if (checked.problem === undefined || stated === undefined) return checked;
    const other = checkAnswerSpan(this.#answer, start, end, 'utf16-unit', stated, part);
    return other.problem === undefined ? other : checked;
  }
}

/** The name of a file in its marker, where it has one: `【4:0†rules.md】`. */
const fileNameIn = (marker: string | undefined): string | undefined =>
  marker === undefined
    ? undefined
    : /^【[^†】]{1,40}†([^【】/\\]{1,200}\.[A-Za-z0-9]{1,8})】$/u.exec(marker)?.[1];
