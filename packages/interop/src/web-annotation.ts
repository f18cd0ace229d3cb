import { countCodePoints } from '@loccit/text';
import { holdsAnnotations, listAnnotations } from './annotation-list.js';
import { type AnnotatedResource, readResources } from './annotation-resource.js';
import type { SelectedPlace } from './annotation-selectors.js';
import { AnswerText } from './answer-text.js';
import { type CheckedSpan, checkAnswerSpanOf, checkPart, findStated } from './check-answer-span.js';
import { InteropError } from './interop-error.js';
import type { ResponseAdapter, ResponseReading, ResponseSource } from './read-response.js';
import { ReadingDraft } from './reading-draft.js';
import { MAX_LIST_MEMBERS } from './response-object.js';

/** W3C Web Annotations: one, a page, a collection, or a list. */
export const WEB_ANNOTATION: ResponseAdapter = {
  form: 'web-annotation',
  recognizes: holdsAnnotations,
  read: (value) => new AnnotationReader().read(value),
};

interface Annotation {
  readonly bodies: readonly AnnotatedResource[];
  readonly targets: readonly AnnotatedResource[];
}

class AnnotationReader {
  readonly #draft = new ReadingDraft();
  #cited = 0;

  read(value: unknown): ResponseReading {
    const lose = (code: string): void => this.#draft.lose(code);
    const annotations = listAnnotations(value, lose).map((annotation) => ({
      bodies: readResources(annotation, 'body', lose),
      targets: readResources(annotation, 'target', lose),
    }));
    const described = findAnswer(annotations);
    return described === undefined ? this.#readNotes(annotations) : this.#readAnswer(annotations, described);
  }

  /** Annotations of an answer whose text stands among them: each target is a part of it, each body a source. */
  #readAnswer(annotations: readonly Annotation[], described: Described): ResponseReading {
    const answer = new AnswerText([described.text]);
    for (const { bodies, targets } of annotations) {
      for (const target of targets) {
        if (target.iri !== described.iri) {
          this.#draft.lose('other-targets');
          continue;
        }
        for (const body of bodies) {
          // Comments are no sources, the text of the answer among them.
          if (body.value !== undefined) continue;
          const checked = target.place.isPart ? checkPlace(answer, target.place) : {};
          this.#cite(checked, body, described.iri);
        }
      }
    }
    return this.#draft.finish('web-annotation', answer);
  }

  /** Annotations of sources: what each says is a statement, and its targets are what the statement rests on. */
  #readNotes(annotations: readonly Annotation[]): ResponseReading {
    const parts: string[] = [];
    const cited: { readonly part: number; readonly targets: readonly AnnotatedResource[] }[] = [];
    for (const { bodies, targets } of annotations) {
      const words = bodies.flatMap(({ value }) =>
        value === undefined || value.trim() === '' ? [] : [value],
      );
      if (words.length === 0) {
        this.#draft.lose('annotation-without-text');
        continue;
      }
      if (parts.length > 0) parts.push('\n\n');
      cited.push({ part: parts.push(words.join('\n\n')) - 1, targets });
    }
    const answer = new AnswerText(parts);
    for (const { part, targets } of cited) {
      const checked = checkPart(answer, part);
      for (const target of targets) this.#cite(checked, target);
    }
    return this.#draft.finish('web-annotation', answer);
  }

  #cite(checked: CheckedSpan, resource: AnnotatedResource, answerIri?: string): void {
    this.#cited += 1;
    if (this.#cited > MAX_LIST_MEMBERS)
      throw new InteropError('response-too-large', { limit: MAX_LIST_MEMBERS });
    const { start, end, quote, locator } = resource.place;
    const isPlace = start !== undefined && end !== undefined && start < end;
    this.#draft.cite('statement', checked, {
      source: this.#addSource(resource, answerIri),
      quote,
      locator,
      sourceSpan: isPlace && agrees(resource.place) ? { char_start: start, char_end: end } : undefined,
    });
    if (isPlace && !agrees(resource.place)) this.#draft.lose('source-span-differs');
  }

  #addSource({ iri, source }: AnnotatedResource, answerIri: string | undefined): number | undefined {
    const key = iri ?? source.documentId ?? source.title;
    if (key === undefined) {
      this.#draft.lose('citation-without-source');
      return undefined;
    }
    return this.#draft.sources.add(key, withoutOwnName(source, answerIri));
  }
}

interface Described {
  readonly iri: string;
  readonly text: string;
}

/** The answer: what one annotation describes as a whole in its own words, and others link to sources, in parts or not. */
function findAnswer(annotations: readonly Annotation[]): Described | undefined {
  const linked = new Set<string>();
  for (const { bodies, targets } of annotations) {
    const links = bodies.some(({ value }) => value === undefined);
    for (const { iri, place } of targets) if (iri !== undefined && (links || place.isPart)) linked.add(iri);
  }
  for (const { bodies, targets } of annotations) {
    const text = bodies.find((body) => body.value !== undefined)?.value;
    const [target] = targets;
    if (text === undefined || target?.iri === undefined || target.place.isPart) continue;
    if (linked.has(target.iri)) return { iri: target.iri, text };
  }
  return undefined;
}

/** The place of selectors in the answer: positions are checked against the quote, a quote alone is looked up. */
function checkPlace(answer: AnswerText, place: SelectedPlace): CheckedSpan {
  const { start, end, quote } = place;
  const around =
    quote === undefined ? undefined : findInContext(answer, quote.prefix, quote.exact, quote.suffix);
  if (start === undefined || end === undefined) {
    if (quote === undefined) return { problem: 'answer-span-outside' };
    return around ?? findStated(answer, quote.exact);
  }
  const checked = checkAnswerSpanOf(
    answer,
    [
      { start, end, unit: 'code-point' },
      // Some writers count what their string type counts, against the recommendation.
      { start, end, unit: 'utf16-unit' },
    ],
    quote?.exact,
  );
  if (checked.span !== undefined || around === undefined) return checked;
  return { ...around, problem: 'answer-span-moved' };
}

/** The only place where the words stand between what is said to stand around them. */
function findInContext(answer: AnswerText, prefix = '', exact = '', suffix = ''): CheckedSpan | undefined {
  if (prefix === '' && suffix === '') return undefined;
  const found = answer.find(`${prefix}${exact}${suffix}`);
  if (typeof found !== 'number') return undefined;
  const charStart = found + countCodePoints(prefix);
  return { span: { charStart, charEnd: charStart + countCodePoints(exact) } };
}

/** Whether a position and a quote of one place can both be right. */
function agrees({ start = 0, end = 0, quote }: SelectedPlace): boolean {
  return quote === undefined || quote.exact_end !== undefined || end - start === countCodePoints(quote.exact);
}

/** A source that had no address was given one of the answer's own when it was written. */
function withoutOwnName(source: ResponseSource, answerIri: string | undefined): ResponseSource {
  const { url, ...rest } = source;
  if (url === undefined || (answerIri !== undefined && url.startsWith(`${answerIri}#source-`))) return rest;
  return source;
}
