import type { ResponseSource } from './read-response.js';

/** The sources of a response in the order in which they are first named, each once. */
export class SourceList {
  readonly #sources: ResponseSource[] = [];
  readonly #indexes = new Map<string, number>();

  get sources(): readonly ResponseSource[] {
    return this.#sources;
  }

  /** The index of a source; what the response calls the same key is the same source, and later members fill gaps. */
  add(key: string, source: ResponseSource): number {
    const known = this.#indexes.get(key);
    if (known !== undefined) {
      this.#sources[known] = { ...source, ...this.#sources[known] };
      return known;
    }
    const index = this.#sources.push(source) - 1;
    this.#indexes.set(key, index);
    return index;
  }
}

/** A source without the members that a response leaves out. */
export function sourceOf(
  members: { readonly [Name in keyof ResponseSource]: ResponseSource[Name] | undefined },
): ResponseSource {
  const { label, documentId, title, url } = members;
  return {
    ...(label === undefined ? {} : { label }),
    ...(documentId === undefined ? {} : { documentId }),
    ...(title === undefined ? {} : { title }),
    ...(url === undefined ? {} : { url }),
  };
}
