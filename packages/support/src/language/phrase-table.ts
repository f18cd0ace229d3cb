import { type LanguageToken, readTokens } from './language-token.js';

/** A phrase found in a row of tokens (token indexes, half-open), with what its table says of it. */
export interface PhraseMatch<T> {
  readonly from: number;
  readonly until: number;
  readonly value: T;
}

interface Entry<T> {
  readonly keys: readonly string[];
  readonly value: T;
}

type Form = 'text' | 'stem';

/** Phrases by their first word, the longest first. */
export class PhraseTable<T> {
  readonly #entries = new Map<string, Entry<T>[]>();
  readonly #form: Form;

  /** @param form - whether English words match as written or in all their forms */
  constructor(form: Form) {
    this.#form = form;
  }

  /** Adds phrases that stand in a text between bars. */
  add(phrases: string, value: T): this {
    for (const phrase of phrases.split('|')) {
      const keys = readTokens(phrase).map((token) => token[this.#form]);
      const first = keys[0];
      if (first === undefined) continue;
      const entries = this.#entries.get(first) ?? [];
      entries.push({ keys, value });
      entries.sort((a, b) => b.keys.length - a.keys.length);
      this.#entries.set(first, entries);
    }
    return this;
  }

  /** The longest phrase that begins at a token and does not leave its row. */
  matchAt(tokens: readonly LanguageToken[], at: number, end: number): PhraseMatch<T> | undefined {
    const first = tokens[at];
    if (first === undefined) return undefined;
    for (const { keys, value } of this.#entries.get(first[this.#form]) ?? []) {
      if (at + keys.length > end) continue;
      if (keys.every((key, i) => tokens[at + i]?.[this.#form] === key)) {
        return { from: at, until: at + keys.length, value };
      }
    }
    return undefined;
  }

  /** All phrases of a row from left to right; a token is part of one phrase only. */
  findAll(tokens: readonly LanguageToken[], from: number, end: number): PhraseMatch<T>[] {
    const found: PhraseMatch<T>[] = [];
    for (let at = from; at < end; ) {
      const match = this.matchAt(tokens, at, end);
      if (match === undefined) at += 1;
      else {
        found.push(match);
        at = match.until;
      }
    }
    return found;
  }
}
