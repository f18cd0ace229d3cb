import type { Extraction } from '@loccit/contract';
import { createTextIndex } from '@loccit/text';
import { listAnnotatedCitations } from './annotated-citation.js';
import { InteropError } from './interop-error.js';
import type { ResponseReading } from './read-response.js';
import { selectPlace, selectSpan, type WebSelector } from './write-selectors.js';
import { WrittenSize } from './written-size.js';

/** What Web Annotations cannot be written without. */
export interface WebAnnotationOptions {
  /** The IRI of the answer; those of the annotations and of sources without an address are made of it. */
  readonly answerId: string;
  /** The text of the answer in canonical form, for an extraction that does not hold it. */
  readonly text?: string;
}

/** A part of an answer or of a source. */
export interface WebResource {
  readonly type: 'SpecificResource';
  readonly source:
    | string
    | {
        readonly id: string;
        readonly type: 'Text';
        readonly 'dc:title'?: string;
        readonly 'dc:identifier'?: string;
      };
  readonly selector?: readonly WebSelector[];
}

/** One annotation: the first describes the answer in its own words, each other one links a part of it to a source. */
export interface WebAnnotation {
  readonly id: string;
  readonly type: 'Annotation';
  readonly motivation: 'describing' | 'linking';
  readonly body:
    | { readonly type: 'TextualBody'; readonly value: string; readonly format: 'text/markdown' }
    | WebResource;
  readonly target: string | WebResource | readonly WebResource[];
}

/** A page of annotations, which is a JSON-LD document. */
export interface WebAnnotationPage {
  readonly '@context': 'http://www.w3.org/ns/anno.jsonld';
  readonly id: string;
  readonly type: 'AnnotationPage';
  readonly items: readonly WebAnnotation[];
}

/**
 * Writes citations as W3C Web Annotations: target the part of the answer, body the place in the source.
 *
 * @remarks The first annotation describes the answer with its text, so that the page can be read back without it. A
 * citation covers what its response says, a Markdown mark the statements that it belongs to. Each part of the answer
 * has a quote and a position, in code points, of the same text. A range of pages or blocks is written as far as a
 * fragment can name it, and a citation without a source not at all. Reading the page back gives the same spans,
 * sources and quotes.
 * @throws {@link InteropError} `response-member-missing` where the text is neither in the extraction nor in the options,
 * `response-too-large` where the page would be.
 * @example
 * ```ts
 * const reading = readResponse({ type: 'message', role: 'assistant', content: [{ type: 'text', text: 'It rains.' }] });
 * toWebAnnotations(reading, { answerId: 'urn:example:answer:1' }).items.length; // 1
 * ```
 * @see W3C Web Annotation Data Model, 2017
 */
export function toWebAnnotations(
  cited: Extraction | ResponseReading,
  options: WebAnnotationOptions,
): WebAnnotationPage {
  const { answerId } = options;
  const text = cited.text ?? options.text;
  if (text === undefined) throw new InteropError('response-member-missing', { at: '/text' });
  const index = createTextIndex(text);
  const size = new WrittenSize();
  const links = listAnnotatedCitations(cited).map((citation): WebAnnotation => {
    for (const { charStart, charEnd } of citation.spans) size.add(charEnd - charStart);
    const parts = citation.spans.map(
      (span): WebResource => ({
        type: 'SpecificResource',
        source: answerId,
        selector: selectSpan(index, span),
      }),
    );
    const [first] = parts;
    const selector = selectPlace(citation);
    const { source } = citation;
    size.add(Object.values(source).join('').length + (citation.quote?.exact.length ?? 0));
    const named = {
      ...(source.title === undefined ? {} : { 'dc:title': source.title }),
      ...(source.documentId === undefined ? {} : { 'dc:identifier': source.documentId }),
    };
    const id = source.url ?? `${answerId}#source-${citation.sourceKey}`;
    return {
      id: `${answerId}#${citation.key}`,
      type: 'Annotation',
      motivation: 'linking',
      body: {
        type: 'SpecificResource',
        source: Object.keys(named).length === 0 ? id : { id, type: 'Text', ...named },
        ...(selector.length === 0 ? {} : { selector }),
      },
      target: first === undefined ? answerId : parts.length === 1 ? first : parts,
    };
  });
  return {
    '@context': 'http://www.w3.org/ns/anno.jsonld',
    id: `${answerId}#citations`,
    type: 'AnnotationPage',
    items: [
      {
        id: `${answerId}#text`,
        type: 'Annotation',
        motivation: 'describing',
        body: { type: 'TextualBody', value: text, format: 'text/markdown' },
        target: answerId,
      },
      ...links,
    ],
  };
}
