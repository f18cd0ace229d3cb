import type { AnswerText } from './answer-text.js';
import { type CheckedSpan, checkAnswerSpan, findStated } from './check-answer-span.js';
import { readChunk } from './gemini-chunk.js';
import { nameIn } from './gemini-names.js';
import type { CitedPlace, ReadingDraft } from './reading-draft.js';
import type { ResponseObject } from './response-object.js';
import { sourceOf } from './source-list.js';

/** Reads what Gemini says of the sources of an answer, from wherever it was kept. */
export class GroundingReader {
  readonly #draft: ReadingDraft;
  readonly #answer: AnswerText;
  readonly #parts: ReadonlyMap<number, number>;

  /** @param parts the numbers of the answer's parts by the numbers that the response has for them */
  constructor(draft: ReadingDraft, answer: AnswerText, parts: ReadonlyMap<number, number>) {
    this.#draft = draft;
    this.#answer = answer;
    this.#parts = parts;
  }

  /** Adds a citation for each chunk of each support of a `groundingMetadata`. */
  readGrounding(metadata: ResponseObject): void {
    const chunks = metadata.objects(nameIn(metadata, 'groundingChunks'));
    const places = chunks.map((chunk, i) => readChunk(this.#draft, chunk, i));
    for (const support of metadata.objects(nameIn(metadata, 'groundingSupports'))) {
      const checked = this.#checkSegment(support.optionalObject('segment'));
      if (support.list(nameIn(support, 'confidenceScores')).length > 0) this.#draft.lose('confidence-scores');
      const indices = support.list(nameIn(support, 'groundingChunkIndices'));
      if (indices.length === 0) this.#draft.lose('citation-without-source');
      for (const index of indices) this.#draft.cite('statement', ...this.#placeOf(checked, index, places));
    }
  }

  /** Adds the passages of a `citationMetadata`, which the model is thought to have taken from elsewhere word by word. */
  readRecitations(metadata: ResponseObject): void {
    const name = nameIn(metadata, 'citationSources');
    for (const citation of metadata.objects(metadata.has(name) ? name : 'citations')) {
      const url = citation.words('uri');
      const title = citation.words('title');
      if (citation.has('license')) this.#draft.lose('license');
      const start = citation.optionalNumber(nameIn(citation, 'startIndex')) ?? 0;
      const end = citation.optionalNumber(nameIn(citation, 'endIndex'));
      const named = url === undefined && title === undefined ? undefined : sourceOf({ url, title });
      const key = url === undefined ? `title ${title}` : `url ${url}`;
      const source = named === undefined ? undefined : this.#draft.sources.add(key, named);
      const checked: CheckedSpan =
        end === undefined
          ? { problem: 'answer-span-empty' }
          : checkAnswerSpan(this.#answer, start, end, 'utf8-byte');
      if (checked.span !== undefined) this.#draft.lose('answer-span-unchecked');
      this.#draft.cite('statement', checked, { source });
    }
  }

  #placeOf(checked: CheckedSpan, index: unknown, places: readonly CitedPlace[]): [CheckedSpan, CitedPlace] {
    const place = typeof index === 'number' ? places[index] : undefined;
    if (place !== undefined) return [checked, place];
    this.#draft.lose('source-unknown');
    return [checked, {}];
  }

  /** Members that are 0 are not written, so one that is not there is 0. */
  #checkSegment(segment: ResponseObject | undefined): CheckedSpan {
    if (segment === undefined) return { problem: 'answer-span-empty' };
    const stated = segment.optionalString('text');
    const start = segment.optionalNumber(nameIn(segment, 'startIndex')) ?? 0;
    const end = segment.optionalNumber(nameIn(segment, 'endIndex'));
    const named = segment.optionalNumber(nameIn(segment, 'partIndex')) ?? 0;
    if (end === undefined)
      return stated === undefined ? { problem: 'answer-span-empty' } : findStated(this.#answer, stated);
    const part = this.#parts.get(named) ?? -1;
    const checked = checkAnswerSpan(this.#answer, start, end, 'utf8-byte', stated, part);
    if (stated === undefined && checked.span !== undefined) this.#draft.lose('answer-span-unchecked');
    if (checked.problem === undefined || stated === undefined || this.#parts.size < 2) return checked;
    // Whoever joined the pieces of a stream has one part of what were several, or counts through all of them.
    const whole = checkAnswerSpan(this.#answer, start, end, 'utf8-byte', stated);
    if (whole.problem !== undefined) return checked;
    this.#draft.lose('part-not-counted');
    return whole;
  }
}
