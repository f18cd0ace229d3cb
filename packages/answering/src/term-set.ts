import { isCjk } from '@loccit/text';
import { listLikeTerms, listTerms } from './terms.js';

/** Stems shorter than this are related to themselves alone. */
const shortestStem = 5;

/** The terms that a text speaks of, to be asked one by one. */
export interface TermSet {
  /** Whether the term is there, or one that says the same, or a stem that it begins or that begins it. */
  speaksOf(term: string): boolean;
  /** Whether exactly this term is there. */
  has(term: string): boolean;
  /** Whether the CJK character stands anywhere in the text. */
  hasCharacter(character: string): boolean;
}

/**
 * The set of a text's terms.
 *
 * @remarks Related stems share their first five letters, so that a look-up reads only those.
 */
export function createTermSet(text: string): TermSet {
  const terms = new Set(listTerms(text));
  const characters = new Set<string>();
  const byPrefix = new Map<string, string[]>();
  for (const term of terms) {
    if (isCjk(term.codePointAt(0) ?? 0)) for (const character of term) characters.add(character);
    else if (isLongStem(term)) {
      const prefix = term.slice(0, shortestStem);
      byPrefix.set(prefix, [...(byPrefix.get(prefix) ?? []), term]);
    }
  }
  const hasRelated = (stem: string): boolean =>
    isLongStem(stem) &&
    (byPrefix.get(stem.slice(0, shortestStem)) ?? []).some(
      (other) => other.startsWith(stem) || stem.startsWith(other),
    );
  return {
    speaksOf: (term) =>
      terms.has(term) || listLikeTerms(term).some((other) => terms.has(other)) || hasRelated(term),
    has: (term) => terms.has(term),
    hasCharacter: (character) => characters.has(character),
  };
}

const isLongStem = (term: string): boolean => term.length >= shortestStem && /^[a-z]+$/.test(term);
