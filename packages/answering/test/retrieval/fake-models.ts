import {
  createRetrievalModels,
  type Embedder,
  ModelFailure,
  type ModelFailureCode,
  type Reranker,
  type RetrievalModelOptions,
  type RetrievalModels,
} from '@loccit/support/models';
import { listTerms } from '../../src/terms.js';

const DIMENSIONS = 64;

/** An embedder that is none: texts that share terms are near, others are at a right angle, near enough. */
export function createFakeEmbedder(fault?: ModelFailureCode): Embedder & { readonly seen: string[] } {
  const seen: string[] = [];
  return {
    seen,
    identity: { name: 'fake-embedder' },
    languages: 'any',
    embed: async (texts) => {
      seen.push(...texts);
      if (fault !== undefined) throw new ModelFailure(fault);
      return { vectors: texts.map(toVector), usage: { inputTokens: texts.length } };
    },
  };
}

/** One place a term, by its sum: enough places that terms of a test seldom share one. */
export function toVector(text: string): number[] {
  const vector = Array.from({ length: DIMENSIONS }, () => 0);
  for (const term of listTerms(text)) {
    let sum = 0;
    for (const character of term) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 8191;
    vector[sum % DIMENSIONS] = (vector[sum % DIMENSIONS] ?? 0) + 1;
  }
  return vector.some((value) => value !== 0) ? vector : vector.map(() => 1);
}

/** A reranker that is none: the more terms of the question a text holds, the closer; `fault` makes it fail. */
export function createFakeReranker(
  options: { readonly fault?: ModelFailureCode; readonly score?: (text: string) => number } = {},
): Reranker & { readonly seen: string[] } {
  const seen: string[] = [];
  return {
    seen,
    identity: { name: 'fake-reranker' },
    languages: 'any',
    rerank: async (question, texts) => {
      seen.push(...texts);
      if (options.fault !== undefined) throw new ModelFailure(options.fault);
      const asked = new Set(listTerms(question));
      const count = (text: string) => listTerms(text).filter((term) => asked.has(term)).length;
      return { scores: texts.map(options.score ?? count), usage: { inputTokens: texts.length } };
    },
  };
}

/** Models that try once and wait for nothing. */
export const openModels = (options: RetrievalModelOptions): RetrievalModels =>
  createRetrievalModels({ ...options, calls: { attempts: 1, ...options.calls } });
