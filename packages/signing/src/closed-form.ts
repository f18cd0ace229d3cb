import { JsonError, type JsonValue, type ParseJsonOptions, parseJson } from '@loccit/json';
import { SigningError } from './signing-error.js';

/** An object of which every member has been asked for by name. */
export type ClosedObject = { readonly [name: string]: JsonValue };

/** Reads strict JSON; where it is none, the place is told as this package tells it. */
export function readJson(input: Uint8Array | string, options: ParseJsonOptions): JsonValue {
  try {
    return parseJson(input, options);
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    const { line, column, limit } = error.details;
    if (error.code === 'too-large' && limit !== undefined) throw new SigningError('too-large', { limit });
    throw new SigningError('malformed-json', { line, column });
  }
}

/**
 * Takes a value for an object with these members and no others.
 *
 * @throws {@link SigningError} `unexpected-form`, with the pointer of the object or of the known member that is missing.
 */
export function closedObject(
  value: JsonValue | undefined,
  pointer: string,
  required: readonly string[],
  optional: readonly string[] = [],
): ClosedObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw unexpected(pointer);
  for (const name of required) if (!Object.hasOwn(value, name)) throw unexpected(`${pointer}/${name}`);
  for (const name of Object.keys(value)) {
    // The name itself is the writer's, and is not repeated.
    if (!required.includes(name) && !optional.includes(name)) throw unexpected(pointer);
  }
  // A member that is not there must not be found on the prototype either.
  return Object.assign(Object.create(null), value);
}

/** Takes a value for a text that is not empty. */
export function textOf(value: JsonValue | undefined, pointer: string): string {
  if (typeof value !== 'string' || value === '') throw unexpected(pointer);
  return value;
}

/** Most code points of a label. */
const MAX_LABEL = 200;

/** Takes a value for a label: a text that is not empty, of at most 200 code points. */
export function labelOf(value: JsonValue | undefined, pointer: string): string {
  const text = textOf(value, pointer);
  // A text of more units than that has more code points, and is not taken apart.
  if (text.length > 2 * MAX_LABEL || [...text].length > MAX_LABEL) throw unexpected(pointer);
  return text;
}

/** Takes a value for a list of at most so many items. */
export function listOf(value: JsonValue | undefined, pointer: string, limit: number): readonly JsonValue[] {
  if (!Array.isArray(value)) throw unexpected(pointer);
  if (value.length > limit) throw new SigningError('too-many', { pointer, limit });
  return value;
}

/** What a part of a document is read as; a refusal says where in the document, not where in the part. */
export function readAt<T>(pointer: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof SigningError)) throw error;
    throw new SigningError(error.code, { ...error.details, pointer: pointer + error.details.pointer });
  }
}

/** The refusal of a value whose form is another. */
export function unexpected(pointer: string): SigningError {
  return new SigningError('unexpected-form', { pointer });
}
