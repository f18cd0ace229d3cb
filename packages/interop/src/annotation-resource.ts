import { readSelectors, type SelectedPlace } from './annotation-selectors.js';
import type { ResponseSource } from './read-response.js';
import { isJsonObject, ResponseObject, readString } from './response-object.js';
import { sourceOf } from './source-list.js';

/** A body or a target of an annotation. */
export interface AnnotatedResource {
  /** The IRI of the whole resource. */
  readonly iri?: string;
  readonly source: ResponseSource;
  readonly place: SelectedPlace;
  /** The words of a body that holds its own text. */
  readonly value?: string;
}

/** Reads a body or a target, or each of several. */
export function readResources(
  annotation: ResponseObject,
  name: 'body' | 'target',
  lose: (code: string) => void,
): AnnotatedResource[] {
  const value = annotation.value(name);
  const words = name === 'body' ? annotation.optionalString('bodyValue') : undefined;
  // A body of nothing but text may be written as the text.
  if (words !== undefined) return [{ source: {}, place: { isPart: false }, value: words }];
  if (value === undefined) return [];
  if (!Array.isArray(value)) return readResource(value, annotation.pointer(name), lose);
  return annotation
    .list(name)
    .flatMap((item, i) => readResource(item, `${annotation.pointer(name)}/${i}`, lose));
}

function readResource(value: unknown, at: string, lose: (code: string) => void): AnnotatedResource[] {
  if (!isJsonObject(value)) {
    const iri = readString(value, at);
    return [{ iri, source: { url: iri }, place: { isPart: false } }];
  }
  const resource = new ResponseObject(value, at);
  if (resource.has('items')) {
    // A choice, a list or a composite: which of them is meant is for a reader to say.
    lose('resource-set');
    return [];
  }
  const words = resource.optionalString('value');
  const place = readSelectors(resource, lose);
  const whole = resource.value('source');
  const holder = isJsonObject(whole) ? new ResponseObject(whole, resource.pointer('source')) : resource;
  const iri = typeof whole === 'string' ? resource.string('source') : holder.optionalString('id');
  return [
    {
      ...(iri === undefined ? {} : { iri }),
      source: sourceOf({
        url: iri,
        title: holder.words('dc:title') ?? resource.words('dc:title'),
        documentId: holder.words('dc:identifier') ?? resource.words('dc:identifier'),
      }),
      place,
      ...(words === undefined ? {} : { value: words }),
    },
  ];
}
