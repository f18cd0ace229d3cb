import type { OpinionSource } from '../model-opinion.js';

/**
 * Which model answers, as far as that can be told.
 *
 * @remarks Everything here goes into the key of the cache, so that another model's answer is never taken for this one's.
 * `endpoint` goes nowhere else: an address may name a private host.
 */
export interface ModelIdentity extends OpinionSource {
  /** Where the model is reached, without credentials. */
  readonly endpoint?: string;
}

/** What a report may tell of a model. */
export function toSource(identity: ModelIdentity, more: Partial<OpinionSource> = {}): OpinionSource {
  const { endpoint: _, ...source } = identity;
  return { ...source, ...more };
}
