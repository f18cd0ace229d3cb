import { canonicalizeText, TextError } from '@loccit/text';
import { InteropError, type InteropErrorCode } from './interop-error.js';

/** Most members of a list that are read: more than any answer has, and few enough to hold. */
export const MAX_LIST_MEMBERS = 100_000;

/** Most UTF-16 units of one text: as much as `check` reads of a file. */
export const MAX_TEXT_UNITS = 32 * 1024 * 1024;

/** Whether a value is a JSON object, and none of JSON's other kinds. */
export function isJsonObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An own member of a JSON object; `undefined` where there is none or it is `null`, which providers write for absent. */
export function memberOf(value: unknown, name: string): unknown {
  if (!isJsonObject(value) || !Object.hasOwn(value, name)) return undefined;
  return value[name] ?? undefined;
}

/**
 * An object of a response that nobody has checked.
 *
 * @remarks Each reader takes one own member by name, so what a form does not know is ignored, and what stands on a
 * prototype is never seen. `null` is as good as absent. Pointers are made of names in our own source and of numbers.
 */
export class ResponseObject {
  readonly at: string;
  readonly #members: Readonly<Record<string, unknown>>;

  constructor(value: unknown, at = '') {
    if (!isJsonObject(value)) throw new InteropError('response-member-malformed', { at });
    this.at = at;
    this.#members = value;
  }

  has(name: string): boolean {
    return this.value(name) !== undefined;
  }

  /** The member as it is; `undefined` where it is absent or `null`. */
  value(name: string): unknown {
    return memberOf(this.#members, name);
  }

  pointer(name: string): string {
    return `${this.at}/${name}`;
  }

  /** A text as received, well-formed and without U+0000. */
  string(name: string): string {
    return this.optionalString(name) ?? this.#missing(name);
  }

  optionalString(name: string): string | undefined {
    const value = this.value(name);
    return value === undefined ? undefined : readString(value, this.pointer(name));
  }

  /** A text in canonical form, for what no offset counts in: titles, names, quotes; `undefined` where it is empty too. */
  words(name: string): string | undefined {
    const text = this.optionalString(name);
    return text === undefined || text === '' ? undefined : canonicalizeText(text);
  }

  /** An integer from 0 that a double holds exactly. */
  count(name: string): number {
    return this.optionalCount(name) ?? this.#missing(name);
  }

  optionalCount(name: string): number | undefined {
    const value = this.value(name);
    if (value === undefined) return undefined;
    if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value;
    return this.malformed(name);
  }

  /** Any number that JSON can write: a place that is checked against a text later may lie anywhere. */
  optionalNumber(name: string): number | undefined {
    const value = this.value(name);
    return value === undefined || typeof value === 'number' ? value : this.malformed(name);
  }

  object(name: string): ResponseObject {
    return this.optionalObject(name) ?? this.#missing(name);
  }

  optionalObject(name: string): ResponseObject | undefined {
    const value = this.value(name);
    return value === undefined ? undefined : new ResponseObject(value, this.pointer(name));
  }

  /** The members of a list; none where it is absent. */
  list(name: string): readonly unknown[] {
    const value = this.value(name);
    if (value === undefined) return [];
    if (!Array.isArray(value)) return this.malformed(name);
    if (value.length <= MAX_LIST_MEMBERS) return value;
    throw new InteropError('response-too-large', {
      at: this.pointer(name),
      actual: value.length,
      limit: MAX_LIST_MEMBERS,
    });
  }

  /** The members of a list of objects; none where it is absent. */
  objects(name: string): ResponseObject[] {
    return Array.from(this.list(name), (value, i) => new ResponseObject(value, `${this.pointer(name)}/${i}`));
  }

  malformed(name: string, code: InteropErrorCode = 'response-member-malformed'): never {
    throw new InteropError(code, { at: this.pointer(name) });
  }

  #missing(name: string): never {
    return this.malformed(name, 'response-member-missing');
  }
}

/** A value as a text that can be canonical, or a coded refusal. */
export function readString(value: unknown, at: string): string {
  if (typeof value !== 'string') throw new InteropError('response-member-malformed', { at });
  if (value.length > MAX_TEXT_UNITS) {
    throw new InteropError('response-too-large', { at, actual: value.length, limit: MAX_TEXT_UNITS });
  }
  if (!value.isWellFormed() || value.includes('\0'))
    throw new InteropError('response-text-malformed', { at });
  return value;
}

/** Canonical text of what a caller or a response states; `undefined` where it is no text. */
export function canonicalOrNone(text: string): string | undefined {
  try {
    return canonicalizeText(text);
  } catch (error) {
    if (error instanceof TextError) return undefined;
    throw error;
  }
}
