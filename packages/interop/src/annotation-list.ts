import { listObjects } from './annotation-selectors.js';
import { InteropError } from './interop-error.js';
import { isJsonObject, MAX_LIST_MEMBERS, memberOf, ResponseObject } from './response-object.js';

/** Types of the three shapes in which annotations come. */
const TYPES: ReadonlySet<unknown> = new Set(['Annotation', 'AnnotationPage', 'AnnotationCollection']);

/** Whether a value is an annotation, a page of them, a collection, or a list of annotations. */
export function holdsAnnotations(value: unknown): boolean {
  return hasType(Array.isArray(value) ? value[0] : value, TYPES);
}

/**
 * The annotations of any of the shapes, in order.
 *
 * @remarks A collection is read as far as its pages stand in it; `lose` hears of those that are only named.
 * @throws {@link InteropError} `response-too-large` where there are more than are read.
 */
export function listAnnotations(value: unknown, lose: (code: string) => void): ResponseObject[] {
  if (Array.isArray(value)) {
    return listObjects(new ResponseObject({ items: value }), 'items').filter(isAnnotation);
  }
  const root = new ResponseObject(value);
  if (isAnnotation(root)) return [root];
  const found: ResponseObject[] = [];
  let page: ResponseObject | undefined = hasType(value, new Set(['AnnotationCollection']))
    ? pageOf(root, 'first', lose)
    : root;
  for (let pages = 0; page !== undefined; pages += 1) {
    for (const item of listObjects(page, 'items')) if (isAnnotation(item)) found.push(item);
    if (found.length > MAX_LIST_MEMBERS || pages > MAX_LIST_MEMBERS) {
      throw new InteropError('response-too-large', { actual: found.length, limit: MAX_LIST_MEMBERS });
    }
    page = pageOf(page, 'next', lose);
  }
  return found;
}

function pageOf(
  holder: ResponseObject,
  name: string,
  lose: (code: string) => void,
): ResponseObject | undefined {
  const value = holder.value(name);
  if (typeof value === 'string') lose('page-missing');
  return isJsonObject(value) ? new ResponseObject(value, holder.pointer(name)) : undefined;
}

function isAnnotation(item: ResponseObject): boolean {
  const type = item.value('type');
  return type === 'Annotation' || (Array.isArray(type) && type.includes('Annotation'));
}

function hasType(value: unknown, types: ReadonlySet<unknown>): boolean {
  const type = memberOf(value, 'type');
  return Array.isArray(type) ? type.some((each) => types.has(each)) : types.has(type);
}
