import { isJsonObject, memberOf, type ResponseObject } from '../response-object.js';

/** Members of a message, and where they stand. */
export interface FoundMessage {
  readonly value: unknown;
  readonly at: string;
}

/**
 * The members of an answer of a model: as its class is written in JSON, by `messages_to_dict`, or by its data model.
 *
 * @experimental
 */
export function findMessage(value: unknown): FoundMessage | undefined {
  const name = classOf(value);
  if (name === 'AIMessage' || name === 'AIMessageChunk')
    return { value: memberOf(value, 'kwargs'), at: '/kwargs' };
  const type = memberOf(value, 'type');
  if (type !== 'ai' && type !== 'AIMessageChunk') return undefined;
  if (isContent(memberOf(memberOf(value, 'data'), 'content')))
    return { value: memberOf(value, 'data'), at: '/data' };
  return isContent(memberOf(value, 'content')) ? { value, at: '' } : undefined;
}

/** Whether a value is a document, in the names of Python or of JavaScript. */
export function isDocument(value: unknown): boolean {
  const members = classOf(value) === 'Document' ? memberOf(value, 'kwargs') : value;
  return typeof (memberOf(members, 'page_content') ?? memberOf(members, 'pageContent')) === 'string';
}

/** The members of an object, out of what its class writes around them. */
export function membersOfSerialized(object: ResponseObject): ResponseObject {
  return object.value('lc') === undefined ? object : object.object('kwargs');
}

/** The class of a value that was written with the names of its module, which end in it. */
function classOf(value: unknown): unknown {
  const id = memberOf(value, 'id');
  const isWritten = typeof memberOf(value, 'lc') === 'number' && memberOf(value, 'type') === 'constructor';
  return isWritten && Array.isArray(id) && isJsonObject(memberOf(value, 'kwargs'))
    ? id[id.length - 1]
    : undefined;
}

function isContent(value: unknown): boolean {
  return typeof value === 'string' || Array.isArray(value);
}
